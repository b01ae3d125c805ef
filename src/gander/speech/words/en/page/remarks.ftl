### What the characters say now and then, eight sentences for each occasion, at most 45 letters: no piece, card or place is ever in them.

## chick, knew

chick-knew-1 = I guessed. I guessed right!
chick-knew-2 = Peep! Was that me?
chick-knew-3 = I have no idea how I did that.
chick-knew-4 = I had my eyes shut. Both of them.
chick-knew-5 = May I do that again?
chick-knew-6 = I felt it in my fluff.
chick-knew-7 = It was on the tip of my beak.
chick-knew-8 = Mum will never believe this.

## chick, erred

chick-erred-1 = Oh. I was sure that I was unsure.
chick-erred-2 = I looked. Then I blinked.
chick-erred-3 = It was there a minute ago, surely?
chick-erred-4 = I shall guess better next time.
chick-erred-5 = My other guess was right. Probably.
chick-erred-6 = My head is only small.
chick-erred-7 = I was thinking about lunch.
chick-erred-8 = Nearly! Or was it not near?

## chick, lucky

chick-lucky-1 = So many! Are they all for me?
chick-lucky-2 = I only let go of the dice.
chick-lucky-3 = I can’t count that far.
chick-lucky-4 = Do the dice know me?
chick-lucky-5 = I closed my eyes and wished.
chick-lucky-6 = The best day since I hatched.
chick-lucky-7 = Is that a lot? It feels like a lot.
chick-lucky-8 = Peep, peep, peep!

## chick, unlucky

chick-unlucky-1 = Oh. I thought that dice were nice.
chick-unlucky-2 = I am still growing anyway.
chick-unlucky-3 = The dice are nearly as big as I am.
chick-unlucky-4 = Should I shake harder?
chick-unlucky-5 = I shall wish louder next time.
chick-unlucky-6 = Never mind. I have crumbs at home.
chick-unlucky-7 = Peep. Only a little peep.
chick-unlucky-8 = My wings slipped.

## chick, admires

chick-admires-1 = Wow. Teach me that.
chick-admires-2 = You are clever. I am fluffy.
chick-admires-3 = I clapped. My wings are very quiet.
chick-admires-4 = Again, again!
chick-admires-5 = I want to be like that one day.
chick-admires-6 = Is it always this exciting?
chick-admires-7 = I saw it! I saw all of it!
chick-admires-8 = That was big. Bigger than me.

## chick, consoles

chick-consoles-1 = That happens to me all day.
chick-consoles-2 = I would have done the same. Twice.
chick-consoles-3 = Come, sit in the warm with me.
chick-consoles-4 = I still think you are great.
chick-consoles-5 = It was a lovely try.
chick-consoles-6 = You may lean on me. I am soft.
chick-consoles-7 = Nobody minds. I never do.
chick-consoles-8 = Next time we both know better.

## squirrel, knew

squirrel-knew-1 = Found it! I do find some of them.
squirrel-knew-2 = Put away, and found again.
squirrel-knew-3 = Not buried too deep. Lucky me.
squirrel-knew-4 = My paws remembered before I did.
squirrel-knew-5 = See? Not everything gets lost.
squirrel-knew-6 = Quick eyes, quick paws.
squirrel-knew-7 = I knew that one. That one!
squirrel-knew-8 = One down. Where were the others?

## squirrel, erred

squirrel-erred-1 = I have buried that too deep.
squirrel-erred-2 = Somewhere else, then. As ever.
squirrel-erred-3 = I had it in my cheek just now.
squirrel-erred-4 = Too quick again. Paws first.
squirrel-erred-5 = I am sure to find it in spring.
squirrel-erred-6 = Wrong tree.
squirrel-erred-7 = I was three branches ahead.
squirrel-erred-8 = So that is where it was not.

## squirrel, lucky

squirrel-lucky-1 = Into the cheeks with it!
squirrel-lucky-2 = Winter may come.
squirrel-lucky-3 = I need a bigger hole.
squirrel-lucky-4 = Mine, mine, and that one too.
squirrel-lucky-5 = I shook them like a branch.
squirrel-lucky-6 = That will last until March.
squirrel-lucky-7 = Where shall I put all this?
squirrel-lucky-8 = Quick, before they roll on!

## squirrel, unlucky

squirrel-unlucky-1 = An empty shell. It happens.
squirrel-unlucky-2 = A lean year.
squirrel-unlucky-3 = I have had worse winters.
squirrel-unlucky-4 = I threw too fast. I always do.
squirrel-unlucky-5 = That does not fill a cheek.
squirrel-unlucky-6 = The next tree, then.
squirrel-unlucky-7 = Small hoard, light paws.
squirrel-unlucky-8 = Once round the trunk, and it is forgotten.

## squirrel, admires

squirrel-admires-1 = That was quick. I like quick.
squirrel-admires-2 = Where do you keep all that?
squirrel-admires-3 = Neatly done. Not a leaf moved.
squirrel-admires-4 = I would hide that well, if I were you.
squirrel-admires-5 = That puffed my tail right up.
squirrel-admires-6 = You could live in a tree.
squirrel-admires-7 = A whole branch of applause.
squirrel-admires-8 = I must write that down. Where?

## squirrel, consoles

squirrel-consoles-1 = I lose nine in ten. Look at me: happy.
squirrel-consoles-2 = Whole forests grew from my mistakes.
squirrel-consoles-3 = You will dig it up one day.
squirrel-consoles-4 = Shake your tail and go on.
squirrel-consoles-5 = Have half of my nut.
squirrel-consoles-6 = One branch down. The tree still stands.
squirrel-consoles-7 = That hop was a bit too far. No harm.
squirrel-consoles-8 = The next one is nearer.

## tortoise, knew

tortoise-knew-1 = Slowly, slowly. There it was.
tortoise-knew-2 = I took my time. It waited.
tortoise-knew-3 = At my age one keeps what matters.
tortoise-knew-4 = One step after the other.
tortoise-knew-5 = I cleaned my glasses for that.
tortoise-knew-6 = No hurry, no error.
tortoise-knew-7 = That reminds me of something. This.
tortoise-knew-8 = It came back to me, on foot.

## tortoise, erred

tortoise-erred-1 = I arrived there a little late.
tortoise-erred-2 = It must have overtaken me.
tortoise-erred-3 = I shall think about that. At length.
tortoise-erred-4 = Seventy summers, and still surprised.
tortoise-erred-5 = I nodded off for a moment.
tortoise-erred-6 = My glasses say otherwise.
tortoise-erred-7 = Back into the shell for a minute.
tortoise-erred-8 = One cannot carry everything.

## tortoise, lucky

tortoise-lucky-1 = Good things come to those who crawl.
tortoise-lucky-2 = My, my. At this speed!
tortoise-lucky-3 = I shall need help carrying that.
tortoise-lucky-4 = I hardly moved a foot.
tortoise-lucky-5 = A feast. I shall begin at once, slowly.
tortoise-lucky-6 = That is worth putting glasses on for.
tortoise-lucky-7 = Patience pays, they say. It did.
tortoise-lucky-8 = Too much excitement before tea.

## tortoise, unlucky

tortoise-unlucky-1 = I eat little anyway.
tortoise-unlucky-2 = I have time. Much of it.
tortoise-unlucky-3 = Even dice get tired.
tortoise-unlucky-4 = Slow and steady, mostly slow.
tortoise-unlucky-5 = I have seen better throws. In 1962.
tortoise-unlucky-6 = It suits my diet.
tortoise-unlucky-7 = One stumbles. One does not fall far.
tortoise-unlucky-8 = There is always a tomorrow.

## tortoise, admires

tortoise-admires-1 = Young people. Remarkable.
tortoise-admires-2 = I nod. Slowly, but I nod.
tortoise-admires-3 = Well done. I mean that.
tortoise-admires-4 = I saw it coming. It was faster.
tortoise-admires-5 = That deserves a lettuce.
tortoise-admires-6 = I take my shell off to you. Nearly.
tortoise-admires-7 = In my day that was rare, too.
tortoise-admires-8 = Splendid. Now let us rest.

## tortoise, consoles

tortoise-consoles-1 = There is no hurry to be right.
tortoise-consoles-2 = It happens. Every hundred years or so.
tortoise-consoles-3 = Sit down. It passes.
tortoise-consoles-4 = I have seen far worse. Mostly mine.
tortoise-consoles-5 = Breathe. Chew. Go on.
tortoise-consoles-6 = Nobody gets there without a detour.
tortoise-consoles-7 = Tomorrow it will be a funny story.
tortoise-consoles-8 = I know that road. It leads back.

## otter, knew

otter-knew-1 = Got it, on my back, paws crossed.
otter-knew-2 = That floated right up.
otter-knew-3 = Smooth as a riverbank slide.
otter-knew-4 = I juggled it and did not drop it.
otter-knew-5 = Splash! Right in the middle.
otter-knew-6 = I was only playing. And yet.
otter-knew-7 = A good dive, that one.
otter-knew-8 = That one I had in my pocket.

## otter, erred

otter-erred-1 = Slipped through my paws.
otter-erred-2 = That one sank.
otter-erred-3 = I went with the current. The wrong one.
otter-erred-4 = Water in my ears, sorry.
otter-erred-5 = A belly flop. A fine one, though.
otter-erred-6 = I mixed up two ripples.
otter-erred-7 = I was still enjoying the last one.
otter-erred-8 = Dived deep, came up with mud.

## otter, lucky

otter-lucky-1 = What a catch!
otter-lucky-2 = I shall float on this all day.
otter-lucky-3 = The river is kind today.
otter-lucky-4 = Paws up, here it comes!
otter-lucky-5 = That calls for a somersault.
otter-lucky-6 = I could juggle all of those.
otter-lucky-7 = Full belly, happy otter.
otter-lucky-8 = And all I did was splash.

## otter, unlucky

otter-unlucky-1 = My pebble is still here. That is something.
otter-unlucky-2 = The tide is out.
otter-unlucky-3 = I fished and got a boot.
otter-unlucky-4 = Fine. I was going to swim anyway.
otter-unlucky-5 = Low water today.
otter-unlucky-6 = The river gives, the river takes.
otter-unlucky-7 = I shall turn on my back and wait.
otter-unlucky-8 = The big ones got away.

## otter, admires

otter-admires-1 = Oh, nicely done. Give me a paw!
otter-admires-2 = That was a beautiful dive.
otter-admires-3 = I nearly dropped my stone.
otter-admires-4 = I would give you my best pebble.
otter-admires-5 = You make that look easy.
otter-admires-6 = That made a proper splash.
otter-admires-7 = A barrel roll in your honour.
otter-admires-8 = One more and I start to practise.

## otter, consoles

otter-consoles-1 = Shake it off. Works with water, too.
otter-consoles-2 = Next wave.
otter-consoles-3 = Hold my paw, then nobody drifts.
otter-consoles-4 = Good dive. Just no fish.
otter-consoles-5 = Come and slide down the bank.
otter-consoles-6 = It was murky for all of us.
otter-consoles-7 = Still afloat? Then all is well.
otter-consoles-8 = I have done that. With a bigger splash.

## crow, knew

crow-knew-1 = Naturally.
crow-knew-2 = I noted that some time ago.
crow-knew-3 = Two and two. It is usually four.
crow-knew-4 = I had it in my notes.
crow-knew-5 = One only has to look.
crow-knew-6 = That was filed under “easy”.
crow-knew-7 = I would have bet a shiny thing on it.
crow-knew-8 = Seen once. Kept.

## crow, erred

crow-erred-1 = Interesting. I shall look into that.
crow-erred-2 = My notes disagree with the world.
crow-erred-3 = Then somebody moved the world.
crow-erred-4 = I stand by everything else.
crow-erred-5 = Not an experience I was looking for.
crow-erred-6 = A flaw in the method. Noted.
crow-erred-7 = Even a crow moults.
crow-erred-8 = Hm. Kindly do not write that down.

## crow, lucky

crow-lucky-1 = I call it probability.
crow-lucky-2 = Shiny. And mine.
crow-lucky-3 = As calculated. Roughly.
crow-lucky-4 = I leave nothing to chance. Almost nothing.
crow-lucky-5 = The numbers were due a favour.
crow-lucky-6 = Knowing when to stop. That is the art.
crow-lucky-7 = My nest is getting full.
crow-lucky-8 = Caw. Quietly.

## crow, unlucky

crow-unlucky-1 = Statistically, that had to come.
crow-unlucky-2 = The plan was sound. The dice were not.
crow-unlucky-3 = I object, but politely.
crow-unlucky-4 = A rounding error.
crow-unlucky-5 = One cannot reason with dice.
crow-unlucky-6 = It evens out. I have a table for it.
crow-unlucky-7 = I have dropped better things.
crow-unlucky-8 = Noted. In very small letters.

## crow, admires

crow-admires-1 = Very good. I looked twice.
crow-admires-2 = Somebody here is paying attention.
crow-admires-3 = I would have done exactly that.
crow-admires-4 = That goes into my collection.
crow-admires-5 = Respect. I do not say that often.
crow-admires-6 = I shall keep an eye on you. The good one.
crow-admires-7 = Neat. One could almost be jealous.
crow-admires-8 = A clean piece of work.

## crow, consoles

crow-consoles-1 = A sensible error. I collect those.
crow-consoles-2 = The thinking was good.
crow-consoles-3 = I have seen crows do worse.
crow-consoles-4 = Errors are notes for next time.
crow-consoles-5 = It was a tricky one.
crow-consoles-6 = I shall forget it. For once.
crow-consoles-7 = The world was not on your side.
crow-consoles-8 = One feather less. You still fly.

## elephant, knew

elephant-knew-1 = I never forget. It is a burden.
elephant-knew-2 = As if it were today. It was.
elephant-knew-3 = I also remember the weather.
elephant-knew-4 = I shall still know that in forty years.
elephant-knew-5 = There is room for everything up there.
elephant-knew-6 = I remember how you looked, too.
elephant-knew-7 = My trunk knew it as well.
elephant-knew-8 = One thing more, safely kept.

## elephant, erred

elephant-erred-1 = That cannot be. And yet it is.
elephant-erred-2 = This I shall remember for ever.
elephant-erred-3 = Somebody must be sitting on my trunk.
elephant-erred-4 = I knew it. I said the other thing.
elephant-erred-5 = My ears were in the way.
elephant-erred-6 = I shall mark the date. And the hour.
elephant-erred-7 = Large head, large gap.
elephant-erred-8 = I shall never live that down. I can’t.

## elephant, lucky

elephant-lucky-1 = I remember every throw. This one gladly.
elephant-lucky-2 = A trunkful.
elephant-lucky-3 = The ground shook a little. That was me.
elephant-lucky-4 = Luck has a good memory, it seems.
elephant-lucky-5 = I shall thank the dice one by one.
elephant-lucky-6 = That fills even me.
elephant-lucky-7 = I am trying not to trumpet.
elephant-lucky-8 = I shall tell this to my grandchildren.

## elephant, unlucky

elephant-unlucky-1 = I have a thick skin.
elephant-unlucky-2 = I remember every throw. This one, too.
elephant-unlucky-3 = Somebody my size can bear it.
elephant-unlucky-4 = The dice and I do not know each other.
elephant-unlucky-5 = I shall not forget, but I forgive.
elephant-unlucky-6 = Now I need a peanut.
elephant-unlucky-7 = I have carried heavier things.
elephant-unlucky-8 = So be it. I stand firm.

## elephant, admires

elephant-admires-1 = I shall remember you for that.
elephant-admires-2 = A trumpet, softly: well done.
elephant-admires-3 = That is worthy of the herd.
elephant-admires-4 = I wave both ears.
elephant-admires-5 = In all my years: lovely.
elephant-admires-6 = That deserves a place in my memory.
elephant-admires-7 = My trunk is wagging. It never does that.
elephant-admires-8 = I bow. Mind the table.

## elephant, consoles

elephant-consoles-1 = I have forgotten it already. For you.
elephant-consoles-2 = You will do well yet. I shall remember when.
elephant-consoles-3 = The herd waits for everyone.
elephant-consoles-4 = Lean here. There is enough of me.
elephant-consoles-5 = I remember your good ones.
elephant-consoles-6 = It weighs nothing. I know about weight.
elephant-consoles-7 = That was a hard one, even for me.
elephant-consoles-8 = Tomorrow only I will know it.
