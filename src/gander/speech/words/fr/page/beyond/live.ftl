### Around a table: coming in, waiting, the menu, the result.

join-title = Rejoindre la table
join-name = Comment t’appelles-tu ?
join-nameFirst = Écris d’abord ton nom, pour que les autres te reconnaissent.
join-seat = Où t’assieds-tu ?
join-seatNumber = Place { $n }
join-sit = S’asseoir
join-watch = Juste regarder
join-stage = En faire le grand écran
join-stageText = Cet appareil montre la table à tout le monde : en grand, et seulement ce que tous peuvent voir.

tv-text = Choisissez un jeu. Ensuite, chacun scanne un code avec son téléphone.
tv-another = Un autre jeu

lobby-come = Envoie-leur le lien.
lobby-allHere = Tout le monde est là.
lobby-wayIn = L’entrée
lobby-qr = Code QR avec le lien vers cette table
lobby-code = ou tape ce code
lobby-share = Envoyer le lien
lobby-shareText = Viens jouer :
lobby-copied = Le lien est copié.
lobby-free = libre
lobby-shares = avec { $names }
lobby-bot = un bot
lobby-botAt = Laisser un bot jouer à la place { $n }
lobby-here = ici
lobby-hereAt = Quelqu’un joue ici, sur cet appareil, à la place { $n }
lobby-waiting =
    { $n ->
        [one] Encore { $n } place libre.
        [many] Encore { $n } de places libres.
       *[other] Encore { $n } places libres.
    }
lobby-hostStarts = Quelqu’un à la table lance la partie.
lobby-lookingOn = Tu regardes.
lobby-youAreIn = Tu joues. Les autres arrivent.
lobby-scan = Scanne le code avec un téléphone, ou tape-le là-bas.
lobby-ready = c’est bon
lobby-start = Commencer
lobby-iAmReady = C’est bon pour moi
lobby-startsIn =
    { $n ->
        [one] C’est bon pour tous. Début dans { $n } seconde.
        [many] C’est bon pour tous. Début dans { $n } de secondes.
       *[other] C’est bon pour tous. Début dans { $n } secondes.
    }
lobby-notYet = Attends, pas encore
lobby-hello = Bonjour, { $name } !
lobby-noBot = retirer
lobby-anyPhone = Chacun peut lancer, sur n’importe quel téléphone.
lobby-areReady = C’est bon pour { $names }.
lobby-missing =
    { $n ->
        [one] Il manque encore { $n } personne. Attends, ou ajoute un bot.
        [many] Il manque encore { $n } de personnes. Attends, ou ajoute des bots.
       *[other] Il manque encore { $n } personnes. Attends, ou ajoute des bots.
    }
lobby-youAreInNow = Tu joues !
lobby-youngest = Le plus jeune prend la place qui commence.
lobby-inviteMore = Inviter quelqu’un

menu-pause = Pause
menu-stage = Ajouter un grand écran
menu-bot = un bot joue
menu-back = reprendre
menu-backFor = { $name } reprend sa place
menu-newDevice = autre appareil
menu-newDeviceFor = Autre appareil pour { $name }
menu-leave = partir
menu-leaveFor = { $name } s’en va
menu-leaveText = { $name } quitte la table. Un bot continue jusqu’à ce que quelqu’un prenne la place.
menu-leaveLobbyText = { $name } quitte la table. La place redevient libre.
menu-leaveYes = Oui, partir
menu-kick = retirer
menu-kickFor = Retirer { $name }
menu-kickText = { $name } perd sa place. Quelqu’un d’autre peut la prendre.
menu-kickPlayingText = { $name } perd sa place. Un bot y joue jusqu’à la fin de la partie.
menu-kickYes = Oui, retirer
menu-end = Arrêter la partie
menu-endText = La partie s’arrête maintenant, sans résultat.
menu-endYes = Oui, arrêter
menu-wayInText = Ouvre le lien sur l’autre appareil. Il ne marche qu’une fois.
menu-kept = Tu peux fermer cette page à tout moment et revenir à ta place.
menu-keptWatching = Tu n’as pas de place ici. Tant qu’il y en a une de libre, tu peux te rasseoir.

paused-title = Une pause
paused-host = Toutes les horloges sont arrêtées.
paused-empty = Personne n’est à la table. La partie attend que quelqu’un revienne, ou laisse les bots continuer.
host-away = La personne qui mène la table n’est pas là.
host-takeOver = Mener la table d’ici
host-taken = C’est toi qui mènes la table.
host-runs = { $name } mène maintenant la table.
host-another = Un autre appareil mène maintenant la table.
host-takeBack = La mener d’ici à nouveau
host-left = Tu as quitté ta place.
host-takeSeat = Revenir à la place { $n }
paused-class = Ton enseignant a mis tout le monde en pause. Ça reprendra tout seul.
paused-guest = Toutes les horloges sont arrêtées. À la table, chacun peut reprendre.
paused-resume = Reprendre

result-wins = { $name } gagne
result-youWin = Tu gagnes !
result-youShareWin = Tu gagnes, avec { $names } !
result-found =
    { $n ->
        [one] Tu as trouvé { $n } carte
        [many] Tu as trouvé { $n } de cartes
       *[other] Tu as trouvé { $n } cartes
    }
result-foundTogether =
    { $n ->
        [one] Ensemble, vous avez trouvé { $n } carte
        [many] Ensemble, vous avez trouvé { $n } de cartes
       *[other] Ensemble, vous avez trouvé { $n } cartes
    }
result-foundNone = Rien trouvé cette fois
result-shareWin = { $names } se partagent la victoire
result-solo =
    { $n ->
        [one] Ton résultat : { $n } point
        [many] Ton résultat : { $n } de points
       *[other] Ton résultat : { $n } points
    }
result-turns =
    { $n ->
        [one] Ton résultat : { $n } tour
        [many] Ton résultat : { $n } de tours
       *[other] Ton résultat : { $n } tours
    }
result-together =
    { $n ->
        [one] Ensemble : { $n } point
        [many] Ensemble : { $n } de points
       *[other] Ensemble : { $n } points
    }
result-tricky = C’était coriace.
result-nothing = Rien pour toi cette fois, ça arrive aux meilleurs. La prochaine fois, tout sera de nouveau possible.
result-rout = Difficile d’arrêter { $name } aujourd’hui. La prochaine fois, tout sera de nouveau possible.
result-ended = La partie a été arrêtée
result-endedText = Elle n’a pas de résultat et ne va pas dans le carnet.
result-pad = Le résultat
result-place = { $n }.
result-again = Encore
result-againWinner = Encore : { $name } commence
result-bestOfThree = Au meilleur des trois
result-next = Partie suivante des trois
result-ahead = { $won } + { $n } d’avance
result-won =
    { $n ->
        [one] { $name } a gagné { $n } carte
        [many] { $name } a gagné { $n } de cartes
       *[other] { $name } a gagné { $n } cartes
    }
series-won = { $name } gagne au meilleur des trois : { $score }

## How it went, in the last scene. Names: who won, and who deserves the cheers.

ending-each-narrow = { $name } gagne d’un cheveu
ending-each-clear = { $name } gagne
ending-each-rout = { $name } gagne haut la main
ending-each-tie = { $name } se partagent la victoire
ending-each-perfect = { $name } rafle tout
ending-each-heroic = { $name } gagne, et un grand bravo pour { $last }
ending-alone-perfect = { $name }, c’était parfait
ending-alone-won = Bien joué, { $name }
ending-alone-heroic = Bien tenté, { $name }
ending-together-perfect = Tous ensemble : parfait
ending-together-won = Vous avez réussi ensemble
ending-together-lost = Pas cette fois, mais ensemble
ending-together-heroic = Si près du but, vous tous
ending-skip = Vers le résultat
turning-lead = { $name } a pris la tête au tour { $turn } sur { $turns }, sans plus la lâcher.
turning-start = { $name } était en tête dès les premiers points.
turning-ahead = { $name } était en tête du début à la fin.
turning-level = À partir du tour { $turn } sur { $turns }, égalité entre { $name }, et personne n’est passé devant.
turning-run = Ta plus belle série : { $count } d’affilée.
turning-runTogether = Votre plus belle série : { $count } d’affilée.
turning-clean = Pas une seule erreur : { $n } justes d’affilée.
best-ever = { $name }, ton record en { $n } parties de ce genre.
best-month = { $name }, ton record du mois.
result-other = Un autre jeu
result-othersAgain = Quelqu’un à la table peut lancer une autre partie.

voice-silence = Il ne s’est encore rien passé.
voice-key = Touche
voice-keys = Ces touches marchent à la table ; un chiffre choisit la réponse, la carte ou le dé de ce numéro. On les désactive dans les réglages.
voice-keysOff = Ces touches sont désactivées dans les réglages.
wish-again = Répète
wish-turn = C’est à qui ?
wish-scores = Les points
wish-moves = Qu’est-ce que je peux faire ?

notice-few = Plus que { $n } cartes.
notice-last = La dernière carte.
notice-level = Égalité entre { $names }.
notice-lead = { $names } prend la tête.
notice-third = Trois de suite pour { $names }.
notice-third-all = Trois de suite.
notice-slip = Première erreur pour { $names }.
notice-slip-all = Première erreur.
notice-lastChance = Encore une erreur, et c’est fini.
notice-matchPoint = Balle de match pour { $names }.
notice-decider = { $names } : cette partie décide de tout.
