### What is proposed for a table, so that all have about the same chances.

fair-chances = Pour que tous aient leur chance
given-glances =
    { $n ->
        [one] { $n } coup d’œil
        [many] { $n } de coups d’œil
       *[other] { $n } coups d’œil
    }
given-ahead =
    { $n ->
        [one] { $n } carte d’avance
        [many] { $n } de cartes d’avance
       *[other] { $n } cartes d’avance
    }
fair-propose = Proposer des nombres
fair-working = Quelques centaines de parties sont essayées. Cela prend quelques secondes.
fair-from = D’après { $games }.
fair-gamesOf =
    { $n ->
        [one] { $n } partie : { $name }
        [many] { $n } de parties : { $name }
       *[other] { $n } parties : { $name }
    }
fair-half = Avec cela, chacun gagne à peu près une fois sur deux, d’après { $tried } parties simulées.
fair-each = Avec cela, chacun gagne environ une partie sur { $players }, d’après { $tried } parties simulées.
fair-asItIs = Tel quel, tous gagnent à peu près aussi souvent, d’après { $tried } parties simulées. Personne n’a besoin d’aide.
fair-nearer = Cela vous rapproche, sans vous mettre tout à fait à égalité, d’après { $tried } parties simulées.
fair-perhaps = Cela devrait vous rapprocher, d’après { $tried } parties simulées. Serez-vous à égalité ? On ne peut pas le savoir aussi précisément.
fair-perhapsAsItIs = Tel quel, personne ne devrait avoir besoin d’aide, d’après { $tried } parties simulées. Êtes-vous à égalité ? On ne peut pas le savoir aussi précisément.
fair-early =
    { $n ->
        [one] Trop tôt pour le dire pour { $name } : encore { $n } partie de cartes environ.
        [many] Trop tôt pour le dire pour { $name } : encore { $n } de parties de cartes environ.
       *[other] Trop tôt pour le dire pour { $name } : encore { $n } parties de cartes environ.
    }
fair-open = On ne sait pas encore qui rejoindra la table : rien ne peut être proposé.
fair-failed = Rien ne peut être proposé pour l’instant. Choisissez les nombres vous-mêmes.
