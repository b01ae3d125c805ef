### The Brilliant Boar.
### A key that ends in _you is said to the person whom the sentence is about.

title = Le Sanglier génial
aim = Fais des paires d’animaux. Tout le monde voit tes cartes sauf toi : retiens donc ce que tu pioches.
sharing = Chacun regarde l’écran à son tour, sans les autres. Je vous dirai quand le passer.
deck =
    { $n ->
        [one] Sur la pioche : { $animal }. C’est la dernière carte.
        [many] Sur la pioche : { $animal }. La pioche compte { $n } de cartes.
       *[other] Sur la pioche : { $animal }. La pioche compte { $n } cartes.
    }
deck_empty = La pioche est vide.
table = Face visible sur la table : { $animals }.
hand_empty = { $name } n’a pas de carte en main. Gagnées : { $points }.
hand_empty_you = Tu n’as pas de carte en main. Gagnées : { $points }.
hand_faces = { $name } tient, de la plus ancienne à la plus récente : { $animals }. Gagnées : { $points }.
hand_faces_you = Tu tenais, de la plus ancienne à la plus récente : { $animals }. Gagnées : { $points }.
hand_backs =
    { $n ->
        [one] { $name } tient { $n } carte. Gagnées : { $points }.
        [many] { $name } tient { $n } de cartes. Gagnées : { $points }.
       *[other] { $name } tient { $n } cartes. Gagnées : { $points }.
    }
hand_backs_you =
    { $n ->
        [one] Tu tiens { $n } carte : le numéro 1. Gagnées : { $points }.
        [many] Tu tiens { $n } de cartes : le numéro 1 est la plus ancienne, le numéro { $n } la plus récente. Gagnées : { $points }.
       *[other] Tu tiens { $n } cartes : le numéro 1 est la plus ancienne, le numéro { $n } la plus récente. Gagnées : { $points }.
    }
errors =
    { $n ->
        [one] Pile des erreurs : { $n } carte.
        [many] Pile des erreurs : { $n } de cartes.
       *[other] Pile des erreurs : { $n } cartes.
    }
result = Gagnées : { $collected }, sur la pile des erreurs : { $errors }, encore en main : { $left }. Les erreurs et les cartes en main retirent des points.
result_hands = Chaque carte gagnée vaut un point. Chaque carte restée en main en retire un.

## Options: how hard

option-level-size =
    { $n ->
        [one] { $n } espèce d’animal, 6 cartes
        [many] { $n } d’espèces d’animaux, 6 cartes de chaque
       *[other] { $n } espèces d’animaux, 6 cartes de chaque
    }

## Options: naming

option-naming-label = Annoncer la carte
option-naming-line = Dis l’animal avant de jouer la carte. Sinon, la paire ne compte pas.
option-naming-ask = Voulez-vous aussi annoncer chaque carte que vous jouez ? C’est plus difficile. Appuie sur Entrée pour non.
option-naming-help = Si tu te trompes d’animal, la carte ne fait pas de paire, même si elle convenait.

## Options: what is left out

option-left_out-label = Animaux qui restent dans la boîte
option-left_out-line = Les espèces qui ne jouent pas.

## What somebody is asked

ask-turn = { $name }, tape p pour piocher la carte du dessus, ou le numéro d’une de tes cartes pour la jouer : { $cards }.
ask-draw = { $name }, tu n’as pas de carte en main. Regarde la carte du dessus et retiens-la. Puis appuie sur Entrée pour la piocher.
ask-play = { $name }, la pioche est vide. Tape le numéro de la carte que tu joues : { $cards }.
ask-naming = Après le numéro, dis l’animal, par exemple : 1 hibou. Animaux : { $animals }.
ask-take = { $name }, ta carte est : { $animal }. Avec quelle carte fais-tu la paire ?
ask-take_deck = p le dessus de la pioche
ask-take_table = { $number } celle qui est à la place { $number } sur la table
ask-possible = piocher, ou le numéro d’une carte et son animal, par exemple 1 hibou
ask-possible_play = le numéro d’une carte et son animal, par exemple 1 hibou

## What can be typed

move-draw = piocher
move-play = jouer { $number }
move-take_deck = pioche
move-take_table = table { $number }

## What lies on the table, in the middle of a sentence

value-boar = sanglier
value-wolf = loup
value-badger = blaireau
value-deer = cerf
value-duck = canard
value-owl = hibou
value-mouse = souris
value-hare = lièvre
value-fox = renard

## What happened

event-shuffled =
    { $n ->
        [one] La pioche est mélangée : { $n } carte.
        [many] La pioche est mélangée : { $n } de cartes.
       *[other] La pioche est mélangée : { $n } cartes.
    }
event-drawn = { $name } pioche la carte du dessus.
event-drawn_you = Tu pioches la carte du dessus. C’est maintenant ta plus récente.
event-drawn_card = { $name } pioche la carte du dessus : { $animal }.
event-drawn_card_you = Tu pioches la carte du dessus : { $animal }.
event-played = { $name } joue la carte { $number } : { $animal }.
event-played_you = Tu joues la carte { $number } : { $animal }.
event-played_right = { $name } joue la carte { $number } et dit : { $said }. C’est juste : { $animal }.
event-played_right_you = Tu joues la carte { $number } et tu dis : { $said }. C’est juste : { $animal }.
event-played_wrong = { $name } joue la carte { $number } et dit : { $said }. Ce n’est pas ça : { $animal }.
event-played_wrong_you = Tu joues la carte { $number } et tu dis : { $said }. Ce n’est pas ça : { $animal }.
event-paired_deck = { $name } fait une paire avec la pioche ({ $animal }) : 2 points, et rejoue.
event-paired_deck_you = Tu fais une paire avec la pioche ({ $animal }) : 2 points, et tu rejoues.
event-paired_table = { $name } fait une paire avec la table ({ $animal }) : 2 points, et rejoue.
event-paired_table_you = Tu fais une paire avec la table ({ $animal }) : 2 points, et tu rejoues.
event-stayed = Pas de paire. La carte reste sur la table : { $animal }.
event-erred = Pas de paire. Les deux vont sur la pile des erreurs : { $animal } et { $top }.
event-ended = La partie est finie.

## The rules, by number

rule-B1 = Il y a 9 espèces d’animaux, 6 cartes de chaque.
rule-B2 = Le niveau dit combien d’espèces sont dans la pioche : 6, 7, 8 ou 9.
rule-B3 = La pioche est face visible, tout le monde voit donc la carte du dessus. Au début, personne n’a de carte en main.
rule-B4 = Piocher : prends la carte du dessus, retiens-la et range-la derrière tes autres cartes. À partir de là, tous les autres la voient, et toi non. Ton tour est fini.
rule-B5 = Jouer : pose une de tes cartes, n’importe laquelle, face visible.
rule-B6 = Sans carte, on ne peut que piocher. Quand la pioche est vide, on ne peut que jouer, et qui n’a plus de carte attend la fin.
rule-B7 = Tu ne regardes jamais tes propres cartes, et tu ne changes jamais leur ordre.
rule-B8 = Si la carte que tu joues est la même que sur la pioche ou que sur la table, tu prends les deux comme points et tu rejoues.
rule-B9 = Si plusieurs cartes conviennent, tu choisis laquelle prendre.
rule-B10 = Si rien ne convient, ta carte reste visible sur la table et ton tour est fini.
rule-B11 = Quand la carte du dessus est prise, on voit la suivante.
rule-B12 = Quand la pioche est vide, il faut jouer, même si rien ne peut convenir.
rule-B13 = La partie se termine quand la pioche est vide et qu’une seule personne, ou plus personne, a des cartes en main.
rule-B14 = Tes points : les cartes gagnées moins les cartes restées dans ta main. Qui a le plus de points gagne.
rule-B15 = Dans cette partie, tu annonces la carte en la jouant. Si tu te trompes d’animal, elle reste sur la table, même si elle convenait.
rule-B16 = En solo : si ta carte n’est pas la même que sur la pioche, les deux vont sur la pile des erreurs. La partie se termine avec la pioche. Ton résultat : les cartes gagnées moins les erreurs moins ta main.

## On the page: on the closed box

page-lid-title = Le Sanglier génial
page-lid-line = Tout le monde voit tes cartes. Sauf toi.
page-lid-time = 10 minutes
page-lid-credit = Un jeu de Dirk Baumann
page-lid-variant-naming = avec annonce

## On the page: inside the box

page-table-deckLabel =
    { $n ->
        [one] Pioche : dessus { $animal }, { $n } carte
        [many] Pioche : dessus { $animal }, { $n } de cartes
       *[other] Pioche : dessus { $animal }, { $n } cartes
    }
page-table-deckTop = Pioche
page-table-tableCards = Sur la table
page-table-tableEmpty = Rien ici pour l’instant
page-table-tableCard = Sur la table : { $animal }
page-table-myHand = Ta main
page-table-handOf = En main : { $name }
page-table-noCards = pas de carte
page-table-myCard = Ta carte { $n } sur { $all }
page-table-cardBack = Carte { $n } : vue de dos
page-table-cardFace = Carte { $n } : { $animal }
page-table-draw = Piocher : { $animal }
page-table-playCard = Jouer la carte { $n }
page-table-tapToPlay = Pioche, ou touche une carte pour la jouer.
page-table-sure-draw-boar = Piocher le sanglier ?
page-table-sure-draw-wolf = Piocher le loup ?
page-table-sure-draw-fox = Piocher le renard ?
page-table-sure-draw-hare = Piocher le lièvre ?
page-table-sure-draw-mouse = Piocher la souris ?
page-table-sure-draw-badger = Piocher le blaireau ?
page-table-sure-draw-deer = Piocher le cerf ?
page-table-sure-draw-duck = Piocher le canard ?
page-table-sure-draw-owl = Piocher le hibou ?
page-table-sure-drawYes = Oui, piocher
page-table-sure-drawCosts = Chaque carte qui reste dans ta main à la fin coûte un point.
page-table-mustPlay = La pioche est vide : joue une carte.
page-table-mustDraw = Tu n’as pas de carte : pioche.
page-table-turnOther = { $name } réfléchit.
page-table-turnNext = Maintenant, c’est à { $name }.
page-table-turnMine = À toi, { $name }.
page-table-nameIt = Quel animal est sur ta carte { $n } ?
page-table-choose = Ta carte ({ $animal }) va avec plusieurs autres. Laquelle prends-tu ?
page-table-chooseOther = { $name } choisit avec quelle carte faire la paire ({ $animal }).
page-table-takeDeck = Prendre sur la pioche : { $animal }
page-table-takeTable = Prendre sur la table : { $animal }
page-table-played = Vient d’être joué : { $animal }
page-table-take = prendre
page-table-collected =
    { $n ->
        [one] { $n } carte gagnée
        [many] { $n } de cartes gagnées
       *[other] { $n } cartes gagnées
    }
page-table-plays = { $name } joue une carte.
page-table-plays-mine = Tu joues une carte.
page-table-names = { $name } dit : { $animal }.
page-table-names-mine = Tu dis : { $animal }.
page-table-verdict-paired = Une paire !
page-table-verdict-stayed = Elle reste sur la table.
page-table-verdict-misnamed = Ce n’était pas le bon nom.
page-table-verdict-erred = Pas de paire cette fois.
page-table-errors =
    { $n ->
        [one] { $n } carte ratée
        [many] { $n } de cartes ratées
       *[other] { $n } cartes ratées
    }
page-table-score = { $collected } gagnées − { $left } en main = { $total }
page-table-scoreSolo = { $collected } gagnées − { $errors } − { $left } en main = { $total }
page-table-over = La pioche est vide, et presque toutes les mains aussi. La partie est finie.
page-table-overSolo = La pioche est vide. La partie est finie.
page-table-tell-shuffled = La pioche est là, face visible.
page-table-tell-drawn = { $name } pioche une carte.
page-table-tell-drawn-mine = Tu pioches une carte.
page-table-tell-drawnSeen = { $name } pioche : { $animal }.
page-table-tell-played = { $name } joue : { $animal }.
page-table-tell-played-mine = Tu joues : { $animal }.
page-table-tell-playedNamed = { $name } annonce : { $said }, et joue : { $animal }.
page-table-tell-playedNamed-mine = Tu annonces : { $said }, et tu joues : { $animal }.
page-table-tell-paired = Une paire ! { $name } prend les deux et rejoue.
page-table-tell-paired-mine = Une paire ! Tu prends les deux et tu rejoues.
page-table-tell-pairedLast = Une paire ! { $name } prend les deux.
page-table-tell-pairedLast-mine = Une paire ! Tu prends les deux.
page-table-tell-stayed = Elle reste sur la table.
page-table-tell-erred = Pas de paire : { $animal } et { $top }. Les deux rejoignent les erreurs.
page-table-tell-ended = C’était la dernière carte. La partie est finie.
page-table-ending = Deux par deux, les animaux traversent la clairière.
page-table-turning-hand =
    { $n ->
        [one] { $name } avait gagné { $collected } cartes, mais { $n } carte encore en main a coûté un point.
        [many] { $name } avait gagné { $collected } cartes, mais { $n } de cartes encore en main ont coûté un point chacune.
       *[other] { $name } avait gagné { $collected } cartes, mais { $n } cartes encore en main ont coûté un point chacune.
    }
page-table-turning-run = Ta meilleure série : { $count } paires sans erreur.
page-table-turning-clean = Pas une seule erreur : { $n } paires.
page-table-why = La pioche est vide, et il ne reste de cartes qu’à { $name }. Elles coûtent un point chacune.
page-table-whyAll = La pioche est vide, et personne n’a plus de carte.
page-table-whySolo = La pioche est vide. Les erreurs et les cartes en main coûtent un point chacune.

page-table-animal-boar = sanglier
page-table-animal-wolf = loup
page-table-animal-fox = renard
page-table-animal-hare = lièvre
page-table-animal-mouse = souris
page-table-animal-badger = blaireau
page-table-animal-deer = cerf
page-table-animal-duck = canard
page-table-animal-owl = hibou

page-table-rule-aim = Tu tiens tes cartes à l’envers : tous les autres les voient, et toi non. Retiens ce que tu as pioché, et joue-le quand cela fait une paire.
page-table-rule-setup = Il y a neuf animaux, six cartes de chaque ; aux niveaux plus faciles, il y en a moins. La pioche est face visible, et tout le monde voit l’animal du dessus. Personne n’a encore de carte.
page-table-rule-turn = À ton tour, tu as deux possibilités.
page-table-rule-draw = Piocher : prends la carte du dessus, retiens-la et range-la au bout de ta main, de dos. Ton tour est fini.
page-table-rule-play = Jouer : prends une carte de ta main, n’importe laquelle, et pose-la face visible. Interdit de regarder avant, interdit de ranger ta main.
page-table-rule-match = Si c’est le même animal que sur la pioche ou sur une carte de la table, tu prends les deux comme points et tu rejoues, même si tu ne l’as pas fait exprès. S’il y en a plusieurs, choisis-en une.
page-table-rule-nomatch = Si rien ne va avec, ta carte reste sur la table, et tout le monde peut la prendre pour une paire. Ton tour est fini.
page-table-rule-empty = Sans carte, tu dois piocher. Quand la pioche est vide, il faut jouer ; qui n’a plus de carte attend la fin.
page-table-rule-end = La partie se termine dès que la pioche est vide et qu’une personne au plus a encore des cartes. Chaque carte gagnée vaut un point, chaque carte restée en main en coûte un. Qui a le plus de points gagne.
page-table-rule-naming = Annoncer la carte : décidez avant la partie que chacun dit l’animal avant de le jouer. La paire ne compte que si le nom est juste ; une carte mal annoncée reste sur la table.
page-table-rule-solo = En solo : une carte qui ne va pas avec le dessus de la pioche part avec lui sur la pile des erreurs. Ton résultat : les cartes gagnées moins les erreurs moins les cartes restées en main.

page-table-step-draw = Tu es Mia. La pioche est face visible, et tout le monde voit le sanglier du dessus. Tu n’as pas encore de carte : pioche-le, et retiens-le.
page-table-step-backs = Tu tiens tes cartes à l’envers : Ben voit ton sanglier, et toi non. Maintenant, c’est à lui de piocher.
page-table-step-second = Tu vois le loup de Ben, et lui non. Pioche le canard : une nouvelle carte va toujours au bout de ta main.
page-table-step-secondElse = Ta carte ne va encore avec rien. Pioche le canard.
page-table-step-match = Ben a pioché un cerf. Maintenant, il y a un sanglier sur la pioche, et tu en as un aussi. Laquelle de tes cartes est-ce ? Touche-la pour la jouer.
page-table-step-matchElse = Ton sanglier ferait une paire. Qu’as-tu pioché en premier, le sanglier ou le canard ?
page-table-step-again = Une paire : deux points pour toi, et tu rejoues. Ton autre carte ne va avec rien. Joue-la quand même, pour voir ce qui se passe.
page-table-step-againElse = Dans une vraie partie, ce serait malin. Ici, joue ta carte pour voir ce qui se passe.
page-table-step-stays = Pas de paire : le canard reste sur la table, et ton tour est fini. Qui joue un canard plus tard peut le prendre.
page-table-step-last = Bien plus tard : il reste une carte dans la pioche, un hibou. La carte dans ta main est un hibou aussi. Joue-la.
page-table-step-lastElse = Tu aurais alors deux hiboux en main. Joue ton hibou : il va avec celui de la pioche.
page-table-step-over = La pioche est vide et seul Ben tient des cartes : la partie est finie. Tu as 18 points. Ben en a 14, mais ses deux cartes en coûtent un chacune : 12.

page-table-progress-kept-own = Sur { $load } cartes dans ta main, tu en connais environ { $mean }.
page-table-progress-axis = cartes connues
page-table-error-missed = a pioché alors qu’une carte en main convenait
page-table-error-misnamed = la bonne carte sous un autre nom
page-table-error-none_in_hand = a joué alors qu’aucune carte en main ne convenait
page-table-progress-fadingText = Réponses justes selon le nombre de tours entre la pioche de la carte et le moment où elle pouvait être jouée.
page-table-coach-up = Ici, tu en connais { $kept } sur 100. Essaie le niveau suivant : { $size } espèces d’animaux.
page-table-coach-down = Ici, tu en connais { $kept } sur 100. Un niveau plus bas, avec { $size } espèces d’animaux, serait peut-être plus amusant.
page-table-review-said = Ton choix
page-table-review-truth = Le meilleur
page-table-review-later =
    { $n ->
        [one] { $count } tour plus tard
        [many] { $count } tours plus tard
       *[other] { $count } tours plus tard
    }
page-table-review-card = carte { $n } : { $animal }
page-table-review-draw = piocher : { $animal }
page-table-review-missed = Une carte de ta main convenait.
page-table-review-misnamed = La bonne carte, mais sous un autre nom.
page-table-review-none_in_hand = Aucune carte de ta main ne convenait : piocher était le bon choix.
page-table-drill-kind-closed_up = Retiens où sont tes cartes quand l’une d’elles est partie.
page-table-drill-kind-full_hand = Retiens les plus anciennes cartes d’une main pleine.
page-table-drill-drawn = Tu pioches : { $animal }. C’est ta carte { $n }.
page-table-drill-take = La prendre
page-table-drill-leaves = La carte { $n } quitte ta main. Les autres se resserrent.
page-table-drill-which = Laquelle de tes cartes va avec : { $animal } ?
page-table-drill-wrong = C’était la carte { $truth }.
page-table-drill-wrongMore = C’étaient les cartes { $truth }.
