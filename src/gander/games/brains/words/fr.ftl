### MMM… Brains!.
### A key that ends in _you is said to the person whom the sentence is about.

title = MMM… Cervelles !
aim = Ramasse des cervelles avec cinq dés. Ensuite, fais payer les autres, et sois la dernière personne à en avoir.
sharing = Vous pouvez regarder l’écran tous ensemble. Ici, rien n’est secret.
brain = cervelle
count =
    { $n ->
        [one] { $n } cervelle
        [many] { $n } de cervelles
       *[other] { $n } cervelles
    }
holding = { $name } ({ $colour }) { $brains }
holdings = Cervelles : { $holdings }.
middle = Au milieu : { $brains }.
dice = Lancer { $throw } sur { $throws } : { $dice }.
die = dé { $die } : { $face }
total = Le { $colour } compte { $total } :
total_times = Le { $colour } compte { $sum } × { $multiplier } = { $total } :
would_take = { $name } prendrait { $brains }.
would_take_you = tu prendrais { $brains }.
would_pay = { $name } paierait { $brains }.
would_pay_you = tu paierais { $brains }.
result = Plus personne n’a de cervelles, sauf { $name } : c’est gagné.
result_you = Plus personne n’a de cervelles, sauf toi. Tu gagnes. Bien joué.

## Options: colours

option-colours-label = À qui est chaque couleur ?
option-colours-line = La couleur de chaque place.
option-colours-ask = { $name }, quelle couleur prends-tu ? Appuie sur Entrée pour 1.
option-colours-help = Chacun a une couleur. Plus tard, les autres pourront te faire payer avec.

## Options: brains

option-brains-label = Mise
option-brains-line = Les cervelles que chacun a au départ : 0, 5, 10, 15, 20 ou 25, prises au milieu.

## What somebody is asked

ask-first = { $name }, appuie sur Entrée pour lancer les cinq dés.
ask-stop_or_throw = { $name }, tape une couleur pour t’arrêter, ou les numéros des dés à relancer, par exemple : 2 4
ask-pass_or_throw = { $name }, cinq cervelles ne comptent rien. Tape les numéros des dés à relancer, par exemple : 2 4, ou tape passer.
ask-stop = { $name }, c’était le dernier lancer. Tape une couleur.
ask-pass = { $name }, cinq cervelles ne comptent rien. Appuie sur Entrée pour continuer.
ask-possible = { $choices }, ou les numéros des dés à relancer, par exemple 2 4, ou garder et les numéros des dés qui restent

## What can be typed

move-pass = passer
move-all = tous
move-keep = garder

## What lies on the table, in the middle of a sentence

value-red = rouge
value-yellow = jaune
value-blue = bleu
value-green = vert
value-black = noir

## What happened

event-landed = { $name }, lancer { $throw } : { $dice }.
event-landed_you = Ton lancer { $throw } : { $dice }.
event-took = { $name } choisit le { $colour } et prend { $brains }.
event-took_you = Tu choisis le { $colour } et tu prends { $brains }.
event-took_rest = { $name } choisit le { $colour } pour { $total } et prend tout ce qui reste : { $brains }.
event-took_rest_you = Tu choisis le { $colour } pour { $total } et tu prends tout ce qui reste : { $brains }.
event-chose = { $name } choisit le { $colour } pour { $total }.
event-chose_you = Tu choisis le { $colour } pour { $total }.
event-paid = { $name } paie { $brains }.
event-paid_you = Tu paies { $brains }.
event-passed = { $name } a cinq cervelles sur les dés. Il ne se passe rien.
event-passed_you = Tu as cinq cervelles sur les dés. Il ne se passe rien.
event-phase_two = Il n’y a plus rien au milieu. À partir de maintenant, on paie : les cervelles retournent au milieu et y restent.
event-out = { $name } n’a plus de cervelles et sort du jeu.
event-out_you = Tu n’as plus de cervelles et tu sors du jeu. Les autres continuent.
event-ended = La partie est finie.

## The odds of the dice

odds-throws = lancers
odds-take = cervelles en moyenne
odds-total = total
odds-chance = chances
odds-at_least = autant ou plus
odds-lying = Les dés montrent { $dice }. Ils comptent : { $totals }.
odds-nothing = rien
odds-keep = garder
odds-throw = lancer
odds-all = tous
odds-none = aucun
odds-stop = rien : s’arrêter
odds-left = Lancers restants : { $n }

## The rules, by number

rule-M1 = Cinq dés montrent les nombres de 1 à 5 en cinq couleurs, et une cervelle.
rule-M2 = Il y a 100 cervelles à trois, 125 à quatre et 150 à cinq.
rule-M3 = Chacun a une couleur.
rule-M4 = Tu peux lancer trois fois. Chaque fois, choisis librement les dés à relancer, même ceux que tu avais gardés.
rule-M5 = Additionne les nombres d’une couleur. Deux cervelles sur les dés doublent la somme, trois la triplent, quatre la multiplient par quatre. Cinq cervelles ne comptent rien.
rule-M6 = Première partie : choisis une couleur et prends autant de cervelles au milieu.
rule-M7 = Quand il n’y a plus rien au milieu, la deuxième partie commence avec la personne suivante.
rule-M8 = Deuxième partie : choisis une couleur. La personne qui a cette couleur paie autant de cervelles.
rule-M9 = Si aucun des autres encore en jeu n’a cette couleur, c’est toi qui paies.
rule-M10 = Qui n’a pas assez paie tout ce qu’il a. Qui n’a plus de cervelles sort du jeu.
rule-M11 = La dernière personne qui a des cervelles gagne.
rule-M12 = Par exemple : un 5 et un 3 en vert, avec trois cervelles sur les autres dés, comptent 8 × 3 = 24.
rule-M13 = Avant une partie, chacun peut recevoir des cervelles de départ, de 5 à 25, pour que tous aient leur chance. Elles viennent du milieu.

## On the page: on the closed box

page-lid-title = MMM… Cer­velles !
page-lid-line = Des dés, du cran et de gentils zombies.
page-lid-time = 10 minutes
page-lid-credit = Un jeu de Reiner Knizia
page-lid-given-brains =
    { $n ->
        [one] { $n } cervelle au départ
        [many] { $n } de cervelles au départ
       *[other] { $n } cervelles au départ
    }
page-lid-setup-where-device-line = Il passe de main en main ; tout est visible.
page-lid-bot-chick-line = Garde la couleur qu’on voit le plus et relance le reste.
page-lid-bot-squirrel-line = Garde aussi les cervelles et vise qui en a le plus.
page-lid-bot-tortoise-line = Pèse les chances d’un lancer de plus.
page-lid-bot-otter-line = Pèse les chances d’un lancer de plus, comme Théo.
page-lid-bot-crow-line = Pèse les chances de tous les lancers, et où en est la partie.
page-lid-bot-elephant-line = Calcule ce qui fait gagner le plus souvent.
page-lid-ghost-line = Ici, il n’y a rien à retenir : il joue comme Théo.
page-lid-letter-red = R
page-lid-letter-yellow = J
page-lid-letter-blue = B
page-lid-letter-green = V
page-lid-letter-black = N

## On the page: at the table

page-table-middleShort = Milieu
page-table-phase1 = Phase 1 : sers-toi
page-table-phase2 = Phase 2 : les autres paient
page-table-turnMine = À toi, { $name }.
page-table-turnOther = { $name } lance les dés.
page-table-throwAll = Lancer les dés
page-table-throwSome =
    { $n ->
        [one] Relancer { $n } dé
        [many] Relancer { $n } de dés
       *[other] Relancer { $n } dés
    }
page-table-keepHint = Touche les dés à garder.
page-table-allKept = Tous les dés sont gardés. Choisis une couleur.
page-table-throwOf = Lancer { $n } sur 3.
page-table-rolling = Les dés roulent…
page-table-dieNumber = Dé { $die } : { $number } { $colour }
page-table-dieBrain = Dé { $die } : cervelle ({ $colour })
page-table-faceBrain = cervelle
page-table-kept = gardé
page-table-dice = Les dés
page-table-chosen = choisi
page-table-chooseColour = Choisis une couleur
page-table-total = { $colour } : { $sum } × { $multiplier } = { $total }
page-table-take =
    { $n ->
        [one] prendre { $n }
        [many] prendre { $n }
       *[other] prendre { $n }
    }
page-table-pays = { $name } paie { $n }
page-table-paysShort = paie { $n }
page-table-youPay = tu paies { $n }
page-table-nothing = rien
page-table-pass = Cinq cervelles. Continuer
page-table-sure-self =
    { $n ->
        [one] Tu paies toi-même { $n } cervelle ?
        [many] Tu paies toi-même { $n } de cervelles ?
       *[other] Tu paies toi-même { $n } cervelles ?
    }
page-table-sure-selfYes = Oui, payer
page-table-tokens =
    { $n ->
        [one] { $n } cervelle
        [many] { $n } de cervelles
       *[other] { $n } cervelles
    }
page-table-adviser-show = Voir les chances
page-table-adviser-hide = Cacher les chances
page-table-adviser-collect = Chances de gagner, et cervelles en moyenne :
page-table-adviser-pay = Chances de gagner, et ce que les autres paient en plus :
page-table-adviser-keep = Garder { $dice } : { $chance } de chances de gagner, { $brains } cervelles en moyenne
page-table-adviser-keepNone = Ne rien garder : { $chance } de chances de gagner, { $brains } cervelles en moyenne
page-table-adviser-stop = S’arrêter là : { $chance } de chances de gagner, { $brains } cervelles
page-table-adviser-exact = { $percent } %
page-table-adviser-about = environ { $chance }
page-table-adviser-aboutShort = environ
page-table-adviser-brains = { $brains } cervelles
page-table-adviser-stopShort = arrêter : { $brains }
page-table-adviser-failed = Impossible de demander les chances pour le moment.
page-table-over = Le dernier zombie qui a des cervelles : { $name }.
page-table-tell-landed = Lancer { $n } : { $dice }.
page-table-tell-took =
    { $n ->
        [one] { $name } prend { $n } cervelle pour le { $colour }.
        [many] { $name } prend { $n } de cervelles pour le { $colour }.
       *[other] { $name } prend { $n } cervelles pour le { $colour }.
    }
page-table-tell-took-mine =
    { $n ->
        [one] Tu prends { $n } cervelle pour le { $colour }.
        [many] Tu prends { $n } de cervelles pour le { $colour }.
       *[other] Tu prends { $n } cervelles pour le { $colour }.
    }
page-table-tell-paid-mine =
    { $n ->
        [one] Tu choisis le { $colour } : { $payer } paie { $n } cervelle.
        [many] Tu choisis le { $colour } : { $payer } paie { $n } de cervelles.
       *[other] Tu choisis le { $colour } : { $payer } paie { $n } cervelles.
    }
page-table-tell-paid-byMe =
    { $n ->
        [one] { $name } choisit le { $colour } : tu paies { $n } cervelle.
        [many] { $name } choisit le { $colour } : tu paies { $n } de cervelles.
       *[other] { $name } choisit le { $colour } : tu paies { $n } cervelles.
    }
page-table-tell-paidSelf-mine =
    { $n ->
        [one] Tu choisis le { $colour } et tu paies { $n } cervelle.
        [many] Tu choisis le { $colour } et tu paies { $n } de cervelles.
       *[other] Tu choisis le { $colour } et tu paies { $n } cervelles.
    }
page-table-tell-passed-mine = Tu as fait cinq cervelles : il ne se passe rien.
page-table-tell-out-mine = Tu n’as plus de cervelles et tu sors du jeu.
page-table-tell-ended-mine = Tu gagnes.
page-table-tell-paid =
    { $n ->
        [one] { $name } choisit le { $colour } : { $payer } paie { $n } cervelle.
        [many] { $name } choisit le { $colour } : { $payer } paie { $n } de cervelles.
       *[other] { $name } choisit le { $colour } : { $payer } paie { $n } cervelles.
    }
page-table-tell-paidSelf =
    { $n ->
        [one] { $name } choisit le { $colour } et paie { $n } cervelle.
        [many] { $name } choisit le { $colour } et paie { $n } de cervelles.
       *[other] { $name } choisit le { $colour } et paie { $n } cervelles.
    }
page-table-tell-passed = Cinq cervelles pour { $name } : il ne se passe rien.
page-table-tell-phaseTwo = Plus rien au milieu. Phase 2 : à partir de maintenant, les autres paient.
page-table-tell-out = { $name } n’a plus de cervelles et sort du jeu.
page-table-tell-ended = { $name } gagne.
page-table-notice-few = Plus que { $n } cervelles au milieu.
page-table-notice-last = Une dernière cervelle au milieu.
page-table-ending = Les zombies lèvent leur assiette, et le dernier debout lèche sa cuillère.
page-table-turning-own = Le tour { $turn } sur { $turns } a tout changé : { $name } avait environ { $before } chances sur 100 de gagner, puis { $after }.
page-table-turning-gift = Le tour { $turn } sur { $turns }, joué par { $by }, a tout changé : { $name } avait environ { $before } chances sur 100 de gagner, puis { $after }.
page-table-why = Personne d’autre n’a plus de cervelles.

page-table-colour-yellow = jaune
page-table-colour-red = rouge
page-table-colour-blue = bleu
page-table-colour-green = vert
page-table-colour-black = noir

## On the page: beyond the table

page-beyond-rule-aim = D’abord, tous les zombies remplissent leur assiette de cervelles, puis ils se les prennent les uns aux autres. Le dernier qui a des cervelles gagne.
page-beyond-rule-dice = Cinq dés montrent 1 à 5 en cinq couleurs, et une cervelle. Chaque couleur a une forme et une lettre : tu n’as jamais besoin de la couleur seule.
page-beyond-rule-setup = Chacun a une couleur. Les cervelles sont au milieu : 25 jetons blancs qui en valent une, et des rouges qui en valent cinq : 15 à trois, 20 à quatre, 25 à cinq. Cela fait 100, 125 ou 150 cervelles.
page-beyond-rule-turn1 = Lance tous les dés. Tu peux ensuite relancer, deux fois au plus, les dés que tu veux, même ceux que tu avais gardés.
page-beyond-rule-turn2 = Chaque couleur vaut la somme de ses nombres. Deux cervelles doublent tout, trois le triplent, quatre le multiplient par quatre. Avec cinq, il ne reste rien.
page-beyond-rule-phase1 = Phase 1 : choisis une couleur et prends autant de cervelles au milieu. S’il y en a moins, tu prends ce qui reste. Quand le milieu est vide, la phase 2 commence avec la personne suivante.
page-beyond-rule-phase2 = Phase 2 : choisis une couleur. La personne qui l’a paie autant de cervelles au milieu ; elles n’en reviennent jamais. Si aucun adversaire encore en jeu n’a cette couleur, c’est toi qui paies.
page-beyond-rule-out = Si tu n’en as pas assez, tu paies tout ce que tu as. Sans cervelles, tu sors du jeu et tu n’as plus de couleur, même si c’est le cas dès le début de la phase 2.
page-beyond-rule-end = Le dernier zombie qui a des cervelles gagne.
page-beyond-rule-example = Deux dés rouges avec 5 et 3, et trois cervelles : le rouge vaut 8 × 3 = 24.
page-beyond-step-throw = Tu es Mia et tu joues le rouge. D’abord, chacun remplit son assiette de cervelles prises au milieu. Lance les dés.
page-beyond-step-keep = Chaque couleur additionne ses nombres : le bleu a 5 + 4 = 9. Touche les deux dés bleus et la cervelle pour les garder, et relance les autres.
page-beyond-step-keepElse = Essaie plutôt ceci : garde le 5, le 4 et la cervelle, et relance les deux autres.
page-beyond-step-double = Une deuxième cervelle ! Deux cervelles doublent toutes les couleurs, le bleu compte donc 18. Trois les tripleraient, mais avec cinq, il ne reste rien. Prends les 18.
page-beyond-step-doubleElse = Tu pourrais. Mais 18, c’est beaucoup : choisis le bleu et prends-les.
page-beyond-step-plate = Pour prendre, toutes les couleurs étaient bonnes, pas seulement la tienne. On continue ainsi jusqu’à ce que le milieu soit vide. Alors, ça devient sérieux.
page-beyond-step-phase = Bien plus tard : le milieu est vide, et la phase 2 commence. À partir de maintenant, une couleur fait payer quelqu’un. Lance les dés.
page-beyond-step-pay = Le bleu touche Ben, et le vert touche Ida. Le rouge est à toi, et le noir n’est à personne : avec ces deux-là, c’est toi qui paies. Choisis ce qui fait le plus mal aux autres.
page-beyond-step-payElse = Le bleu coûte 8 à Ben et rien à toi. Choisis le bleu.
page-beyond-step-paid = Ben paie 8 cervelles, et elles ne reviennent jamais. Maintenant, c’est à lui, et il pourrait bien choisir le rouge.
page-beyond-step-out = Vers la fin : Ida n’a plus de cervelles et sort du jeu. Avec le vert, tu paierais donc toi-même. Ben en a encore 6. Quelle couleur choisis-tu ?
page-beyond-step-outElse = Cela te coûterait des cervelles. Le bleu prend à Ben ses six dernières.
page-beyond-step-over = Ben sort du jeu aussi. Plus personne n’a de cervelles, sauf toi : tu gagnes.
page-beyond-progress-left-own = À chaque décision, tu laisses environ { $mean } cervelles sur la table.
page-beyond-progress-left-group = À chaque décision, vous laissez ensemble environ { $mean } cervelles sur la table.
page-beyond-progress-axis = cervelles laissées sur la table par décision
page-beyond-progress-col-left = Laissées en moyenne
page-beyond-progress-beyondLeft =
    { $n ->
        [one] Ta dernière partie diffère des précédentes ({ $before }) de { $mean } cervelles par décision (entre { $low } et { $high }).
        [many] Tes { $n } dernières parties diffèrent des précédentes ({ $before }) de { $mean } cervelles par décision (entre { $low } et { $high }).
       *[other] Tes { $n } dernières parties diffèrent des précédentes ({ $before }) de { $mean } cervelles par décision (entre { $low } et { $high }).
    }
page-beyond-error-poorer = un choix qui valait moins que le meilleur
page-beyond-hard-guessing = Choisir au hasard
page-beyond-hard-of-guessing = Sur dix qui choisissent au hasard,
page-beyond-hard-perfect = Le plus de cervelles à chaque tour
page-beyond-hard-luckMore =
    { $n ->
        [one] { $name } : les dés ont apporté { $n } cervelle de plus que prévu.
        [many] { $name } : les dés ont apporté { $n } de cervelles de plus que prévu.
       *[other] { $name } : les dés ont apporté { $n } cervelles de plus que prévu.
    }
page-beyond-hard-luckLess =
    { $n ->
        [one] { $name } : les dés ont apporté { $n } cervelle de moins que prévu.
        [many] { $name } : les dés ont apporté { $n } de cervelles de moins que prévu.
       *[other] { $name } : les dés ont apporté { $n } cervelles de moins que prévu.
    }
page-beyond-progress-luck = L’habileté d’un côté, la chance de l’autre
page-beyond-progress-luckText =
    { $n ->
        [one] En { $n } décision, tu as laissé { $left } cervelles sur la table.
        [many] En { $n } de décisions, tu as laissé { $left } cervelles sur la table.
       *[other] En { $n } décisions, tu as laissé { $left } cervelles sur la table.
    }
page-beyond-progress-luckGood = Les dés t’ont apporté { $luck } cervelles de plus qu’ils ne te devaient. C’était de la chance.
page-beyond-progress-luckBad = Les dés t’ont apporté { $luck } cervelles de moins qu’ils ne te devaient. Ça aussi, c’était de la chance : de la mauvaise.
page-beyond-progress-luckNone = Les dés t’ont apporté juste ce qu’ils te devaient.
page-beyond-progress-chances = Chances laissées filer
page-beyond-progress-chances-exact = À trois, tes décisions laissent filer environ { $mean } de chances de gagner par partie (entre { $low } et { $high } ; { $n } parties, calcul exact).
page-beyond-progress-chances-about = À quatre ou à cinq, tes décisions laissent filer environ { $mean } de chances de gagner par partie (entre { $low } et { $high } ; { $n } parties, estimation).
page-beyond-progress-throws = Selon les lancers qui restaient
page-beyond-progress-throwsLabel = Cervelles laissées sur la table par décision : { $list }.
page-beyond-progress-throwsLeft-0 = dernier lancer fait
page-beyond-progress-throwsLeft-1 = encore un lancer
page-beyond-progress-throwsLeft-2 = encore deux lancers
page-beyond-coach-left-0 = C’est en choisissant la couleur que tu perds le plus : { $left } cervelles à chaque fois. Regarde à deux fois.
page-beyond-coach-left-1 = C’est avant le dernier lancer que tu perds le plus : { $left } cervelles à chaque fois. Regarde à deux fois.
page-beyond-coach-left-2 = C’est après le premier lancer que tu perds le plus : { $left } cervelles à chaque fois. Regarde à deux fois.
page-beyond-course-title = Les chances de gagner de chacun
page-beyond-course-across = tours
page-beyond-course-label =
    { $n ->
        [one] Au début, tes chances étaient de { $first }. Après { $n } tour, la victoire est allée à { $name }.
        [many] Au début, tes chances étaient de { $first }. Après { $n } de tours, la victoire est allée à { $name }.
       *[other] Au début, tes chances étaient de { $first }. Après { $n } tours, la victoire est allée à { $name }.
    }
page-beyond-course-exact = Toutes les chances sont calculées : elles valent si chacun joue le mieux possible.
page-beyond-course-about = À plus de trois, les chances sont estimées, parfois à quelques points près. Quand vous n’êtes plus que trois ou moins, elles sont calculées.
page-beyond-course-col-turn = Tour
page-beyond-course-col-who = Qui
page-beyond-course-sum = Comment on en est arrivé là
page-beyond-course-start = Au début
page-beyond-course-left = Ce que tu as laissé filer
page-beyond-course-luck = Ta chance aux dés
page-beyond-course-others = Les tours des autres
page-beyond-course-end = À la fin
page-beyond-course-turning = Là où tout a changé pour toi
page-beyond-course-turn = Tour { $turn } sur { $turns }, { $name } :
page-beyond-course-turnMine = Tour { $turn } sur { $turns }, le tien :
page-beyond-course-rose = Tes chances de gagner sont montées de { $before } à { $after }.
page-beyond-course-fell = Tes chances de gagner sont tombées de { $before } à { $after }.
page-beyond-course-diceGood = Les dés t’ont rapporté { $share }.
page-beyond-course-diceBad = Les dés t’ont coûté { $share }.
page-beyond-course-thenGood = Puis les dés t’ont rapporté { $share }.
page-beyond-course-thenBad = Puis les dés t’ont coûté { $share }.
page-beyond-course-dearest = Les décisions les plus chères
page-beyond-course-nothingLeft = Aucune ne t’a coûté grand-chose. Bien choisi.
page-beyond-course-when = Tour { $turn }, lancer { $n } :
page-beyond-course-threw = Relancer { $dice } t’a coûté { $share } de chances de gagner. Mieux : { $best }.
page-beyond-course-chose = Choisir le { $colour } t’a coûté { $share } de chances de gagner. Mieux : { $best }.
page-beyond-course-passed = Continuer avec cinq cervelles t’a coûté { $share } de chances de gagner. Mieux : { $best }.
page-beyond-course-best-throw = relancer { $dice }
page-beyond-course-best-choose = choisir le { $colour }
page-beyond-course-best-pass = continuer
page-beyond-review-sum =
    { $n ->
        [one] En cervelles, tu as fait le meilleur choix { $right } fois sur { $n }.
        [many] En cervelles, tu as fait le meilleur choix { $right } fois sur { $n }.
       *[other] En cervelles, tu as fait le meilleur choix { $right } fois sur { $n }.
    }
page-beyond-review-chance = Cela t’a coûté { $share } de chances de gagner.
page-beyond-review-chanceAbout = Cela t’a coûté environ { $share } de chances de gagner.
page-beyond-review-noChance = Tes chances de gagner n’ont presque pas changé.
page-beyond-review-said = Ton choix
page-beyond-review-truth = Le meilleur
page-beyond-review-throw = relancer les dés { $dice }
page-beyond-review-take = choisir le { $colour }
page-beyond-review-pass = continuer
page-beyond-review-poorer = Ce choix a laissé { $left } cervelles sur la table.
page-beyond-drill-kind-0 = Quelle couleur choisis-tu ?
page-beyond-drill-kind-1 = Quels dés gardes-tu pour le dernier lancer ?
page-beyond-drill-kind-2 = Quels dés gardes-tu après le premier lancer ?
page-beyond-drill-dice = Quels dés gardes-tu ?
page-beyond-drill-howDice = Touche-les, puis lance les autres.
page-beyond-drill-throwsLeft =
    { $n ->
        [one] { $n } lancer restant
        [many] { $n } de lancers restants
       *[other] { $n } lancers restants
    }
page-beyond-drill-stop = S’arrêter là
page-beyond-drill-bestDice = Le meilleur choix possible.
page-beyond-drill-average = { $brains } cervelles en moyenne
page-beyond-drill-worseDice = Mieux vaut garder ceux-ci.
page-beyond-drill-worseNone = Mieux vaut tous les relancer.
page-beyond-drill-worseStop = Mieux vaut s’arrêter là.
page-beyond-drill-averages = En moyenne { $best } cervelles, avec ton choix { $brains }
