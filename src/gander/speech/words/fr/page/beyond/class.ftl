### A class: the teacher’s page, the pupils’ page, and the sheet at the end.

class-openLink = Pour une classe à l’école
class-teach = Une classe
class-intro = Les élèves entrent avec un seul code pour la séance, par leur prénom ou avec un numéro imprimé. Tu choisis le jeu, tu vois qui est bloqué, tu mets tout le monde en pause et tu termines.
class-keptShort = Tout est effacé la nuit suivante, sauf si tu demandes à le garder.
class-leaf = Une feuille pour les parents : ce qui est gardé
class-open = Ouvrir une classe
class-wayIn = L’entrée
class-shareText = Viens dans la classe :
class-qr = Code QR avec le lien vers cette classe
class-cards = Numéros à imprimer
class-cardsText = Une page de trente numéros à découper. Qui en scanne un devient ce numéro, sans donner de nom. Il permet aussi de revenir sur un autre appareil.
class-card = Code QR pour le numéro { $n }
class-print = Imprimer
class-back = Revenir à la classe
class-who = Qui est là
class-in =
    { $n ->
        [one] { $n } élève est là.
        [many] { $n } d’élèves sont là.
       *[other] { $n } élèves sont là.
    }
class-sendOut = Retirer
class-sendOutFor = Retirer { $name }
class-sendOutText = Son nom quitte la classe aussitôt. Avec le code, on peut revenir.
class-group-comes = Va commencer.
class-group-plays = La partie est en cours.
class-group-turn = On attend { $names }.
class-group-quiet =
    { $n ->
        [one] Rien depuis { $n } minute.
        [many] Rien depuis { $n } de minutes.
       *[other] Rien depuis { $n } minutes.
    }
class-group-paused = En pause.
class-group-finished = Terminée.
class-group-ended = Arrêtée sans résultat.
class-group-bot = un bot joue
class-what = À quoi joue-t-on ?
class-now = Maintenant : { $game }
class-else = Jouer à autre chose
class-game = Jeu
class-level = Quelle difficulté ?
class-with = Avec qui ?
class-with-alone = En solo
class-with-alone-line = Chacun à sa table.
class-with-pairs = Par deux
class-with-pairs-line = Tirés au sort. Un bot complète s’il manque quelqu’un.
class-with-bots = Contre un bot
class-with-bots-line = Chacun contre le sien.
class-sameDeal = La même donne pour tous
class-sameDeal-line = Tout le monde a les mêmes cartes et les mêmes dés : les résultats se comparent.
class-play = Tout le monde joue à ça
class-playInstead = Arrêter ce jeu et jouer à l’autre
class-pause = Tout le monde en pause
class-goOn = Reprendre
class-stop = Arrêter ce jeu
class-end = Terminer la séance
class-endText = Toutes les parties s’arrêtent, et chaque élève voit quelque chose de bien dans ce qu’il a fait. Tu reçois la feuille de toute la classe.
class-over = La séance est terminée
class-sheet = Ce que chacun a fait
class-rank = Montrer les points côte à côte
class-rank-line = Ici seulement, pour toi. Les élèves ne le voient pas.
class-nothingRanked = Rien n’a été fini par deux élèves ou plus : il n’y a rien à comparer.
class-table = Tableau pour les statistiques (CSV)
class-keep = Garder cette classe
class-keep-line = Noms, numéros et résultats restent après aujourd’hui, et les numéros imprimés restent valables.
class-again = Une autre séance
class-forget = Tout effacer maintenant
class-forgetText = Les noms, parties et résultats de cette classe partent aussitôt et pour de bon.
class-title = Entre dans la classe
class-nameText = Ton prénom suffit. Les autres de la classe et ton enseignant le voient.
class-name = Prénom
class-comeIn = Entrer
class-hello = Bonjour, { $name }
class-waits = Tu es dans la classe. Dès que ça commence, ton jeu arrive tout seul.
class-done = C’est fini pour toi. La suite arrive toute seule.
class-toWait = Fini
class-praise-rose =
    { $n ->
        [one] A progressé à « { $game } » : d’abord { $before }, puis { $n } point.
        [many] A progressé à « { $game } » : d’abord { $before }, puis { $n } de points.
       *[other] A progressé à « { $game } » : d’abord { $before }, puis { $n } points.
    }
class-praise-roseTurns =
    { $n ->
        [one] Plus rapide à « { $game } » : d’abord { $before } tours, puis { $n }.
        [many] Plus rapide à « { $game } » : d’abord { $before } tours, puis { $n }.
       *[other] Plus rapide à « { $game } » : d’abord { $before } tours, puis { $n }.
    }
class-praise-together =
    { $n ->
        [one] A joué avec { $n } autre personne.
        [many] A joué avec { $n } de personnes différentes.
       *[other] A joué avec { $n } personnes différentes.
    }
class-praise-finished =
    { $n ->
        [one] A fini { $n } partie.
        [many] A fini { $n } de parties.
       *[other] A fini { $n } parties.
    }
class-praise-began = A tenté une partie.
class-praise-came = Était là.
