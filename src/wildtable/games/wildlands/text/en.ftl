## Why a move is refused

faction-taken = { faction-name } is played by somebody else.
not-your-character = { character-name } is not yours.
not-your-map-card = You do not hold map card { $space }.
has-a-map-card = { character-name } has a map card already.
assign-in-order = The next map card is for { character-name }.
not-hidden = { character-name } is not hidden. Who is on the map acts when you play a card.
reveal-first = Reveal a hidden character first.
play-before-the-end = Play a card before you end: one of yours can be used.
not-in-hand = { $card } is not in your hand.
no-use = Nothing can be done with { $card } now.
not-on-board = { character-name } is not on the board.
no-icon = The card does not show { character-name }.
not-adjacent = Space { $space } is not adjacent.
climb-needs-two = The climb to { $space } takes two movement cards, picked in ascending order.
fly-needs-a-move = A flight must end in another space.
too-far-to-fly = Space { $space } is too far to fly to.
too-near-to-fly = A flight takes all its steps, and space { $space } is too near for that.
no-shard = There is no shard in space { $space }.
not-your-shard = The shard in space { $space } is not yours.
claim-needs-three = A claim by { character-name } takes three cards of a kind, picked in ascending order.
own-character = You can't attack your own characters with this.
nobody-here = Seat { $seat } has nobody in this space.
no-candidate = { character-name } is not under attack.
sight-wall = A wall hides { character-name }.
sight-cover = The cover in space { $space } hides { character-name }.
sight-high = The high ground in space { $space } hides { character-name }.
sight-upwards = { character-name } stands on high ground and can't be seen from below.
too-far = { character-name } is too far away: { $between } spaces lie between.
too-many-steps = { character-name } is too far away: { $steps } steps.
area-needs-sight = Space { $space } can't be seen from here.
space-empty = Nobody is in space { $space }.
no-enemy-there = No enemy is in space { $space }.
no-such-flag = The card has no such flag for { character-name }.
no-rally-flag = The card has no rally flag.
wild-is-no-flag = A wild card is no flag.
not-wild = Only a wild card draws cards.
nothing-to-draw = There is nothing to draw.
not-the-caller = { character-name } can't call this rally, so somebody must go along.
out-of-rally-reach = { character-name } is out of reach of this rally.
same-as-a-step = The card shows { character-name }: a move does the same.
rally-in-order = Name the characters of a rally in the order of their positions.
rally-climb-needs-more = The climb to { $space } takes more movement cards.
cards-in-order = Pick the cards of an action in ascending order: { $card } would come earlier.
does-not-pay = { $card } does not pay for this.
wild-is-no-defence = A wild card is no defence.
not-in-cover = { $card } helps only in a space with cover.
stops-nothing = { $card } does not defend { character-name } against this attack.
no-wild-card = You hold no wild card.
nothing-to-add = No action is waiting for more cards.
nothing-to-target = No attack lets you choose its target.
nothing-to-defend = No attack is waiting for your defence.
no-window = There is no moment for an interrupt now.
factions-are-chosen = The factions are chosen.
by-lot = Factions are drawn by chance.
cards-are-dealt = Cards are dealt by chance.
not-assigning = Map cards are assigned once, before the first turn.
reveal-between-actions = Characters are revealed only between your own actions.
not-acting = Somebody else is acting.
finish-first = Finish what you have begun.
nobody-rallies = There is no rally that somebody could stay out of.
play-a-card-first = Play a card first.

## How a match ends

five-points = Won with five points.
survived = Won with the most points among the survivors.
last-standing = Won as the last one standing.
nobody-left = Won although nobody is left.
unfinished = The match was not finished.
turns-up = Won with the most points when the turns were up.

## The scene

# Words for the things of the game. A message with an argument of the same name says which one.
character-strix = Strix
character-maudlin = Maudlin
character-pellory = Pellory
character-quill = Quill
character-lunk = Lunk
character-shiv = Shiv
character-ginauld = Ginauld
character-tak = Tak
character-elsie = Elsie
character-automate = Automate
character-harrow = Sheriff Harrow
character-finch = Deputy Finch
character-brannock = Brannock
character-sallow = Sallow
character-thistle = Thistle
character-hrakk = Hrakk
character-ugra = Ugra
character-challenger = The Challenger
character-veshra = Veshra
character-olgar = Olgar
character-name = { $character ->
    [strix] Strix
    [maudlin] Maudlin
    [pellory] Pellory
    [quill] Quill
    [lunk] Lunk
    [shiv] Shiv
    [ginauld] Ginauld
    [tak] Tak
    [elsie] Elsie
    [automate] Automate
    [harrow] Sheriff Harrow
    [finch] Deputy Finch
    [brannock] Brannock
    [sallow] Sallow
    [thistle] Thistle
    [hrakk] Hrakk
    [ugra] Ugra
    [challenger] The Challenger
    [veshra] Veshra
    [olgar] Olgar
   *[other] { $character }
  }
target-name = { $character2 ->
    [strix] Strix
    [maudlin] Maudlin
    [pellory] Pellory
    [quill] Quill
    [lunk] Lunk
    [shiv] Shiv
    [ginauld] Ginauld
    [tak] Tak
    [elsie] Elsie
    [automate] Automate
    [harrow] Sheriff Harrow
    [finch] Deputy Finch
    [brannock] Brannock
    [sallow] Sallow
    [thistle] Thistle
    [hrakk] Hrakk
    [ugra] Ugra
    [challenger] The Challenger
    [veshra] Veshra
    [olgar] Olgar
   *[other] { $character2 }
  }
faction-guild = The Guild
faction-gnomads = The Gnomads
faction-lawbringers = The Lawbringers
faction-pit_fighters = The Pit Fighters
faction-name = { $faction ->
    [guild] The Guild
    [gnomads] The Gnomads
    [lawbringers] The Lawbringers
    [pit_fighters] The Pit Fighters
   *[other] { $faction }
  }
faction-about = { $faction ->
    [guild] Frail spellcasters with reach: the most ranged and area attacks, flight, and one sturdy escort.
    [gnomads] Fast caravan folk: many rallies, some flight, average damage; strong in pairs.
    [lawbringers] Tough all-rounders, each with a speciality; no rally and no flight.
    [pit_fighters] Melee only, the most health and much defence; they must come close.
   *[other] { $faction }
  }
card-name = { $card ->
    [GUW] a wild card
    [GNW] a wild card
    [LBW] a wild card
    [PFW] a wild card
   *[other] card { $card }
  }
flag-name = { $flag ->
    [melee] melee
    [heavy_melee] heavy melee
    [ranged] ranged
    [heavy_ranged] heavy ranged
    [area] area
    [shield] shield
    [cover] cover
    [rally] rally
    [fly] fly
   *[other] { $flag }
  }

# What a card shows: who moves with it, the flag beside each, and the flag that anybody may use.
flag1-name = { $flag1 ->
    [none] moves only
    [melee] melee
    [heavy_melee] heavy melee
    [ranged] ranged
    [heavy_ranged] heavy ranged
    [area] area
    [shield] shield
    [cover] cover
    [rally] rally
    [fly] fly
   *[other] { $flag1 }
  }
flag2-name = { $flag2 ->
    [none] moves only
    [melee] melee
    [heavy_melee] heavy melee
    [ranged] ranged
    [heavy_ranged] heavy ranged
    [area] area
    [shield] shield
    [cover] cover
    [rally] rally
    [fly] fly
   *[other] { $flag2 }
  }
flag3-name = { $flag3 ->
    [none] moves only
    [melee] melee
    [heavy_melee] heavy melee
    [ranged] ranged
    [heavy_ranged] heavy ranged
    [area] area
    [shield] shield
    [cover] cover
    [rally] rally
    [fly] fly
   *[other] { $flag3 }
  }
flag4-name = { $flag4 ->
    [none] moves only
    [melee] melee
    [heavy_melee] heavy melee
    [ranged] ranged
    [heavy_ranged] heavy ranged
    [area] area
    [shield] shield
    [cover] cover
    [rally] rally
    [fly] fly
   *[other] { $flag4 }
  }
flag5-name = { $flag5 ->
    [none] moves only
    [melee] melee
    [heavy_melee] heavy melee
    [ranged] ranged
    [heavy_ranged] heavy ranged
    [area] area
    [shield] shield
    [cover] cover
    [rally] rally
    [fly] fly
   *[other] { $flag5 }
  }
open-name = { $open ->
    [melee] melee
    [heavy_melee] heavy melee
    [ranged] ranged
    [heavy_ranged] heavy ranged
    [area] area
    [shield] shield
    [cover] cover
    [rally] rally
    [fly] fly
   *[other] { $open }
  }
card-face = { $card }: { $who1 ->
    [none] no icon
   *[other] { $who1 }: { flag1-name }{ $who2 ->
        [none] { "" }
       *[other] ; { $who2 }: { flag2-name }
      }{ $who3 ->
        [none] { "" }
       *[other] ; { $who3 }: { flag3-name }
      }{ $who4 ->
        [none] { "" }
       *[other] ; { $who4 }: { flag4-name }
      }{ $who5 ->
        [none] { "" }
       *[other] ; { $who5 }: { flag5-name }
      }
  }{ $open ->
    [none] { "" }
   *[other] ; anyone: { open-name }
  }
wild-face = Wild card: move anybody, draw two, or interrupt

# Places
map-dungeon = The Dungeon
map-ruins = The Ruins
hand = Your hand
in-play = Cards in play
team = Characters of Seat { $seat }
team-place = Character card
marker-place = Place of the marker
trophies = Scored
deck = Deck
discard = Discard pile
ground = Ground
lines = White lines
walls = Walls
torch = Torch
climb = Climb from { $space } up to { $space2 }
gate = Gate between { $space } and { $space2 }
space-number = { $space }
space-about = { $space }, { $zone }{ $terrain ->
    [cover] , cover
    [high] , high ground
    [high-cover] , high ground, cover
   *[open] { "" }
  }, adjacent to { $near }

# Pieces
figure = { character-name }, { $left } of { $most } health
figure-hidden = { character-name }, hidden, { $most } health
figure-start = { character-name }, hidden, will appear in space { $space }, { $most } health
figure-out = { character-name }, knocked out
shard = shard
map-card = your map card
marker = marker of the active player

# Panels
chain = Interrupts
chain-turn = The turn of Seat { $seat }
chain-interrupted = Seat { $seat } interrupted
chain-acts = Seat { $seat } interrupted and acts now
blast = Everybody in space { $space }
target-health = { $left } of { $most } health
payment = { $what ->
    [climb] { character-name } climbs
    [claim] { character-name } claims a shard
   *[rally] A rally with a climb
  }
cards-paid = { $paid } of { $price } cards
seat-title = { faction-name }: { $points } of { $goal } points
cards-held = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
still-hidden = { $count ->
    [one] 1 character is still hidden
   *[other] { $count } characters are still hidden
  }
is-eliminated = Eliminated
discard-title = Discard pile ({ $count })
faction-card = { $alone ->
    [0] Faction card
   *[other] { faction-name }
  }
faction-character = { $letter } { character-name }: { $health } health{ $melee ->
    [0] { "" }
   *[other] , { $melee } melee
  }{ $heavy_melee ->
    [0] { "" }
   *[other] , { $heavy_melee } heavy melee
  }{ $ranged ->
    [0] { "" }
   *[other] , { $ranged } ranged
  }{ $heavy_ranged ->
    [0] { "" }
   *[other] , { $heavy_ranged } heavy ranged
  }{ $area ->
    [0] { "" }
   *[other] , { $area } area
  }{ $shield ->
    [0] { "" }
   *[other] , { $shield } shield
  }{ $cover ->
    [0] { "" }
   *[other] , { $cover } cover
  }{ $rally ->
    [0] { "" }
   *[other] , { $rally } rally
  }{ $fly ->
    [0] { "" }
   *[other] , { $fly } fly
  }
faction-open = Anybody{ $melee ->
    [0] { "" }
   *[other] , { $melee } melee
  }{ $heavy_melee ->
    [0] { "" }
   *[other] , { $heavy_melee } heavy melee
  }{ $ranged ->
    [0] { "" }
   *[other] , { $ranged } ranged
  }{ $heavy_ranged ->
    [0] { "" }
   *[other] , { $heavy_ranged } heavy ranged
  }{ $area ->
    [0] { "" }
   *[other] , { $area } area
  }{ $shield ->
    [0] { "" }
   *[other] , { $shield } shield
  }{ $cover ->
    [0] { "" }
   *[other] , { $cover } cover
  }{ $rally ->
    [0] { "" }
   *[other] , { $rally } rally
  }{ $fly ->
    [0] { "" }
   *[other] , { $fly } fly
  }
faction-wild = { $count } wild cards

# Overlays
sight = Sight
cards-for = Cards

# What is asked of who decides
match-over = The match is over.
ask-choose = Choose your faction. Point at one to read about it.
ask-assign = Where will { character-name } appear? Pick one of your numbered spaces; { $left ->
    [one] it is your last character.
   *[other] { $left } characters are to be placed.
  }
ask-reveal = Reveal a hidden character: pick it where it stands veiled.
ask-turn = { $declared ->
    [1] Your turn is open again.
   *[other] Your turn.
  } { $hidden ->
    [1] Play a card, reveal a character, or say that you are done.
   *[other] Play a card, or say that you are done.
  }
ask-interrupt = You interrupt the turn of Seat { $seat2 }. { $hidden ->
    [1] Play a card, reveal a character, or say that you are done.
   *[other] Play a card, or say that you are done.
  }
ask-card = Who uses { card-name }, and for what? Pick a character, then the target.
ask-rally = { character-name } moves to { $space }. Pick a second character and its space, or let nobody else move.
ask-pay = Add a card: { $what ->
    [climb] { character-name } climbs
    [claim] { character-name } claims a shard
   *[rally] the rally has a climb
  }, { $paid } of { $price } cards are played.
ask-target = { character-name } of Seat { $seat2 } attacks you with { flag-name }. Choose which of your characters is hit.
ask-defend = { character-name } of Seat { $seat2 } attacks { target-name } ({ $left } health): { flag-name }, { $damage } damage. Defend with a card?
ask-blast = { character-name } of Seat { $seat2 } attacks space { $space }: { $damage } damage to { target-name } ({ $left } health). Defend with a card?
ask-window = { $over ->
    [0] Seat { $seat2 } has taken an action.
   *[other] Seat { $seat2 } wants to end the turn.
  } Interrupt with a wild card, or pass.
pass-until = Pass until I am attacked

# What others hear meanwhile
wait-choose = Factions are chosen.
wait-deal = Map cards are dealt.
wait-assign = Everybody assigns map cards.
wait-draw = Seat { $seat2 } draws cards.
wait-turn = Seat { $seat } plays.
wait-interrupt = Seat { $seat } plays an interrupt.
wait-card = Seat { $seat } plays a card.
wait-rally = Seat { $seat } rallies.
wait-pay = Seat { $seat } adds cards.
wait-target = { character-name } attacks Seat { $seat } with { flag-name }.
wait-defend = { character-name } attacks { target-name } with { flag-name }; Seat { $seat } may defend.
wait-blast = { character-name } attacks everybody in space { $space }.
wait-window = The others may interrupt Seat { $seat2 }.

# What a move would bring
hint-assign = The five numbers that you leave become the shards of Seat { $seat }.
hint-reveal = Appears in space { $space }, for everybody to see.
hint-end = { $count ->
    [0] Your hand is full: you draw nothing. The others may interrupt first.
    [one] You draw 1 card. The others may interrupt first.
   *[other] You draw { $count } cards. The others may interrupt first.
  }
hint-finish = Play goes back to Seat { $seat }; you draw no cards.
hint-claim = Takes { $count } cards with the same icon, and is a point.
hint-melee = { $damage } damage. { $count ->
    [one] It hits the only one here.
   *[other] Seat { $seat } chooses which of { $count } is hit.
  }
hint-step = { $climb ->
    [0] { "" }
   *[other] A climb takes two cards.
  }{ $enemies ->
    [0] { "" }
    [one] { " " }An enemy stands there.
   *[other] { " " }{ $enemies } enemies stand there.
  }
hint-blast = Hits { $enemies ->
    [0] no enemy
    [one] 1 enemy
   *[other] { $enemies } enemies
  }{ $own ->
    [0] .
    [one] { " " }and 1 of your own!
   *[other] { " " }and { $own } of your own!
  }
hint-shot = In sight, { $between ->
    [0] nothing between
    [one] 1 space between
   *[other] { $between } spaces between
  }. { $damage } damage of { $left } health{ $cover ->
    [0] .
   *[other] ; the target is in cover.
  }
hint-draw = { $count ->
    [one] Draws 1 card: your hand has no room for two.
   *[other] Draws { $count } cards.
  }
hint-decline = { $left ->
    [0] { character-name } is knocked out.
   *[other] { character-name } takes { $damage } damage and has { $left } health left.
  }
hint-interrupt = Costs a wild card; then you act. Where several want to, the nearest after the active player goes first.

# What buttons say
do-choose = Lead
do-assign = Assign
do-reveal = Reveal
do-end = Done
do-play = Play
do-move = Move
do-claim = Claim the shard
do-melee = Strike (melee):
do-heavy-melee = Strike hard (heavy melee):
do-ranged = Shoot (ranged)
do-heavy-ranged = Blast (heavy ranged)
do-area = Area attack
do-rally = Rally
do-stay = Nobody else moves
do-fly = Fly
do-draw-two = Draw two
do-add = Add
do-target = Take the hit with
do-defend = Defend with
do-decline = Take the damage
do-pass = Pass
do-interrupt = Interrupt

# The log: moves
news-choose = Seat { $seat } leads { faction-name }.
news-allot = { faction-name } is drawn.
news-deal = A map card is dealt.
news-assign = { character-name } gets map card { $space }.
news-draw = A card is drawn.
news-reveal = Seat { $seat } reveals { character-name }.
news-end = Seat { $seat } is done.
news-play = Seat { $seat } plays { card-name }.
news-move = { character-name } moves to { $space }.
news-claim = { character-name } claims a shard.
news-melee = { character-name } strikes at Seat { $seat2 }.
news-heavy-melee = { character-name } strikes hard at Seat { $seat2 }.
news-ranged = { character-name } shoots at { target-name }.
news-heavy-ranged = { character-name } blasts { target-name }.
news-area = { character-name } attacks everybody in space { $space }.
news-rally = { character-name } rallies to { $space }.
news-stay = Nobody else moves.
news-fly = { character-name } flies to { $space }.
news-draw-two = Seat { $seat } draws for a wild card.
news-add = Seat { $seat } adds { card-name }.
news-target = { character-name } is hit.
news-defend = Seat { $seat } defends with { card-name }.
news-decline = Seat { $seat } does not defend.
news-pass = Seat { $seat } passes.
news-interrupt = Seat { $seat } wants to interrupt.

# The log: what came of them
news-plays-faction = Seat { $seat2 } leads { faction-name }.
news-dealt = Seat { $seat2 } gets map card { $space }.
news-shard = A shard of Seat { $seat2 } lies in space { $space }.
news-begins = Seat { $seat2 } begins.
news-turn-of = The turn of Seat { $seat2 }.
news-drew = Seat { $seat2 } draws card { $card }.
news-reshuffled = Seat { $seat2 } shuffles the discard pile.
news-appeared = { character-name } appears in space { $space }.
news-claimed = { character-name } has taken the shard in space { $space }: a point.
news-defended = { character-name } is safe.
news-hurt = { character-name } takes { $damage } damage.
news-knocked-out = { character-name } is knocked out: a point for Seat { $seat2 }.
news-removed = { character-name } is out by its own side.
news-interrupted = Seat { $seat2 } interrupts.
news-struck-back = Seat { $seat2 } takes the turn back.
news-returned = Play returns to Seat { $seat2 }.
news-eliminated = Seat { $seat2 } is eliminated.
news-tied = The survivors are tied; play goes on.
