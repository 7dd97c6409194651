## On the door

door-hook = Breed, migrate and outbid: the island belongs to whoever adapts.
door-goal = Spread, adapt, and lead the success track at the end.
door-kind = Auctions · majorities
door-minutes = 60–90 min

## Why a move is refused

no-such-space = The island has no such space.
space-taken = That space is taken.
not-your-tile = That is no tile of yours.
your-own-tile = That is a tile of your own.
supply-empty = Your supply is empty.
no-tile-on-board = You have no tile on the island.

cannot-seed-there = Your organism can't live in { $terrain }, so it is not seeded there.
area-seeded = Before the first turn { the-area } takes only { $most } tiles.

tile-stranded = That tile is stranded: your organism can't move in this terrain.
cannot-migrate-there = Your organism can't migrate in { $terrain }.
goal-not-in-terrain = The card moves a tile into { $terrain }.
must-change-area = The tile must come from another area.
way-not-adapted = The way leads over terrain that your organism can't pass.
others-in-the-way = Tiles of others are in the way.
too-far = That is too far: only your own tiles are passed over.
no-way-there = No chain of your own tiles leads there.
migrated-already = You have used this turn's free migration.

space-not-in-terrain = That space is not in { $terrain }.
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

ability-limit = You may own at most { $most ->
    [one] 1 tile
   *[other] { $most } tiles
  } of { ability-name }.
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
below-floor = Nobody pays down below { $floor ->
    [one] 1 point
   *[other] { $floor } points
  }.
bank-too-small = The bank has only { $food } food.
too-little-food = A point costs { $food } food.

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
not-now-take-from = There is nobody to choose to take from now.
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
not-now-step-back = Points are given up only to pay for a card that you have won.
not-now-remove = Tiles are removed in an epidemic only.
not-now-nominate = There is no chart to nominate.
not-now-chart = Charts are drawn by chance.
not-now-nominator = Chance decides who nominates first.
not-now-draw = Cards are drawn by chance.

## How a match ends

last-tile = The match ended with a last tile.
last-pawn = The match ended with the last area that pays.
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
organism-lower = { $organism ->
    [crocodile] crocodile
    [snake] snake
    [eagle] eagle
    [bear] bear
    [mammoth] mammoth
    [human] human
   *[other] { $organism }
  }
a-organism = { $organism ->
    [crocodile] a crocodile
    [snake] a snake
    [eagle] an eagle
    [bear] a bear
    [mammoth] a mammoth
    [human] a human
   *[other] a tile
  }
organism-many = { $organism ->
    [crocodile] crocodiles
    [snake] snakes
    [eagle] eagles
    [bear] bears
    [mammoth] mammoths
    [human] humans
   *[other] { $organism }
  }
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
    [event-epidemic] { card-event-epidemic }
    [event-famine] { card-event-famine }
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
points-of-steps = { $steps ->
    [one] 1 point
   *[other] { $steps } points
  }
tiles-of = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }

# Layouts and pieces
island = Island
space-about = { $space }, { the-area }
area-about = { area-name }: { $count } spaces. Most tiles here score at every big scoring.
deck-about = Draw deck: you draw back to ten cards at the end of your turn.
discard-about = Discard pile: shuffled when the deck runs out.
shown-about = Cards played or sold this turn.
tile-about = { $you ->
    [1] Your tile
   *[0] Tile of Seat { $seat }
  } in { the-area }. In { $terrain } it can { $level ->
    [none] do nothing.
    [migrate] migrate.
    [expand] migrate and expand.
   *[attack] migrate, expand and attack.
  }
chart = Chart of seat { $seat }
hand = Your cards
start-player = start player of this round
deck = Draw deck
discarded = Discard pile

# Seats
seat = Seat { $seat }
no-chart = No chart yet
unit-points = { $points ->
    [1] pt
   *[other] pts
  }
count-food = food
count-tiles = tiles
count-cards = cards
count-on-island = on the island
state-turn = playing
state-asked = deciding
bidder-sells = selling
bidder-out = passed
bidder-leads = bid { $food }
bidder-asked = to bid
bidder-in = still in
item-level = { $level ->
    [none] None in { $terrain }
    [migrate] Migrate in { $terrain }
    [expand] Expand in { $terrain }
   *[attack] Attack in { $terrain }
  }{ $count ->
    [0] {""}
    [one] {" "}(adapted once)
    [2] {" "}(adapted twice)
   *[other] {" "}(adapted { $count } times)
  }
count-ability = { ability-name }{ $used ->
    [0] {""}
   *[other] , { $used } used this turn
  }

# Meters
meter-success = Success: most wins
meter-areas = Filled areas
clock-areas = { $points ->
    [0] No area pays any more
   *[other] Next filled area pays { $points }
  }{ $pending ->
    [0] { $areas ->
        [0] {""}
        [one] {" · it brings a big scoring"}
       *[other] {" · big scoring in "}{ $areas }
      }
    [one] {" · big scoring after this turn"}
   *[other] {" · "}{ $pending } big scorings after this turn
  }
meter-end = End of the match
clock-end = { $reason ->
    [last-tile] The match ends with this turn: a last tile was placed
    [last-pawn] The match ends with this turn: the last area is paid
    [limit] The match ends with this turn
   *[other] { $you ->
        [1] You have
       *[0] Seat { $seat } has
      } { $count ->
        [one] 1 tile left: placing it ends the match
       *[other] { $count } tiles left: the last one ends the match
      }
  }
meter-plays = Plays
meter-sale = Sale
meter-walk = Free walk

# Auctions
lot = { $you ->
    [1] You sell
   *[0] Seat { $seat } sells
  }
chart-lot = Chart of the { organism-lower } for sale
standing-bid-of = { $you ->
    [1] Your bid of { $food } stands
   *[0] Seat { $seat } bids { $food }
  }
fixed-price = The price is { food-of }
no-bid = No bid yet
worth-nothing = You could do nothing with it.
worth-points = { $points ->
    [0] Worth little to you now.
    [one] Worth about 1 point to you.
   *[other] Worth about { $points } points to you.
  }
worth-event = { $card ->
    [event-epidemic] It costs every other player a tile.
   *[other] It costs every other player food.
  }
worth-chart = Its signs say what the { organism-lower } can do in each terrain.

# How one stands in an area once a tile more lies there.
you-stand = { $standing ->
    [full-monopoly] have all of
    [monopoly] are alone in
    [first] lead in
    [tied-first] share the lead in
    [second] are second in
    [tied-second] share second place in
    [third] are third in
    [tied-third] share third place in
   *[other] stand in
  }
at-scorings = { $scorings ->
    [one] at the last big scoring
   *[other] at each of the { $scorings } big scorings left
  }
why-points = { $each ->
    [0] {""}
   *[other] { $by ->
        [ability] One ability more brings +{ $each } { at-scorings }.
        [adaptation] One adaptation more brings +{ $each } { at-scorings }.
        [food] It brings you { food-of } at once, and +{ $each } for food { at-scorings }.
        [migrate] With a tile moved { $herd ->
            [0] you { you-stand } { the-area }
           *[other] your herd has { $herd } tiles
          }: +{ $each } { at-scorings }.
        [attack] With a rival replaced { $herd ->
            [0] you { you-stand } { the-area }
           *[other] your herd has { $herd } tiles
          }: +{ $each } { at-scorings }.
       *[expand] With one { organism-lower } more { $herd ->
            [0] you { you-stand } { the-area }
           *[other] your herd has { $herd } tiles
          }: +{ $each } { at-scorings }.
      }
  }{ $filled ->
    [0] { $each ->
        [0] It brings you { food-of } at once.
       *[other] {""}
      }
   *[other] {" "}It fills { the-area }: +{ $filled } at once.
  } { $price } food = 1 point.
can-terrain = { $places ->
    [0] { $rivals ->
        [0] { $walks ->
            [0] { $level ->
                [none] { terrain-name } is closed to you.
               *[other] There is no room for you in { $terrain }.
              }
            [one] You could migrate to 1 space in { $terrain }.
           *[other] You could migrate to { $walks } spaces in { $terrain }.
          }
        [one] You could replace 1 rival in { $terrain }.
       *[other] You could replace any of { $rivals } rivals in { $terrain }.
      }
    [one] You could place a tile on the 1 free space in { $terrain }.
   *[other] You could place a tile on any of { $places } free spaces in { $terrain }.
  }
can-ability = { $count ->
    [0] No ability is open to you.
    [one] You take an ability: 1 kind is open to you.
   *[other] You take an ability: { $count } kinds are open to you.
  }
can-adaptation = { $count ->
    [0] No terrain can be raised.
    [one] You adapt: 1 terrain can rise a level.
   *[other] You adapt: { $count } terrains can rise a level.
  }
can-joker = { $count ->
    [0] No kind of card would help you.
    [one] It can be 1 kind of card that helps you.
   *[other] It can be any of { $count } kinds of card that help you.
  }
can-event = { $card ->
    [event-food-source] You get food, and so does everybody in last place.
    [event-epidemic] Each of them chooses a tile that dies.
   *[other] Each of them loses { food-of }, or 1 point for each that is missing.
  }

# What is at stake
last-scoring = Last big scoring
projection = Scoring now
points-for = Points
category-areas = Areas
category-herds = Herds
category-adaptations = Adaptations
category-abilities = Abilities
category-food = Food
total = Total
majorities = Who leads where
herds = Herds
lot-opens = What the card opens
supplies = Supplies
next-pawn = Next area pawn
pawns-to-scoring = Pawns to the next big scoring
no-pawns = No area pawn is left.
round-start = Starts the round
bank = Food in the bank
abilities-left = Ability tiles
adaptations-left = Adaptation tiles

chart-of-own = What your { organism-lower } can do
chart-note = Each sign includes those before it: migrate, expand, attack.
sign-title = { $level ->
    [none] None in { $terrain }
    [migrate] Migrate in { $terrain }
    [expand] Expand in { $terrain }
   *[attack] Attack in { $terrain }
  }
sign-text = { $level ->
    [none] closed to { organism-many }
    [migrate] walk a tile in from next door
    [expand] place a new tile on any empty space
   *[attack] also replace a rival in a full area
  }{ $count ->
    [0] {""}
    [one] {" "}(adapted once)
    [2] {" "}(adapted twice)
   *[other] {" "}(adapted { $count } times)
  }
head-small = small area
head-large = large area
source-filled = Filled areas
source-ability = Food ability
source-convert = Food for points
source-paid = Paid in points

key-share = tiles of a player in the area, the most first
key-free = spaces that are free
key-paid = the area was filled and has paid
key-herd = tiles of the herd, and its rank
key-tied-herd = the rank is shared: all get the next lower prize
key-area-points = points for the area
key-herd-points = points for the herd
key-walk = you can migrate here
key-place = you can expand here
key-attack = you can replace the rival here

# A big scoring, told category by category
scoring-title = { $last ->
    [1] Final scoring
   *[0] Big scoring · { $number } of { $of }
  }
in-category = { $category ->
    [areas] for areas
    [herds] for herds
    [adaptations] for adaptations
    [abilities] for abilities
   *[food] for food
  }
how-counted = { $category ->
    [areas] In each area: { $prizes } for the most, second and third most tiles. Alone there: { $alone }, in a full area { $full }. If you tie, you get the next lower prize.
    [herds] Neighbouring tiles of one player are a herd, across all borders. The largest gets the first prize: { $prizes }. If you tie, you get the next lower prize.
    [adaptations] The most adaptation tiles, then the second most: { $prizes }.
    [abilities] The most ability tiles, then the second most: { $prizes }.
   *[food] The most food, then the second most: { $prizes }. Nobody loses any.
  }
scored-nothing = Nobody scores { in-category }.
scored-leader = { $others ->
    [0] { $you ->
        [1] You get
       *[0] Seat { $seat } gets
      } most { in-category }: { points-of }.
    [one] { $you ->
        [1] You and another
       *[0] Seat { $seat } and another
      } get most { in-category }: { points-of } each.
   *[other] { $you ->
        [1] You and { $others } others
       *[0] Seat { $seat } and { $others } others
      } get most { in-category }: { points-of } each.
  }
scored-none = { $category ->
    [areas] You have no tile on the island.
    [herds] You have no herd: a tile that stands alone is none.
   *[other] You have none, so nothing for you.
  }
scored-own = You get { points-of }: { $category ->
    [areas] { $groups ->
        [0] no area pays you.
        [one] { $best } for { the-area } ({ standing }, { tiles-of }).
       *[other] { $groups } areas pay you; the best is { the-area } with { $best } ({ standing }).
      }
    [herds] your best herd has { tiles-of } ({ rank-of-herd }) and brings { $best }.
   *[other] you have { $count } ({ standing }).
  }
herd-tie = Your herd ties with that of Seat { $seat }: { tiles-of } each.
shared-place = { $standing ->
    [tied-first] first
    [tied-second] second
    [tied-third] third
    [tied-fourth] fourth
   *[other] fifth
  }
tie-cost = You get { points-of }. Because you share { shared-place } place with Seat { $seat }, it pays { $best } instead of { $alone }. { $category ->
    [herds] One more tile next to it would have given you { $alone }.
    [adaptations] One more adaptation would have given you { $alone }.
    [abilities] One more ability would have given you { $alone }.
   *[food] 1 more food would have given you { $alone }.
  }
group-area = { tiles-of } in { the-area }, { standing }
group-herd = { tiles-of }, { rank-of-herd }

# What is to be decided; a second sentence says more.
match-over = The match is over.
supply-used = { $you ->
    [1] You have
   *[0] Seat { $seat } has
  } placed every tile.
ask-nominate = Choose the chart that is auctioned next.
ask-chart-bid = Bid food for the { organism-lower }, or pass.
more-chart-bid = Charts are paid from food alone.
ask-seed = Place { $left ->
    [one] your last { organism-lower } of the start
   *[other] { a-organism }
  } on a lit space.
more-seed = { $left ->
    [one] Then the first turn begins.
   *[other] { $left } to place. A large area takes { $large } tiles in all, a small one { $small }.
  }
ask-turn = { $left ->
    [0] No plays left: end your turn.
   *[other] { $owes ->
        [1] { $left ->
            [one] { $takes ->
                [1] Sell a card, or take an Intelligence first.
               *[0] Sell a card: your last play must be a sale.
              }
           *[other] Play a card, or sell one.
          }
       *[other] Play or sell a card, or end your turn.
      }
  }
more-turn = { $owes ->
    [1] Sell one before you end.
   *[other] Your sale is done.
  } { $walk ->
    [1] One walk is free.
   *[other] Your free walk is used.
  }
ask-hand = Play your { card-name }, or sell it?
ask-migrate-on = { $picked ->
    [0] Which tile of yours walks?
   *[other] Where does it walk?
  }
ask-expand-on = Where does your new tile go?
ask-attack-on = Which rival do you replace?
ask-card = { $card ->
    [ability] Which ability do you take?
    [adaptation] Which terrain do you adapt to?
    [joker] What should the joker be?
    [event-food-source] Let the food source spring up?
    [event-epidemic] Let the epidemic break out?
    [event-famine] Let the famine come?
   *[other] Use your { card-name }.
  }
more-card = { $bought ->
    [1] You bought it, and may leave it undone.
   *[other] { $card ->
        [ability] Each tile can be used once a turn.
        [adaptation] It rises by one level for good.
        [joker] Any terrain, adaptation or ability card.
       *[other] { $level ->
            [migrate] Choose a tile of yours, then where it goes.
            [expand] Free space: a new tile. Your tile: it walks.
           *[other] A rival is replaced, a free space gets a tile.
          }
      }
  }
ask-giver = Whose { ability-name } do you take?
ask-tile = Which { ability-name } of Seat { $seat2 } do you take?
ask-bid = Bid for { a-card }, or pass.
more-bid = { $food ->
    [0] Nobody has bid yet.
   *[other] { $food } stands; bid more or pass.
  }
ask-pay = How do you pay { food-of }?
more-pay = Each success point you give up pays { $price } food.
ask-defend = { $against ->
    [exchange] Seat { $seat2 } changes places with a tile of yours. Block?
    [aggression] Seat { $seat2 } strikes you in { the-area }. Block?
   *[other] Seat { $seat2 } attacks you in { the-area }. Block?
  }
more-defend = { $count ->
    [one] You have one Defense left this turn.
   *[other] You have { $count } Defense left this turn.
  }
ask-epidemic = Which of your tiles dies in the epidemic?
ask-mobility = Which tile do you move with Mobility?
ask-land = Where does the lifted tile go?
more-land = It may change places with a tile of another.
ask-aggression = Where do you place a tile with Aggression?
more-aggression = A tile of another there dies, even in an area that is not full.

wait-charts = The charts are drawn.
wait-nominator = Chance says who nominates first.
wait-deal = The cards are dealt.
wait-refill = Cards are drawn.
wait-nominate = Seat { $seat } chooses the next chart for auction.
wait-chart-bid = Seat { $seat } bids for the { organism-lower }, or passes.
wait-seed = Seat { $seat } places a tile.
wait-turn = It is the turn of Seat { $seat }.
wait-card = Seat { $seat } uses { a-card }.
wait-giver = Seat { $seat } chooses whose { ability-name } to take.
wait-tile = Seat { $seat } chooses which { ability-name } to take.
wait-bid = Seat { $seat } bids for { a-card }, or passes.
wait-pay = Seat { $seat } pays { food-of }.
wait-defend = Seat { $seat } may block with Defense.
wait-epidemic = Seat { $seat } loses a tile in the epidemic.
wait-mobility = Seat { $seat } moves a tile with Mobility.
wait-aggression = Seat { $seat } strikes with Aggression.

# What moves bring
hint-placing = { $points ->
    [0] {""}
   *[other] Fills { the-area }: +{ $points }.
  }{ $big ->
    [1] {" "}Then a big scoring: you +{ $own }, Seat { $seat } +{ $theirs }.
   *[other] {""}
  }{ $standing ->
    [alone] {" "}Nobody else is in { the-area }.
    [first] {" "}You lead in { the-area }, { $mine } to { $rival }.
    [tied] {" "}You tie in { the-area }, { $mine } to { $rival }.
    [behind] {" "}You are behind in { the-area }, { $mine } to { $rival }.
   *[other] {""}
  }{ $herd ->
    [0] {""}
    [one] {" "}It joins no herd.
   *[other] {" "}Joins your herd: { $herd } tiles.
  }{ $last ->
    [1] {" "}It is your last tile: the match is about to end.
   *[other] {""}
  }
hint-replace = The tile of Seat { $seat } dies; Defense may block it.{ $last ->
    [1] {" "}It is your last tile: the match is about to end.
   *[other] {""}
  }
hint-exchange = Your tile and that of Seat { $seat } change places; Defense may block it.
hint-land = It moves here; nobody can block it.
hint-remove = It leaves the game.
hint-auction = The others bid food for it; what they pay is yours.
hint-cost = Costs you { points-of-steps }.
hint-raise = To level { level }.
hint-from-supply = { $count ->
    [one] the last of the supply
   *[other] { $count } in the supply
  }
hint-from-seat = from Seat { $seat }, furthest ahead
hint-from-several = from one of those furthest ahead
hint-no-use = You could do nothing with it now.
hint-convert = { $food } food for 1 point.
hint-convert-first = You could still turn food into { points-of-steps }; later it is worth nothing.

effect-fills = fills it: +{ $points }
effect-herd = { $count ->
    [one] alone
   *[other] herd of { $count }
  }
effect-dies = dies
effect-exchange = changes places

label-attack = Replace Seat { $seat }
label-strike = Strike Seat { $seat }
label-exchange = Change with Seat { $seat }
label-remove = Give up this tile
label-auction = Sell it

# Cards
card-text = { $card ->
    [ability] Take an ability: from the supply, or else from whoever is furthest ahead.
    [adaptation] Raise one terrain of your chart by one level, for good.
    [joker] Use it as any terrain, adaptation or ability card.
    [event-food-source] You get food, and so does everybody in last place.
    [event-epidemic] Every other player loses a tile of their choice.
    [event-famine] Every other player loses food, or points instead.
    [terrain-forest] Migrate, expand or attack in a forest, up to your sign there.
    [terrain-desert] Migrate, expand or attack in a desert, up to your sign there.
    [terrain-savanna] Migrate, expand or attack in a savanna, up to your sign there.
    [terrain-steppe] Migrate, expand or attack in a steppe, up to your sign there.
    [terrain-mountains] Migrate, expand or attack in the mountains, up to your sign there.
    [terrain-water] Migrate, expand or attack in the water, up to your sign there.
   *[other] Migrate, expand or attack in its terrain, up to your sign there.
  }
card-no-use = no use to you now
use-terrain = { $level ->
    [none] Closed
    [migrate] Migrate
    [expand] Expand
   *[attack] Attack
  }
use-other = { $card ->
    [ability] Take one
    [adaptation] Adapt
    [joker] Any card
    [event-food-source] Get food
    [event-epidemic] Infect
   *[other] Starve
  }
way-sell = or sell it
reason-no-plays = no plays left
reason-sell-only = last play: a sale
reason-not-sold = can't be sold
reason-highest = highest level
reason-no-tile = no tile left
reason-not-to-take = you can't have more
reason-sell-first = sell a card first
reason-plays-owed = use all plays first

# Buttons
act-use = { $ability ->
    [food] Food: +{ $steps }
    [mobility] Mobility
   *[other] Aggression
  }
act-convert = { $food } food for 1 point
act-end = End turn
act-play = Play it
act-migrate = Migrate
act-expand = Expand
act-attack = Attack
to-level = to { level }
act-resolve = { $card ->
    [event-food-source] Take the food
    [event-epidemic] Let it break out
   *[other] Let it come
  }
act-forgo = Skip it
act-pass = Pass
act-bid = { $fixed ->
    [1] Buy for { $food } food
   *[0] Bid
  }
act-block = Block with Defense
act-allow = Let it happen
act-from = From Seat { $seat }
act-tile-unused = One that is unused
act-tile-used = One that is used
act-nominate = Auction the { organism-lower }

do-seed = Place in
do-play = Play
do-auction = Sell
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
do-step-back = Give up points
do-remove = Give up
do-convert = Convert food
do-end-turn = End turn
do-nominate = Nominate

## What every sign and thing means

about-terrain = One of six terrains, each with a small and a large area. Your sign there says what you can do in both.
term-none = None
about-none = Closed: your organism can do nothing in this terrain.
term-migrate = Migrate
about-migrate = Move one of your tiles to a free space: next door, or over a chain of your own tiles.
term-expand = Expand
about-expand = Place a new tile on any free space of the terrain. You can migrate there, too.
term-attack = Attack
about-attack = Replace a rival's tile where the area is full. You can migrate and expand there, too.
about-ability = { $ability ->
    [food] Once in your turn it brings you success points.
    [intelligence] One more card may be played or sold in your turn.
    [mobility] Once in your turn, move a tile to any space you can live on, or change places with a rival there.
    [defense] Once a turn, stop an attack on one of your tiles in the turn of another.
   *[aggression] Once in your turn, place a tile where your sign is attack; a rival's tile there dies.
  }
what-ability = { $ability ->
    [food] success points once a turn
    [intelligence] one more card a turn
    [mobility] move a tile anywhere you can live
    [defense] stop an attack on you
   *[aggression] place or strike where you attack
  }
about-organism = An organism. Its chart says what it can do in each terrain.
term-meter-success = Success
about-meter-success = Whoever has the most success points at the end wins. Bids beyond your food cost points.
term-meter-areas = Filled areas
about-meter-areas = Whoever fills an area gets what the next pawn pays. Coloured pawns bring a big scoring after the turn.
term-meter-end = End of the match
about-meter-end = The match ends when somebody has placed the last tile, or the last area pawn is taken.
term-meter-plays = Plays
about-meter-plays = Three cards a turn are played or sold; each Intelligence gives one more.
term-meter-sale = Sale
about-meter-sale = One card must be sold to the others every turn, if you have one.
term-meter-walk = Free walk
about-meter-walk = Once a turn one tile may migrate for free, without a card.
term-play = Play a card
about-play = Use a card yourself.
term-auction = Sell a card
about-auction = Put a card up for auction: the others bid, and the winner pays you and uses it at once.
term-bid = Bid
about-bid = Offer food for the card. What you don't have in food you pay with success points.
term-convert = Food for points
about-convert = Three food are one success point, as often as you like in your turn.
term-end-turn = End of the turn
about-end-turn = You draw back to ten cards. A big scoring that was triggered follows.
term-block = Block
about-block = Use Defense: the attack is lost.
term-gi-shiny-apple = Food
about-gi-shiny-apple = Pays for cards at auction. Three food are one point; the most food scores.
term-gi-paw-print = Tiles
about-gi-paw-print = What you still have to place. Whoever places the last tile ends the match.
term-gi-card-draw = Cards
about-gi-card-draw = Cards in the hand. You draw back to ten at the end of your turn.
term-card-back = Cards
about-card-back = A pile of cards, face down.
term-purple-pawn = Start player
about-purple-pawn = Whoever has it starts the round.
term-kind-badge = Who leads here
about-kind-badge = The tiles of everybody in this area, the most first, and the free spaces. The most, second and third most score.
term-gi-animal-hide = Herd
about-gi-animal-hide = Neighbouring tiles of one player, across all borders. The largest herds score.

## The log

news-seed = { $you ->
    [1] You start in
   *[0] Seat { $seat } starts in
  } { $space }.
news-play = { $you ->
    [1] You play
   *[0] Seat { $seat } plays
  } { a-card }.
news-auction = { $you ->
    [1] You put up
   *[0] Seat { $seat } puts up
  } { a-card } for sale.
news-migrate = { $you ->
    [1] You migrate
   *[0] Seat { $seat } migrates
  } to { $space2 }.
news-expand = { $you ->
    [1] You expand
   *[0] Seat { $seat } expands
  } in { $space }.
news-attack = { $you ->
    [1] You attack
   *[0] Seat { $seat } attacks
  } in { $space }.
news-raise = { $you ->
    [1] You adapt
   *[0] Seat { $seat } adapts
  } to { $terrain }.
news-take = { $you ->
    [1] You take
   *[0] Seat { $seat } takes
  } { ability-name }.
news-as = { $you ->
    [1] You use
   *[0] Seat { $seat } uses
  } the joker as { a-card }.
news-forgo = { $you ->
    [1] You leave
   *[0] Seat { $seat } leaves
  } the card undone.
news-resolve = { $you ->
    [1] You let
   *[0] Seat { $seat } lets
  } the event happen.
news-use = { $you ->
    [1] You use
   *[0] Seat { $seat } uses
  } { ability-name }{ $ability ->
    [food] {" "}for success points.
   *[other] .
  }
news-lift = { $you ->
    [1] You lift
   *[0] Seat { $seat } lifts
  } a tile in { $space }.
news-land = { $you ->
    [1] You move
   *[0] Seat { $seat } moves
  } a tile to { $space }.
news-strike = { $you ->
    [1] You strike
   *[0] Seat { $seat } strikes
  } in { $space }.
news-block = { $you ->
    [1] You block
   *[0] Seat { $seat } blocks
  } with Defense.
news-allow = { $you ->
    [1] You do
   *[0] Seat { $seat } does
  } not block.
news-bid = { $you ->
    [1] You bid
   *[0] Seat { $seat } bids
  } { $food }.
news-pass = { $you ->
    [1] You pass
   *[0] Seat { $seat } passes
  }.
news-step-back = { $you ->
    [1] You pay
   *[0] Seat { $seat } pays
  } { points-of-steps } instead of food.
news-remove = { $you ->
    [1] You lose
   *[0] Seat { $seat } loses
  } a tile in { $space }.
news-convert = { $you ->
    [1] You turn
   *[0] Seat { $seat } turns
  } food into 1 point.
news-end-turn = { $you ->
    [1] You end
   *[0] Seat { $seat } ends
  } the turn.
news-nominate = { $you ->
    [1] You put up
   *[0] Seat { $seat } puts up
  } the chart of the { organism-lower }.
news-take-from = { $you ->
    [1] You take
   *[0] Seat { $seat } takes
  } it from { $you2 ->
    [1] you
   *[0] Seat { $seat2 }
  }.
news-tile = { $you ->
    [1] You take
   *[0] Seat { $seat } takes
  } a tile that is { $mark }.
news-chart = The { organism-lower } is drawn.
news-nominator = { $you2 ->
    [1] You nominate
   *[0] Seat { $seat2 } nominates
  } first.
news-draw = Drawn: { a-card }.

# How a sentence goes on with what came of it.
then-migrate = {" "}and { $you ->
    [1] migrate
   *[0] migrates
  } to { $space2 }.
then-expand = {" "}and { $you ->
    [1] expand
   *[0] expands
  } in { $space }.
then-attack = {" "}and { $you ->
    [1] attack
   *[0] attacks
  } in { $space }.
then-raise = {" "}and { $you ->
    [1] adapt
   *[0] adapts
  } to { $terrain }.
then-take = {" "}and { $you ->
    [1] take
   *[0] takes
  } { ability-name }.
then-as = {" "}as { a-card }.
then-forgo = {" "}and { $you ->
    [1] leave
   *[0] leaves
  } it undone.
then-resolve = {" "}and { $you ->
    [1] use
   *[0] uses
  } it.
then-land = {" "}and { $you ->
    [1] move
   *[0] moves
  } a tile to { $space }.
then-strike = {" "}and { $you ->
    [1] strike
   *[0] strikes
  } in { $space }.
then-replaced = {" "}and { $you2 ->
    [1] replace
   *[0] replaces
  } { $you3 ->
    [1] your tile.
   *[0] the tile of Seat { $seat3 }.
  }
then-exchanged = {", "}where it changes places with { $you3 ->
    [1] yours.
   *[0] one of Seat { $seat3 }.
  }
then-filled = {" "}and { $you2 ->
    [1] fill
   *[0] fills
  } it: { points-of }.
then-unsold = {", "}but nobody bids.
then-idle = {", "}but can do nothing with it.
then-lost-ability = {" "}from { $you2 ->
    [1] you.
   *[0] Seat { $seat2 }.
  }
then-fed = {" "}and { $you2 ->
    [1] receive
   *[0] receives
  } { food-of }.

# One kind among several that are drawn, as it stands on the card.
news-drew-each = { $card ->
    [terrain-forest] { short-terrain-forest }
    [terrain-desert] { short-terrain-desert }
    [terrain-savanna] { short-terrain-savanna }
    [terrain-steppe] { short-terrain-steppe }
    [terrain-mountains] { short-terrain-mountains }
    [terrain-water] { short-terrain-water }
    [ability] { short-ability }
    [adaptation] { short-adaptation }
    [joker] { short-joker }
    [event-food-source] { short-event-food-source }
    [event-epidemic] { short-event-epidemic }
    [event-famine] { short-event-famine }
   *[other] card
  }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
news-drew-several = { $you2 ->
    [1] You draw { $count } cards: { $list }.
   *[0] Seat { $seat2 } draws { $count } cards.
  }
news-drew = { $you2 ->
    [1] You draw { a-card }.
   *[0] Seat { $seat2 } draws a card.
  }
news-reshuffled = The discard pile is shuffled into a new deck.
news-starts = { $you2 ->
    [1] You start.
   *[0] Seat { $seat2 } starts.
  }
news-turn-of = { $you2 ->
    [1] It is your turn.
   *[0] It is the turn of Seat { $seat2 }.
  }
news-chart-sold = { $you2 ->
    [1] You get
   *[0] Seat { $seat2 } gets
  } the { organism-lower } for { food-of }.
news-replaced = { $you2 ->
    [1] You replace
   *[0] Seat { $seat2 } replaces
  } { $you3 ->
    [1] your tile
   *[0] the tile of Seat { $seat3 }
  } in { $space }.
news-exchanged = { $you2 ->
    [1] You
   *[0] Seat { $seat2 }
  } and { $you3 ->
    [1] you
   *[0] Seat { $seat3 }
  } change places.
news-filled = { $you2 ->
    [1] You fill
   *[0] Seat { $seat2 } fills
  } { the-area }: { points-of }.
news-triggered = A big scoring follows after this turn.
news-sold = { $you3 ->
    [1] You buy
   *[0] Seat { $seat3 } buys
  } { a-card } from { $you2 ->
    [1] you
   *[0] Seat { $seat2 }
  } for { food-of }{ $steps ->
    [0] .
   *[other] , at a cost of { points-of-steps }.
  }
news-unsold = Nobody bids; the { card-name } is discarded.
news-idle = { $you2 ->
    [1] You
   *[0] Seat { $seat2 }
  } can do nothing with { a-card }.
news-lost-ability = { $you3 ->
    [1] You take
   *[0] Seat { $seat3 } takes
  } { ability-name } from { $you2 ->
    [1] you
   *[0] Seat { $seat2 }
  }.
news-fed = { $you2 ->
    [1] You receive
   *[0] Seat { $seat2 } receives
  } { food-of }.
news-starved = { $you2 ->
    [1] You lose
   *[0] Seat { $seat2 } loses
  } { $food ->
    [0] { points-of-steps }, having no food.
   *[other] { food-of }{ $steps ->
        [0] .
       *[other] {" "}and { points-of-steps }.
      }
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
news-scored-area = { area-name }: { $you2 ->
    [1] you get
   *[0] Seat { $seat2 } gets
  } { points-of } ({ standing }, { tiles-of }).
news-scored-herd = A herd of { tiles-of } ({ rank-of-herd }): { $you2 ->
    [1] you get
   *[0] Seat { $seat2 } gets
  } { points-of }.
news-scored-most = { $category ->
    [adaptations] { category-adaptations }
    [abilities] { category-abilities }
   *[food] { category-food }
  }: { $you2 ->
    [1] you get
   *[0] Seat { $seat2 } gets
  } { points-of } ({ standing }, { $food }).
news-ending = { $reason ->
    [last-tile] It was a last tile: the match is about to end.
    [last-pawn] It was the last area that pays: the match ends with this turn.
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

# --- what beginners should think of first ---

warn-useless-bid = You can't use this card: you would pay for nothing.
warn-lone-tile = Alone it is no herd. Elsewhere it would join one of { $size }.
warn-kept-food = This may be your last turn: { $food } food are { $steps ->
    [one] a point
   *[other] { $steps } points
  }, now or never.
warn-gift = Seat { $seat } could fill an area with it.
warn-leaders-scoring = It brings the big scoring: { $own ->
    [one] 1 point
   *[other] { $own } points
  } for you, { $theirs } for Seat { $seat }.

# Standing orders
order-bid = Bid for you, up to

## Puzzles

puzzle-goal-action = Count your success, and what a big scoring would pay you right now: one action brings { $brings } more, any other { $next } at most.
puzzle-goal-turn = Count your success, and what a big scoring would pay you right now: this turn can bring { $brings } more; the next best idea brings { $next }.
