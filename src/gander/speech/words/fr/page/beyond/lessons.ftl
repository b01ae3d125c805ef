### The lessons: what the mascot says while one plays the first moves. Three play; the learner is the first of them.

lesson-link = Apprendre en 2 minutes
lesson-offer = Première fois ? En deux minutes, tu sais jouer.
lesson-showMe = Montre-moi
lesson-noThanks = Non, merci
lesson-title = Apprendre « { $game } »
lesson-step = Étape { $n } sur { $all }
lesson-goOn = Continuer
lesson-back = Une étape en arrière
lesson-skip = Passer cette étape
lesson-again = Encore une fois
lesson-play = Jouer maintenant
lesson-name-learner = Mia
lesson-name-second = Ben
lesson-name-third = Ida

practice-who = Qui s’entraîne ?
practice-known = Ce qui t’échappe le plus, en { $n } petits tours.
practice-new = Tu n’as pas encore joué : un peu de tout en { $n } petits tours, faciles au début.
practice-start = Commencer
practice-progress = { $n } sur { $all }. Justes jusqu’ici : { $right }
practice-next = À revoir ensuite
practice-onward = La prochaine fois, ça continue à partir d’ici.
practice-kept = C’est noté dans le carnet, à part des parties.
practice-notKept = Impossible de le noter : { $reason }
practice-tryAgain = Réessayer
practice-heading = Entraînements
