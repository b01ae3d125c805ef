### A study: its first page, what is asked between the games, and the end.

study-code = Ton code
study-begin = Commencer
study-byLink = On participe avec un lien personnel. Ouvre le lien que tu as reçu.
study-kept = Ce qui est gardé, et combien de temps
study-consent = Es-tu d’accord ?
study-agree = Je suis d’accord et je participe
study-decline = Je ne suis pas d’accord
study-questions = Questions
study-pause = Une petite pause
study-left =
    { $n ->
        [one] On reprend dans { $n } seconde.
        [many] On reprend dans { $n } de secondes.
       *[other] On reprend dans { $n } secondes.
    }
study-progress = Où tu en es
study-goOn = Continuer
study-nextGame = Vers la partie { $n } sur { $games }
study-waiting = Un instant
study-waitingText = Ça commence dès que les autres sont là. Tu n’as rien à faire.
study-again = Réessayer
study-elsewhere = Ta partie continue sans cet appareil.
study-comeBack = Continuer ici
study-stop = Ne plus participer
study-stopText = Tu peux arrêter à tout moment. Ensuite, tu ne peux plus reprendre.
study-stopYes = Arrêter
study-thanks = Merci
study-declined = C’est noté
study-over-finished = Tu as tout fait, et tout est gardé.
study-over-declined = Tu ne participes pas. Rien de plus n’est gardé de toi.
study-over-stopped = Tu as arrêté. Ce que tu as fait jusqu’ici est gardé.
study-over-unpaired = Personne n’est venu jouer avec toi. Tu n’y es pour rien.
study-yourCode = Ton code :
study-back = Revenir d’où tu viens
