### What is said in a terminal around every game.
### A key that ends in _you is said to the person whom the sentence is about.

list = { $most } and { $last }

## Words that can be typed at any time: several, with blanks between

command-quit = quit q exit

## How many

count-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
count-point =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
count-number =
    { $n ->
        [one] 1
       *[other] 1 to { $n }
    }

## What is typed, and what is not understood

answer-yes = yes
answer-no = no
answer-only_enter = Only the Enter key is needed here. Press Enter, or type ? for the rules.
answer-nothing = Please type something. You can say: { $choices }.
answer-unknown = I do not know “{ $typed }” here. You can say: { $choices }.
answer-several = “{ $typed }” could mean several things: { $choices }. Please type a little more.

## Before a game

agree-game = Which game? Type its number, or press Enter for 1.
agree-game_help = Each game has its own rules. While you play, type ? to read them.
agree-players = For { $least } to { $most } players.
agree-seats = Who plays? Type { $least } to { $most } names in the order you sit, with commas between them.
agree-seats_or_alone = Who plays? Type your name. If you are several, at most { $most }, type all names in the order you sit, with commas between them.
agree-seats_example = For a computer player, type bot. For example: Mia, Ben, bot
agree-seats_help = A bot is a player of the computer. It sees only what a person in its place would see. To choose which bot, type for example bot:uniform.
# The word between two names, as somebody types it: Mia and Ben
agree-and = and
agree-nobody = Please type the name of at least one person.
agree-wrong_number =
    { $n ->
        [one] This game is for { $least } to { $most } players, and that was { $n } name. You can add bots: Mia, bot, bot
       *[other] This game is for { $least } to { $most } players, and those were { $n } names.
    }
agree-same_name = Two players are called { $name }. Please give them different names.
agree-bot = How good should the bots be? Press Enter for 1.
agree-bot_help = Each bot remembers in its own way. None of them sees more than you would in its place.
agree-mode = Everyone for themselves, or all together? Press Enter for 1.
agree-mode_help = All together means: you agree on every answer, and the points belong to all of you.
agree-mode_versus = everyone for themselves
agree-mode_cooperative = all together
agree-youngest = Who is the youngest? That player starts. Press Enter for 1.
agree-youngest_help = Nobody has to say how old they are. Pick anybody you like to start.

## Options: how hard

option-level-label = How hard?
option-level-line = How hard it is.
option-level-ask = How hard should it be? Press Enter for 1.
option-level-help = Start with the first one. You can always take a harder one next time.
option-level-rookie = rookie
option-level-experienced = experienced
option-level-advanced = advanced
option-level-expert = expert

## Options: glances

option-glances-label = Glances
option-glances-line = Players with less practice may look under a card a few times: 0 to 5 glances.

## Options: cards to start with

option-ahead-label = Cards to start with
option-ahead-line = How many cards each player starts with, from 0 to 30. They count as points.

## Cards to start with

ahead-line = Of these to start with: { $cards }.
ahead-score = { $score }, { $n } of them to start with

## Looking at a hidden card

glance-told = { $name } looks at card { $number }.
glance-told_you = You look at card { $number }.
glance-told_card = { $name } looks at card { $number }: { $card }.
glance-told_card_you = You look at card { $number }: { $card }. Keep it to yourself.
glance-left = Glances left: { $glances }.
glance-open = Card { $number } lies open to you: { $card }.
glance-move = look { $number }
glance-ask =
    { $n ->
        [one] You have { $n } glance: look at a card before you answer, with { $example } for example.
       *[other] You have { $n } glances: look at a card before you answer, with { $example } for example.
    }

## At the beginning

welcome-players = At the table: { $names }.
welcome-starts = { $name } starts.
welcome-commands = At any time, type ? for the rules that matter now, ? all for all rules, or quit to leave.
welcome-begin = Press Enter to begin.

## Handing the screen over

cover-before = When you have read this, press Enter. Then it is { $name }’s turn.
cover-hand_over = Hand over to { $name }. Press Enter when only { $name } looks.

## Reading on

page-more = Press Enter to read on.

## What a language model reads

assistant-free_seat = free seat { $number }
assistant-lobby = The game has not begun. At the table: { $names }.
assistant-invite = People join by this link: { $link }
assistant-start = When all are there, start.
assistant-covered = The table is covered now. Look again in a moment.
assistant-waiting = The game waits for { $names }.
assistant-sayable = You can say: { $choices }.
assistant-only_go_on = There is one thing to do: say anything to go on.
assistant-not_asked = There is nothing for you to do now. Wait, and you will read when it is your turn.
assistant-nowhere = You sit at no table. Open one or join one.
assistant-leave_first = You sit at a table already. Leave it first.

## The rules

rules-now = These rules matter now:
rules-all = All rules of this game:

## How it ended

result-wins = { $name } wins with { $score }.
result-wins_you = You win with { $score }. Well played.
result-share = { $names } share the win with { $score } each.
result-place = Place { $place }: { $name }, { $score }.
result-solo = Your result: { $result }.
result-together = Your result together: { $result }.

## At the end

goodbye-thanks = Thank you for playing.
goodbye-left = Goodbye. See you soon.
goodbye-offer = Shall I save the game so far? Type a name for the file, or just press Enter to leave without saving.
goodbye-offer_help = You can look at a saved game with: gander replay FILE
goodbye-saved = The game is saved. Look at it with: gander replay { $file }
goodbye-not_saved = The game could not be saved in { $file }: { $reason }.

## Looking at a game again

replay-step = Step { $number } of { $steps }.
replay-ask = Press Enter to go on, b to go back, q to leave.
replay-last = This is the end. Press Enter to leave, b to go back.
replay-next = next
replay-back = back
replay-goodbye = That was the replay.
replay-player = Player { $number }

## The rules of every game, by number

rule-any-A1 = The youngest player starts. Then it goes round clockwise.
rule-any-A2 = Only a game that was played to the end has a result.
rule-any-A3 = Players with the same best result share the win.
rule-any-A4 = Before a game each player may be given glances, 0 to 5, so that all have a fair chance. Alone there are none.
rule-any-A5 = On your turn, before you answer or play, you may use a glance: you look at one hidden card.
rule-any-A6 = One glance for each answer. The card is covered again when you have answered or played.
rule-any-A7 = Everybody sees that you look, where, and how many glances are left. Only you see the card.
rule-any-A8 = If your time runs out, no glance is used for you. Glances belong to the seat: if somebody takes it over, they have them.
rule-any-A9 = Where all play against each other, each player may be given cards to start with, 0 to 30, so that all have a fair chance. They count as points; the deck stays whole.
