### The deal of the day: beginning it, its card, and the calendar.

day-line = Tu joues en solo, avec les mêmes cartes que tout le monde aujourd’hui.
day-earlier = C’est la donne d’un autre jour ; sa carte le dit.
day-notYet = Ce jour n’est pas encore arrivé.
day-toToday = Vers la donne d’aujourd’hui
day-who = Qui joue ?
day-other = Quelqu’un d’autre
day-level = Quelle difficulté ?
day-once = Chaque jeu se commence une fois par jour, et peut se finir plus tard.
day-play = Jouer
day-continue = Continuer
day-begun = { $level }, en cours
day-ended = { $level }, arrêté sans résultat
day-failed = La donne n’a pas pu être ouverte : { $reason }
day-turns =
    { $n ->
        [one] { $n } tour
        [many] { $n } de tours
       *[other] { $n } tours
    }
day-points =
    { $n ->
        [one] { $n } point
        [many] { $n } de points
       *[other] { $n } points
    }
day-signs = { $n } ronds pleins sur 10
day-scale = Dix ronds pleins : tu savais tout. Aucun : pas mieux qu’au hasard.
day-late = joué un autre jour
day-share = Partager
day-copy = Copier
day-copied = Copié.
day-picture = Enregistrer en image
day-text = Voici ce qui est partagé. Sélectionne et copie :
day-others = Les autres de ce carnet
day-calendar = Calendrier
day-before = Le mois d’avant
day-after = Le mois d’après
day-played =
    { $n ->
        [one] { $date } : { $n } partie
        [many] { $date } : { $n } de parties
       *[other] { $date } : { $n } parties
    }
day-origin = D’où viennent ces cartes
day-drawn = Ce serveur les a tirées au sort avant que le jour ne commence où que ce soit. Personne ne pouvait les calculer : la veille, on ne voyait qu’un sceau. Le secret sera montré ici quand le jour sera fini partout.
day-drawnOver = Ce serveur les a tirées au sort avant que le jour ne commence où que ce soit. Personne ne pouvait les calculer : la veille, on ne voyait que le sceau. Le secret n’en est plus un, et chacun peut vérifier.
day-world = Ce sont les cartes du monde entier : elles découlent de la seule date. Partout où l’on suit cette formule ce sont les mêmes, et chacun peut les calculer d’avance.
day-seal = Sceau de ce jour
day-secret = Secret de ce jour
day-nextSeal = Sceau du lendemain
day-card = Voir et partager ce résultat
