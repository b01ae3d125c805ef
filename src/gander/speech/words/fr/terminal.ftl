### What is said in a terminal around every game.
### A key that ends in _you is said to the person whom the sentence is about.

list = { $most } et { $last }

## Words that can be typed at any time: several, with blanks between

command-quit = quitter quit q exit

## How many

count-card =
    { $n ->
        [one] { $n } carte
        [many] { $n } de cartes
       *[other] { $n } cartes
    }
count-point =
    { $n ->
        [one] { $n } point
        [many] { $n } de points
       *[other] { $n } points
    }
count-number =
    { $n ->
        [one] 1
        [many] 1 à { $n }
       *[other] 1 à { $n }
    }

## What is typed, and what is not understood

answer-yes = oui
answer-no = non
answer-only_enter = Ici, il suffit d’appuyer sur Entrée. Appuie sur Entrée, ou tape ? pour lire les règles.
answer-nothing = Tape quelque chose. Tu peux dire : { $choices }.
answer-unknown = Ici, je ne connais pas « { $typed } ». Tu peux dire : { $choices }.
answer-several = « { $typed } » peut vouloir dire plusieurs choses : { $choices }. Tape quelques lettres de plus.

## Before a game

agree-game = Quel jeu ? Tape son numéro, ou appuie sur Entrée pour le 1.
agree-game_help = Chaque jeu a ses règles. Pendant la partie, tape ? pour les lire.
agree-players = De { $least } à { $most } personnes.
agree-seats = Qui joue ? Tape { $least } à { $most } prénoms dans l’ordre de vos places, séparés par des virgules.
agree-seats_or_alone = Qui joue ? Tape ton prénom. Si vous êtes plusieurs, { $most } au plus, tape tous les prénoms dans l’ordre de vos places, séparés par des virgules.
agree-seats_example = Pour faire jouer l’ordinateur, tape bot. Par exemple : Mia, Ben, bot
agree-seats_help = Un bot, c’est l’ordinateur qui joue. Il ne voit que ce qu’une personne verrait à sa place. Pour en choisir un, tape par exemple bot:uniform.
# The word between two names, as somebody types it: Mia and Ben
agree-and = et
agree-nobody = Tape au moins le prénom d’une personne.
agree-wrong_number =
    { $n ->
        [one] Ce jeu se joue de { $least } à { $most }, et il y avait { $n } prénom. Tu peux ajouter des bots : Mia, bot, bot
        [many] Ce jeu se joue de { $least } à { $most }, et il y avait { $n } de prénoms.
       *[other] Ce jeu se joue de { $least } à { $most }, et il y avait { $n } prénoms.
    }
agree-same_name = Deux personnes s’appellent { $name }. Donne-leur des noms différents.
agree-bot = Quel niveau pour les bots ? Appuie sur Entrée pour le 1.
agree-bot_help = Chaque bot retient à sa façon. Aucun ne voit plus que toi à sa place.
agree-mode = Chacun pour soi, ou tous ensemble ? Appuie sur Entrée pour le 1.
agree-mode_help = Ensemble, cela veut dire : vous vous mettez d’accord sur chaque réponse, et les points sont à vous tous.
agree-mode_versus = chacun pour soi
agree-mode_cooperative = tous ensemble
agree-youngest = Qui est le plus jeune ? C’est lui ou elle qui commence. Appuie sur Entrée pour le 1.
agree-youngest_help = Pas besoin de dire son âge. Choisissez simplement qui commence.

## Options: how hard

option-level-label = Quelle difficulté ?
option-level-line = La difficulté.
option-level-ask = Quelle difficulté ? Appuie sur Entrée pour la 1.
option-level-help = Commence par la première. Tu pourras toujours monter la prochaine fois.
option-level-rookie = débutant
option-level-experienced = confirmé
option-level-advanced = avancé
option-level-expert = expert

## Options: glances

option-glances-label = Coups d’œil
option-glances-line = Qui a moins l’habitude peut regarder quelques fois sous une carte : 0 à 5 coups d’œil.

## Options: cards to start with

option-ahead-label = Cartes d’avance
option-ahead-line = Combien de cartes chacun a au départ, de 0 à 30. Elles comptent comme des points.

## Cards to start with

ahead-line = Dont cartes d’avance : { $cards }.
ahead-score = { $score }, dont { $n } d’avance

## Looking at a hidden card

glance-told = { $name } regarde la carte { $number }.
glance-told_you = Tu regardes la carte { $number }.
glance-told_card = { $name } regarde la carte { $number } : { $card }.
glance-told_card_you = Tu regardes la carte { $number } : { $card }. Garde-le pour toi.
glance-left = Coups d’œil restants : { $glances }.
glance-open = Tu vois la carte { $number } : { $card }.
glance-move = regarder { $number }
glance-ask =
    { $n ->
        [one] Il te reste { $n } coup d’œil : regarde une carte avant de répondre, par exemple avec { $example }.
        [many] Il te reste { $n } de coups d’œil : regarde une carte avant de répondre, par exemple avec { $example }.
       *[other] Il te reste { $n } coups d’œil : regarde une carte avant de répondre, par exemple avec { $example }.
    }

## At the beginning

welcome-players = À la table : { $names }.
welcome-starts = { $name } commence.
welcome-commands = À tout moment, tape ? pour les règles utiles, ? tout pour toutes les règles, ou quitter pour partir.
welcome-begin = Appuie sur Entrée pour commencer.

## Handing the screen over

cover-before = Quand tu as lu, appuie sur Entrée. Ensuite, c’est à { $name }.
cover-hand_over = Passe l’écran à { $name }. Appuie sur Entrée quand { $name } regarde sans témoins.

## Reading on

page-more = Appuie sur Entrée pour lire la suite.

## What a language model reads

assistant-free_seat = place libre { $number }
assistant-lobby = La partie n’a pas commencé. À la table : { $names }.
assistant-invite = On rejoint la table par ce lien : { $link }
assistant-start = Quand tout le monde est là, commence.
assistant-covered = La table est cachée pour l’instant. Regarde à nouveau dans un moment.
assistant-waiting = On attend { $names }.
assistant-sayable = Tu peux dire : { $choices }.
assistant-only_go_on = Il n’y a qu’une chose à faire : dis n’importe quoi pour continuer.
assistant-not_asked = On ne te demande rien pour l’instant. Attends, tu liras quand ce sera à toi.
assistant-nowhere = Tu n’es à aucune table. Ouvres-en une ou rejoins-en une.
assistant-leave_first = Tu es déjà à une table. Quitte-la d’abord.

## The rules

rules-now = Les règles utiles maintenant :
rules-all = Toutes les règles de ce jeu :

## How it ended

result-wins = { $name } gagne avec { $score }.
result-wins_you = Tu gagnes avec { $score }. Bien joué.
result-share = { $names } se partagent la victoire avec { $score } chacun.
result-place = Place { $place } : { $name }, { $score }.
result-solo = Ton résultat : { $result }.
result-together = Votre résultat commun : { $result }.

## At the end

goodbye-thanks = Merci d’avoir joué.
goodbye-left = Au revoir. À bientôt.
goodbye-offer = J’enregistre la partie jusqu’ici ? Tape un nom de fichier, ou appuie sur Entrée pour partir sans rien garder.
goodbye-offer_help = Pour revoir une partie enregistrée : gander replay FICHIER
goodbye-saved = La partie est enregistrée. Pour la revoir : gander replay { $file }
goodbye-not_saved = La partie n’a pas pu être enregistrée dans { $file } : { $reason }.

## Looking at a game again

replay-step = Étape { $number } sur { $steps }.
replay-ask = Appuie sur Entrée pour avancer, r pour revenir, q pour quitter.
replay-last = C’est la fin. Appuie sur Entrée pour quitter, r pour revenir.
replay-next = suivant
replay-back = retour
replay-goodbye = C’était toute la partie.
replay-player = Joueur { $number }

## The rules of every game, by number

rule-any-A1 = Le plus jeune commence. Ensuite, on joue dans le sens des aiguilles d’une montre.
rule-any-A2 = Seule une partie jouée jusqu’au bout a un résultat.
rule-any-A3 = En cas d’égalité au meilleur résultat, la victoire est partagée.
rule-any-A4 = Avant la partie, chacun peut recevoir des coups d’œil, de 0 à 5, pour que tous aient leur chance. En solo, il n’y en a pas.
rule-any-A5 = À ton tour, avant de répondre ou de jouer, tu peux utiliser un coup d’œil : tu regardes une carte cachée.
rule-any-A6 = Un seul coup d’œil par réponse. La carte est recouverte dès que tu as répondu ou joué.
rule-any-A7 = Tout le monde voit que tu regardes, où, et combien de coups d’œil il te reste. Personne d’autre ne voit la carte.
rule-any-A8 = Si ton temps est écoulé, aucun coup d’œil n’est utilisé pour toi. Les coups d’œil vont avec la place : qui la reprend les a.
rule-any-A9 = Quand chacun joue pour soi, on peut recevoir des cartes d’avance, de 0 à 30, pour que tous aient leur chance. Elles comptent comme des points ; la pioche reste entière.
