### Where the luck of a game comes from, in plain words.

luck-text = Les cartes et les dés de cette partie ont été fixés avant que personne puisse les connaître. À la fin, cette page refait le calcul et dit si tout est comme promis.
luck-chosenText = Les cartes et les dés ont été préparés d’avance : pour la donne du jour, la même pour tous, ou pour une étude. Quelqu’un peut savoir la suite, il n’y a donc pas de hasard à vérifier.
luck-everyDevice = Chaque appareil à la table a ajouté un nombre secret. Un seul appareil honnête suffit : personne n’a pu choisir la suite.
luck-serverOnly = Le serveur les a fixés tout seul ; aucun appareil n’a rien ajouté. Plus personne ne peut les changer, mais le serveur a pu les choisir.
luck-added = { $names } : nombre ajouté
luck-silent = { $names } : pas de réponse à temps
luck-figures = Les chiffres
luck-hash = Sceau du serveur
luck-secret = Secret du serveur
luck-pledge = Sceau : { $names }
luck-salt = Nombre : { $names }
luck-question = Était-ce le hasard ?
luck-checking = On refait le calcul…
luck-fair =
    { $n ->
        [one] Tout est comme scellé avant la partie : cet appareil vient de refaire le seul mélange ou lancer.
        [many] Tout est comme scellé avant la partie : cet appareil vient de refaire les { $n } mélanges et lancers.
       *[other] Tout est comme scellé avant la partie : cet appareil vient de refaire les { $n } mélanges et lancers.
    }
luck-mine = Le nombre de cet appareil est dedans, personne n’a donc choisi la suite : c’était le hasard.
luck-notMine = Cet appareil n’y avait pas de nombre. Il dit seulement que rien n’a changé après le début.
luck-wrong = Quelque chose ne va pas avec le hasard de cette partie :
luck-fault-secret = Le secret du serveur ne va pas avec son sceau.
luck-fault-hash = Le sceau n’est pas celui qui était à cette table avant la partie.
luck-fault-salt = Quelqu’un a montré un autre nombre que celui qu’il avait scellé.
luck-fault-left--out = Le nombre de cet appareil a été laissé de côté.
luck-fault-chance = Un mélange ou un lancer ne découle pas des nombres.
luck-noRecord = Les coups de cette partie sont introuvables, rien ne peut donc être recalculé.
luck-record = Chaque coup de cette partie, en fichier
luck-elsewhere = Pour vérifier sur ton propre ordinateur : gander verify.
