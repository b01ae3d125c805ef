### What is said at every table while the game is on.

## What cards, dice and tokens show

animal-bear = ours
animal-frog = grenouille
animal-hedgehog = hérisson
animal-koala = koala
animal-octopus = pieuvre
animal-otter = loutre
animal-panda = panda
animal-penguin = pingouin
animal-sloth = paresseux
animal-snail = escargot
animal-turtle = tortue
animal-whale = baleine
animal-robot = robot

## At the table

table-players = Joueurs
table-ready = C’est bon
table-readyAll = C’est bon pour nous tous
table-waitingReady = On attend les autres…
table-hurry = Touche la table pour aller plus vite.
table-timeLeft = Temps restant pour regarder
table-deck =
    { $n ->
        [one] Encore { $n } carte
        [many] Encore { $n } de cartes
       *[other] Encore { $n } cartes
    }
table-emptyDeck = Pioche vide
table-sure = C’est sûr ?
table-cannotUndo = On ne peut pas revenir en arrière.
table-no = Non, stop

glance-told = { $name } regarde la carte { $number }.
glance-told-mine = Tu regardes la carte { $number }.
glance-mine = La carte { $number }, rien que pour tes yeux.
glance-use = Coup d’œil, reste { $n }
glance-not = Plus tard
glance-place = la carte { $number }
glance-which = Quelle carte veux-tu voir ?
glance-at = Regarder { $place }
badge-ahead = dont { $n } d’avance
glance-left =
    { $n ->
        [one] Encore { $n } coup d’œil
        [many] Encore { $n } de coups d’œil
       *[other] Encore { $n } coups d’œil
    }

cover-handOver = Passe l’écran à { $name }
cover-holdToLook = Tenir pour voir
cover-hold = Tenir

seat-botPlays = { $bot } joue pour { $name }.
seat-reclaimMine = Reprendre ma place

away-gone = Appareil absent : { $name }.
away-ask = À la table, chacun peut laisser jouer un bot.
away-wait = Attendre

bot-chick-short = Pip
bot-squirrel-short = Noisette
bot-tortoise-short = Théo
bot-otter-short = Otto
bot-crow-short = Kora
bot-elephant-short = Ella

ghost-name = { $name } ({ $month })

came-left = { $name } a quitté la table. { $bot } continue.
came-bot = { $bot } joue pour { $name }.
came-back = { $name } est de retour.
came-new = { $name } s’installe.
came-endAsked = { $name } voudrait arrêter la partie.
came-moved = { $name } joue maintenant sur un autre appareil.

menu-botFor = Laisser un bot jouer pour { $name }
menu-open = Menu
menu-title = À la table
menu-turn = Tourner la table
sticker-show = Montrer un autocollant

voice-title = Ce qui vient d’être dit
voice-turn = On attend { $names }.
voice-you = C’est à toi.
voice-nobody = Personne n’a à jouer.
voice-nothing = Rien pour l’instant.

says-welcomes = Bienvenue. Prends une chaise.
says-deals = C’est parti. Amusez-vous bien.
says-calls = Et voilà. Bien joué.

luck-sealed = Le hasard est scellé
luck-chosen = Pareil pour tous
luck-title = Personne ne peut choisir le hasard
luck-titleChosen = Cette donne a été choisie d’avance

series-score = Au meilleur des trois : { $score }

line-down = Pas de connexion. Nouvel essai…
line-kept = Pas de connexion. Ton coup est gardé et sera envoyé.
line-silent = Pas encore de réponse. On essaie autrement…
line-silentKept = Pas encore de réponse. Ton coup est gardé.
line-restarting = Le serveur redémarre. Rien n’est perdu.

broken-title = Cette table est abîmée
gone-title = Pas de place ici

## Why the server refuses something while a game is on; the rest is in refusals.ts.

refused-refused = Ce n’est pas possible maintenant.
refused-not_answered = Le serveur a mis trop de temps à répondre. C’est peut-être fait, peut-être pas. Regarde, et réessaie si rien n’a changé.
refused-not_connected = Pas de connexion au serveur. Réessaie dans un instant.
refused-bot_plays = Un bot joue pour toi. Reprends d’abord ta place.
refused-broken_table = Ce que le serveur a gardé de cette table n’est plus lisible : la partie ne peut pas continuer. Tes autres tables et ton carnet n’ont rien. Préviens la personne qui s’occupe du serveur.
refused-busy = Le serveur est débordé. Réessaie dans un instant.
refused-enough_events = Cette table dure depuis très longtemps. Termine la partie et ouvre une nouvelle table.
refused-fault = Quelque chose a mal tourné sur le serveur. Rien n’a changé, tu peux réessayer.
refused-host_present = La personne qui mène la table est là, ou l’était il y a un instant.
refused-no_substitute = Aucun bot ne joue plus à cette place.
refused-no_such_table = Cet appareil n’a pas de place à cette table. Redemande le lien.
refused-not_host = Un autre appareil mène maintenant la table.
refused-not_read = Le serveur ne peut pas lire ce qu’il a gardé. Préviens la personne qui s’en occupe.
refused-not_saved = Le serveur n’a pas pu noter cela, rien n’a donc changé. Préviens la personne qui s’en occupe.
refused-unanswered = Le serveur a tardé à noter cela. C’est peut-être fait, peut-être pas. Vérifie, et réessaie si rien n’a changé.
refused-not_your_seat = Cette place ne se joue plus sur cet appareil.
refused-seat_empty = Il n’y a plus personne à cette place.
refused-stale = Quelqu’un a été plus rapide.
refused-too_many_requests = C’était un peu trop souvent. Attends un instant.
refused-wrong_phase = La partie a avancé, ce n’est plus possible.
