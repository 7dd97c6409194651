# What the coach of Wildlife says, and what its page for learners says. Words of the game come after
# the deed they are for.

lesson-first-animal = Place your first animal
lesson-first-animal-idea = home is where your strongest sign is
lesson-first-animal-1 = Put a crocodile in the water
lesson-first-animal-1-how = Choose any lit space. The crossed blades on your chart mean attack, the strongest of four signs: water is your home.
lesson-first-animal-1-why = Good. You may begin wherever your chart has a sign, but at home you can do the most.
lesson-first-animal-2 = Put the next one right beside it
lesson-first-animal-2-how = You and Bruno take turns, twelve tiles each, before the game begins.
lesson-first-animal-2-why = Tiles that touch are a herd. The largest herds earn points at every big scoring.

lesson-migrate = Migrate for free
lesson-migrate-idea = your own tiles are a bridge
lesson-migrate-1 = Walk one crocodile to the forest
lesson-migrate-1-how = Pick the crocodile with the light, then the space at the far end of the row.
lesson-migrate-1-why = It walked over its own kind. Your tiles are a bridge; Bruno's bears and empty spaces are not. You may do this once in each of your turns, for nothing.

lesson-expand = Play a card: expand
lesson-expand-idea = the card gives the terrain, your chart the action
lesson-expand-1 = Play the forest card, then place a tile
lesson-expand-1-how = The plus on your chart says expand: put a new crocodile on any free forest space, as far away as you like.
lesson-expand-1-why = The card says where, your chart says what: migrate, expand or attack. To expand you need no tile nearby.

lesson-fill-an-area = Fill an area
lesson-fill-an-area-idea = whoever comes last gets the points at once
lesson-fill-an-area-1 = Take the last free space of the small forest
lesson-fill-an-area-1-how = Play the forest card and choose the space between the bears.
lesson-fill-an-area-1-why = 3 points at once, though Bruno has three tiles there and you only one. A small scoring goes to whoever places the last tile.

lesson-sell-a-card = Sell a card
lesson-sell-a-card-idea = selling is a duty, and an income
lesson-sell-a-card-1 = Put the mountains up for sale
lesson-sell-a-card-1-how = You can do nothing in the mountains, but Bruno can. Choose to sell the card, not to play it.
lesson-sell-a-card-1-why = Bruno pays you 3 food and uses the card on the spot. One card of each of your turns must go to the others, so sell what helps you least.
lesson-sell-a-card-2 = Turn 3 food into a point
lesson-sell-a-card-2-how = In your own turn you may do this as often as you like.
lesson-sell-a-card-2-why = 3 food make 1 point, and food left over at the end of the game is worth nothing.

lesson-adapt-and-attack = Adapt, and attack
lesson-adapt-and-attack-idea = levels rise one by one and never fall
lesson-adapt-and-attack-1 = Adapt to the forest
lesson-adapt-and-attack-1-how = Play the adaptation card and raise the forest on your chart: from expand to attack.
lesson-adapt-and-attack-1-why = Levels rise one by one: migrate, expand, attack. Once you have a level, you keep it.
lesson-adapt-and-attack-2 = Attack a bear in the full forest
lesson-adapt-and-attack-2-how = Play the forest card and choose one of Bruno's three tiles there.
lesson-adapt-and-attack-2-why = Your crocodile takes its place, and the bear is out of the game. You can attack only where an area is full.

lesson-big-scoring = A big scoring, step by step
lesson-big-scoring-idea = areas, herds, adaptations, abilities, food
lesson-big-scoring-1 = You and Bela both have a herd of eleven. What does yours earn?
lesson-big-scoring-1-how = The largest herd earns 10, the next 7, 5, 3 and 1.
lesson-big-scoring-1-ten = 10 points
lesson-big-scoring-1-seven = 7 points
lesson-big-scoring-1-five = 5 points
lesson-big-scoring-1-why = Players who tie get the next prize down: 7 for each of you.
lesson-big-scoring-2 = Who gets 4 points for food?
lesson-big-scoring-2-how = You have 10, Bela and Dora have 7 each, Cora has none.
lesson-big-scoring-2-you = You
lesson-big-scoring-2-bela = Bela
lesson-big-scoring-2-dora = Dora
lesson-big-scoring-2-why = You have the most, and you keep your food. Bela and Dora share second place, which pays nothing.
lesson-big-scoring-3 = Who gets the most for areas?
lesson-big-scoring-3-how = Alone in an area: 4; if you fill it: 5. With others: 3, 2 and 1 by number of tiles.
lesson-big-scoring-3-you = You
lesson-big-scoring-3-cora = Cora
lesson-big-scoring-3-dora = Dora
lesson-big-scoring-3-why = Dora has few tiles, but she is alone in two areas and first or second in two more: 15 points.
lesson-big-scoring-4 = End your turn and watch it
lesson-big-scoring-4-how = A big scoring waits until the turn is over.
lesson-big-scoring-4-why = Areas, herds, adaptations, abilities, food: five steps, everybody scores in each, and nothing is used up.

# --- the page for learners ---

learn-turn-1 = Play up to three cards
learn-turn-1-text = A terrain card lets you migrate, expand or attack there, as your chart says. Other cards adapt you, or give you an ability.
learn-turn-2 = Sell one of them
learn-turn-2-text = At least one card of every turn goes to the others for food. The buyer uses it on the spot.
learn-turn-3 = Walk, eat, draw
learn-turn-3-text = Once a turn walk one tile for free; turn 3 food into a point as often as you like. Then draw back to ten.

mistake-1 = Buying what you can't use
mistake-1-text = A card you buy is used on the spot or lost. First check that you have the level and a free space.
mistake-2 = Selling what the next player needs
mistake-2-text = Check whether the card fills an area for somebody before you put it up.
mistake-3 = Lone tiles everywhere
mistake-3-text = One tile alone is no herd. Join two herds, and the larger one may earn 10.
mistake-4 = Keeping food at the end
mistake-4-text = Food left over is worth nothing. In what may be your last turn, turn it into points.
mistake-5 = Triggering a big scoring for the leader
mistake-5-text = The fourth, eighth and eleventh filled area bring a big scoring for everybody. Who gains most from it now?
