# What the coach of Wilderness says, and what its page for learners says. Words of the game come
# after the deed they are for.

lesson-first-card = Lay your first card
lesson-first-card-idea = the landscape on the card is that of the field
lesson-first-card-1 = Lay an animal at the edge
lesson-first-card-1-how = Choose an animal, then a lit field. A beaver lives in water and forest, a lizard in meadow and rock: one of the two is enough.
lesson-first-card-1-why = It lies face down: Bruno sees the dots of its price, not which animal it is. Your first card begins at the edge of the board.
lesson-first-card-2 = Finish your move
lesson-first-card-2-why = From now on every card you lay has to touch one of yours.

lesson-grow = Grow towards an Element
lesson-grow-idea = straight costs 1 step, diagonal 2
lesson-grow-1 = Lay rock towards the Fire
lesson-grow-1-how = The Fire waits in the middle of the board. Land bridges the gap.
lesson-grow-1-why = One step. Straight on costs 1, across a corner 2, and you have three steps for land in each move.
lesson-grow-2 = Lay the echidna next to the Fire
lesson-grow-2-how = Across the corner this time: that takes two of your five steps for animals.
lesson-grow-2-why = When the animals wake, this one is a single step from the Fire. Every card you lay should bring you nearer to an Element.

lesson-dots = Dots
lesson-dots-idea = three dots of animals in a move
lesson-dots-1 = Can you lay the bear and the croco in one move?
lesson-dots-1-how = The dots on a card are its price. The bear has three, the croco two, the snake one, the echidna none.
lesson-dots-1-both = Yes, both
lesson-dots-1-one = No, only one of them
lesson-dots-1-why = Three dots in a move and no more, not even for magic.
lesson-dots-2 = Lay the croco
lesson-dots-2-how = Two dots. See which other cards go dark.
lesson-dots-2-why = Two or three dots make a big animal, none or one a small one. Big ones hit hard, but they cost twice as much to move.
lesson-dots-3 = Add the snake
lesson-dots-3-how = Two plus one makes three.
lesson-dots-3-why = Your move is full. The dots are holes: everybody sees them on the backs too, and can guess what lies there.

lesson-awakening = The awakening
lesson-awakening-idea = the last Drop ends the laying
lesson-awakening-1 = Lay the snake and take the last Drop
lesson-awakening-1-how = Every animal that is laid takes a Drop from the Trigger pile. One is left.
lesson-awakening-1-why = You have pulled the Trigger. Bruno gets one more move, then it begins.
lesson-awakening-2 = Finish your move and see them wake
lesson-awakening-2-how = Bruno then makes the last move.
lesson-awakening-2-why = The land is gone, deserts stay, all animals stand up. Whoever took the last Drop acts first: that’s you.

lesson-take-an-element = Take an Element
lesson-take-an-element-idea = stop on it, and it is yours
lesson-take-an-element-1 = Activate the beaver
lesson-take-an-element-1-how = You have three activations in your move; a small animal takes one.
lesson-take-an-element-1-why = It has to leave its field now.
lesson-take-an-element-2 = Walk to the Water and stop there
lesson-take-an-element-2-how = It has a speed of two steps. Then say that it stops there.
lesson-take-an-element-2-why = The Water is yours. Only where an activation begins or ends counts; walking across an Element brings nothing. Five of them win.

lesson-attack = Attack
lesson-attack-idea = one sure hit, and the dice add
lesson-attack-1 = Bring the snake next to the beaver
lesson-attack-1-how = Activate it and walk one step.
lesson-attack-1-why = First it has to leave its field, then it may strike.
lesson-attack-2 = Strike the beaver
lesson-attack-2-how = One hit is sure. The beaver has stamina 2, so the die has to add one.
lesson-attack-2-why = A triangle: one more hit, and the beaver falls. The winner takes its field. The strike is part of the walk, so plan where you will stand.

lesson-three-activations = Three activations
lesson-three-activations-idea = a big animal takes two, a small one
lesson-three-activations-1 = Take the Earth with the croco
lesson-three-activations-1-how = Activate it, one step, stop. It is big: two of your three.
lesson-three-activations-1-why = One activation is left: enough for a small animal, not for a big one.
lesson-three-activations-2 = Take the Fire with the lizard
lesson-three-activations-2-how = The skunk is resting: it has no token, because it has already acted.
lesson-three-activations-2-why = That was the last animal with a token. As soon as all have acted, all get theirs back at once.

lesson-magic = Magic
lesson-magic-idea = five tokens for the whole game
lesson-magic-1 = Walk the beaver towards the Aether
lesson-magic-1-how = You have four Elements; this is the last. Activate the beaver, and walk the two steps it has.
lesson-magic-1-why = One step short. But you have magic.
lesson-magic-2 = Pay a token for the last step
lesson-magic-2-how = The violet price says what it costs. Then stop there.
lesson-magic-2-why = All five Elements: you have won! A token buys a step, the holes of the dice, or more cards. You have five for the whole game, and none comes back.

# --- the page for learners ---

learn-turn-1 = First, lay
learn-turn-1-text = Lay land and animals in one connected system, animals face down: three steps of land, five of animals, three dots in all. It lasts until the Trigger pile is empty.
learn-turn-2 = Then they wake
learn-turn-2-text = The land vanishes, the animals stand up. Each move has three activations: a small animal takes one, a big one two.
learn-turn-3 = Walk, strike, capture
learn-turn-3-text = An animal moves and attacks, moves twice, or wakes up. If it begins or ends on an Element, that is yours.

mistake-1 = Spending magic early
mistake-1-text = Five tokens are for the whole game, and none comes back. The last step to an Element is worth more than an extra card.
mistake-2 = Only big animals
mistake-2-text = Of three activations a big one takes two. Without small animals the third is lost in every move.
mistake-3 = Nobody near an Element
mistake-3-text = Lay towards the Elements: an animal that wakes far away walks for half the game.
mistake-4 = Striking before moving
mistake-4-text = An animal has to leave its field before it may strike, unless its target is sure to fall.
mistake-5 = Walking into reach
mistake-5-text = Check who can hit the field before you stop there. The claws show how many can.
