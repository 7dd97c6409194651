## On the door

door-hook = Breed, migrate and outbid: the island belongs to whoever adapts.
door-goal = Spread, adapt, and lead the success track at the end.
door-kind = Auctions · majorities
door-minutes = 60–90 min

## Why a move is refused

no-such-space = The island has no such space.
space-taken = { $space } is taken.
not-your-tile = { $space } does not hold a tile of yours.
your-own-tile = { $space } holds a tile of your own.
supply-empty = Your supply is empty.
no-tile-on-board = You have no tile on the board.

cannot-seed-there = Your organism can't live in { $terrain }, so it is not seeded there.
area-seeded = { area-name } takes at most { $most } seeds.

tile-stranded = The tile on { $space } is stranded: your organism can't move in that terrain.
cannot-migrate-there = Your organism can't migrate in { $terrain }.
goal-not-in-terrain = The card moves a tile into { $terrain }.
must-change-area = The tile must come from another area.
way-not-adapted = The way leads over terrain that your organism can't pass.
others-in-the-way = Tiles of others are in the way.
too-far = That is too far: only your own tiles are passed over.
no-way-there = No chain of your own tiles leads there.
migrated-already = You have used this turn's free migration.

space-not-in-terrain = { $space } is not in { $terrain }.
cannot-expand-there = Your organism can't expand in { $terrain }.
cannot-attack-there = Your organism can't attack in { $terrain }.
area-not-full = { area-name } is not full.

card-not-in-hand = You don't hold { a-card }.
no-plays-left = You have no plays left.
last-play-is-auction = Your last play must be an auction.
no-event-auctions = Events are not auctioned in this match.
auction-owed = You must auction a card before you end your turn.
plays-owed = You must use all { $plays } plays before you end your turn.
card-does-not-do-that = The { card-name } does not do that.

already-attack = Your organism can already attack in { $terrain }.
no-tile-left = No tile is left that raises { $terrain } to { $level }.

ability-limit = You may own at most { $most } tiles of { ability-name }.
no-ability-left = Nobody else has a tile of { ability-name }.
not-from-yourself = You can't take a tile from yourself.
has-no-such-ability = Seat { $seat } has no tile of { ability-name }.
not-furthest-ahead = Seat { $other } has one too and is further ahead than seat { $seat }.
must-take-intelligence = This card must bring an Intelligence tile, or no play is left for the auction.

joker-is-no-event = A joker is never an event.
joker-as-what = A joker is used as a terrain, adaptation or ability card.
joker-would-do-nothing = As { a-card } the joker would do nothing.
declare-joker-first = First say what the joker is.

ability-not-owned = You have no tile of { ability-name }.
ability-used = Your { ability-name } is used for this turn.
intelligence-by-playing = Intelligence is used by playing one more card.
defense-in-answer = Defense answers an attack in the turn of another.
nowhere-to-go = There is no space that your tile could go to.
nowhere-to-strike = There is no space where you could attack.

bid-too-low = The lowest bid is { $bid }.
price-is-fixed = With two players the price is { $bid }.
cannot-pay = You can pay at most { $bid }.
does-not-pay = That does not pay { $bid } food.
more-than-needed = That is more than { $bid } food needs.
below-floor = Nobody steps back below { $floor } to pay.
bank-too-small = The bank has only { $food } food.
too-little-food = A step forward costs { $food } food.

chart-not-in-pool = { organism-name } is not in this match.
chart-taken = { organism-name } has been taken.
nominator-opens = You nominated the chart, so you open the bidding.
bid-from-food-only = Charts are paid from food alone; you have { $food }.

before-first-turn = The first turn has not begun.
action-open = Finish what is going on first.
not-with-bought-card = With a bought card you can do only what the card says.
not-your-turn = It is the turn of seat { $seat }.
you-have-passed = You have passed and are out of this auction.
your-own-auction = You don't bid on your own card.
your-bid-stands = The highest bid is yours.
you-have-a-chart = You have a chart already.
not-now-seed = Tiles are seeded before the first turn only.
not-now-migrate = You can't migrate now.
not-now-expand = A terrain card expands.
not-now-attack = A terrain card attacks.
not-now-raise = An adaptation card raises a level.
not-now-take = An ability card takes an ability.
not-now-take-from = There is no choice of whom to take from.
not-now-tile = There is no choice of tiles to take.
not-now-as = Only a joker is used as another card.
not-now-forgo = There is no card to leave undone.
not-now-resolve = There is no bought event.
not-now-lift = Mobility lifts a tile, once.
not-now-land = Mobility lands the tile that it lifted.
not-now-strike = Aggression strikes.
not-now-block = There is nothing to block.
not-now-allow = There is nothing to allow.
not-now-bid = There is no auction that you could bid in.
not-now-pass = There is no auction that you could pass in.
not-now-step-back = You step back only to pay for a card that you have won.
not-now-remove = Tiles are removed in an epidemic only.
not-now-nominate = There is no chart to nominate.
not-now-chart = Charts are drawn by chance.
not-now-nominator = Who nominates first is decided by chance.
not-now-draw = Cards are drawn by chance.

## How a match ends

last-tile = Somebody has placed the last tile.
last-pawn = The last area pawn was placed.
limit = The match was too long.

## The scene

# Words for the things of the game. A message with an argument of the same name says which one.
terrain-forest = forest
terrain-desert = desert
terrain-savanna = savanna
terrain-steppe = steppe
terrain-mountains = mountains
terrain-water = water
terrain-name = { $terrain ->
    [forest] Forest
    [desert] Desert
    [savanna] Savanna
    [steppe] Steppe
    [mountains] Mountains
    [water] Water
   *[other] { $terrain }
  }
short-forest = Forest
short-desert = Desert
short-savanna = Savan.
short-steppe = Steppe
short-mountains = Mount.
short-water = Water

area-name = { $area ->
    [forest-small] Small forest
    [forest-large] Large forest
    [desert-small] Small desert
    [desert-large] Large desert
    [savanna-small] Small savanna
    [savanna-large] Large savanna
    [steppe-small] Small steppe
    [steppe-large] Large steppe
    [mountains-small] Small mountains
    [mountains-large] Large mountains
    [water-small] Small water
    [water-large] Large water
   *[other] { $area }
  }
the-area = { $area ->
    [forest-small] the small forest
    [forest-large] the large forest
    [desert-small] the small desert
    [desert-large] the large desert
    [savanna-small] the small savanna
    [savanna-large] the large savanna
    [steppe-small] the small steppe
    [steppe-large] the large steppe
    [mountains-small] the small mountains
    [mountains-large] the large mountains
    [water-small] the small water
    [water-large] the large water
   *[other] { $area }
  }

organism-crocodile = Crocodile
organism-snake = Snake
organism-eagle = Eagle
organism-bear = Bear
organism-mammoth = Mammoth
organism-human = Human
organism-name = { $organism ->
    [crocodile] { organism-crocodile }
    [snake] { organism-snake }
    [eagle] { organism-eagle }
    [bear] { organism-bear }
    [mammoth] { organism-mammoth }
    [human] { organism-human }
   *[other] { $organism }
  }

card-terrain-forest = forest card
card-terrain-desert = desert card
card-terrain-savanna = savanna card
card-terrain-steppe = steppe card
card-terrain-mountains = mountains card
card-terrain-water = water card
card-ability = ability card
card-adaptation = adaptation card
card-joker = joker
card-event-food-source = Food Source
card-event-epidemic = Epidemic
card-event-famine = Famine
card-name = { $card ->
    [terrain-forest] { card-terrain-forest }
    [terrain-desert] { card-terrain-desert }
    [terrain-savanna] { card-terrain-savanna }
    [terrain-steppe] { card-terrain-steppe }
    [terrain-mountains] { card-terrain-mountains }
    [terrain-water] { card-terrain-water }
    [ability] { card-ability }
    [adaptation] { card-adaptation }
    [joker] { card-joker }
    [event-food-source] { card-event-food-source }
    [event-epidemic] { card-event-epidemic }
    [event-famine] { card-event-famine }
   *[other] card
  }
a-card = { $card ->
    [terrain-forest] a { card-terrain-forest }
    [terrain-desert] a { card-terrain-desert }
    [terrain-savanna] a { card-terrain-savanna }
    [terrain-steppe] a { card-terrain-steppe }
    [terrain-mountains] a { card-terrain-mountains }
    [terrain-water] a { card-terrain-water }
    [ability] an { card-ability }
    [adaptation] an { card-adaptation }
    [joker] a { card-joker }
    [event-food-source] { card-event-food-source }
    [event-epidemic] an { card-event-epidemic }
    [event-famine] a { card-event-famine }
   *[other] a card
  }
short-terrain-forest = Forest
short-terrain-desert = Desert
short-terrain-savanna = Savanna
short-terrain-steppe = Steppe
short-terrain-mountains = Mountains
short-terrain-water = Water
short-ability = Ability
short-adaptation = Adaptation
short-joker = Joker
short-event-food-source = Food Source
short-event-epidemic = Epidemic
short-event-famine = Famine

ability-food = Food
ability-intelligence = Intelligence
ability-mobility = Mobility
ability-defense = Defense
ability-aggression = Aggression
ability-name = { $ability ->
    [food] { ability-food }
    [intelligence] { ability-intelligence }
    [mobility] { ability-mobility }
    [defense] { ability-defense }
    [aggression] { ability-aggression }
   *[other] { $ability }
  }
used-ability = { ability-name }, used this turn
mark-unused = one that is not used
mark-used = one that is used

level = { $level ->
    [migrate] migrate
    [expand] expand
    [attack] attack
   *[other] none
  }
printed = level { level } as printed
stack = level { level } by { tiles-of }
head-migrate = →
head-expand = +
head-attack = ×

points-of = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
food-of = { $food } food
steps-of = { $steps ->
    [one] 1 position
   *[other] { $steps } positions
  }
tiles-of = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }

# Layouts and pieces
island = Island
chart = Chart of seat { $seat }
hand = Your cards
marker = success position { $position }
badge = { area-name }, { $count ->
    [0] full
    [one] 1 space free
   *[other] { $count } spaces free
  }
pawn-worth = area pawn for { points-of }
purple-pawn = big scoring pawn
start-player = start player of this round
deck = Draw deck
discarded = Discard pile

# Seats
seat = Seat { $seat }
no-chart = No chart yet
seat-title = { organism-name }, success { $position }
food = Food
tiles = Tiles
few-tiles = { $count } !
cards = Cards

# Auctions
lot = Seat { $seat } auctions { a-card }
chart-lot = Auction of the chart: { organism-name }
standing-bid = Standing bid
no-bid = none yet
price = Price
lowest-bid = Lowest next bid
still-in = Still in
passed = Passed
your-food = Your food
highest-bid = The most you can pay
beyond-food = Every { $food } food beyond yours cost 1 position.
of-no-use = You could do nothing with this card.

# What is at stake
after-this-turn = After this turn
scorings-pending = Big scorings
end-pending = { $reason ->
    [last-tile] The match ends: somebody has placed the last tile.
    [last-pawn] The match ends: the last area pawn is taken.
   *[other] The match ends.
  }
last-scoring = Last big scoring
scoring-detail = Last big scoring: points·for how many
projection = Scoring now
points-for = Points
herd = Herd at { $space }
category-areas = Areas
category-herds = Herds
category-adaptations = Adaptations
category-abilities = Abilities
category-food = Food
total = Total
majorities = Majorities
herds = Herds
supplies = Supplies
next-pawn = Next area pawn
pawns-to-scoring = Pawns to the next big scoring
no-pawns = No area pawn is left.
round-start = Starts the round
bank = Food in the bank
abilities-left = Ability tiles
adaptations-left = Adaptation tiles

# What is to be decided
match-over = The match is over.
ask-nominate = Choose the chart that is auctioned next.
ask-chart-bid = Bid food for the chart { organism-name }, or pass.
ask-seed = Place a tile on an empty space where your organism can live. { $left ->
    [one] It is your last one.
   *[other] You place { $left } more.
  }
ask-turn = { $owes ->
    [1] Play or auction a card: one must be auctioned
   *[other] Play or auction a card, or end your turn
  } ({ $plays } of { $limit } plays used{ $migrated ->
    [0] , one free migration).
   *[other] ).
  }
ask-card = { $card ->
    [ability] Choose the ability to take
    [adaptation] Choose the terrain to raise
    [joker] Say what the joker is
    [event-food-source] Let the food source spring up
    [event-epidemic] Let the epidemic break out
    [event-famine] Let the famine come
   *[other] Use your { card-name }: migrate, expand or attack as your level allows
  }{ $bought ->
    [1] , or leave the card you bought undone.
   *[other] .
  }
ask-giver = Choose whose { ability-name } you take: they are equally far ahead.
ask-tile = Choose which { ability-name } of seat { $seat2 } you take.
ask-bid = Bid for { a-card }, or pass.
ask-pay = You owe { food-of }: choose how many positions you step back.
ask-defend = Seat { $seat2 } { $against ->
    [exchange] wants to change places with your tile on
    [aggression] strikes at your tile on
   *[other] attacks your tile on
  } { $space }. Block it with Defense? { $count ->
    [one] You have one left this turn.
   *[other] You have { $count } left this turn.
  }
ask-epidemic = An epidemic: choose one of your tiles that dies.
ask-mobility = Choose the tile that Mobility moves.
ask-land = Choose where the tile on { $space } goes; with a tile of another it changes places.
ask-aggression = Choose where Aggression places your tile; a tile of another there dies.

wait-charts = The charts are drawn.
wait-nominator = Chance says who nominates first.
wait-deal = The cards are dealt.
wait-refill = Cards are drawn.
wait-nominate = Seat { $seat } chooses the next chart for auction.
wait-chart-bid = Seat { $seat } bids for the chart { organism-name }, or passes.
wait-seed = Seat { $seat } places a tile.
wait-turn = It is the turn of seat { $seat }: { $plays } of { $limit } plays are used.
wait-card = Seat { $seat } uses { a-card }.
wait-giver = Seat { $seat } chooses whose { ability-name } to take.
wait-tile = Seat { $seat } chooses which { ability-name } to take.
wait-bid = Seat { $seat } bids for { a-card }, or passes.
wait-pay = Seat { $seat } pays { food-of }.
wait-defend = Seat { $seat } may block with Defense.
wait-epidemic = Seat { $seat } chooses a tile that dies in the epidemic.
wait-mobility = Seat { $seat } moves a tile by Mobility.
wait-aggression = Seat { $seat } strikes with Aggression.

# What moves bring
hint-placing = { $points ->
    [0] {""}
   *[other] Fills { the-area }: { points-of }.
  }{ $big ->
    [1] {" "}It triggers a big scoring.
   *[other] {""}
  }{ $last ->
    [1] {" "}It is your last tile: the match is about to end.
   *[other] {""}
  }
hint-cost = Costs you { steps-of } on the success track.
hint-raise = To level { level }.
hint-from-supply = From the supply, which has { $count }.
hint-from-seat = From seat { $seat }, who is furthest ahead.
hint-from-several = From one of several who are equally far ahead.
hint-no-use = You could do nothing with it now.
hint-convert = { $food } food for one position forward.
hint-convert-first = You could still turn food into { steps-of }; later it is worth nothing.

# Buttons
do-seed = Seed
do-play = Play
do-auction = Auction
do-migrate = Migrate
do-expand = Expand
do-attack = Attack
do-raise = Raise
do-take = Take
do-take-from = Take from
do-tile = Take
do-as = Use as
do-forgo = Leave it undone
do-resolve = Let it happen
do-use = Use
do-lift = Lift
do-land = Land
do-strike = Strike
do-block = Block
do-allow = Let it happen
do-bid = Bid
do-pass = Pass
do-step-back = Step back
do-remove = Remove
do-convert = Convert food
do-end-turn = End turn
do-nominate = Nominate

## The log

news-seed = Seat { $seat } seeds { $space }.
news-play = Seat { $seat } plays { a-card }.
news-auction = Seat { $seat } puts up { a-card } for auction.
news-migrate = Seat { $seat } migrates from { $space } to { $space2 }.
news-expand = Seat { $seat } expands to { $space }.
news-attack = Seat { $seat } attacks { $space }.
news-raise = Seat { $seat } adapts to { terrain-name }.
news-take = Seat { $seat } takes { ability-name }.
news-take-from = Seat { $seat } takes it from seat { $seat2 }.
news-tile = Seat { $seat } takes a tile that is { $mark }.
news-as = Seat { $seat } uses the joker as { a-card }.
news-forgo = Seat { $seat } leaves the card undone.
news-resolve = Seat { $seat } lets the event happen.
news-use = Seat { $seat } uses { ability-name }.
news-lift = Seat { $seat } lifts the tile on { $space }.
news-land = Seat { $seat } lands on { $space }.
news-strike = Seat { $seat } strikes at { $space }.
news-block = Seat { $seat } blocks with Defense.
news-allow = Seat { $seat } does not block.
news-bid = Seat { $seat } bids { $food }.
news-pass = Seat { $seat } passes.
news-step-back = Seat { $seat } steps back { steps-of }.
news-remove = Seat { $seat } loses the tile on { $space }.
news-convert = Seat { $seat } turns food into a step forward.
news-end-turn = Seat { $seat } ends the turn.
news-nominate = Seat { $seat } puts up the chart { organism-name } for auction.
news-chart = The chart { organism-name } is drawn.
news-nominator = Seat { $seat2 } nominates first.
news-draw = Drawn: { a-card }.

news-drew = Seat { $seat2 } draws { a-card }.
news-reshuffled = The discard pile is shuffled into a new deck.
news-starts = Seat { $seat2 } starts.
news-turn-of = It is the turn of seat { $seat2 }.
news-chart-sold = Seat { $seat2 } gets the chart { organism-name } for { food-of }.
news-replaced = Seat { $seat2 } takes { $space }; the tile of seat { $seat3 } dies.
news-exchanged = Seat { $seat2 } and seat { $seat3 } change places: { $space } and { $space2 }.
news-filled = Seat { $seat2 } fills { the-area }: { points-of }.
news-triggered = A big scoring follows after this turn.
news-sold = Seat { $seat3 } buys { a-card } from seat { $seat2 } for { food-of }{ $steps ->
    [0] .
   *[other] {" "}and steps back { steps-of }.
  }
news-unsold = Nobody bids; the { card-name } is discarded.
news-idle = Seat { $seat2 } can do nothing with { a-card }.
news-lost-ability = Seat { $seat3 } takes { ability-name } from seat { $seat2 }.
news-fed = Seat { $seat2 } receives { food-of }.
news-starved = Seat { $seat2 } loses { food-of }{ $steps ->
    [0] .
   *[other] {" "}and { steps-of }.
  }
news-big-scoring = A big scoring.
standing = { $standing ->
    [full-monopoly] alone in a full area
    [monopoly] alone
    [first] most
    [second] second
    [third] third
    [fourth] fourth
    [fifth] fifth
    [tied-first] tied for most
    [tied-second] tied for second
    [tied-third] tied for third
    [tied-fourth] tied for fourth
    [tied-fifth] tied for fifth
    [tied-lower] tied below fifth
   *[other] below fifth
  }
rank-of-herd = { $standing ->
    [first] largest
    [tied-first] tied for largest
   *[other] { standing }
  }
news-scored-area = { area-name }: seat { $seat2 } gets { points-of } ({ standing }, { tiles-of }).
news-scored-herd = Herd at { $space }: seat { $seat2 } gets { points-of } ({ rank-of-herd }, { tiles-of }).
news-scored-most = { $category ->
    [adaptations] { category-adaptations }
    [abilities] { category-abilities }
   *[other] { category-food }
  }: seat { $seat2 } gets { points-of } ({ standing }, { $food }).
news-ending = { $reason ->
    [last-tile] Somebody has placed the last tile: the match is about to end.
    [last-pawn] The last area pawn is taken: the match ends with this turn.
   *[other] The match ends with this turn.
  }

# Options: what each is called on the start page, and what its values mean.
option-charts = Levels on the organism charts
option-charts-published_like = like the printed charts, as far as known
option-charts-balanced = evened out between terrains and organisms
option-organism_pool = Organisms that can come into play
option-organism_pool-all = all six, however many play
option-organism_pool-recommended = a set that suits the number of players
option-ability_limit = Ability tiles of one kind (3+ players)
option-ability_limit-2 = at most 2 for each player
option-ability_limit-1 = at most 1 each, as in the German print
option-ability_limit-0 = as many as you can get
option-start_with_ability_card = Cards to begin with
option-start_with_ability_card-false = 10 cards at random
option-start_with_ability_card-true = an ability card and 9 at random
option-buyer_expands_at_migrate = A bought terrain card at level migrate
option-buyer_expands_at_migrate-false = lets the buyer only migrate
option-buyer_expands_at_migrate-true = lets the buyer expand as well
option-organism_auction = How you get your organism
option-organism_auction-false = drawn at random, with 8 food to begin
option-organism_auction-true = bought at auction, with 12 food to begin
option-rotating_start = Who starts a round
option-rotating_start-false = always the oldest organism
option-rotating_start-true = from round two, the last on the success track
option-must_use_all_plays = Plays in a turn
option-must_use_all_plays-false = up to three; only the auction is a must
option-must_use_all_plays-true = all three must be used
option-event_auctions = Events at auction
option-event_auctions-true = can be offered, and happen for the buyer
option-event_auctions-false = event cards can't be auctioned
option-payment = Paying for a card you won
option-payment-food_first = food first, then as few steps back as needed
option-payment-free_choice = the buyer chooses how many steps back
option-payment_floor = Stepping back to pay
option-payment_floor--20 = no further than position -20
option-payment_floor-1 = no further than position 1
option-payment_floor-0 = no further than position 0
option-payment_floor--10 = no further than position -10
option-payment_floor--50 = no further than position -50
option-payment_floor--100 = no further than position -100
option-bank = Food in the bank
option-bank-unlimited = never runs out
option-bank-limited = 120 food in all; you get what is left
option-adaptation_supply = Adaptation tiles of a level
option-adaptation_supply-limited = can run out, which blocks that level
option-adaptation_supply-unlimited = never run out
option-defense_on_own_turn = Defense in your own turn
option-defense_on_own_turn-false = rests, even when a buyer attacks you
option-defense_on_own_turn-true = can stop a buyer's attack
option-min_herd_size = Smallest herd that scores
option-min_herd_size-2 = 2 tiles
option-min_herd_size-1 = 1 tile: a lone tile is a herd too
option-rank_after_tie = Ranks behind equal herds or players
option-rank_after_tie-drop_one = a tie skips one rank, however many share it
option-rank_after_tie-competition = each equal herd or player uses up a rank
option-majority_ties = Ties in adaptations, abilities and food
option-majority_ties-next_lower = shared most scores 2 each, shared second nothing
option-majority_ties-friendly = shared most scores 4 each, shared second 2 each
option-big_scoring_stacking = Several big scorings in one turn
option-big_scoring_stacking-text = each takes place, but the last turn has one
option-big_scoring_stacking-always = each takes place, and the final one on top
option-big_scoring_stacking-once = never more than one after a turn
option-same_area_terrain_migration = Migrating with a terrain card
option-same_area_terrain_migration-true = the tile may move within its area
option-same_area_terrain_migration-false = the tile must come from another area
option-winner_ties = Level in front at the end
option-winner_ties-shared = the win is shared
option-winner_ties-food = more food wins, then later in turn order
option-food_visibility = How much food you have
option-food_visibility-open = everybody sees it
option-food_visibility-hidden = only you see it, but big scorings show it
option-two_player_end_on_last_pawn = Two players: the last area pawn
option-two_player_end_on_last_pawn-false = does not end the match
option-two_player_end_on_last_pawn-true = ends the match when the turn is over
option-two_player_finish_turn = Two players: the last tile
option-two_player_finish_turn-false = ends the match at once
option-two_player_finish_turn-true = ends the match when the turn is over
