### What a server keeps of people: five sentences on the page and on the leaf for parents.

title = What is kept here
who-server = { $operator } runs this server; write to { $contact } with any question, or to have something removed.
who-server_no_contact = { $operator } runs this server; ask them if you have a question, or to have something removed.
who-study = { $operator } runs this study; write to { $contact } with any question, or to have something removed.
who-study_no_contact = { $operator } runs this study; ask them if you have a question, or to have something removed.
who-home = This server runs on a computer near you; ask the person who started it there.
who-unnamed = The people who run this server have not said who they are; ask the person who gave you the address.
what = The server keeps the names and animals people play under, every move with its time, the results, who was together for an evening, and what was practised; there are no accounts, passwords or e-mail addresses, a device is known by a random number in a cookie, and Gander sends nothing on to anybody else.
what-study = The server keeps the code by which you came and all that your link said, when you came and what you agreed to, every answer and every move with its time, the results, and of your device how the page was set, the size of its screen, its browser and how long the page was out of sight; nobody is asked for a name, there are no accounts, passwords or e-mail addresses, a device is known by a random number in a cookie, and Gander sends nothing on to anybody else.
progress-study = From the moves it works out how well somebody remembers and plays, as the study asks for it.
progress-on = From the moves it works out how well somebody remembers and plays (their progress, and a ghost if they want one); each notepad can switch that off, and then it is deleted.
progress-off = How well somebody remembers and plays (their progress, and a ghost if they want one) is worked out from the moves only if that is switched on for their notepad; here it is off at first.
long-until = Everything played by { $date } is deleted after that day{ $days }{ $backups }.
long-and_days = , and at the latest after { $days } days
long-days = Everything is deleted { $days } days after it was played{ $backups }.
long-ever = It stays until somebody removes it; tables at which no game was finished go by themselves within 90 days{ $backups }.
long-ever_study = It stays until somebody removes it{ $backups }.
long-backups = ; backups are kept for another { $days } days
long-own_backups = ; how long backups are kept is up to the people who make them
rights-study = The people who run the study remove all that is kept of you when you ask and tell them your code; in games that others played, too, a dash then takes the place of your name.
rights = On the page “Notepad” you can read all of this, take it with you and remove it: your name and all that was worked out from your moves are gone at once, and in games that others played, too, a dash takes the place of your name.

## Dates

date = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
class = In a class the server also keeps the first name or the number of each pupil and the results of the lesson. All of that, with every move, is deleted the night after, unless the teacher asks to keep it; none of it comes onto a notepad, and nothing is worked out from it about how well somebody remembers.
