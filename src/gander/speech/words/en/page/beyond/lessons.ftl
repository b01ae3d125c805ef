### The lessons: what the mascot says while one plays the first moves. Three play; the learner is the first of them.

lesson-link = Learn in 2 minutes
lesson-offer = First time? Two minutes, and you know how it goes.
lesson-showMe = Show me
lesson-noThanks = No, thanks
lesson-title = Learn { $game }
lesson-step = Step { $n } of { $all }
lesson-goOn = Go on
lesson-back = Back one step
lesson-skip = Skip this step
lesson-again = Once more
lesson-play = Play now
lesson-name-learner = Mia
lesson-name-second = Ben
lesson-name-third = Ida

practice-who = Who is practising?
practice-known = What you miss most, in { $n } short rounds.
practice-new = You have not played yet: a bit of everything in { $n } short rounds, easy at first.
practice-start = Start
practice-progress = { $n } of { $all }. Right so far: { $right }
practice-next = Look at this next
practice-onward = Next time it goes on from here.
practice-kept = It stands on the notepad, apart from the games.
practice-notKept = It could not be written down: { $reason }
practice-tryAgain = Try again
practice-heading = Practised
