### The characters that take a seat: what they are called, and what to expect of them in one short line.

bot-uniform-name = Bot
bot-uniform-line = Spielt irgendetwas, was erlaubt ist, ohne nachzudenken.

bot-chick-name = Piep das Küken
bot-chick-line = Vergisst fast so schnell, wie es hinsieht.

bot-squirrel-name = Hasel das Eichhörnchen
bot-squirrel-line = Weiß, wo die letzte Nuss liegt, und rät bei den anderen.

bot-tortoise-name = Theo die Schildkröte
bot-tortoise-line = Behält etwa so viel wie die meisten Menschen mit siebzig.

bot-otter-name = Otto der Otter
bot-otter-line = Behält etwa so viel wie die meisten jungen Erwachsenen.

bot-crow-name = Kora die Krähe
bot-crow-line = Übersieht wenig, behält es lange und zählt eins und eins zusammen.

bot-elephant-name = Ella die Elefantin
bot-elephant-line = Vergisst nie auch nur das Geringste.
