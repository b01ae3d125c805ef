### The Lynx.
### A key that ends in _you is said to the person whom the sentence is about.

title = Le Lynx attentif
aim = Regarde une carte, puis dis plus tard laquelle c’était.
sharing = Vous pouvez regarder l’écran tous ensemble.
up = La carte est visible : { $prey }.
down = La carte est face cachée.

## What lies on the table, in the middle of a sentence

value-frog = grenouille
value-hedgehog = hérisson
value-snail = escargot

## What somebody is asked

ask-look = { $name }, appuie sur Entrée quand tu l’as assez vue.
ask-name = { $name }, quelle carte était-ce ?

## What happened

event-shown = Une carte est retournée : { $prey }.
event-it_was = C’était : { $prey }.
event-turned_down = La carte est cachée.
event-named = { $name } dit : { $prey }.
event-named_you = Tu dis : { $prey }.

## The rules, by number

rule-L1 = Il y a douze cartes, quatre de chaque sorte. On retourne celle du dessus.
rule-L2 = Quand tu l’as assez vue, on la cache.
rule-L3 = Chacun dit une fois quelle carte c’était.
rule-L4 = Puis tout le monde la revoit. Si tu as dit juste, tu as un point. Après la dernière carte, qui a le plus de points gagne.

## On the page: on the closed box

page-lid-title = Le Lynx attentif
page-lid-line = Regarde une carte. Laquelle était-ce ?
page-lid-time = 5 minutes
page-lid-credit = Notre idée
page-lid-setup-where-device-line = Il passe de main en main ; tout le monde regarde ensemble.

## On the page: inside the box

page-table-card = La carte
page-table-down = Une carte, face cachée
page-table-look = Regarde bien !
page-table-lookOther = { $name } regarde la carte. Toi aussi.
page-table-seen = Je l’ai vue
page-table-ask = Quelle carte était-ce ?
page-table-askOther = { $name } dit laquelle c’était.
page-table-was = C’était : { $prey }.
page-table-over = C’était la dernière carte.
page-table-why = La pioche est vide.
page-table-ending = La dernière carte est montrée encore une fois.
page-table-prey-frog = Grenouille
page-table-prey-hedgehog = Hérisson
page-table-prey-snail = Escargot
page-table-tell-turnedUp = La carte est visible : { $prey }.
page-table-tell-turnedDown = La carte est cachée.
page-table-tell-named = { $name } dit : { $prey }.
page-table-tell-named-mine = Tu dis : { $prey }.
page-table-rule-aim = On montre une carte, puis on la cache. Retiens laquelle c’était. Il y a douze cartes, quatre de chaque sorte.
page-table-rule-turn = La personne dont c’est le tour la cache quand elle l’a assez vue. Puis chacun dit une fois quelle carte c’était.
page-table-rule-end = Puis tout le monde la revoit. Si tu as dit juste, tu as un point. La personne suivante prend la carte d’après, et après la dernière, qui a le plus de points gagne.
page-table-step-look = Tu es Mia. Voici la carte. Regarde-la, puis appuie sur « Je l’ai vue ».
page-table-step-name = Elle est maintenant face cachée. Laquelle était-ce ?
page-table-step-nameElse = C’en était une autre. Ici, tu peux recommencer.
page-table-step-other = Maintenant, Ben dit laquelle c’était.
page-table-step-next = C’était la grenouille : un point pour toi. Maintenant, Ben cache la carte suivante.
page-table-step-last = Bien plus tard : la dernière carte était un escargot. Dis-le.
page-table-step-lastElse = C’était l’escargot. Ici, tu peux recommencer.
page-table-step-over = C’était la dernière carte. Tu gagnes 5 à 4.
page-table-progress-axis = cartes retenues
page-table-drill-kind-one = Retiens une carte.
