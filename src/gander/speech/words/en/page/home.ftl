### Said on the first page, and on every other: keep it small.

app-name = Gander
app-motto = Take a gander. Then remember.
app-skip = Skip to the page
app-loading = Laying the table…
app-failed = This page could not be loaded. Check the connection and try again.
app-again = Try again

nav-home = Home
nav-settings = Settings
nav-about = About
nav-teach = For a class
nav-notepad = Notepad
nav-rules = Rules
nav-soundOn = Sound is on. Turn it off
nav-soundOff = Sound is off. Turn it on
dialog-close = Close

home-title = What shall we play?
home-continue = Continue
home-continueText = Your table is still laid.
home-with = With { $names }.
home-between = The evening with { $names } goes on.
home-goOn = Back to the room
home-firstTime = New here? Play the first moves with me.
home-firstStep = Two minutes: show me
home-leads = { $name } leads { $won }–{ $lost }.
home-level = { $name } and { $other } are level, { $n }–{ $n }.
home-revenge = Revenge?
home-today = The best of today
home-notepadText = Every finished game is written down here.
home-tv = Play on the TV
home-join = Got a code?
home-joinText = Scan the QR code on the big screen, or type the code in here.
home-joinLabel = Code of the table
home-joinButton = Join
day-title = The deal of the day
practice-five = Five minutes
practice-title = Practice

box-players = { $fewest }–{ $most } players

setup-who = Welcome! Who is playing?
setup-playerName = Player { $n }
setup-addPerson = Add a person
setup-addBot = Add a bot
setup-remove = Remove { $name }
setup-name = Name of player { $n }
name-longest = A name has room for { $n } letters.
setup-animal = Animal of { $name }
setup-chooseAnimal = Which animal are you?
setup-youngest = Who is youngest? They start.
setup-starts = { $name } starts
setup-startsShort = starts
setup-open = Joins by phone
setup-bot = Bot
setup-level = How hard?
setup-mode = Against each other or together?
setup-mode-solo = Alone
setup-mode-versus = Everyone for themselves
setup-mode-versus-line = The best memory wins.
setup-mode-cooperative = All together
setup-mode-cooperative-line = You agree on every answer and share the result.
setup-where = Who with?
setup-where-alone = Alone
setup-where-alone-line = You by yourself, or with bots.
setup-where-device = On this device
setup-where-device-line = Pass it around; a cover comes between you.
setup-where-stage = TV and phones
setup-where-stage-line = This screen is the table; everybody plays with their phone.
setup-where-link = Far apart by link
setup-where-link-line = You get a link to send; everybody plays on their own device.
setup-amountFor = { $what } for { $name }
setup-amountIs = { $name }: { $what }
setup-more = More options
setup-chooseBot = Who shall join in?
setup-changeBot = Swap { $name }
setup-choiceOf = { $name }: { $choice }
setup-startSolo = Play alone
setup-invite = Open the table and invite
setup-startMany =
    { $n ->
        [one] Start with { $n } player
       *[other] Start with { $count } players
    }
setup-counts = 0 1 2 3 4 5 6
setup-failed = The table could not be opened: { $reason }
setup-notConnected = There is no connection to the table just now. Check the network and try again.

level-rookie = Rookie
level-experienced = Experienced
level-advanced = Advanced
level-expert = Expert

bot-chick = Pip the chick
bot-squirrel = Hazel the squirrel
bot-tortoise = Theo the tortoise
bot-otter = Otto the otter
bot-crow = Kora the crow
bot-elephant = Ella the elephant
bot-chick-line = Forgets almost as fast as it looks.
bot-squirrel-line = Knows where the last nut went and guesses at the others.
bot-tortoise-line = Keeps about as much in mind as a typical person of seventy.
bot-otter-line = Keeps about as much in mind as a typical young adult.
bot-crow-line = Misses little, keeps it long and puts two and two together.
bot-elephant-line = Never forgets anything at all.

cover-title = Hand over to { $name }
cover-text = Nobody else looks now. Your cards only show when you tap.
cover-ready = I am { $name }

badge-me = (you)
badge-away = away
badge-out = out
badge-turn = it is their turn
badge-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

settings-title = Settings

missing-title = Nobody here
missing-text = There is no page at this address. Perhaps the link was cut short.
missing-home = To the games
offline-title = No connection
offline-text = No table can be laid just now. Rules and lessons are here all the same.

notepad-title = Notepad
notepad-empty = Nothing here yet. After your first finished game its result stands on this page, and later whether you are getting better at it.
notepad-first = Play a game
