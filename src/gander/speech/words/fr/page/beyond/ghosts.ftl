### Ghosts: bots that play as somebody on the notepad does.

ghost-some = un fantôme
ghost-kind = Fantôme
ghost-list = Les fantômes de ce carnet
ghost-line = Retient et se trompe comme { $name } alors. { $rough }
ghost-at = Un fantôme à la place { $n }
ghost-title = Un fantôme : { $name }
ghost-text = Un bot qui retient comme { $name } et se trompe comme { $name }. Il est fait des réponses données par { $name }, et reste dans ce carnet.
ghost-measured = Essayé sur des joueurs inventés, pas sur de vrais : en moyenne, le fantôme est à une ou deux cartes près de qui oublie comme nos bots, et à trois environ de qui devine, joue sans plan, apprend encore ou retient tout autrement.
ghost-reading = Lecture des réponses : { $name }…
ghost-early =
    { $n ->
        [one] Encore { $n } partie à cartes cachées, et il pourra y avoir une première esquisse : { $name }.
        [many] Encore { $n } de parties à cartes cachées, et il pourra y avoir une première esquisse : { $name }.
       *[other] Encore { $n } parties à cartes cachées, et il pourra y avoir une première esquisse : { $name }.
    }
ghost-rough-sketch = Encore une esquisse : il sait à peu près combien de fois { $name } oublie, pas encore ses confusions.
ghost-rough-outline = Une ébauche : il sait combien de fois { $name } oublie ; ses confusions restent devinées.
ghost-rough-portrait = Un portrait : il sait combien de fois { $name } oublie, et ses confusions.
ghost-sharpens = Plus { $name } joue, plus il devient net.
ghost-calls = Le fantôme créé d’après { $name } aimerait jouer.
ghost-callsYou = Ton fantôme aimerait jouer.
ghost-invite = L’inviter
ghost-make = Créer un fantôme : { $name }
ghost-sharpen = Rendre le fantôme plus net : { $name }
ghost-made = Le fantôme peut maintenant jouer comme un bot : { $name }.
ghost-from =
    { $n ->
        [one] D’après { $n } partie.
        [many] D’après { $n } de parties.
       *[other] D’après { $n } parties.
    }
ghost-own = Bien à lui
ghost-typical = Comme la plupart des gens
ghost-nothingOwn = Rien qui distingue { $name } de la plupart des gens.
ghost-remove = Supprimer { $ghost }
ghost-removed = { $ghost } n’est plus là.
ghost-trait-keenness = combien reste en tête
ghost-trait-keenness-more = garde plus de choses en tête que la plupart des gens
ghost-trait-keenness-less = garde moins de choses en tête que la plupart des gens
ghost-trait-fading = combien de temps restent les cartes anciennes
ghost-trait-fading-more = retient bien la dernière carte et perd les anciennes plus vite que la plupart
ghost-trait-fading-less = garde les cartes anciennes plus longtemps que la plupart des gens
ghost-trait-linger = combien la carte d’avant gêne encore
ghost-trait-linger-more = confond une carte avec celle d’avant plus que la plupart des gens
ghost-trait-linger-less = lâche la carte d’avant mieux que la plupart des gens
ghost-trait-swap-more = confond les cartes voisines plus que la plupart des gens
ghost-trait-swap-less = confond les cartes voisines moins que la plupart des gens
ghost-trait-when-more = confond les cartes vues vers le même moment plus que la plupart des gens
ghost-trait-when-less = confond les cartes vues vers le même moment moins que la plupart des gens
ghost-trait-familiar-more = confond les cartes éloignées plus que la plupart des gens
ghost-trait-familiar-less = confond les cartes éloignées moins que la plupart des gens
ghost-trait-lapse = combien de fois le fil se perd
ghost-trait-lapse-more = perd le fil plus souvent que la plupart des gens
ghost-trait-lapse-less = perd le fil moins souvent que la plupart des gens
ghost-trait-wits-more = déduit plus que la plupart des gens de ce qui est déjà parti
ghost-trait-wits-less = suit sa première idée plus que la plupart des gens
ghost-trait-blind-more = joue plus souvent au hasard que la plupart des gens
ghost-trait-blind-less = joue moins souvent au hasard que la plupart des gens
ghost-trait-rash-more = tente plus souvent une carte sans idée que la plupart des gens
ghost-trait-rash-less = attend plus souvent, sans idée, que la plupart des gens
