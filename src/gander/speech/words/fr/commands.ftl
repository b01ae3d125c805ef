### What the commands around the server say.

## gander play

play-here = Gander est à l’adresse { $address } dans ce navigateur.
play-network = Pour les téléphones et tablettes du même réseau : { $address }
play-no_network = Aucun réseau trouvé : seul cet ordinateur peut jouer.
play-stop = Les tables sont gardées dans { $data } – arrêt avec Ctrl+C.

## Which port

port-busy = Le port { $wanted } est pris par un autre programme : ce sera le port { $port }.

## gander serve

serve-ready = En service à { $address } – les tables sont gardées dans { $data }
serve-study = Étude « { $name } » : { $games } parties par participant.

## gander verify

verify-fair = Vérifié : les { $chances } mélanges et lancers découlent tous de la graine, et les { $moves } coups des règles.
verify-shared = Les appareils de ces places ont ajouté leur part de hasard, le serveur n’a donc pas pu choisir : { $seats }.
verify-silent = Les appareils de ces places ont promis une part et ne l’ont pas montrée à temps : { $seats }.
verify-chosen = Mais l’hôte a choisi la graine et pouvait savoir la suite.
verify-worldDay = C’est la donne du { $day } selon la formule du monde entier, que chacun pouvait calculer d’avance.
verify-drawnDay = C’est la donne du { $day } avec ce secret. Compare son sceau à celui que le serveur montrait la veille : { $seal }.
verify-otherDay = Ce n’est pas la donne du { $day } : sa graine ne découle ni de cette date avec ce secret, ni de la formule.
verify-unfair = Cette partie enregistrée est fausse : { $fault }

## gander check

check-whole = Tables intactes : { $tables }.
check-unsealed = Tables d’avant les sommes de contrôle, lisibles : { $tables }.
check-broken = Abîmée : la table { $table } a été modifiée ou ne peut être lue. Reprends-la dans une sauvegarde.

## gander tidy

tidy-tables = Tables abandonnées à compresser : { $packed } ({ $size } ko). À supprimer : { $removed } tables, { $games } parties. Participants d’études à supprimer : { $participants }.
tidy-rest = Codes qui n’ouvrent plus rien : { $codes }. Liens trop vieux : { $links }. Appareils vides : { $devices }. Classes terminées : { $classes }.
tidy-shown = Rien n’a été modifié. Pour le faire : gander tidy --yes
tidy-done = C’est fait. Rien d’autre n’a changé dans les carnets.

## gander backup

backup-done = Copiées : { $whole } tables intactes, { $unsealed } plus anciennes, { $broken } abîmées. Garde aussi gander.key.
backup-old = Copies faites il y a { $days } jours ou plus et supprimées : { $old }.

## gander move

move-done = Déménagés et vérifiés : { $tables } tables, { $players } personnes, { $games } parties. Emporte gander.key toi-même.

## gander export

export-done = { $games } parties et { $players } personnes écrites dans { $file }

## gander import

import-done = Nouvelles parties : { $new }. Déjà connues : { $known }. Illisibles : { $refused }.
import-link = Elles ont leur propre carnet. Pour le voir, saisis le code { $code } sur la page Carnet d’ici demain.

## gander players

players-on_pad = { $name } · carnet { $pad } · parties { $games }, fantômes { $ghosts }, exercices { $practised } · dernière fois { $last } · appareils { $devices }
players-at_tables = { $name } · dans aucun carnet, à { $tables } tables, dans { $classes } classes · appareil { $devices }
players-total = Entrées : { $people }.
players-class = Classe du { $opened } · élèves { $pupils } · appareil qui la mène { $device }
players-kept_class = Classe du { $opened }, gardée · élèves { $pupils } · appareil qui la mène { $device }

## gander forget

forget-shown = Rien n’a été modifié. Pour le faire : la même commande avec --yes
forget-done = Supprimé. « { $name } » a été cherché dans chaque ligne : trouvé dans { $places }, et { $others } autres portent ce nom.
forget-device = Supprimé, avec toutes les personnes qui n’étaient que là : { $names }. L’appareil a été cherché dans chaque ligne : trouvé dans { $places }.

## gander unlock

unlock-done = Le verrou pour { $name } est levé, sur tous les appareils. De nouvelles images se choisissent sur la page « Carnet » : { $name }.
unlock-none = { $name } n’a pas de verrou.

## gander study

study-new = { $file } est écrit – modifie-le, puis : gander study check { $file }
study-good = « { $name } » peut être lancée.
study-condition = Condition { $condition } : { $games } ; { $questions } questions ; environ { $minutes } minutes.
study-untranslated = aucun texte en { $languages } ; on y montre le premier, dans une autre langue
study-links = Ces liens valent pour le serveur dont les tables sont dans { $folder }.
study-preview = À parcourir sur { $link } – rien n’est gardé. Arrêt avec Ctrl+C.
study-found = { $name }, code { $code }, en { $steps } étapes.
study-forgotten = Supprimé. « { $code } » et ce qui en tient lieu ont été cherchés dans chaque ligne : trouvés dans { $places }.

## gander participant

participant-released = Donnes qui restent données : { $deals }. La prochaine personne avec ce code continue sur son appareil.
participant-anew = Donnes oubliées : { $deals }. La prochaine personne avec ce code recommence tout.

## gander memory

memory-otter = jeunes adultes
memory-tortoise = personnes âgées
memory-model = notre bot
memory-near = assez proche
memory-yes = oui
memory-no = non
memory-caption = Parts de toutes les réponses, sur { $trials } essais de chaque tâche. Assez proche : à moins d’un écart type (±) entre les personnes, ou de 0,05 quand il n’est pas connu.
memory-task-updating = Chiffres qui changent (2 à 6 cases)
memory-task-colours = Cinq couleurs montrées à la fois
memory-task-in_turn = Cinq couleurs montrées une à une
memory-task-in_order = Neuf chiffres redits dans l’ordre
memory-task-two_words = Une place sur huit, deux mots au choix
memory-condition-load = juste avec { $n } cases
memory-condition-right = juste
memory-condition-another = une autre couleur montrée
memory-condition-never_shown = une couleur jamais montrée
memory-condition-swap = prise pour une couleur à { $n } de distance
memory-condition-right_as = juste si montrée en position { $n }
memory-condition-whole = juste si tous sont redits à partir du nº { $n }
memory-condition-part = juste si trois sont redits à partir du nº { $n }
memory-condition-any_other = juste à côté d’un autre mot de la liste
memory-condition-neighbour = juste à côté du mot voisin

## gander words: what it says to translators

words-missing = { $place } manque.
words-unused = { $place } n’est dit nulle part.
words-gaps = { $place } n’a pas les mêmes variables qu’en anglais : { $detail }
words-forms = { $place } manque de formes selon le nombre, ou en a que cette langue n’a pas : { $detail }
words-page = { $place } est pour la page, qui ne choisit que selon le nombre $n, et une seule fois : { $detail }
words-long = { $place } est trop long, en lettres : { $detail }
words-unreadable = { $place } est illisible : { $detail }
words-found =
    { $n ->
        [one] { $n } point à revoir.
        [many] { $n } de points à revoir.
       *[other] { $n } points à revoir.
    }
words-whole = Il ne manque rien dans « { $code } ».
words-offered = { $code } : { $said } phrases sur { $all } ({ $percent } %)
words-tried = { $code } : { $said } phrases sur { $all } ({ $percent } %), pas encore proposée
words-written = { $file } est écrit
words-refused = Pas compris : { $line }
words-filled =
    { $n ->
        [one] { $n } phrase reprise.
        [many] { $n } de phrases reprises.
       *[other] { $n } phrases reprises.
    }
