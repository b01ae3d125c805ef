### A study: its first page, what is asked between the games, and the end.

study-code = Your code
study-begin = Begin
study-byLink = You need a link of your own to take part. Please open the link that you were given.
study-kept = What is kept, and for how long
study-consent = Do you agree?
study-agree = I agree and take part
study-decline = I do not agree
study-questions = Questions
study-pause = A short break
study-left =
    { $n ->
        [one] It goes on in { $n } second.
       *[other] It goes on in { $n } seconds.
    }
study-progress = How far you are
study-goOn = Go on
study-nextGame = On to game { $n } of { $games }
study-waiting = One moment
study-waitingText = It begins as soon as the others are there. You need not do anything.
study-again = Try again
study-elsewhere = Your game goes on without this device.
study-comeBack = Go on here
study-stop = Stop taking part
study-stopText = You may stop at any time. You cannot go on afterwards.
study-stopYes = Stop
study-thanks = Thank you
study-declined = All right
study-over-finished = You have done everything, and all of it is kept.
study-over-declined = You are not taking part. Nothing more about you is kept.
study-over-stopped = You have stopped. What you have done so far is kept.
study-over-unpaired = Nobody came to play with you. That is not your fault.
study-yourCode = Your code:
study-back = Back to where you came from
