### The Magpie.
### A key that ends in _you is said to the person whom the sentence is about.

title = La Pie voleuse
aim = Les cartes sont face cachée, par paires. Retournes-en deux. Si ce sont les mêmes, elles sont à toi.
sharing = Vous pouvez regarder l’écran tous ensemble, tout le temps.
place = { $number } : { $card }
place_down = [{ $number }]
place_empty = ·
turns =
    { $n ->
        [one] { $n } tour jusqu’ici.
        [many] { $n } de tours jusqu’ici.
       *[other] { $n } tours jusqu’ici.
    }
patience =
    { $n ->
        [one] Encore { $n } tour raté, et la pie s’envole.
        [many] Encore { $n } de tours ratés, et la pie s’envole.
       *[other] Encore { $n } tours ratés, et la pie s’envole.
    }
pairs = Paires : { $pairs }.
result_turns =
    { $n ->
        [one] Toutes les paires en { $n } tour.
        [many] Toutes les paires en { $n } de tours.
       *[other] Toutes les paires en { $n } tours.
    }
needs = Pour { $cards } cartes, une mémoire parfaite avec une chance ordinaire met environ { $perfect } tours, et le hasard seul { $luck }.
result_saved = Paires sauvées de la pie : { $pairs }.

## Options: how hard

option-level-size =
    { $n ->
        [one] { $n } carte
        [many] { $n } de cartes
       *[other] { $n } cartes
    }

## What somebody is asked

ask-first = { $name }, quelle carte retournes-tu ? Tape son numéro.
ask-second = { $name }, et quelle deuxième carte ?
ask-study = { $name }, regarde bien les deux. Appuie sur Entrée quand c’est bon pour toi.

## What lies on the table, in the middle of a sentence

value-ring = bague
value-key = clé
value-spoon = cuillère
value-button = bouton
value-coin = pièces
value-bell = cloche
value-thimble = dé à coudre
value-watch = montre
value-crown = couronne
value-marble = billes
value-necklace = collier
value-medal = médaille
value-mirror = miroir
value-whistle = sifflet
value-scissors = ciseaux
value-lock = cadenas
value-star = étoile
value-cup = coupe
value-spectacles = lunettes
value-buckle = boucle
value-lantern = lanterne

## What happened

event-laid =
    { $n ->
        [one] { $n } carte est posée face cachée.
        [many] { $n } de cartes sont posées face cachée.
       *[other] { $n } cartes sont posées face cachée.
    }
event-turned_over = { $name } retourne la carte { $number } : { $card }.
event-turned_over_you = Tu retournes la carte { $number } : { $card }.
event-pair_taken = Une paire ! Elle est pour { $name } : { $card }.
event-pair_taken_you = Une paire ! Elle est à toi : { $card }.
event-no_pair = Pas de paire. À bien retenir.
event-got_ready = C’est bon pour { $name }.
event-got_ready_you = C’est bon pour toi.
event-turned_down = Les cartes { $first } et { $second } sont de nouveau face cachée.
event-flown_off =
    { $n ->
        [one] La pie s’envole avec { $n } paire.
        [many] La pie s’envole avec { $n } de paires.
       *[other] La pie s’envole avec { $n } paires.
    }
event-ended = Toutes les paires sont prises. La partie est finie.

## The rules, by number

rule-P1 = Chaque objet est là deux fois : les cartes vont par paires, 21 sortes au plus.
rule-P2 = Le niveau dit combien de cartes sont posées en rangées, face cachée : 12, 20, 30 ou 42. Personne n’en a vu aucune.
rule-P3 = À ton tour, tu retournes une carte pour que tous la voient, puis une deuxième.
rule-P4 = Deux pareilles : tu prends les deux et tu rejoues. Deux différentes : tout le monde les regarde, puis on les cache de nouveau, et c’est à la personne suivante.
rule-P5 = Là où une paire a été prise, la place reste vide. Rien ne bouge.
rule-P6 = La partie se termine quand toutes les paires sont prises. Chaque paire vaut 1 point, et qui a le plus de points gagne.
rule-P7 = En solo, tu cherches toutes les paires en aussi peu de tours que possible.
rule-P8 = Ensemble, vous jouez contre la pie : après trop de tours ratés, elle s’envole avec ce qui reste.
rule-P9 = Avec un coup d’œil, tu regardes une carte avant de retourner la première.
rule-P10 = Tu peux retourner les deux cartes d’une paire dans n’importe quel ordre. La deuxième carte n’est jamais la première.
rule-P11 = Un exemple : tu retournes une bague, puis une clé : pas de paire. La personne suivante retourne l’autre clé, puis la tienne : une paire.

## On the page: on the closed box

page-lid-title = La Pie voleuse
page-lid-line = Retourne deux cartes. Sont-elles pareilles ?
page-lid-time = 5 minutes
page-lid-credit = Le vieux jeu des paires, qui n’est à personne ; la pie, c’est notre idée
page-lid-setup-where-device-line = Il passe de main en main ; tout le monde regarde.

## On the page: inside the box

page-table-grid = Les cartes, { $rows } rangées de { $columns }
page-table-faceUp = Carte { $number } : { $card }
page-table-faceDown = Carte { $number }, rangée { $row }, colonne { $column } : face cachée
page-table-empty = Place { $number } : vide
page-table-turnAt = { $place }. La retourner
page-table-first = { $name }, retourne une carte.
page-table-firstOther = { $name } retourne une carte.
page-table-where = Où est l’autre ?
page-table-whereOther = { $name } cherche l’autre.
page-table-second = { $card } ! Où est l’autre carte ?
page-table-secondOther = { $name } cherche l’autre carte : { $card }.
page-table-study = Pas de paire. Regarde bien les deux.
page-table-turns-other = { $name } retourne la carte { $number }.
page-table-turns-mine = Tu retournes la carte { $number }.
page-table-pair = Une paire !
page-table-noPair = Pas de paire.
page-table-takes = { $name } prend les deux et rejoue.
page-table-takes-mine = Les deux sont à toi. Continue !
page-table-saved = Celles-ci, la pie ne les aura pas.
page-table-found =
    { $n ->
        [one] { $n } paire
        [many] { $n } de paires
       *[other] { $n } paires
    }
page-table-left =
    { $n ->
        [one] encore { $n } paire
        [many] encore { $n } de paires
       *[other] encore { $n } paires
    }
page-table-turns =
    { $n ->
        [one] { $n } tour
        [many] { $n } de tours
       *[other] { $n } tours
    }
page-table-patience =
    { $n ->
        [one] encore { $n } raté
        [many] encore { $n } de ratés
       *[other] encore { $n } ratés
    }
page-table-over = Toutes les paires sont trouvées.
page-table-flown = La pie s’est envolée avec le reste.
page-table-needs = Pour { $cards } cartes, une mémoire parfaite avec une chance ordinaire met environ { $perfect } tours, et le hasard seul { $chance }.
page-table-notice-few = Plus que { $n } paires.
page-table-notice-last = La dernière paire.
page-table-ending = La pie passe en volant et laisse tomber le butin.

page-table-tell-laid =
    { $n ->
        [one] { $n } carte est posée face cachée.
        [many] { $n } de cartes sont posées face cachée.
       *[other] { $n } cartes sont posées face cachée.
    }
page-table-tell-turned = { $name } retourne la carte { $number } : { $card }.
page-table-tell-turned-mine = Carte { $number } : { $card }.
page-table-tell-pair = Une paire ! Elle est pour { $name } : { $card }.
page-table-tell-pair-mine = Une paire ! Elle est à toi : { $card }.
page-table-tell-ready = C’est bon pour { $name }.
page-table-tell-turnedDown = Les deux cartes sont de nouveau face cachée.
page-table-tell-flown =
    { $n ->
        [one] La pie s’envole avec { $n } paire.
        [many] La pie s’envole avec { $n } de paires.
       *[other] La pie s’envole avec { $n } paires.
    }

page-table-thing-ring = Bague
page-table-thing-key = Clé
page-table-thing-spoon = Cuillère
page-table-thing-button = Bouton
page-table-thing-coin = Pièces
page-table-thing-bell = Cloche
page-table-thing-thimble = Dé à coudre
page-table-thing-watch = Montre
page-table-thing-crown = Couronne
page-table-thing-marble = Billes
page-table-thing-necklace = Collier
page-table-thing-medal = Médaille
page-table-thing-mirror = Miroir
page-table-thing-whistle = Sifflet
page-table-thing-scissors = Ciseaux
page-table-thing-lock = Cadenas
page-table-thing-star = Étoile
page-table-thing-cup = Coupe
page-table-thing-spectacles = Lunettes
page-table-thing-buckle = Boucle
page-table-thing-lantern = Lanterne

page-table-rule-aim = Tout ce qui brille est là deux fois. Les cartes sont face cachée, et personne n’en a vu aucune. Trouve les paires avant les autres.
page-table-rule-setup = Selon le niveau, 12, 20, 30 ou 42 cartes sont posées en rangées.
page-table-rule-turn1 = Retourne une carte pour que tous la voient, puis une deuxième.
page-table-rule-turn2 = Deux pareilles : elles sont à toi, et tu rejoues.
page-table-rule-turn3 = Deux différentes : tout le monde les regarde un moment. Puis on les cache de nouveau, et c’est à la personne suivante.
page-table-rule-turn4 = Là où une paire a été prise, la place reste vide. Rien ne bouge.
page-table-rule-end = La partie est finie quand toutes les paires sont trouvées. Chaque paire vaut un point, et qui a le plus de points gagne.
page-table-rule-solo = En solo : trouve toutes les paires en aussi peu de tours que possible.
page-table-rule-together = Ensemble : la pie vous observe. Après trop de tours ratés, elle s’envole avec tout ce qui reste.
page-table-rule-glance = Avec un coup d’œil, tu regardes une carte avant de retourner la première.

page-table-step-first = Tu es Mia. Ici, tout est là deux fois. Touche la première carte.
page-table-step-firstElse = Ce serait bien aussi. Ici, on commence par la première carte.
page-table-step-second = Une bague. Maintenant, une deuxième carte : touche celle d’à côté.
page-table-step-secondElse = À une vraie table, tu pourrais. Ici, touche la deuxième carte.
page-table-step-miss = Une clé. Ce n’est pas une paire, alors on cache de nouveau les deux. Retiens où elles sont, puis appuie sur « C’est bon ».
page-table-step-ben = Maintenant, c’est à Ben. Il retourne une clé. Tu sais où est l’autre ? Garde-le pour toi.
page-table-step-benMiss = Ben ne savait pas. Regarde où est sa clé, puis appuie sur « C’est bon ».
page-table-step-know = Maintenant, tu as vu les deux clés. L’une est la deuxième carte. Retourne-la.
page-table-step-knowElse = Il n’y a pas de clé ici. Tu peux recommencer : c’était la deuxième carte.
page-table-step-pair = Et où est l’autre clé ?
page-table-step-pairElse = Ben l’a retournée. C’était la troisième carte.
page-table-step-yours = Une paire ! Les deux clés sont à toi, et tu rejoues. Retourne encore la première carte.
page-table-step-yoursElse = Tu pourrais. Ici, retourne la première carte.
page-table-step-last = Bien plus tard : il ne reste que deux cartes. Retournes-en une : la cinquième.
page-table-step-lastElse = Retourne d’abord l’autre.
page-table-step-lastPair = Et la toute dernière carte.
page-table-step-over = Toutes les paires sont trouvées, et la partie est finie. Tu gagnes 4 à 2.

page-table-progress-axis = cartes retenues
page-table-error-neighbour = la carte d’à côté
page-table-error-elsewhere = une carte plus loin
page-table-coach-up = Ici, tu en retiens { $kept } sur 100. Essaie le niveau suivant : { $size } cartes.
page-table-coach-down = Ici, tu en retiens { $kept } sur 100. Un niveau plus bas, avec { $size } cartes, serait peut-être plus amusant.
page-table-review-said = Tu as retourné
page-table-review-truth = Elle était là
page-table-review-asked = L’autre carte : { $card }
page-table-review-place = Carte { $number } : { $card }
page-table-review-elsewhere = C’est plus loin.
page-table-drill-look = Carte { $number } : { $card }. Retiens-la.
page-table-drill-wrong = C’était la carte { $number }.
