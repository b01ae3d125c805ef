### The characters that take a seat: what they are called, and what to expect of them in one short line.

bot-uniform-name = Bot
bot-uniform-line = Plays anything that is allowed, without thinking.

bot-chick-name = Pip the chick
bot-chick-line = Forgets almost as fast as it looks.

bot-squirrel-name = Hazel the squirrel
bot-squirrel-line = Knows where the last nut went and guesses at the others.

bot-tortoise-name = Theo the tortoise
bot-tortoise-line = Keeps about as much in mind as a typical person of seventy.

bot-otter-name = Otto the otter
bot-otter-line = Keeps about as much in mind as a typical young adult.

bot-crow-name = Kora the crow
bot-crow-line = Misses little, keeps it long and puts two and two together.

bot-elephant-name = Ella the elephant
bot-elephant-line = Never forgets anything at all.
