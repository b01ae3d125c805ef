### What the characters say now and then, eight sentences for each occasion, at most 45 letters: no piece, card or place is ever in them.

## chick, knew

chick-knew-1 = J’ai deviné. Et deviné juste !
chick-knew-2 = Cui ! C’était moi, ça ?
chick-knew-3 = Je ne sais pas du tout comment j’ai fait.
chick-knew-4 = J’avais les yeux fermés. Les deux.
chick-knew-5 = Je peux le refaire ?
chick-knew-6 = Je l’ai senti dans mon duvet.
chick-knew-7 = Je l’avais sur le bout du bec.
chick-knew-8 = Maman ne va jamais me croire.

## chick, erred

chick-erred-1 = Oh. J’étais sûr de ne pas être sûr.
chick-erred-2 = J’ai regardé. Puis j’ai cligné.
chick-erred-3 = C’était pourtant là il y a une minute ?
chick-erred-4 = La prochaine fois, je devinerai mieux.
chick-erred-5 = Mon autre idée était bonne. Sans doute.
chick-erred-6 = C’est que j’ai une toute petite tête.
chick-erred-7 = Je pensais au goûter.
chick-erred-8 = Presque ! Ou pas presque ?

## chick, lucky

chick-lucky-1 = Tant que ça ! Tout est pour moi ?
chick-lucky-2 = J’ai juste lâché les dés.
chick-lucky-3 = Je ne sais pas compter si loin.
chick-lucky-4 = Les dés me connaissent ?
chick-lucky-5 = J’ai fermé les yeux et fait un vœu.
chick-lucky-6 = Mon plus beau jour depuis l’œuf.
chick-lucky-7 = Ça fait beaucoup ? On dirait bien.
chick-lucky-8 = Cui, cui, cui !

## chick, unlucky

chick-unlucky-1 = Oh. Je croyais les dés gentils.
chick-unlucky-2 = De toute façon, je grandis encore.
chick-unlucky-3 = Les dés sont presque aussi gros que moi.
chick-unlucky-4 = Il faut secouer plus fort ?
chick-unlucky-5 = La prochaine fois, mon vœu, je le crie.
chick-unlucky-6 = Tant pis. J’ai des miettes à la maison.
chick-unlucky-7 = Cui. Un tout petit cui.
chick-unlucky-8 = Mes ailes ont glissé.

## chick, admires

chick-admires-1 = Waouh. Tu m’apprends ?
chick-admires-2 = Toi, tu sais. Moi, je suis tout doux.
chick-admires-3 = J’applaudis. Des ailes, ça s’entend peu.
chick-admires-4 = Encore, encore !
chick-admires-5 = Je veux faire pareil un jour.
chick-admires-6 = C’est toujours aussi chouette ?
chick-admires-7 = J’ai vu ! J’ai tout vu !
chick-admires-8 = C’était grand. Plus grand que moi.

## chick, consoles

chick-consoles-1 = Moi, ça m’arrive toute la journée.
chick-consoles-2 = J’aurais fait pareil. Deux fois.
chick-consoles-3 = Viens au chaud avec moi.
chick-consoles-4 = Moi, je te trouve super quand même.
chick-consoles-5 = C’était bien tenté.
chick-consoles-6 = Appuie-toi sur moi. Je suis tout mou.
chick-consoles-7 = Ça n’embête personne. Surtout pas moi.
chick-consoles-8 = La prochaine fois, on saura tous les deux.

## squirrel, knew

squirrel-knew-1 = Trouvé ! J’en retrouve quand même.
squirrel-knew-2 = Bien rangé, bien retrouvé.
squirrel-knew-3 = Pas enterré trop profond. Ouf.
squirrel-knew-4 = Mes pattes s’en souvenaient avant moi.
squirrel-knew-5 = Tu vois ? Tout ne se perd pas.
squirrel-knew-6 = L’œil vif, la patte vive.
squirrel-knew-7 = Celle-là, je la savais. Celle-là !
squirrel-knew-8 = Et d’une. Où sont les autres ?

## squirrel, erred

squirrel-erred-1 = Celle-là, je l’ai enterrée trop profond.
squirrel-erred-2 = Ailleurs, alors. Comme d’habitude.
squirrel-erred-3 = Je l’avais dans la joue à l’instant.
squirrel-erred-4 = Encore trop vite. Les pattes d’abord.
squirrel-erred-5 = Je la retrouverai au printemps.
squirrel-erred-6 = Pas le bon arbre.
squirrel-erred-7 = J’avais trois branches d’avance.
squirrel-erred-8 = Voilà donc où elle n’était pas.

## squirrel, lucky

squirrel-lucky-1 = Hop, dans les joues !
squirrel-lucky-2 = L’hiver peut venir.
squirrel-lucky-3 = Il me faut un plus gros trou.
squirrel-lucky-4 = À moi, à moi, et celle-là aussi.
squirrel-lucky-5 = Je les ai secoués comme une branche.
squirrel-lucky-6 = J’en ai jusqu’en mars.
squirrel-lucky-7 = Où vais-je mettre tout ça ?
squirrel-lucky-8 = Vite, avant qu’ils roulent plus loin !

## squirrel, unlucky

squirrel-unlucky-1 = Coquille vide. Ça arrive.
squirrel-unlucky-2 = Une année maigre.
squirrel-unlucky-3 = J’ai connu de pires hivers.
squirrel-unlucky-4 = Lancé trop vite. Comme toujours.
squirrel-unlucky-5 = Pas de quoi remplir une joue.
squirrel-unlucky-6 = Bon, à l’arbre suivant.
squirrel-unlucky-7 = Petites provisions, pattes légères.
squirrel-unlucky-8 = Un tour de tronc, et c’est oublié.

## squirrel, admires

squirrel-admires-1 = C’était rapide. J’aime le rapide.
squirrel-admires-2 = Où est-ce que tu ranges tout ça ?
squirrel-admires-3 = Beau travail. Pas une feuille n’a bougé.
squirrel-admires-4 = À ta place, je cacherais bien ça.
squirrel-admires-5 = J’en ai la queue toute gonflée.
squirrel-admires-6 = Tu pourrais vivre dans un arbre.
squirrel-admires-7 = Toute une branche d’applaudissements.
squirrel-admires-8 = Il faut que je note ça. Mais où ?

## squirrel, consoles

squirrel-consoles-1 = J’en perds neuf sur dix. Et je ris.
squirrel-consoles-2 = De mes oublis sont nées des forêts.
squirrel-consoles-3 = Un jour, tu la déterreras.
squirrel-consoles-4 = Secoue la queue et continue.
squirrel-consoles-5 = Prends la moitié de ma noisette.
squirrel-consoles-6 = Une branche en moins. L’arbre tient bon.
squirrel-consoles-7 = Un saut un peu trop long. Rien de grave.
squirrel-consoles-8 = La prochaine est plus près.

## tortoise, knew

tortoise-knew-1 = Doucement, doucement. La voilà.
tortoise-knew-2 = J’ai pris mon temps. Elle a attendu.
tortoise-knew-3 = À mon âge, on garde l’essentiel.
tortoise-knew-4 = Un pas après l’autre.
tortoise-knew-5 = J’ai nettoyé mes lunettes pour ça.
tortoise-knew-6 = Qui ne court pas ne trébuche pas.
tortoise-knew-7 = Ça me rappelle quelque chose. Ceci.
tortoise-knew-8 = Ça m’est revenu. À pied.

## tortoise, erred

tortoise-erred-1 = Je suis arrivée un peu tard.
tortoise-erred-2 = Elle a dû me doubler.
tortoise-erred-3 = J’y réfléchirai. Longuement.
tortoise-erred-4 = Soixante-dix étés, et encore surprise.
tortoise-erred-5 = J’ai piqué un petit somme.
tortoise-erred-6 = Mes lunettes disent autre chose.
tortoise-erred-7 = Une minute dans ma carapace.
tortoise-erred-8 = On ne peut pas tout porter.

## tortoise, lucky

tortoise-lucky-1 = Tout vient à point à qui rampe.
tortoise-lucky-2 = Eh bien, eh bien. À cette vitesse !
tortoise-lucky-3 = Il faudra m’aider à porter ça.
tortoise-lucky-4 = J’ai à peine bougé une patte.
tortoise-lucky-5 = Un festin. Je commence, lentement.
tortoise-lucky-6 = Ça vaut la peine de mettre ses lunettes.
tortoise-lucky-7 = Patience paie, dit-on. C’est vrai.
tortoise-lucky-8 = Trop d’émotions avant la tisane.

## tortoise, unlucky

tortoise-unlucky-1 = De toute façon, je mange peu.
tortoise-unlucky-2 = J’ai le temps. Beaucoup de temps.
tortoise-unlucky-3 = Même les dés se fatiguent.
tortoise-unlucky-4 = Lentement mais sûrement. Surtout lentement.
tortoise-unlucky-5 = J’ai vu mieux. En 1962.
tortoise-unlucky-6 = C’est bon pour mon régime.
tortoise-unlucky-7 = On trébuche. On ne tombe pas de haut.
tortoise-unlucky-8 = Demain est un autre jour.

## tortoise, admires

tortoise-admires-1 = Ah, la jeunesse. Remarquable.
tortoise-admires-2 = Je hoche la tête. Lentement.
tortoise-admires-3 = Bien joué. Je le pense.
tortoise-admires-4 = Je l’ai vu venir. C’est allé plus vite.
tortoise-admires-5 = Ça mérite une laitue.
tortoise-admires-6 = J’en ôterais ma carapace. Presque.
tortoise-admires-7 = De mon temps aussi, c’était rare.
tortoise-admires-8 = Splendide. Reposons-nous maintenant.

## tortoise, consoles

tortoise-consoles-1 = Rien ne presse d’avoir raison.
tortoise-consoles-2 = Ça arrive. Tous les cent ans environ.
tortoise-consoles-3 = Assieds-toi. Ça passe.
tortoise-consoles-4 = J’ai vu bien pire. Surtout chez moi.
tortoise-consoles-5 = Respire. Mâche. Continue.
tortoise-consoles-6 = Nul n’arrive sans faire un détour.
tortoise-consoles-7 = Demain, on en rira.
tortoise-consoles-8 = Je connais ce chemin. On en revient.

## otter, knew

otter-knew-1 = Je l’ai, sur le dos, pattes croisées.
otter-knew-2 = C’est remonté tout seul.
otter-knew-3 = Lisse comme un toboggan de rivière.
otter-knew-4 = J’ai jonglé, et rien n’est tombé.
otter-knew-5 = Plouf ! En plein dans le mille.
otter-knew-6 = Je voulais juste jouer. Et voilà.
otter-knew-7 = Un beau plongeon, celui-là.
otter-knew-8 = Celui-là, je l’avais dans la poche.

## otter, erred

otter-erred-1 = Ça m’a glissé entre les pattes.
otter-erred-2 = Celui-là a coulé.
otter-erred-3 = J’ai suivi le courant. Pas le bon.
otter-erred-4 = De l’eau dans les oreilles, pardon.
otter-erred-5 = Un plat. Mais un beau plat.
otter-erred-6 = J’ai confondu deux vaguelettes.
otter-erred-7 = Je savourais encore le dernier.
otter-erred-8 = Plongé profond, remonté de la vase.

## otter, lucky

otter-lucky-1 = Quelle pêche !
otter-lucky-2 = Je vais flotter là-dessus toute la journée.
otter-lucky-3 = La rivière est gentille aujourd’hui.
otter-lucky-4 = Haut les pattes, ça arrive !
otter-lucky-5 = Ça mérite une culbute.
otter-lucky-6 = Je pourrais jongler avec tout ça.
otter-lucky-7 = Ventre plein, loutre contente.
otter-lucky-8 = Et je n’ai fait que barboter.

## otter, unlucky

otter-unlucky-1 = J’ai encore mon galet. C’est déjà ça.
otter-unlucky-2 = C’est marée basse.
otter-unlucky-3 = J’ai pêché une botte.
otter-unlucky-4 = Bon. J’allais nager de toute façon.
otter-unlucky-5 = Les eaux sont basses aujourd’hui.
otter-unlucky-6 = La rivière donne, la rivière reprend.
otter-unlucky-7 = Je me mets sur le dos et j’attends.
otter-unlucky-8 = Les gros se sont sauvés.

## otter, admires

otter-admires-1 = Oh, joli. Tape là !
otter-admires-2 = Quel beau plongeon.
otter-admires-3 = J’ai failli lâcher mon caillou.
otter-admires-4 = Je te donnerais mon plus beau galet.
otter-admires-5 = Avec toi, ça a l’air facile.
otter-admires-6 = Ça, c’est un vrai plouf.
otter-admires-7 = Une vrille en ton honneur.
otter-admires-8 = Encore un, et je m’entraîne.

## otter, consoles

otter-consoles-1 = Secoue-toi. Ça marche aussi pour l’eau.
otter-consoles-2 = À la prochaine vague.
otter-consoles-3 = Prends ma patte, on ne dérivera pas.
otter-consoles-4 = Bon plongeon. Il manquait le poisson.
otter-consoles-5 = Viens glisser sur la berge.
otter-consoles-6 = L’eau était trouble pour tout le monde.
otter-consoles-7 = Tu flottes encore ? Alors tout va bien.
otter-consoles-8 = Je l’ai fait aussi. Avec un plus gros plouf.

## crow, knew

crow-knew-1 = Naturellement.
crow-knew-2 = Je l’avais noté il y a un moment.
crow-knew-3 = Deux et deux. En général, quatre.
crow-knew-4 = C’était dans mes notes.
crow-knew-5 = Il suffit de regarder.
crow-knew-6 = C’était rangé sous « facile ».
crow-knew-7 = J’aurais parié un objet brillant.
crow-knew-8 = Vu une fois. Gardé.

## crow, erred

crow-erred-1 = Intéressant. Je vais étudier ça.
crow-erred-2 = Mes notes contredisent le monde.
crow-erred-3 = Alors quelqu’un a déplacé le monde.
crow-erred-4 = Je maintiens tout le reste.
crow-erred-5 = Une expérience dont je me serais passée.
crow-erred-6 = Un défaut de méthode. C’est noté.
crow-erred-7 = Même une corneille mue.
crow-erred-8 = Hum. Prière de ne pas noter cela.

## crow, lucky

crow-lucky-1 = J’appelle ça la probabilité.
crow-lucky-2 = Brillant. Et à moi.
crow-lucky-3 = Comme calculé. À peu près.
crow-lucky-4 = Rien au hasard. Presque rien.
crow-lucky-5 = Les chiffres me devaient bien ça.
crow-lucky-6 = Savoir s’arrêter. Tout l’art est là.
crow-lucky-7 = Mon nid commence à être plein.
crow-lucky-8 = Croa. Tout bas.

## crow, unlucky

crow-unlucky-1 = Statistiquement, cela devait arriver.
crow-unlucky-2 = Le plan était bon. Les dés, non.
crow-unlucky-3 = Je proteste, mais poliment.
crow-unlucky-4 = Une erreur d’arrondi.
crow-unlucky-5 = On ne raisonne pas avec des dés.
crow-unlucky-6 = Ça s’équilibre. J’ai un tableau pour ça.
crow-unlucky-7 = J’ai déjà laissé tomber mieux.
crow-unlucky-8 = C’est noté. En tout petit.

## crow, admires

crow-admires-1 = Très bien. J’ai regardé deux fois.
crow-admires-2 = Tiens, quelqu’un ici est attentif.
crow-admires-3 = J’aurais fait exactement cela.
crow-admires-4 = Je l’ajoute à ma collection.
crow-admires-5 = Respect. Je ne dis pas ça souvent.
crow-admires-6 = Je te garde à l’œil. Le bon.
crow-admires-7 = Élégant. Je serais presque jalouse.
crow-admires-8 = Du travail propre.

## crow, consoles

crow-consoles-1 = Une erreur sensée. Je les collectionne.
crow-consoles-2 = Le raisonnement était bon.
crow-consoles-3 = J’ai vu des corneilles faire pire.
crow-consoles-4 = Une erreur est une note pour plus tard.
crow-consoles-5 = C’était un coup difficile.
crow-consoles-6 = Je vais l’oublier. Pour une fois.
crow-consoles-7 = Le monde n’y a pas mis du sien.
crow-consoles-8 = Une plume en moins. Tu voles encore.

## elephant, knew

elephant-knew-1 = Je n’oublie jamais. C’est lourd à porter.
elephant-knew-2 = Comme si c’était hier. C’était à l’instant.
elephant-knew-3 = Je me rappelle aussi le temps qu’il faisait.
elephant-knew-4 = Dans quarante ans, je le saurai encore.
elephant-knew-5 = Là-haut, il y a de la place pour tout.
elephant-knew-6 = Je me rappelle aussi la tête que tu faisais.
elephant-knew-7 = Ma trompe le savait aussi.
elephant-knew-8 = Une chose de plus, bien gardée.

## elephant, erred

elephant-erred-1 = C’est impossible. Et pourtant.
elephant-erred-2 = De cela, je me souviendrai toujours.
elephant-erred-3 = On doit être assis sur ma trompe.
elephant-erred-4 = Je le savais. J’ai dit l’autre chose.
elephant-erred-5 = Mes oreilles me gênaient.
elephant-erred-6 = Je retiens la date. Et l’heure.
elephant-erred-7 = Grosse tête, gros trou.
elephant-erred-8 = Je ne l’oublierai jamais. Je ne peux pas.

## elephant, lucky

elephant-lucky-1 = Je retiens chaque lancer. Celui-ci, surtout.
elephant-lucky-2 = Une pleine trompe.
elephant-lucky-3 = La terre a tremblé un peu. C’était moi.
elephant-lucky-4 = La chance a bonne mémoire, dirait-on.
elephant-lucky-5 = Je remercierai les dés un par un.
elephant-lucky-6 = Même moi, ça me rassasie.
elephant-lucky-7 = Je me retiens de barrir.
elephant-lucky-8 = Je raconterai ça à mes petits-enfants.

## elephant, unlucky

elephant-unlucky-1 = J’ai la peau dure.
elephant-unlucky-2 = Je retiens chaque lancer. Même celui-ci.
elephant-unlucky-3 = À ma taille, ça se supporte.
elephant-unlucky-4 = Les dés et moi, on ne se connaît pas.
elephant-unlucky-5 = Je n’oublie pas, mais je pardonne.
elephant-unlucky-6 = Là, il me faut une cacahuète.
elephant-unlucky-7 = J’ai porté plus lourd.
elephant-unlucky-8 = Soit. Je tiens bon.

## elephant, admires

elephant-admires-1 = Pour cela, je me souviendrai de toi.
elephant-admires-2 = Un petit barrissement : bien joué.
elephant-admires-3 = C’est digne du troupeau.
elephant-admires-4 = J’agite les deux oreilles.
elephant-admires-5 = De toutes mes années : magnifique.
elephant-admires-6 = Ça mérite une place dans ma mémoire.
elephant-admires-7 = Ma trompe frétille. D’habitude, jamais.
elephant-admires-8 = Je m’incline. Attention à la table.

## elephant, consoles

elephant-consoles-1 = C’est déjà oublié. Pour toi.
elephant-consoles-2 = Ton tour viendra. Je retiendrai quand.
elephant-consoles-3 = Le troupeau attend tout le monde.
elephant-consoles-4 = Appuie-toi là. Il y a de quoi.
elephant-consoles-5 = Moi, je me rappelle tes bons coups.
elephant-consoles-6 = Ça ne pèse rien. Je m’y connais.
elephant-consoles-7 = C’était difficile, même pour moi.
elephant-consoles-8 = Demain, il n’y a que moi qui le saurai.
