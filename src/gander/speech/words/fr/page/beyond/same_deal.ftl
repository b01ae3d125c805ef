### How hard a game was: what others reach on the same deal.

hard-question = Était-ce difficile ?
hard-working = Nos bots jouent la même donne, quelques centaines de fois. Cela prend un moment.
hard-failed = Le calcul n’a pas marché cette fois.
hard-better = { $of } { $name } en aurait battu { $better }.
hard-betterLevel = { $of } { $name } en aurait battu { $better } et égalé { $level }.
hard-justLike = { $of } { $name } aurait fait jeu égal avec tous.
hard-of-guessing = Sur dix qui devinent au hasard,
hard-of-chick = Sur dix poussins,
hard-of-squirrel = Sur dix écureuils,
hard-of-tortoise = Sur dix tortues,
hard-of-otter = Sur dix loutres,
hard-of-crow = Sur dix corneilles,
hard-of-elephant = Sur dix éléphants,
hard-of-perfect = Sur dix qui retiennent tout,
hard-none = zéro
hard-guessing = Pur hasard
hard-perfect = Retient tout
hard-whose = Le résultat de qui
hard-own = { $name } : { $n }
hard-always = { $n }
hard-range = { $low } à { $high }, surtout autour de { $middle }
hard-rangeTop = { $low } à { $high }, surtout { $high }
hard-bots = Des bots ont joué exactement les mêmes cartes et les mêmes dés, jusqu’à { $n } parties chacun. Plus une barre est haute, plus c’est arrivé souvent. Ils sont faits pour oublier comme nous, mais ce ne sont pas des personnes.
hard-replaced = Dans chaque partie, une sorte de bot avait les places de toutes les personnes ; les bots gardaient la leur.
hard-tenths = { $better } sur { $of }, à égalité avec { $level }
hard-col-who = Qui
hard-col-lowest = Moins
hard-col-middle = Milieu
hard-col-highest = Plus
hard-col-beaten = Battus
hard-luck = Les dés ont-ils été généreux ?
hard-luckMore =
    { $n ->
        [one] { $name } : les dés ont apporté { $n } point de plus que prévu.
        [many] { $name } : les dés ont apporté { $n } de points de plus que prévu.
       *[other] { $name } : les dés ont apporté { $n } points de plus que prévu.
    }
hard-luckLess =
    { $n ->
        [one] { $name } : les dés ont apporté { $n } point de moins que prévu.
        [many] { $name } : les dés ont apporté { $n } de points de moins que prévu.
       *[other] { $name } : les dés ont apporté { $n } points de moins que prévu.
    }
hard-luckNone = { $name } : les dés ont apporté juste ce qui était prévu.
hard-luckier = C’est plus de chance que dans { $better } parties sur { $of } avec d’autres dés.
