### What a server keeps of people: five sentences on the page and on the leaf for parents.

title = Ce qui est gardé ici
who-server = { $operator } fait tourner ce serveur ; écris à { $contact } pour toute question, ou pour faire effacer quelque chose.
who-server_no_contact = { $operator } fait tourner ce serveur ; c’est là qu’il faut s’adresser pour toute question, ou pour faire effacer quelque chose.
who-study = { $operator } mène cette étude ; écris à { $contact } pour toute question, ou pour faire effacer quelque chose.
who-study_no_contact = { $operator } mène cette étude ; c’est là qu’il faut s’adresser pour toute question, ou pour faire effacer quelque chose.
who-home = Ce serveur tourne sur un ordinateur près de toi ; adresse-toi à la personne qui l’a lancé.
who-unnamed = On ne sait pas qui fait tourner ce serveur ; demande à la personne qui t’a donné l’adresse.
what = Le serveur garde les noms et les animaux des joueurs, chaque coup avec son heure, les résultats, qui a passé la soirée ensemble, et les exercices faits ; il n’y a ni compte, ni mot de passe, ni adresse électronique, un appareil est reconnu à un nombre tiré au hasard dans un cookie, et Gander ne transmet rien à personne.
what-study = Le serveur garde le code de ta venue et tout ce que disait ton lien, quand tu as commencé et ce que tu as accepté, chaque réponse et chaque coup avec son heure, les résultats et, de ton appareil, les réglages de la page, la taille de l’écran, le navigateur et le temps où la page n’était pas visible ; on ne demande son nom à personne, il n’y a ni compte, ni mot de passe, ni adresse électronique, un appareil est reconnu à un nombre tiré au hasard dans un cookie, et Gander ne transmet rien à personne.
progress-study = À partir des coups, il calcule la mémoire et le jeu de chacun, comme l’étude le demande.
progress-on = À partir des coups, il calcule la mémoire et le jeu de chacun (ses progrès, et un fantôme si on le souhaite) ; chaque carnet peut désactiver cela, et tout est alors effacé.
progress-off = La mémoire et le jeu de chacun (ses progrès, et un fantôme si on le souhaite) ne sont calculés à partir des coups que si on l’active dans son carnet ; ici, c’est désactivé au départ.
long-until = Tout ce qui est joué jusqu’au { $date } est effacé après ce jour{ $days }{ $backups }.
long-and_days = , et au plus tard au bout de { $days } jours
long-days = Tout est effacé { $days } jours après la partie{ $backups }.
long-ever = Cela reste jusqu’à ce que quelqu’un l’efface ; les tables où aucune partie n’a été finie disparaissent d’elles-mêmes sous 90 jours{ $backups }.
long-ever_study = Cela reste jusqu’à ce que quelqu’un l’efface{ $backups }.
long-backups = { " " }; les sauvegardes sont gardées { $days } jours de plus
long-own_backups = { " " }; la durée des sauvegardes dépend de qui les fait
rights-study = La personne qui mène l’étude efface tout ce qui est gardé de toi si tu le demandes en donnant ton code ; dans les parties jouées avec d’autres, un tiret prend alors la place de ton nom.
rights = Sur la page « Carnet », tu peux tout lire, tout emporter et tout effacer : ton nom et tout ce qui a été calculé d’après tes coups partent aussitôt, et dans les parties jouées avec d’autres, un tiret prend la place de ton nom.

## Dates

date =
    { NUMBER($day, type: "ordinal") ->
        [one] { $day }er { $month } { $year }
       *[other] { $day } { $month } { $year }
    }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
class = Dans une classe, le serveur garde aussi le prénom ou le numéro de chaque élève et les résultats de la séance. Tout cela, avec chaque coup, est effacé la nuit suivante, sauf si la personne qui enseigne demande à garder la classe ; rien n’arrive dans un carnet, et rien n’en est calculé sur la mémoire de personne.
