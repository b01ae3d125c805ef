### The characters that take a seat: what they are called, and what to expect of them in one short line.

bot-uniform-name = Bot
bot-uniform-line = Joue n’importe quel coup permis, sans réfléchir.

bot-chick-name = Pip le poussin
bot-chick-line = Oublie presque aussi vite qu’il regarde.

bot-squirrel-name = Noisette l’écureuil
bot-squirrel-line = Sait où est sa dernière noisette et devine les autres.

bot-tortoise-name = Théo la tortue
bot-tortoise-line = Retient à peu près autant qu’une personne de soixante-dix ans.

bot-otter-name = Otto la loutre
bot-otter-line = Retient à peu près autant qu’un jeune adulte.

bot-crow-name = Kora la corneille
bot-crow-line = Voit presque tout, le garde longtemps et fait le rapprochement.

bot-elephant-name = Ella l’éléphante
bot-elephant-line = N’oublie jamais rien du tout.
