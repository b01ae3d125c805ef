### The rules in our own words.

rules-title = Comment jouer à « { $game } »
rules-play = Jouer
rules-aim = De quoi il s’agit
rules-setup = Mettre la table
rules-turn = À ton tour
rules-end = La fin
rules-variants = Autres façons de jouer
rules-starts = Le plus jeune commence ; ensuite, on joue dans le sens des aiguilles d’une montre.
