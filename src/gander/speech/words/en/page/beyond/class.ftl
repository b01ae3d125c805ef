### A class: the teacher’s page, the pupils’ page, and the sheet at the end.

class-openLink = For a class at school
class-teach = A class
class-intro = Pupils come in with one code for the lesson, by first name or with a printed number. You say what is played, see who is stuck, pause everybody and end it.
class-keptShort = Everything is deleted the night after, unless you ask to keep it.
class-leaf = A leaf for parents: what is kept
class-open = Open a class
class-wayIn = The way in
class-shareText = Come into the class:
class-qr = QR code with the link to this class
class-cards = Numbers to print
class-cardsText = One page with thirty numbers to cut out. Scan one and you are that number, with no name needed. It also takes you back in on another device.
class-card = QR code for number { $n }
class-print = Print
class-back = Back to the class
class-who = Who is in
class-in =
    { $n ->
        [one] { $n } pupil is in.
       *[other] { $n } pupils are in.
    }
class-sendOut = Remove
class-sendOutFor = Remove { $name }
class-sendOutText = Their name disappears from the class at once. With the code they can come back in.
class-group-comes = About to begin.
class-group-plays = They are playing.
class-group-turn = Waiting for { $names }.
class-group-quiet =
    { $n ->
        [one] Nothing has happened for { $n } minute.
       *[other] Nothing has happened for { $n } minutes.
    }
class-group-paused = Paused.
class-group-finished = Finished.
class-group-ended = Ended without a result.
class-group-bot = a bot plays
class-what = What is played?
class-now = Now: { $game }
class-else = Play something else
class-game = Game
class-level = How hard?
class-with = Who with?
class-with-alone = Alone
class-with-alone-line = Everybody at their own table.
class-with-pairs = In pairs
class-with-pairs-line = Drawn by lot. A bot fills in if somebody is left over.
class-with-bots = Against a bot
class-with-bots-line = Everybody against one of their own.
class-sameDeal = All on the same deal
class-sameDeal-line = Everybody has the same cards and dice, so results can be compared.
class-play = Everybody plays this
class-playInstead = End this game and play that
class-pause = Pause everybody
class-goOn = Go on
class-stop = End this game
class-end = End the lesson
class-endText = All games end, and everybody sees something good about what they did. You get the sheet for the whole class.
class-over = The lesson is over
class-sheet = What everybody did
class-rank = Show points side by side
class-rank-line = Only here, for you. Pupils do not see it.
class-nothingRanked = Nothing was finished by two or more pupils, so there is nothing to compare.
class-table = Table for statistics (CSV)
class-keep = Keep this class
class-keep-line = Names, numbers and results stay beyond today, and the printed numbers stay good.
class-again = Another lesson
class-forget = Delete everything now
class-forgetText = Names, games and results of this class go at once and for good.
class-title = Come into the class
class-nameText = Your first name is enough. The others in the class and your teacher see it.
class-name = First name
class-comeIn = Come in
class-hello = Hello, { $name }
class-waits = You are in. As soon as your teacher begins, your game comes by itself.
class-done = You are done. What comes next comes by itself.
class-toWait = Done
class-praise-rose =
    { $n ->
        [one] Got better at { $game }: first { $before }, then { $n } point.
       *[other] Got better at { $game }: first { $before }, then { $n } points.
    }
class-praise-roseTurns =
    { $n ->
        [one] Got faster at { $game }: first { $before } turns, then { $n }.
       *[other] Got faster at { $game }: first { $before } turns, then { $n }.
    }
class-praise-together =
    { $n ->
        [one] Played with { $n } other person.
       *[other] Played with { $n } different people.
    }
class-praise-finished =
    { $n ->
        [one] Finished { $n } game.
       *[other] Finished { $n } games.
    }
class-praise-began = Took on a game.
class-praise-came = Was there.
