### The Astute Goose.
### A key that ends in _you is said to the person whom the sentence is about.

title = L’Oie futée
aim = Regarde bien les suspects. Ensuite, on les retourne, et les dés te demandent ce dont tu te souviens.
sharing = Vous pouvez regarder l’écran tous ensemble. Si une seule personne a le droit de regarder, je vous dirai à qui le passer.
place = Suspect { $number } : { $suspect }.
place_numbers = Suspect { $number } (sur le dé : { $numbers }) : { $suspect }.
held = La carte dans ta main : { $suspect }. Ne la montre à personne.
wrong = Déjà dit, et faux : { $values }.
proposal = Proposé : { $value }. Pour : { $names }.
deck =
    { $n ->
        [one] Il reste { $n } carte dans la pioche.
        [many] Il reste { $n } de cartes dans la pioche.
       *[other] Il reste { $n } cartes dans la pioche.
    }
deck_empty = La pioche est vide.
points = Points : { $points }. { $deck }
right_and_wrong = Justes : { $right }. Fausses : { $wrong }. { $deck }
gaps =
    { $n ->
        [one] Il n’y a personne à la place { $numbers }. Si les dés la désignent, la partie est finie.
        [many] Il n’y a personne aux places { $numbers }. Si les dés en désignent une, la partie est finie.
       *[other] Il n’y a personne aux places { $numbers }. Si les dés en désignent une, la partie est finie.
    }
result = Justes : { $right }, fausses : { $wrong }. Chaque carte juste vaut un point, chaque carte fausse en retire un.

## Options: how hard

option-level-size =
    { $n ->
        [one] { $n } suspect à retenir
        [many] { $n } de suspects à retenir
       *[other] { $n } suspects à retenir
    }

## What somebody is asked

ask-study = { $name }, regarde-les bien et retiens-les. Appuie sur Entrée quand c’est bon pour toi.
ask-new_card = { $name }, regarde bien la nouvelle carte et retiens-la. Appuie sur Entrée quand c’est bon pour toi.
ask-roll = { $name }, appuie sur Entrée pour lancer les dés.
ask-colour = { $name }, quelle couleur porte le suspect { $suspect } ?
ask-clothing = { $name }, que porte le suspect { $suspect } ?
ask-animal = { $name }, quel animal est avec le suspect { $suspect } ?
ask-propose = { $question } Propose une réponse aux autres.
ask-agree = { $question } Tape oui si la proposition te va, ou propose autre chose.

## What can be typed

move-accept = oui

## What can be said at any time

interruption-slip = vu
interruption-slip_hint = Quelqu’un a vu la carte ({ $name }) ? Alors tape vu.

## What the dice ask for

feature-colour = couleur
feature-clothing = vêtement
feature-animal = animal

## What lies on the table, in the middle of a sentence

value-yellow = jaune
value-red = rouge
value-purple = violet
value-blue = bleu
value-green = vert
value-bow_tie = nœud papillon
value-necktie = cravate
value-scarf = écharpe
value-key_chain = chaîne à clés
value-striped_shirt = chemise rayée
value-rat = rat
value-dog = chien
value-cat = chat
value-goose = oie
value-parrot = perroquet

## What happened

event-dealt =
    { $n ->
        [one] { $n } suspect se tient là, bien en vue.
        [many] { $n } de suspects se tiennent là, bien en vue.
       *[other] { $n } suspects se tiennent là, bien en vue.
    }
event-got_ready = C’est bon pour { $name }.
event-got_ready_you = C’est bon pour toi.
event-turned_down = Toutes les cartes sont maintenant face cachée.
event-turned_down_one = Le suspect { $number } est maintenant face cachée.
event-rolled = { $name } lance les dés : { $number } et { $feature }. C’est le suspect { $suspect }.
event-rolled_you = Tu lances les dés : { $number } et { $feature }. C’est le suspect { $suspect }.
event-answered_right = { $name } dit : { $value }. C’est juste.
event-answered_right_you = Tu dis : { $value }. C’est juste.
event-answered_wrong = { $name } dit : { $value }. Ce n’est pas ça.
event-answered_wrong_you = Tu dis : { $value }. Ce n’est pas ça.
event-looked = { $name } regarde la carte en secret.
event-looked_you = Tu regardes la carte en secret.
event-looked_card = { $name } regarde la carte en secret : { $suspect }.
event-looked_card_you = Tu regardes la carte en secret : { $suspect }. Garde-le pour toi.
event-won = On montre la carte : { $suspect }. Elle est pour { $name } : 1 point.
event-won_you = On montre la carte : { $suspect }. Elle est pour toi : 1 point.
event-won_together = On montre la carte : { $suspect }. 1 point pour toute l’équipe.
event-missed = On montre la carte : { $suspect }. Elle va sur la pile des erreurs.
event-slipped = { $name } a laissé voir la carte.
event-slipped_you = Tu as laissé voir la carte.
event-slipped_to = Elle est pour { $name } : 1 point.
event-slipped_to_you = Elle est pour toi : 1 point.
event-boxed = Personne n’a trouvé. Le suspect { $number } quitte le jeu sans qu’on le voie.
event-proposed = { $name } propose : { $value }.
event-proposed_you = Tu proposes : { $value }.
event-accepted = { $name } est d’accord.
event-accepted_you = Tu es d’accord.
event-new_card = Un nouveau suspect arrive à la place { $number }.
event-ended = Il n’y a plus personne à la place { $number }. La partie est finie.

## The rules, by number

rule-G1 = Il y a 25 suspects. Chacun a une couleur, un vêtement et un animal ; prends-en deux, tu ne les trouves ensemble que sur une seule carte.
rule-G2 = Un dé montre un nombre de 1 à 6, l’autre demande la couleur, le vêtement ou l’animal.
rule-G3 = Toutes les réponses possibles restent affichées avec la question.
rule-G4 = Le niveau dit combien de suspects sont alignés. Si le dé dépasse le dernier, on recompte depuis le premier.
rule-G5 = Les suspects sont posés en ligne, face visible. Les autres cartes forment la pioche.
rule-G6 = Tout le monde regarde les suspects jusqu’à ce que ce soit bon pour tous. Ensuite, on les retourne face cachée.
rule-G7 = À ton tour, lance les deux dés : le nombre désigne le suspect, l’autre dé dit ce qu’on te demande.
rule-G8 = Tu donnes une seule réponse, et tout le monde l’entend.
rule-G9 = Après une réponse fausse, tu regardes la carte sans la montrer.
rule-G10 = Juste : tu montres la carte à tous, et elle te rapporte 1 point.
rule-G11 = Faux : les autres répondent l’un après l’autre, une fois chacun. La première bonne réponse gagne la carte.
rule-G12 = Si personne ne trouve, la carte quitte le jeu et personne d’autre ne la voit.
rule-G13 = Si quelqu’un voit la carte que tu tiens, elle va tout de suite à la personne à ta gauche.
rule-G14 = Une nouvelle carte de la pioche comble le trou. Tout le monde la retient, on la met face cachée, et la personne suivante lance les dés.
rule-G15 = La nouvelle carte reste visible jusqu’à ce que ce soit bon pour tous.
rule-G16 = Quand la pioche est vide, les trous restent. La partie se termine quand les dés désignent un trou.
rule-G17 = Chaque carte vaut 1 point. Qui a le plus de points gagne.
rule-G18 = En solo, une carte fausse va sur la pile des erreurs. Ton résultat : les cartes justes moins les fausses.
rule-G19 = Ensemble, quelqu’un propose une réponse ; les autres sont d’accord ou en proposent une autre. Votre résultat : les cartes justes moins les fausses.

## On the page: on the closed box

page-lid-title = L’Oie futée
page-lid-line = Regarde bien les suspects. Qui portait quoi ?
page-lid-time = 10 minutes
page-lid-credit = Un jeu de Reiner Knizia

## On the page: at the table

page-table-lineup = Les suspects
page-table-faceUp = Suspect { $number } : manteau { $colour } ({ $weave }), { $clothing }, { $animal }
page-table-faceDown = Suspect { $number } : face cachée
page-table-gap = Place { $number } : vide
page-table-cardWords = manteau { $colour } ({ $weave }), { $clothing }, { $animal }
page-table-overview = Tout ce qui existe
page-table-feature-colour = Couleur
page-table-feature-clothing = Vêtement
page-table-feature-animal = Animal
page-table-dieNumber = Dé des nombres : { $n }
page-table-dieFeature = Dé des questions : { $feature }
page-table-study = Regarde-les bien tous.
page-table-studyHint = Ils vont bientôt se retourner.
page-table-roll = Lancer les dés
page-table-rollMine = À toi, { $name }. Sur qui tombera la question ?
page-table-rollOther = { $name } lance les dés.
page-table-rolling = Les dés roulent…
page-table-ask-colour = { $name }, quelle couleur porte le suspect { $number } ?
page-table-ask-clothing = { $name }, que porte le suspect { $number } ?
page-table-ask-animal = { $name }, quel animal est avec le suspect { $number } ?
page-table-askAll-colour = Quelle couleur porte le suspect { $number } ?
page-table-askAll-clothing = Que porte le suspect { $number } ?
page-table-askAll-animal = Quel animal est avec le suspect { $number } ?
page-table-heldMine = Rien que pour tes yeux.
page-table-heldPassed = Rien que pour tes yeux.
page-table-heldDown = Ta carte, face cachée
page-table-heldFirst = { $name }, tu peux regarder la carte.
page-table-heldOther = { $name } regarde la carte.
page-table-slip = Quelqu’un l’a vue
page-table-alreadyWrong = déjà dit, et faux
page-table-sure-slip = Quelqu’un a vu ta carte ?
page-table-sure-slipGives = Alors elle est pour { $name }.
page-table-sure-slipYes = Oui, la donner
page-table-proposeFirst = Qui propose une réponse ?
page-table-proposed = { $name } propose : { $value }
page-table-accept = Je suis d’accord
page-table-orOther = Ou proposer autre chose :
page-table-says = { $name } dit : { $value }.
page-table-says-mine = Tu dis : { $value }.
page-table-says-together = Vous dites : { $value }.
page-table-verdict-right = Juste !
page-table-verdict-wrong = Pas cette fois.
page-table-verdict-nobody = Personne n’a trouvé.
page-table-was-yellow = C’était jaune.
page-table-was-red = C’était rouge.
page-table-was-purple = C’était violet.
page-table-was-blue = C’était bleu.
page-table-was-green = C’était vert.
page-table-was-bow---tie = C’était un nœud papillon.
page-table-was-necktie = C’était une cravate.
page-table-was-scarf = C’était une écharpe.
page-table-was-key---chain = C’était une chaîne à clés.
page-table-was-striped---shirt = C’était une chemise rayée.
page-table-was-rat = C’était un rat.
page-table-was-dog = C’était un chien.
page-table-was-cat = C’était un chat.
page-table-was-goose = C’était une oie.
page-table-was-parrot = C’était un perroquet.
page-table-newCard = Un nouveau suspect, place { $number }. Retiens-le bien.
page-table-aloud = Sur la carte : { $card }.
page-table-shown = C’était cette carte :
page-table-errors =
    { $n ->
        [one] { $n } erreur
        [many] { $n } d’erreurs
       *[other] { $n } erreurs
    }
page-table-points =
    { $n ->
        [one] { $n } juste
        [many] { $n } justes
       *[other] { $n } justes
    }
page-table-box =
    { $n ->
        [one] { $n } hors du jeu
        [many] { $n } hors du jeu
       *[other] { $n } hors du jeu
    }
page-table-over = Les dés désignent un trou. La partie est finie.
page-table-tell-dealt = Les suspects sont là.
page-table-tell-turnedDown = Toutes les cartes sont face cachée.
page-table-tell-turnedDownOne = La nouvelle carte est face cachée.
page-table-tell-rolled = { $name } lance les dés : { $number } et { $feature }.
page-table-tell-rolled-mine = Tu lances les dés : { $number } et { $feature }.
page-table-tell-right = { $name } dit : { $value }. Juste !
page-table-tell-right-mine = Tu dis : { $value }. Juste !
page-table-tell-right-together = Vous dites : { $value }. Juste !
page-table-tell-wrong-mine = Tu dis : { $value }. Pas cette fois.
page-table-tell-wrong-together = Vous dites : { $value }. Pas cette fois.
page-table-tell-wrong = { $name } dit : { $value }. Pas cette fois.
page-table-tell-won = { $name } prend la carte.
page-table-tell-won-mine = La carte est à toi.
page-table-tell-wonTogether = Vous prenez la carte ensemble.
page-table-tell-missed = La carte rejoint les erreurs.
page-table-tell-slipped = { $name } a laissé voir la carte. { $winner } la prend.
page-table-tell-boxed = Personne n’a trouvé. La carte quitte le jeu sans qu’on la voie.
page-table-tell-proposed = { $name } propose : { $value }.
page-table-tell-accepted = { $name } est d’accord.
page-table-tell-newCard = Un nouveau suspect est là.
page-table-tell-ended = Les dés désignent un trou. C’est la fin.
page-table-tell-ready = C’est bon pour { $name }.
page-table-acceptAll = Tout le monde est d’accord
page-table-score = { $right } justes − { $errors } = { $total }
page-table-notice-few = Plus que { $n } suspects.
page-table-notice-last = Le dernier suspect.
page-table-ending = Les suspects se retournent et saluent.
page-table-turning-lead = { $name } a pris la tête à la question { $turn } sur { $turns } et l’a gardée jusqu’au bout.
page-table-turning-start = { $name } a mené dès la première carte.
page-table-turning-level = À partir de la question { $turn } sur { $turns }, égalité entre { $name }, et personne n’est passé devant.
page-table-turning-clean = Pas une seule erreur : { $n } suspects d’affilée.
page-table-why = Les dés ont désigné un trou.

page-table-animal-rat = rat
page-table-animal-dog = chien
page-table-animal-cat = chat
page-table-animal-goose = oie
page-table-animal-parrot = perroquet
page-table-colour-yellow = jaune
page-table-colour-red = rouge
page-table-colour-purple = violet
page-table-colour-blue = bleu
page-table-colour-green = vert
page-table-weave-yellow = à pois
page-table-weave-red = à carreaux
page-table-weave-purple = uni
page-table-weave-blue = à vagues
page-table-weave-green = à zigzags
page-table-clothing-bow---tie = nœud papillon
page-table-clothing-necktie = cravate
page-table-clothing-scarf = écharpe
page-table-clothing-key---chain = chaîne à clés
page-table-clothing-striped---shirt = chemise rayée

## On the page: beyond the table

page-beyond-rule-aim = Il y a eu un vol, et voici une rangée de suspects. Regarde-les bien : ils vont bientôt tous se retourner, et les dés demanderont qui portait quoi.
page-beyond-rule-card = Chaque suspect a trois signes distinctifs : la couleur de son manteau (chaque couleur a son motif), un vêtement et un animal. Il y a 25 suspects, tous différents.
page-beyond-rule-setup = Selon le niveau, trois à six suspects sont posés face visible. Les nombres de 1 à 6 se placent au-dessus, en partant de la gauche ; s’il y a moins de six suspects, on recommence au premier, et un suspect peut donc avoir deux nombres.
page-beyond-rule-study = Vous avez deux minutes pour regarder, ou moins si c’est bon pour tous. Puis toute la rangée passe face cachée.
page-beyond-rule-turn1 = Lance les deux dés. L’un désigne le suspect, l’autre dit ce qu’on te demande : la couleur, le vêtement ou l’animal.
page-beyond-rule-turn2 = Dis ta réponse à voix haute ; les cinq réponses possibles restent toujours sous tes yeux. Ensuite, tu regardes la carte sans la montrer.
page-beyond-rule-turn3 = Juste : montre la carte à tous et garde-la. Elle vaut un point.
page-beyond-rule-turn4 = Faux : les autres peuvent essayer, l’un après l’autre en partant de ta gauche, avec une réponse chacun. La première bonne réponse gagne la carte. Si personne ne trouve, elle quitte le jeu sans qu’on la voie.
page-beyond-rule-turn5 = Si quelqu’un d’autre aperçoit la carte pendant que tu la tiens, elle va tout de suite à la personne à ta gauche.
page-beyond-rule-turn6 = Un nouveau suspect prend la place vide, visible un petit moment. Tout le monde regarde, puis on le cache, et la personne suivante lance les dés.
page-beyond-rule-end = Quand la pioche est vide, les trous restent. Dès que les dés désignent un trou, la partie est finie. Qui a le plus de cartes gagne.
page-beyond-rule-solo = En solo : une réponse fausse met la carte sur la pile des erreurs. Ton résultat, ce sont les cartes justes moins les erreurs.
page-beyond-rule-together = Ensemble : mettez-vous d’accord sur une réponse après chaque lancer. Quelqu’un propose, les autres acceptent ou proposent autre chose. On compte comme en solo.
page-beyond-step-study = Tu es Mia. Chacun de ces suspects a une couleur, un vêtement et un animal. Regarde bien, puis appuie sur « C’est bon ».
page-beyond-step-roll = Maintenant, ils ont le dos tourné, et c’est à toi de te souvenir. Lance les dés : ils disent sur qui porte la question.
page-beyond-step-answer = Un dé dit qui, l’autre dit quoi. Il n’y a que trois cartes, alors chacune a deux nombres : 5, c’est la deuxième carte. De quelle couleur était-elle ?
page-beyond-step-answerElse = C’était une autre couleur. À une vraie table, ce serait aux autres d’essayer ; ici, tu peux recommencer.
page-beyond-step-newCard = Juste, la carte est à toi : un point. Un nouveau suspect prend la place vide. Regarde bien, puis appuie sur « C’est bon ».
page-beyond-step-other = C’est à Ben : il fait 3 et l’animal. Tu le sais ? Garde-le pour toi.
page-beyond-step-chance = Ben a dit « chien », et c’était faux. Il regarde la carte en secret, et c’est à toi de répondre : quel animal était-ce ?
page-beyond-step-chanceElse = C’était un autre animal. Ici, tu peux recommencer.
page-beyond-step-won = Tu le savais, la carte est à toi. Si personne ne sait, la carte s’en va sans qu’on la voie. Encore un nouveau : regarde, puis « C’est bon ».
page-beyond-step-gap = Bien plus tard : la pioche est vide, alors un trou reste ouvert. Lance les dés.
page-beyond-step-over = Les dés désignent le trou, et la partie est finie. Chaque carte vaut un point : tu gagnes 12 à 9.
page-beyond-progress-kept-own = Sur { $load } suspects, tu en retiens environ { $mean }.
page-beyond-progress-kept-group = Sur { $load } suspects, vous en retenez ensemble environ { $mean }.
page-beyond-progress-axis = suspects retenus
page-beyond-error-called = une réponse qui venait d’être dite, et fausse
page-beyond-coach-up = Ici, tu en retiens { $kept } sur 100. Essaie le niveau suivant : { $size } suspects.
page-beyond-coach-down = Ici, tu en retiens { $kept } sur 100. Un niveau plus bas, avec { $size } suspects, serait peut-être plus amusant.
page-beyond-review-asked-colour = Couleur du suspect { $number }
page-beyond-review-asked-clothing = Vêtement du suspect { $number }
page-beyond-review-asked-animal = Animal du suspect { $number }
page-beyond-review-called = Quelqu’un venait de le dire, et c’était faux.
page-beyond-drill-look = Regarde-les bien tous.
page-beyond-drill-newCard = Un nouveau suspect, place { $number }.
