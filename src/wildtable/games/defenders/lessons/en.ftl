# What the coach of Defenders of the Wild says, and what its page for learners says. Words of the
# game come after the deed they are for.

lesson-walk-a-corridor = Walk a corridor
lesson-walk-a-corridor-idea = forest cards run through forest
lesson-walk-a-corridor-1 = Run to the far end of the forest
lesson-walk-a-corridor-1-how = Your defender belongs to the forest. Choose the last forest hex in the lower left.
lesson-walk-a-corridor-1-why = All that way for one action: hexes of your defender's habitat that touch are a corridor. Mechs and walls stop you on the way.

lesson-earn-support = Earn support
lesson-earn-support-idea = clear, destroy, breach, rewild: 1 each
lesson-earn-support-1 = Clear the pollution here
lesson-earn-support-1-how = One action cleans the whole hex.
lesson-earn-support-1-why = One support, however many barrels lay there.
lesson-earn-support-2 = Walk to the hunter next door
lesson-earn-support-2-how = Hunters are dangerous only in their own hex, and only once you act there.
lesson-earn-support-2-why = You stand beside it now. Walking in is safe; what you do next is not.
lesson-earn-support-3 = Destroy the hunter
lesson-earn-support-3-how = You act under its fire, so you roll a die.
lesson-earn-support-3-why = The die spared you, and you have one support more. A mech, a wall, a cleared hex, a rewilded factory: each is one.

lesson-build-a-camp = Build a camp
lesson-build-a-camp-idea = camps are how you draw cards
lesson-build-a-camp-1 = Build a camp here
lesson-build-a-camp-1-how = Your support is full, and you stand in forest, your home. Only one card is left in your hand.
lesson-build-a-camp-1-why = You drew up to four cards, and you can heal, regroup and gain items here. The next camp needs one support more. When every camp is built, half of the goal is reached.

lesson-the-die = The die
lesson-the-die-idea = hunters, snipers and your hearts
lesson-the-die-1 = A hunter is in your hex, a sniper next door. Which one do you roll for?
lesson-the-die-1-how = For a hunter half of the faces hurt: 1, 1 and 2. For snipers alone only the 1s do.
lesson-the-die-1-melee = The hunter, close by
lesson-the-die-1-sniper = The sniper, from afar
lesson-the-die-1-why = The closer danger counts: one roll for the hunter, none for the sniper.
lesson-the-die-2 = Destroy the hunter under fire
lesson-the-die-2-how = You roll for every action in danger, including this one.
lesson-the-die-2-why = One damage. You can take three; the next kills a card in your hand. Two dead of the same habitat, and all is lost.

lesson-engines = Engines wall in
lesson-engines-idea = six walls call a factory
lesson-engines-1 = Four walls stand round this hex. Where will the engine go?
lesson-engines-1-how = The machines are turning right just now: an engine keeps the hex on its right.
lesson-engines-1-away = Away, over the next hex
lesson-engines-1-around = Around this hex
lesson-engines-1-why = It leaves a wall on each edge that it passes, and closes the ring.
lesson-engines-2 = End your turn and see what happens
lesson-engines-2-how = After each turn one machine card answers. First Engines, then, after Mira's turn, Factories.
lesson-engines-2-why = Six walls, and a factory stands there. Breaching does not help: a breached wall still encloses. Be there before the ring is closed. The sixth factory loses the game.

lesson-rewild = Rewild a factory
lesson-rewild-idea = break in, clean up, flip it
lesson-rewild-1 = Breach the wall of the factory
lesson-rewild-1-how = A sniper inside is aiming at you, so you roll a die.
lesson-rewild-1-why = One support, and a way in that stays open for everybody.
lesson-rewild-2 = Go in
lesson-rewild-2-how = Through your breach.
lesson-rewild-2-why = Inside you can get at the sniper.
lesson-rewild-3 = Destroy the sniper
lesson-rewild-3-how = No mech and no pollution may be left.
lesson-rewild-3-why = One support more, and the factory is clean.
lesson-rewild-4 = Rewild it
lesson-rewild-4-how = Your last action of this turn.
lesson-rewild-4-why = The factory is a home for everybody now. Rewild every factory and build every camp: that’s how you win.

lesson-plan-in-silence = Plan in silence
lesson-plan-in-silence-idea = one card each, no words
lesson-plan-in-silence-1 = Choose Rystle, in silence
lesson-plan-in-silence-1-how = Mira and Tom choose too. The number is your actions, the habitat your corridors. Nobody may speak of cards now.
lesson-plan-in-silence-1-why = All cards are turned up at once. Rystle is a Comrade: the one on the left begins, so now it is Tom, who can act before the machines do.

# --- the page for learners ---

learn-turn-1 = Choose in silence
learn-turn-1-text = Everybody lays one defender face down. Its number is your actions, its habitat your corridors.
learn-turn-2 = Act
learn-turn-2-text = Walk, clear, destroy, breach. Each good deed is 1 support; full support builds a camp, which fills your hand.
learn-turn-3 = The machines answer
learn-turn-3-text = One card after each turn: engines wall in, factories pollute, mechs hunt. You can see what may come.

mistake-1 = Earning support while it is full
mistake-1-text = Anything beyond the full track is lost. Build a camp first.
mistake-2 = Acting under fire
mistake-2-text = Look at the six faces at your target. With three damage on you, the next hit kills a card.
mistake-3 = Two barrels before a chute
mistake-3-text = A third barrel makes a hex toxic, and toxic sites lose the game. The forecast shows which hex is next.
mistake-4 = Never building a camp
mistake-4-text = Camps fill your hand. Without cards you play blind from the deck.
mistake-5 = The last camp too early
mistake-5-text = When you build your last camp you leave the board. Make sure the others can finish without you.
