### Said on the first page, and on every other: keep it small.

app-name = Gander
app-motto = Ouvre l’œil. Puis souviens-toi.
app-skip = Aller à la page
app-loading = On met la table…
app-failed = Cette page n’a pas pu être chargée. Vérifie la connexion et réessaie.
app-again = Réessayer

nav-home = Accueil
nav-settings = Réglages
nav-about = À propos
nav-teach = Pour une classe
nav-notepad = Carnet
nav-rules = Règles
nav-soundOn = Le son est activé. Le couper
nav-soundOff = Le son est coupé. L’activer
dialog-close = Fermer

home-title = À quoi on joue ?
home-continue = Continuer
home-continueText = Ta table est encore mise.
home-with = Avec { $names }.
home-between = La soirée avec { $names } continue.
home-goOn = Revenir à la soirée
home-firstTime = C’est la première fois ? Joue les premiers coups avec moi.
home-firstStep = Deux minutes : montre-moi
home-leads = { $name } mène { $won } à { $lost }.
home-level = Égalité entre { $name } et { $other }, { $n } à { $n }.
home-revenge = La revanche ?
home-today = Les meilleurs du jour
home-notepadText = Chaque partie finie est notée ici.
home-tv = Jouer sur la télé
home-join = Tu as un code ?
home-joinText = Scanne le code QR du grand écran, ou tape le code ici.
home-joinLabel = Code de la table
home-joinButton = Rejoindre
day-title = La donne du jour
practice-five = Cinq minutes
# With soft hyphens: on a phone this stands in half a row, beside the deal of the day.
practice-title = Entraî­ne­ment

box-players = { $fewest } à { $most } joueurs

setup-who = Bienvenue ! Qui joue ?
setup-playerName = Joueur { $n }
setup-addPerson = Ajouter une personne
setup-addBot = Ajouter un bot
setup-remove = Retirer { $name }
setup-name = Nom du joueur { $n }
name-longest = Un nom a { $n } lettres au plus.
setup-animal = Animal pour { $name }
setup-chooseAnimal = Quel animal es-tu ?
setup-youngest = Le plus jeune commence. Qui est-ce ?
setup-starts = { $name } commence
setup-startsShort = commence
setup-open = Rejoint par téléphone
setup-bot = Bot
setup-level = Quelle difficulté ?
setup-mode = Les uns contre les autres, ou ensemble ?
setup-mode-solo = En solo
setup-mode-versus = Chacun pour soi
setup-mode-versus-line = La meilleure mémoire gagne.
setup-mode-cooperative = Tous ensemble
setup-mode-cooperative-line = Vous décidez ensemble de chaque réponse et partagez le résultat.
setup-where = Avec qui ?
setup-where-alone = En solo
setup-where-alone-line = Sans personne d’autre, ou avec des bots.
setup-where-device = Sur cet appareil
setup-where-device-line = Il passe de main en main ; un cache vient entre vous.
setup-where-stage = Télé et mobiles
setup-where-stage-line = Cet écran est la table ; chacun joue sur son téléphone.
setup-where-link = À distance, par un lien
setup-where-link-line = Tu reçois un lien à envoyer ; chacun joue sur son appareil.
setup-amountFor = { $what } pour { $name }
setup-amountIs = { $name } : { $what }
setup-more = Plus d’options
setup-chooseBot = Qui doit jouer avec vous ?
setup-changeBot = Échanger { $name }
setup-choiceOf = { $name } : { $choice }
setup-startSolo = Jouer en solo
setup-invite = Ouvrir la table et inviter
setup-startMany =
    { $n ->
        [one] Commencer à { $n }
        [many] Commencer à { $count }
       *[other] Commencer à { $count }
    }
setup-counts = 0 1 2 3 4 5 6
setup-failed = La table n’a pas pu être ouverte : { $reason }
setup-notConnected = Pas de connexion à la table pour l’instant. Vérifie le réseau et réessaie.

level-rookie = Débutant
level-experienced = Confirmé
level-advanced = Avancé
level-expert = Expert

bot-chick = Pip le poussin
bot-squirrel = Noisette l’écureuil
bot-tortoise = Théo la tortue
bot-otter = Otto la loutre
bot-crow = Kora la corneille
bot-elephant = Ella l’éléphante
bot-chick-line = Oublie presque aussi vite qu’il regarde.
bot-squirrel-line = Sait où est sa dernière noisette et devine les autres.
bot-tortoise-line = Retient à peu près autant qu’une personne de soixante-dix ans.
bot-otter-line = Retient à peu près autant qu’un jeune adulte.
bot-crow-line = Voit presque tout, le garde longtemps et fait le rapprochement.
bot-elephant-line = N’oublie jamais rien du tout.

cover-title = Passe l’écran à { $name }
cover-text = Personne d’autre ne regarde. Tes cartes ne se montrent que quand tu touches.
cover-ready = C’est moi, { $name }

badge-me = (toi)
badge-away = pas là
badge-out = fini
badge-turn = c’est son tour
badge-points =
    { $n ->
        [one] { $n } point
        [many] { $n } de points
       *[other] { $n } points
    }

settings-title = Réglages

missing-title = Personne ici
missing-text = Il n’y a pas de page à cette adresse. Le lien a peut-être été coupé.
missing-home = Vers les jeux
offline-title = Pas de connexion
offline-text = Impossible de mettre une table pour l’instant. Les règles et les leçons sont là quand même.

notepad-title = Carnet
notepad-empty = Rien ici pour l’instant. Après ta première partie finie, son résultat sera sur cette page, et plus tard si tu progresses.
notepad-first = Jouer une partie
