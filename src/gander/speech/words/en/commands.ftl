### What the commands around the server say.

## gander play

play-here = Gander is at { $address } in this browser.
play-network = For phones and tablets in the same network: { $address }
play-no_network = No network was found, so only this computer can join.
play-stop = Tables are kept in { $data } – stop with Ctrl+C.

## Which port

port-busy = Port { $wanted } is used by another program, so this is port { $port }.

## gander serve

serve-ready = Serving at { $address } – tables are kept in { $data }
serve-study = Study “{ $name }”: { $games } games for each participant.

## gander verify

verify-fair = Checked: all { $chances } shuffles and rolls follow from the seed, and all { $moves } moves from the rules.
verify-shared = The devices at these seats added luck of their own, so the server could not choose: { $seats }.
verify-silent = The devices at these seats promised a share and did not show it in time: { $seats }.
verify-chosen = But the host chose the seed and could know what came.
verify-worldDay = It is the deal of { $day } by the formula of the whole world, which anybody could work out beforehand.
verify-drawnDay = It is the deal of { $day } by this secret. Compare its seal with the one that the server showed the day before: { $seal }.
verify-otherDay = It is not the deal of { $day }: its seed does not follow from that date and this secret, or the formula.
verify-unfair = This record is wrong: { $fault }

## gander check

check-whole = Tables that are as they were written: { $tables }.
check-unsealed = Tables from before there were checksums, which can be read: { $tables }.
check-broken = Broken: table { $table } was changed, or cannot be read. Take it from a backup.

## gander tidy

tidy-tables = Abandoned tables to pack: { $packed } ({ $size } kB). To remove: { $removed } tables, { $games } games. Participants of studies to remove: { $participants }.
tidy-rest = Codes that open nothing: { $codes }. Links that are too old: { $links }. Devices with nothing: { $devices }. Classes that are over: { $classes }.
tidy-shown = Nothing was changed. To do it: gander tidy --yes
tidy-done = Done. Everything else on the notepads is as it was.

## gander backup

backup-done = Copied: { $whole } tables as they were written, { $unsealed } older, { $broken } broken. Keep gander.key, too.
backup-old = Copies made { $days } days ago or before that were removed: { $old }.

## gander move

move-done = Moved and checked: { $tables } tables, { $players } players, { $games } games. Take gander.key along by hand.

## gander export

export-done = Wrote { $games } games of { $players } players to { $file }

## gander import

import-done = New games: { $new }. Known already: { $known }. Not readable: { $refused }.
import-link = They are on a notepad of their own. To see it, enter the code { $code } under Notepad within a day.

## gander players

players-on_pad = { $name } · notepad { $pad } · games { $games }, ghosts { $ghosts }, exercises { $practised } · last { $last } · devices { $devices }
players-at_tables = { $name } · on no notepad, at { $tables } tables, in { $classes } classes · device { $devices }
players-total = Entries: { $people }.
players-class = Class of { $opened } · pupils { $pupils } · taught on device { $device }
players-kept_class = Class of { $opened }, kept · pupils { $pupils } · taught on device { $device }

## gander forget

forget-shown = Nothing was changed. To do it: the same with --yes
forget-done = Removed. Every row was searched for “{ $name }”: it is in { $places }, and { $others } others are called so.
forget-device = Removed, with everybody who was on it alone: { $names }. Every row was searched for the device: it is in { $places }.

## gander unlock

unlock-done = The lock of { $name } is off, on every device. { $name } can choose other pictures on the page “Notepad”.
unlock-none = { $name } has no lock.

## gander study

study-new = Wrote { $file } – change it, then: gander study check { $file }
study-good = “{ $name }” can be run.
study-condition = Condition { $condition }: { $games }; { $questions } questions; about { $minutes } minutes.
study-untranslated = no text in { $languages }; there the first one is shown, in another language
study-links = These links are good at the server that keeps its tables in { $folder }.
study-preview = Walk through it at { $link } – nothing is kept. Stop with Ctrl+C.
study-found = { $name }, code { $code }, with { $steps } steps.
study-forgotten = Removed. Every row was searched for “{ $code }” and for what stands for it: found in { $places }.

## gander participant

participant-released = Deals that stay dealt: { $deals }. The next person with this code goes on from their device.
participant-anew = Deals forgotten: { $deals }. The next person with this code starts over.

## gander memory

memory-otter = young adults
memory-tortoise = older adults
memory-model = our bot
memory-near = near enough
memory-yes = yes
memory-no = no
memory-caption = Shares of all answers, from { $trials } trials of each task. Near enough is within one standard deviation (±) between people, or within 0.05 where that is not known.
memory-task-updating = Digits that change (2 to 6 frames)
memory-task-colours = Five colours shown at once
memory-task-in_turn = Five colours shown in turn
memory-task-in_order = Nine digits said again in order
memory-task-two_words = One place of eight, two words to choose from
memory-condition-load = right with { $n } frames
memory-condition-right = right
memory-condition-another = another colour that was shown
memory-condition-never_shown = a colour that was not shown
memory-condition-swap = colour { $n } away taken for it
memory-condition-right_as = right if shown as number { $n }
memory-condition-whole = right when all are said from number { $n } on
memory-condition-part = right when three are said from number { $n } on
memory-condition-any_other = right beside any other word of the list
memory-condition-neighbour = right beside the word next to it

## gander words: what it says to translators

words-missing = { $place } is missing.
words-unused = { $place } is said nowhere.
words-gaps = { $place } has other gaps than in English: { $detail }
words-forms = { $place } lacks forms by number, or has some that this language does not have: { $detail }
words-page = { $place } is for the page, which chooses only by the number $n, and only once: { $detail }
words-long = { $place } is too long, in letters: { $detail }
words-unreadable = { $place } cannot be read: { $detail }
words-found =
    { $n ->
        [one] { $n } thing to look at.
       *[other] { $n } things to look at.
    }
words-whole = Nothing is missing in “{ $code }”.
words-offered = { $code }: { $said } of { $all } sentences ({ $percent }%)
words-tried = { $code }: { $said } of { $all } sentences ({ $percent }%), not offered yet
words-written = Wrote { $file }
words-refused = Not understood: { $line }
words-filled =
    { $n ->
        [one] Took { $n } sentence.
       *[other] Took { $n } sentences.
    }
