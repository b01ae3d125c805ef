### The notepad: results, progress, what was missed, practice, and one's own data.

notepad-loading = On ouvre le carnet…
notepad-failed = Le carnet n’a pas pu être ouvert : { $reason }
notepad-who = Qui joue ici
notepad-results = Résultats
notepad-games =
    { $n ->
        [one] { $n } partie
        [many] { $n } de parties
       *[other] { $n } parties
    }
notepad-progress = Progrès
notepad-progressOf = Progrès : { $name }, « { $game } »
notepad-practise = S’entraîner
notepad-practiseOf = S’entraîner à « { $game } », { $name }
notepad-edit = Modifier { $name }
notepad-filter-game = Jeu
notepad-filter-level = Niveau
notepad-filter-players = À la table
notepad-filter-player = Les parties de qui
notepad-filter-any = tous
notepad-filter-everybody = de tous
notepad-filter-count =
    { $n ->
        [one] { $n } joueur
        [many] { $n } de joueurs
       *[other] { $n } joueurs
    }
notepad-noneHere = Pas encore de partie de ce genre. Elles seront ici dès que quelqu’un en aura fini une.
notepad-earlier = Parties précédentes
notepad-pad = Résultats, partie par partie
notepad-when = Partie
notepad-others = Autres
notepad-won = victoire
notepad-best = record personnel
notepad-bestSign = Une étoile est un record personnel, un anneau une victoire. Ce qui suit un plus a été donné au départ.
notepad-ahead = dont { $n } d’avance
notepad-diary = Journal
notepad-with = avec { $names }
notepad-against = contre { $names }
notepad-placeOf =
    { NUMBER($n, type: "ordinal") ->
        [one] { $n }er sur { $players }
       *[other] { $n }e sur { $players }
    }
notepad-missed = Ce qu’on a manqué
notepad-missedBy = Ce qui a échappé à { $name }

notepad-averages = Moyennes et records : { $name }
notepad-averagesText = En solo, ensemble et les uns contre les autres ne se mélangent jamais, ni les niveaux, ni les nombres de joueurs.
notepad-kind = Genre de partie
notepad-count = Parties
notepad-mean = Moyenne
notepad-top = Record
notepad-wins = Victoires
notepad-reached = pur hasard { $guessing }, rien d’oublié { $perfect }
notepad-noAverages = Après la première partie finie, les moyennes seront ici.

notepad-player-title = Modifier { $name }
notepad-player-name = Nom
notepad-player-animal = Animal
notepad-player-study = Pour une étude
notepad-player-code = Code de participant
notepad-player-codeText = Remplace le nom dans les fichiers de recherche.
notepad-player-save = Enregistrer
notepad-player-saved = Enregistré.
notepad-player-merge = La même personne que…
notepad-player-mergeText = Toutes les parties de cette personne ({ $name }) comptent ensuite pour l’autre. On ne peut plus les séparer.
notepad-player-mergeWith = Réunir avec { $name }
notepad-player-remove = Supprimer { $name }
notepad-player-removeSure = Supprimer { $name } pour de bon ?
notepad-player-removeText = Tous les résultats et toutes les réponses sont effacés ({ $name }), et le nom aussi dans les parties des autres. Personne ne pourra les récupérer.
notepad-player-removed = { $name } n’est plus là.
notepad-player-keep = Garder

notepad-data = Tes données
notepad-dataText = Elles sont à toi. Emporte-les, regarde-les, ou efface-les.
notepad-kept = Progrès et fantômes
notepad-keptLine = Calcule d’après tes parties ce que tu retiens et comment tu joues. Désactiver efface tout cela ; les résultats restent.
notepad-keptFor = Pour { $name } seulement. Désactiver efface ce qui a été calculé ; les résultats restent.
notepad-keptOn = Les progrès et les fantômes sont activés.
notepad-keptOff = Les progrès et les fantômes sont désactivés, et ce qu’il y avait est effacé.
notepad-export-all = Tout emporter
notepad-export-allLine = Un fichier avec toutes les parties, à ouvrir sur un autre appareil
notepad-export-tables = Tableaux pour un tableur
notepad-export-tablesLine = CSV : une ligne par réponse et par résultat, et le sens de chaque colonne
notepad-link = Partager avec un autre appareil
notepad-linkLine = Un seul carnet pour le téléphone et la tablette. Les parties des deux s’y retrouvent.
notepad-linkTitle = Pour l’autre appareil
notepad-linkText = Scanne ceci avec l’autre appareil, ou ouvre son carnet et tapes-y le code. Il marche une fois, pendant dix minutes.
notepad-linkShare = Un carnet de Gander à partager
notepad-linkQr = Code QR avec le lien vers ce carnet
notepad-useLink = J’ai un code
notepad-useLinkLine = Donné par le carnet de ton autre appareil.
notepad-useLinkTitle = Partager un carnet
notepad-useLinkText = Cet appareil aura alors le même carnet que l’autre. Ses joueurs viennent avec ; qui a le même nom est la même personne.
notepad-useLinkCode = Code
notepad-useLinkGo = Partager
notepad-linked = Les deux appareils ont maintenant le même carnet.
notepad-devices = Appareils avec ce carnet
notepad-devicesLine = Vois lesquels il y a, et retires-en un.
notepad-device-phone = Téléphone
notepad-device-tablet = Tablette
notepad-device-computer = Ordinateur
notepad-device-unknown = Appareil
notepad-device-this = cet appareil
notepad-device-last = ici pour la dernière fois le { $day }
notepad-device-never = pas encore venu
notepad-device-takeOff = Retirer
notepad-device-takeOffNumber = Retirer l’appareil { $n } : { $device }
notepad-device-sure = Retirer cet appareil ?
notepad-device-sureText = Il ne verra plus ce carnet, et rien n’y restera. Toutes les parties restent ici. Les codes de partage déjà donnés ne valent plus rien.
notepad-device-sureThis = C’est l’appareil que tu as en main. Il ne verra plus ce carnet, et rien n’y restera. Toutes les parties restent sur les autres appareils ; s’il n’y en a pas, plus personne ne les verra.
notepad-device-keep = Le laisser
notepad-device-gone = L’appareil est retiré du carnet.
notepad-takenOff = Le { $day }, cet appareil a été retiré du carnet qu’il partageait. Il n’en reste rien ici ; les autres appareils l’ont toujours.
notepad-import = Ouvrir un fichier
notepad-importLine = D’un autre appareil. Ce qui est déjà là n’est pas compté deux fois.
notepad-imported =
    { $n ->
        [one] { $n } partie est nouvelle dans ce carnet.
        [many] { $n } de parties sont nouvelles dans ce carnet.
       *[other] { $n } parties sont nouvelles dans ce carnet.
    }
notepad-importedNone = Toutes les parties de ce fichier étaient déjà là.
notepad-delete = Tout effacer
notepad-deleteSure = Effacer tout le carnet ?
notepad-deleteText = Tous les joueurs, résultats et réponses de ce carnet sont effacés. Personne ne pourra les récupérer. Emporte-les d’abord si tu risques d’en avoir envie.
notepad-deleted = Le carnet est vide.

progress-title = { $name } : { $game }
progress-loading = On parcourt les parties…
progress-switchOn = Activer
progress-back = Vers le carnet
progress-basis = Quelles parties ?
progress-basis-own = Mes réponses à moi
progress-basis-group = Jouées ensemble
progress-nothing_yet = Rien à dire encore. Après la première partie finie, le premier point de la courbe sera ici.
progress-kept-own = Sur { $load } cartes, tu en retiens environ { $mean }.
progress-kept-group = Sur { $load } cartes, vous en retenez ensemble environ { $mean }.
progress-between = Assez sûr : entre { $low } et { $high }. Plus tu joues, plus c’est précis.
progress-basedOn = { $games }, { $answers }.
progress-answers =
    { $n ->
        [one] { $n } réponse
        [many] { $n } de réponses
       *[other] { $n } réponses
    }
progress-decisions =
    { $n ->
        [one] { $n } décision
        [many] { $n } de décisions
       *[other] { $n } décisions
    }
progress-hidden =
    { $n ->
        [one] { $n } réponse est venue après que la page avait été cachée.
        [many] { $n } de réponses sont venues après que la page avait été cachée.
       *[other] { $n } réponses sont venues après que la page avait été cachée.
    }
progress-verdict-better = Tu as progressé à ce jeu, plus que l’entraînement du début ne l’explique.
progress-verdict-worse = Ces derniers temps, tes résultats à ce jeu sont plus bas qu’avant. Cela arrive, et cela peut passer. Tu peux jouer un moment à un jeu plus facile, ou t’entraîner cinq minutes à ce qui t’échappe le plus.
progress-verdict-no_change = Tu joues à ce jeu à peu près comme avant.
progress-verdict-too_early =
    { $n ->
        [one] Trop tôt pour dire si tu progresses. Encore { $more } partie environ, et on saura.
        [many] Trop tôt pour dire si tu progresses. Encore { $more } parties environ, et on saura.
       *[other] Trop tôt pour dire si tu progresses. Encore { $more } parties environ, et on saura.
    }
progress-tooFew = Trop tôt pour dire si tu progresses. Encore quelques parties, et il y aura de quoi comparer.
progress-practice_is_practice = S’entraîner à un jeu, c’est s’entraîner à ce jeu. Cela ne dit rien d’autre.
progress-whySo = D’où cela vient
progress-curve = Partie après partie
progress-curveText = Chaque point réunit quelques parties. La bande montre où se trouve la vraie valeur, 95 fois sur 100. Plus haut, c’est mieux.
progress-curveLabel = De { $first } dans les premières parties à { $last } dans les dernières. Rien d’oublié donnerait { $perfect }, le pur hasard { $guessing }.
progress-curveLabelLeft = De { $first } dans les premières parties à { $last } dans les dernières. Le meilleur jeu laisserait { $perfect }, le pur hasard { $guessing }.
progress-axis-games = parties jouées
progress-perfect = rien d’oublié
progress-perfectLeft = meilleur jeu
progress-guessing = pur hasard
progress-asTable = En tableau
progress-col-games = Parties
progress-col-until = Jusqu’au
progress-col-figure = Estimation
progress-col-between = Entre
progress-col-right = Justes
progress-col-best = Meilleur choix
progress-col-answers = Réponses
progress-col-decisions = Décisions
progress-col-count = Combien de fois
progress-col-chance = Par hasard
progress-range = { $low } à { $high }
progress-percent = { $n } %
progress-rightRaw = En comptant simplement, { $right } réponses sur 100 étaient justes, faciles et difficiles confondues.
progress-bestRaw = En comptant simplement, { $right } décisions sur 100 étaient les meilleures.

progress-change = Entraînement et changement
progress-practice = Qui joue à un jeu s’y habitue. Rien que cela t’a apporté environ { $mean } réponses justes de plus sur 100 depuis la première partie (entre { $low } et { $high }).
progress-practiceNone = Qui joue à un jeu s’y habitue. Pour l’instant, cela ne se voit pas dans tes réponses (entre { $low } et { $high } sur 100).
progress-beyond =
    { $n ->
        [one] Ta dernière partie à côté des précédentes ({ $before }) : entre { $low } et { $high } réponses justes sur 100.
        [many] Tes { $n } dernières parties à côté des précédentes ({ $before }) : entre { $low } et { $high } réponses justes sur 100.
       *[other] Tes { $n } dernières parties à côté des précédentes ({ $before }) : entre { $low } et { $high } réponses justes sur 100.
    }
progress-lately-more = Ces derniers temps, tu savais { $n } réponses sur 100 de plus qu’avant.
progress-lately-less = Ces derniers temps, tu savais { $n } réponses sur 100 de moins qu’avant.
progress-lately-level = Ces derniers temps, tu savais autant de réponses qu’avant.
progress-mayBeChance = C’est peut-être encore le hasard.
progress-exactly = Plus exactement

progress-errors = Ce que tu confonds
progress-errorsText = Le repère montre combien de fois cela arriverait si chaque mauvaise réponse était donnée au hasard. Une barre bien au-delà de son repère est une habitude.
progress-errorsLabel =
    { $n ->
        [one] Le plus souvent : { $kind }, { $n } fois.
        [many] Le plus souvent : { $kind }, { $n } fois.
       *[other] Le plus souvent : { $kind }, { $n } fois.
    }
error-before = la carte qui était là avant
error-neighbour = la carte d’à côté
error-elsewhere = une carte plus loin
error-earlier = une carte déjà partie
error-never = quelque chose de jamais montré
progress-fading = Comment ça s’efface
progress-fadingText = Réponses justes selon ce qui s’est passé entre la carte vue et la question : d’autres questions et de nouvelles cartes.
progress-fadingLabel = De { $first } justes sur 100 aussitôt à { $last } sur 100 après le plus long délai.
progress-events =
    { $n ->
        [one] après { $n } carte de plus
        [many] après { $n } cartes de plus
       *[other] après { $n } cartes de plus
    }
progress-eventsRange = après { $low } à { $high } cartes de plus
progress-eventsMore = après { $low } cartes de plus ou davantage
progress-atOnce = aussitôt
progress-positions = Première, milieu, dernière
progress-positionsText = Réponses justes selon la place dans la rangée.
progress-positionsLabel = Réponses justes sur 100, de la première à la dernière : { $list }.
progress-position-first = première
progress-position-middle = au milieu
progress-position-last = dernière
progress-position-only = la seule
progress-whisker = Le trait fin dit à quel point le chiffre est sûr.
progress-next = Et maintenant ?
progress-play = Jouer à « { $game } »
progress-drill = S’entraîner
progress-print = Imprimer

coach-early = Reste à ce niveau pour l’instant. Après { $enough } parties, il y aura plus à dire.
coach-top = Tu en retiens { $kept } sur 100 au niveau le plus haut. Il n’y a rien de plus dur ici.
coach-stay = Ce niveau te va bien : { $kept } sur 100, ni trop facile ni trop dur.
coach-hard = Jusqu’ici, tu en retiens { $kept } sur 100. C’est dur, et l’entraînement aide : reste un moment à ce niveau.

playback-label = Ce qui s’est passé, de la dernière vue à la question
playback-seen = Vue pour la dernière fois { $ago } avant.
playback-seconds =
    { $n ->
        [one] { $n } seconde
        [many] { $n } de secondes
       *[other] { $n } secondes
    }
playback-minutes =
    { $n ->
        [one] { $n } minute
        [many] { $n } de minutes
       *[other] { $n } minutes
    }
playback-asked = Puis la question est venue :
playback-try = Essaie maintenant
playback-right = Juste. { $truth }.
playback-wrong = Pas celle-là. Réessaie.
playback-close = Revoir comment c’était
loveliest-title = Les plus jolies erreurs
loveliest-said = Choisi : { $said }. Juste : { $truth }.
review-all =
    { $n ->
        [one] La voir
        [many] Les voir toutes ({ $n })
       *[other] Les voir toutes ({ $n })
    }
review-title = Ce qu’on a manqué
review-loading = On revient en arrière…
review-sum =
    { $n ->
        [one] { $right } réponse juste sur { $n }.
        [many] { $right } réponses justes sur { $n }.
       *[other] { $right } réponses justes sur { $n }.
    }
review-nothing = Rien ne t’a échappé. Bien vu.
review-none = Dans cette partie, aucune question ne compte.
review-turn = Décision { $number }
review-said = Tu as dit
review-truth = C’était
review-seen = Tu l’avais vue pendant { $shown } ; la question est venue { $later }.
review-seenOnly = La question est venue { $later }.
review-shown =
    { $n ->
        [one] { $n } seconde
        [many] { $n } de secondes
       *[other] { $n } secondes
    }
review-atOnce = juste après
review-later =
    { $n ->
        [one] { $count } carte plus tard
        [many] { $count } cartes plus tard
       *[other] { $count } cartes plus tard
    }
review-numbers = zéro une deux trois quatre cinq six sept huit neuf dix onze douze
review-before = C’était la carte qui était là avant.
review-neighbour = C’est la carte d’à côté.
review-elsewhere = Elle est plus loin dans la rangée.
review-earlier = Elle avait été là, et était déjà partie.
review-never = Elle n’avait jamais été montrée.

drill-title = Entraînement
drill-habit =
    { $n ->
        [one] Dans tes parties, « { $error } » est arrivé { $n } fois ; au hasard, ce serait environ { $chance }.
        [many] Dans tes parties, « { $error } » est arrivé { $n } fois ; au hasard, ce serait environ { $chance }.
       *[other] Dans tes parties, « { $error } » est arrivé { $n } fois ; au hasard, ce serait environ { $chance }.
    }
drill-loading = On pose les cartes…
drill-note = C’est pour s’entraîner : rien n’est noté dans le carnet.
drill-step = { $n } sur { $all }
drill-kind-before = Ne prends pas la nouvelle carte pour celle qui était là avant.
drill-kind-neighbour = Ne confonds pas les cartes côte à côte.
drill-kind-long_ago = Garde longtemps une carte en tête pendant que d’autres arrivent.
drill-seen = C’est bon
drill-right = Juste.
drill-next = Suivant
drill-done = { $right } sur { $all }
drill-doneText = Encore une fois, ou retour à la table ?
drill-again = Encore une fois

lock-put = Verrouiller { $name }
lock-other = D’autres images pour le verrou
lock-takeOff = Enlever le verrou
lock-isOff = Il n’y a plus de verrou : { $name }.
lock-putTitle = Verrouiller { $name }
lock-putText = Choisis quatre animaux dans un ordre que tu retiendras. Personne ne pourra alors rien lire ni changer dans cette partie du carnet ({ $name }), sur aucun appareil, sans choisir à nouveau les quatre.
lock-putMore = N’importe qui peut encore jouer sous ce nom. Si tu oublies les animaux, la personne qui s’occupe du serveur peut enlever le verrou.
lock-again = Encore une fois, les quatre mêmes dans le même ordre.
lock-different = C’étaient d’autres animaux. Recommence.
lock-done = Le verrou est mis : { $name }.
lock-openTitle = Ouvrir { $name }
lock-openText = Choisis tes quatre animaux dans l’ordre. { $name } reste alors sans verrou sur cet appareil pendant un quart d’heure, ou jusqu’à ce que quelqu’un touche « Fermer ».
lock-chosen = { $n } sur 4 choisis
lock-anew = Recommencer
lock-next = Continuer
lock-locked = sous verrou
lock-open = Ouvrir
lock-openOf = Ouvrir { $name }
lock-openUntil = sans verrou ici jusqu’à { $time }
lock-opened = { $name } est sans verrou sur cet appareil jusqu’à { $time }.
lock-close = Fermer
lock-closeOf = Fermer { $name }
lock-closed = { $name } est à nouveau sous verrou.
lock-seconds =
    { $n ->
        [one] Faux trop souvent. Réessaie dans { $n } seconde.
        [many] Faux trop souvent. Réessaie dans { $n } de secondes.
       *[other] Faux trop souvent. Réessaie dans { $n } secondes.
    }
lock-minutes =
    { $n ->
        [one] Faux trop souvent. Réessaie dans { $n } minute.
        [many] Faux trop souvent. Réessaie dans { $n } de minutes.
       *[other] Faux trop souvent. Réessaie dans { $n } minutes.
    }
lock-leftOut = Qui est sous verrou est laissé de côté dans les fichiers ci-dessous, sauf si le verrou est ouvert sur cet appareil.
