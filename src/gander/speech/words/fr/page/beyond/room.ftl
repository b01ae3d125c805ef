### An evening in one room: what comes next, who looks on, and how it went.

room-other = Un autre jeu
room-which = À quoi joue-t-on ensuite ?
room-whichText = Tout le monde voit ce que tu proposes.
room-whichHost = Tout le monde y va aussitôt.
room-evening = Soirée en famille : quatre petits jeux
room-minutes =
    { $n ->
        [one] environ { $n } minute
        [many] environ { $n } de minutes
       *[other] environ { $n } minutes
    }
room-proposals = Propositions
room-by = Proposé par { $names }.
room-queued = Pour plus tard.
room-hands = Pour : { $names }.
room-missing =
    { $n ->
        [one] Encore une main levée, et ça commence.
        [many] Encore { $n } de mains levées, et ça commence.
       *[other] Encore { $n } mains levées, et ça commence.
    }
room-waits = On attend { $names }.
room-for = Je suis pour
room-forGame = Je suis pour : { $game }
room-take = Jouer à ça
room-takeGame = Jouer à ça : { $game }
room-withdraw = Retirer : { $game }
room-youNext = Tu joues à la prochaine partie.
room-youWait =
    { $n ->
        [one] La prochaine partie est complète. Tu regardes, puis c’est ton tour.
        [many] La prochaine partie est complète. Tu regardes { $n } de fois, puis c’est ton tour.
       *[other] La prochaine partie est complète. Tu regardes { $n } fois, puis c’est ton tour.
    }
room-youWatch = Tu ne fais que regarder.
room-dealtIn = À la prochaine partie : { $names }.
room-lookOn = Regardent la prochaine partie : { $names }.
room-wantSeat = J’aimerais jouer
room-playNow = Jouer maintenant
room-justWatch = Juste regarder
room-sit = Prendre la place : { $name }
room-underWay = Une partie est en cours. Tu peux regarder ; tu joues dès qu’une place se libère.
room-full = Toutes les places de cette partie sont prises. Tu peux regarder ; tu joues dès qu’une place se libère.
room-between = Une partie vient de finir. Entre : à la prochaine, tu joues dès qu’une place se libère.
room-comeIn = Entrer
room-watch = Regarder
room-moved = En route pour la partie suivante.
room-hello = Bonjour, { $name } ! Tu joues à la prochaine partie.
room-late = Rejoins-nous avec ce code :
room-letters = Rejoins-nous : { $code }

menu-askEnd = Proposer d’arrêter
menu-askedEnd = Pour arrêter la partie : { $names }.
menu-askEndText = La partie s’arrête sans résultat dès que plus de la moitié d’entre vous le demande.
menu-askEndYes = Oui, proposer
menu-home = Rentrer
menu-homeText = Tu pars pour de bon. Les autres continuent, et cette table n’est plus sur ta page d’accueil.
menu-homeYes = Oui, rentrer

meeting-won = La dernière fois, { $names } a gagné contre { $others }.
meeting-shared = La dernière fois, victoire partagée : { $names }.
meeting-again = On remet ça ?

tonight-title = Ce soir
tonight-past = Notre soirée
tonight-all = Soirées
tonight-last = La dernière soirée
tonight-open = Le récit de la soirée
tonight-score = Ce soir : { $score }
tonight-wins =
    { $n ->
        [one] { $n } victoire
        [many] { $n } de victoires
       *[other] { $n } victoires
    }
tonight-games =
    { $n ->
        [one] { $n } partie
        [many] { $n } de parties
       *[other] { $n } parties
    }
tonight-people = Qui a gagné combien de fois
tonight-played = Les parties jouées
tonight-won = victoire : { $names }
tonight-botWon = un bot a gagné
tonight-together =
    { $n ->
        [one] ensemble : { $n } point
        [many] ensemble : { $n } de points
       *[other] ensemble : { $n } points
    }
tonight-togetherTurns =
    { $n ->
        [one] ensemble : { $n } tour
        [many] ensemble : { $n } de tours
       *[other] ensemble : { $n } tours
    }
tonight-series = { $name } en a gagné { $n } de suite.
tonight-close =
    { $n ->
        [one] La fin la plus serrée : { $game }, à { $n } point près.
        [many] La fin la plus serrée : { $game }, à { $n } de points près.
       *[other] La fin la plus serrée : { $game }, à { $n } points près.
    }
tonight-catch = La plus belle prise : { $name }, { $n } trouvailles en un tour.
tonight-level = La fin la plus serrée : { $game }, à égalité.
tonight-share = Envoyer l’image
tonight-save = Enregistrer l’image

## Faces of one’s own animal, shown across the table.

sticker-enough = Ranger les autocollants
sticker-glad = Ha ha !
sticker-shocked = Oh non !
sticker-smug = Trop facile !
sticker-sorry = Pardon !
sticker-applause = Bravo !
sticker-hurry = Plus vite !

## Bets on whether somebody knows it.

bet-asks = { $name } le sait ?
bet-yes = Mon pari : { $name } le sait
bet-no = Mon pari : { $name } ne le sait pas
bet-yesShort = Oui !
bet-noShort = Non
bet-saidYes = Tu fais confiance à { $name }. C’est ton secret !
bet-saidNo = Tu paries que non. C’est ton secret !
bet-right = Une plume pour { $names } !
bet-wrong = Personne n’avait vu ça venir !
bet-switch = Paris
bet-switch-line = Pendant qu’on regarde ou qu’on attend, on parie en secret : l’autre le sait, ou pas ?
tonight-feathers =
    { $n ->
        [one] Les meilleurs paris : { $names }, { $n } plume
        [many] Les meilleurs paris : { $names }, { $n } de plumes
       *[other] Les meilleurs paris : { $names }, { $n } plumes
    }
