### The Wise Whale.
### A key that ends in _you is said to the person whom the sentence is about.

title = La Baleine avisée
aim = Regarde bien les animaux marins. Ensuite, on les cache. Montre celui qui a la couleur ou l’espèce de la carte de la pioche.
sharing = Vous pouvez regarder l’écran tous ensemble, tout le temps.
card = { $creature } { $tint }
place = { $number } : { $card }.
place_down = [{ $number }]
turned = De la pioche : { $card }.
hits =
    { $n ->
        [one] { $n } trouvaille dans ce tour.
        [many] { $n } de trouvailles dans ce tour.
       *[other] { $n } trouvailles dans ce tour.
    }
deck =
    { $n ->
        [one] Il reste { $n } carte dans la pioche.
        [many] Il reste { $n } de cartes dans la pioche.
       *[other] Il reste { $n } cartes dans la pioche.
    }
deck_empty = La pioche est vide : c’est la dernière carte.
points = Points : { $points }. { $deck }
taken_and_missed = Prises : { $taken }. Ratées : { $missed }. { $deck }
result = Prises : { $taken }, ratées : { $missed }. Chaque carte prise vaut un point, chaque carte ratée en retire un.

## Options: how hard

option-level-size =
    { $n ->
        [one] { $n } carte à retenir
        [many] { $n } de cartes à retenir
       *[other] { $n } cartes à retenir
    }

## What somebody is asked

ask-study = { $name }, regarde bien et retiens où elles sont. Appuie sur Entrée quand c’est bon pour toi.
ask-new_card = { $name }, regarde bien la nouvelle carte et retiens-la. Appuie sur Entrée quand c’est bon pour toi.
ask-point = { $name }, qu’est-ce qui va avec : { $colour } ou { $creature } ? Tape un nombre de 1 à { $cards }.

## What lies on the table, in the middle of a sentence

value-yellow = jaune
value-red = rouge
value-purple = violet
value-blue = bleu
value-green = vert
value-orange = orange
value-whale = baleine
value-puffer_fish = poisson-globe
value-octopus = pieuvre
value-turtle = tortue
value-crab = crabe
value-seahorse = hippocampe

## Colours that bend: where a colour bends by what it is said of, its forms stand side by side, and [bend] says which is whose

tint-yellow = jaune
tint-red = rouge
tint-purple = violet violette
tint-blue = bleu bleue
tint-green = vert verte
tint-orange = orange

## Which form of a colour goes with what

bend-whale = 2
bend-puffer_fish = 1
bend-octopus = 2
bend-turtle = 2
bend-crab = 1
bend-seahorse = 1

## What happened

event-dealt =
    { $n ->
        [one] { $n } carte est posée face visible.
        [many] { $n } de cartes sont posées face visible.
       *[other] { $n } cartes sont posées face visible.
    }
event-got_ready = C’est bon pour { $name }.
event-got_ready_you = C’est bon pour toi.
event-turned_down = Toutes les cartes sont maintenant face cachée.
event-turned_down_one = La carte { $number } est maintenant face cachée.
event-turned_up = De la pioche arrive : { $card }.
event-laid_away = De la pioche arrive : { $card }. Rien ici ne va avec, on la met de côté.
event-taken = { $name } montre la carte { $number } : { $card }. Ça va ensemble : 1 point.
event-taken_you = Tu montres la carte { $number } : { $card }. Ça va ensemble : 1 point.
event-missed = { $name } montre la carte { $number } : { $card }. Ce n’est pas ça.
event-missed_you = Tu montres la carte { $number } : { $card }. Ce n’est pas ça.
event-new_card = La carte de la pioche va à la place { $number }.
event-ended = La pioche est vide. La partie est finie.

## The rules, by number

rule-W1 = Il y a 36 cartes : six animaux marins, chacun une fois en six couleurs.
rule-W2 = Le niveau dit combien de cartes sont posées en rangées, face visible : 6, 9, 12 ou 16. Les autres forment la pioche.
rule-W3 = Tout le monde regarde les cartes jusqu’à ce que ce soit bon pour tous. Ensuite, on les retourne face cachée.
rule-W4 = On retourne la carte du dessus de la pioche. À ton tour, montre une carte : on la retourne pour tous.
rule-W5 = Même couleur ou même animal : la carte est à toi, 1 point. La carte de la pioche prend sa place ; tout le monde la retient, puis on la retourne face cachée.
rule-W6 = Après une trouvaille, tu continues avec la carte suivante. Après trois trouvailles, c’est à la personne suivante.
rule-W7 = Si elle ne va pas avec la carte de la pioche, elle quitte le jeu. La carte de la pioche prend sa place, et c’est à la personne suivante.
rule-W8 = Si aucune carte posée ne va avec celle de la pioche, on la met de côté et on retourne la suivante. Cela ne coûte rien à personne.
rule-W9 = La nouvelle carte reste visible jusqu’à ce que ce soit bon pour tous.
rule-W10 = La partie se termine quand la pioche est vide et que sa dernière carte a trouvé sa place ou a été mise de côté. Les cartes encore posées ne sont à personne.
rule-W11 = Chaque carte prise vaut 1 point. Qui a le plus de points gagne.
rule-W12 = En solo, tu peux continuer aussi longtemps que tu veux, et une carte ratée va sur la pile des erreurs. Ton résultat : les cartes prises moins les erreurs.
rule-W13 = Un exemple : la pioche montre un crabe rouge. Une tortue rouge va avec, un crabe bleu aussi. Une tortue bleue, non.

## On the page: on the closed box

page-lid-title = La Baleine avisée
page-lid-line = Regarde dans la mer. Qui nage où ?
page-lid-time = 10 minutes
page-lid-credit = D’après The Wise Whale de Maureen Hiron ; les cartes, les niveaux et le jeu en solo sont de nous
page-lid-setup-where-device-line = Il passe de main en main ; tout le monde regarde.

## On the page: inside the box

page-table-grid = Les cartes, { $rows } rangées de { $columns }
page-table-faceUp = Carte { $number } : { $card }
page-table-faceDown = Carte { $number }, rangée { $row }, colonne { $column } : face cachée
page-table-cardName = { $creature } { $tint }
page-table-cardWords = { $card } ({ $water })
page-table-study = Regarde bien : qui nage où ?
page-table-studyHint = Ils vont bientôt tous plonger.
page-table-ask = { $name }, qu’est-ce qui va avec : { $colour } ou { $creature } ?
page-table-askOther = { $name } cherche ce qui va avec : { $colour } ou { $creature }.
page-table-askAll = Qu’est-ce qui va avec : { $colour } ou { $creature } ?
page-table-turned = De la pioche : { $card }
page-table-pointAt = { $place }. La montrer
page-table-away = Rien ici ne va avec, cette carte est mise de côté :
page-table-newCard = Carte { $number }, maintenant : { $card }. Retiens-la bien.
page-table-points = { $name } montre la carte { $number }.
page-table-points-mine = Tu montres la carte { $number }.
page-table-verdict-right = Trouvé !
page-table-verdict-was = C’était : { $card }.
page-table-takes = { $name } prend la carte.
page-table-takes-mine = La carte est à toi.
page-table-leaves = Elle quitte le jeu.
page-table-leaves-alone = Elle compte comme une erreur.
page-table-shown = Il y avait là :
page-table-hits =
    { $n ->
        [one] { $n } trouvaille sur { $most } dans ce tour
        [many] { $n } de trouvailles sur { $most } dans ce tour
       *[other] { $n } trouvailles sur { $most } dans ce tour
    }
page-table-taken =
    { $n ->
        [one] { $n } prise
        [many] { $n } prises
       *[other] { $n } prises
    }
page-table-errors =
    { $n ->
        [one] { $n } erreur
        [many] { $n } d’erreurs
       *[other] { $n } erreurs
    }
page-table-box =
    { $n ->
        [one] { $n } hors du jeu
        [many] { $n } hors du jeu
       *[other] { $n } hors du jeu
    }
page-table-over = La pioche est vide. La partie est finie.
page-table-tell-dealt = Les animaux sont posés.
page-table-tell-turnedDown = Toutes les cartes sont face cachée.
page-table-tell-turnedDownOne = La nouvelle carte est face cachée.
page-table-tell-turnedUp = De la pioche : { $card }.
page-table-tell-laidAway = De la pioche : { $card }. Rien ne va avec, on la met de côté.
page-table-tell-taken = { $name } trouve la carte { $number } : { $card }.
page-table-tell-taken-mine = Trouvé ! Carte { $number } : { $card }.
page-table-tell-missed = { $name } montre la carte { $number } : { $card }. Pas cette fois.
page-table-tell-missed-mine = Carte { $number }, c’était : { $card }. Pas cette fois.
page-table-tell-newCard = La carte de la pioche prend sa place.
page-table-tell-ended = La pioche est vide. C’est la fin.
page-table-tell-ready = C’est bon pour { $name }.
page-table-score = { $taken } prises − { $errors } = { $total }
page-table-ending = Toutes les trouvailles passent à la nage, en banc.
page-table-turning-lead = { $name } a pris la tête à la carte { $turn } sur { $turns } et l’a gardée jusqu’au bout.
page-table-turning-start = { $name } a mené dès la première carte.
page-table-turning-level = À partir de la carte { $turn } sur { $turns }, égalité entre { $name }, et personne n’est passé devant.
page-table-turning-clean = Pas une seule erreur : { $n } trouvailles d’affilée.
page-table-why = La pioche est vide.

page-table-hard-of-perfect = Sur dix qui retiennent tout et prennent au hasard une carte qui va,
page-table-hard-perfect = Retient tout, prend n’importe quelle carte qui va

page-table-creature-whale = baleine
page-table-creature-puffer---fish = poisson-globe
page-table-creature-octopus = pieuvre
page-table-creature-turtle = tortue
page-table-creature-crab = crabe
page-table-creature-seahorse = hippocampe
page-table-colour-yellow = jaune
page-table-colour-red = rouge
page-table-colour-purple = violet
page-table-colour-blue = bleu
page-table-colour-green = vert
page-table-colour-orange = orange

## On the page: Where a colour bends by what it is said of, its forms stand side by side, and each creature says which is its own.

page-table-bend-whale = 2
page-table-bend-puffer---fish = 1
page-table-bend-octopus = 2
page-table-bend-turtle = 2
page-table-bend-crab = 1
page-table-bend-seahorse = 1
page-table-tint-yellow = jaune
page-table-tint-red = rouge
page-table-tint-purple = violet violette
page-table-tint-blue = bleu bleue
page-table-tint-green = vert verte
page-table-tint-orange = orange
page-table-letter-yellow = J
page-table-letter-red = R
page-table-letter-purple = Vi
page-table-letter-blue = B
page-table-letter-green = Ve
page-table-letter-orange = O
page-table-water-yellow = bulles
page-table-water-red = zigzags
page-table-water-purple = croix
page-table-water-blue = vagues
page-table-water-green = algues
page-table-water-orange = écailles

page-table-rule-aim = Des animaux marins sont posés sur la table. Regarde-les bien : on va bientôt tous les cacher. Puis la pioche montre une carte, et toi, tu en montres une qui va avec.
page-table-rule-card = Chaque carte a un animal et une couleur ; chaque couleur a sa lettre et son eau. Il y a six animaux en six couleurs, une carte de chaque : 36 cartes.
page-table-rule-setup = Selon le niveau, 6, 9, 12 ou 16 cartes sont posées en rangées, face visible. Les autres forment la pioche.
page-table-rule-study = Vous avez deux minutes pour regarder, ou moins si c’est bon pour tous. Puis toutes les cartes passent face cachée.
page-table-rule-turn1 = On retourne la carte du dessus de la pioche. Montre une carte : on la retourne pour tous.
page-table-rule-turn2 = Même couleur ou même animal : c’est une trouvaille. La carte est à toi, et elle vaut un point.
page-table-rule-turn3 = Sinon, c’est raté : la carte quitte le jeu, et c’est à la personne suivante.
page-table-rule-turn4 = Trouvé ou raté, la carte de la pioche prend la place, visible un petit moment. Tout le monde regarde, puis on la cache.
page-table-rule-turn5 = Après une trouvaille, tu continues avec la carte suivante. Après trois trouvailles, c’est à la personne suivante.
page-table-rule-turn6 = Si rien sur la table ne va avec la carte de la pioche, on la met de côté et on retourne la suivante. Cela ne coûte rien à personne.
page-table-rule-end = La partie est finie quand la dernière carte de la pioche a trouvé sa place ou a été mise de côté. Les cartes encore posées ne sont à personne. Qui a le plus de cartes gagne.
page-table-rule-solo = En solo : tu continues tant qu’il y a des cartes, et une carte ratée va sur la pile des erreurs. Ton résultat : les cartes prises moins les erreurs.
page-table-rule-ours = D’après The Wise Whale ; les cartes, les niveaux et le jeu en solo sont de nous.

page-table-step-study = Tu es Mia. Chaque carte a un animal et une couleur. Regarde bien où ils sont, puis appuie sur « C’est bon ».
page-table-step-first = Maintenant, ils ont tous plongé. La pioche montre un crabe rouge. Où y avait-il quelque chose de rouge, ou un autre crabe ? Touche cette carte.
page-table-step-firstElse = Ni rouge, ni crabe. À une vraie table, ton tour serait fini ; ici, tu peux recommencer.
page-table-step-newCard = Rouge et rouge : trouvé, la tortue est à toi. Le crabe rouge prend sa place. Retiens-le, puis appuie sur « C’est bon ».
page-table-step-second = Après une trouvaille, tu continues. Rien ici n’est orange, mais un crabe vient d’arriver. Où ?
page-table-step-secondElse = C’était la carte que tu as vue il y a un instant. Ici, tu peux recommencer.
page-table-step-again = Deux trouvailles. Maintenant, c’est le crabe orange qui est là ; le rouge n’y est plus. Voilà toute la difficulté. Appuie sur « C’est bon ».
page-table-step-third = Un hippocampe vert. Rien n’est vert, mais il y avait un autre hippocampe. Où ?
page-table-step-thirdElse = Pas là. Ici, tu peux recommencer.
page-table-step-three = Trois trouvailles, c’est tout pour un tour : maintenant, c’est à Ben. Regarde la nouvelle carte, puis appuie sur « C’est bon ».
page-table-step-ben = Ben cherche quelque chose de vert, ou une tortue. Tu sais où ? Garde-le pour toi.
page-table-step-missed = Ben a montré le poisson-globe : raté. Il quitte le jeu, et la tortue verte prend sa place. Retiens-la, puis appuie sur « C’est bon ».
page-table-step-last = Bien plus tard : c’est la dernière carte de la pioche. Tu te souviens que la première carte est une baleine bleue. Prends-la.
page-table-step-lastElse = La baleine bleue est la première carte. Ici, tu peux recommencer.
page-table-step-over = La pioche est vide, et la partie est finie. Chaque carte vaut un point : tu gagnes 15 à 9.

page-table-progress-kept-own = Sur { $load } cartes, tu en retiens environ { $mean }.
page-table-progress-axis = cartes retenues
page-table-progress-positions = Coin, bord, intérieur
page-table-progress-positionsText = Réponses justes selon l’endroit où était la carte.
page-table-progress-positionsLabel = Réponses justes sur 100, du coin vers l’intérieur : { $list }.
page-table-progress-position-corner = dans un coin
page-table-progress-position-side = sur un bord
page-table-progress-position-inside = à l’intérieur
page-table-error-before = là où se trouvait avant une carte qui va
page-table-error-neighbour = à côté d’une carte qui va
page-table-error-elsewhere = loin de toute carte qui va
page-table-coach-up = Ici, tu en retiens { $kept } sur 100. Essaie le niveau suivant : { $size } cartes.
page-table-coach-down = Ici, tu en retiens { $kept } sur 100. Un niveau plus bas, avec { $size } cartes, serait peut-être plus amusant.
page-table-review-said = Tu as montré
page-table-review-truth = Ceci allait avec
page-table-review-before = Une carte qui va se trouvait là avant.
page-table-review-neighbour = Une carte qui va est juste à côté.
page-table-review-elsewhere = Aucune carte qui va n’est près de là.
page-table-review-asked = Cette couleur : { $colour }, ou cet animal : { $creature }
page-table-review-place = Carte { $number } : { $card }
page-table-drill-look = Regarde-les bien toutes.
page-table-drill-newCard = La carte { $number } est nouvelle.
page-table-drill-wrong = La carte { $number } va avec : { $card }.
