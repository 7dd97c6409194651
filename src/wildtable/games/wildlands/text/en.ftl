## On the door

door-hook = Five heroes each, one dungeon, and nobody waits for their turn.
door-goal = Score five points first: claim shards, knock out rivals.
door-kind = Skirmish · interrupts
door-minutes = 40–60 min

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
rally-climb-needs-more = The climb to { $space } takes more movement cards; of two rally cards the lower one is played first.
cards-in-order = Pick the cards of an action in ascending order: this is not the place of { $card }.
does-not-pay = { $card } does not pay for this.
wild-is-no-defence = A wild card is no defence.
not-in-cover = { $card } helps only in a space with cover.
stops-nothing = { $card } does not defend { character-name } against this attack.
no-wild-card = You hold no wild card.
nothing-to-add = No action is waiting for more cards.
nothing-to-target = No attack lets you choose its target.
nothing-to-defend = No attack is waiting for your defence.
no-window = There is no moment for an interrupt now.
you-are-eliminated = You are eliminated: the others play on.
others-choose = You have your faction, and others still choose.
cards-are-drawn = First the cards are drawn.
target-is-chosen = The attacked player is choosing who is hit.
others-defend = First the attacked players decide on a defence.
others-answer = First the others say whether they interrupt.
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

# Options: what each is called on the start page, and what its values mean.
option-map = The map
option-map-dungeon = The Dungeon: no hills, good for a first match
option-map-ruins = The Ruins: hills to climb and a gate
option-factions = How factions are given out
option-factions-chosen = everybody picks, first come, first served
option-factions-random = drawn by chance
option-factions-seated = in a fixed order, seat by seat
option-passing = Passing on map cards
option-passing-right = the five left over go to the right
option-passing-left = the five left over go to the left
option-ridge_price = Moving from hill to hill
option-ridge_price-1 = one card between high spaces without an arrow
option-ridge_price-2 = two cards between high spaces without an arrow
option-removed_icons = Own losses to your area attack
option-removed_icons-true = their icons can pay for a claim
option-removed_icons-false = their icons can't pay for a claim
option-draw_two_counts = Hand size when drawing two
option-draw_two_counts-after = wild card not counted: six in hand draw two
option-draw_two_counts-before = wild card counted: six in hand draw only one
option-reshuffle = Shuffling the discard pile
option-reshuffle-needed = when you must draw and the deck is empty
option-reshuffle-empty = as soon as the last card is drawn
option-area_target = Who an area attack must hit
option-area_target-any = anybody, even only your own characters
option-area_target-enemy = at least one enemy
option-blast_defence = Defending against an area attack
option-blast_defence-together = opponents decide at once, unseen by each other
option-blast_defence-clockwise = opponents decide in turn, seeing earlier choices
option-own_blast = Knocking out your own character
option-own_blast-nobody = nobody scores
option-own_blast-last_enemy = a point for the last enemy who hurt it
option-discards = Looking through discard piles
option-discards-open = everybody may look through every pile
option-discards-closed = you see only your own pile
option-strike_back = Striking back at an interrupter
option-strike_back-true = the active player may interrupt an interrupter
option-strike_back-false = the active player can't interrupt an interrupter
option-interrupts = Interrupts in the same turn
option-interrupts-any = each player may interrupt again and again
option-interrupts-once = each player may interrupt or strike back once
option-first_interrupter = When several want to interrupt
option-first_interrupter-active = active player first, then clockwise from there
option-first_interrupter-acting = the first to the left of the acting player
option-after_end = Ending again after an interrupted end
option-after_end-declare = others may interrupt the new end as well
option-after_end-draw = ending right away, you draw without interrupts
option-turn_cap = Limit on turns
option-turn_cap-none = no limit
option-turn_cap-40 = 40 turns of all players together
option-turn_cap-80 = 80 turns of all players together
option-turn_cap-160 = 160 turns of all players together
option-cap_winner = Winner at the turn limit
option-cap_winner-nobody = nobody, the match is unfinished
option-cap_winner-most_points = whoever survives with the most points
option-idle_turn = Ending a turn without a card
option-idle_turn-true = allowed, even if you could play one
option-idle_turn-false = only if you can't play any
option-idle_interrupt = Finishing an interrupt without an action
option-idle_interrupt-true = allowed, even if you could take one
option-idle_interrupt-false = only if you can't take any
option-idle_end = Interrupting an end without an action
option-idle_end-open = allowed, as after any declared end
option-idle_end-protected = not allowed, the turn is simply over
option-interrupt_reveal = Revealing when you interrupt
option-interrupt_reveal-free = you need not reveal anybody
option-interrupt_reveal-due = reveal a hidden character first, if you have one
option-finish_window = When an interrupter finishes
option-finish_window-false = play goes straight back to the active player
option-finish_window-true = others may interrupt before play goes back
option-draw_two_window = Interrupting after draw two
option-draw_two_window-true = allowed, as after any action
option-draw_two_window-false = not allowed
option-wild_icons = Wild cards in a claim
option-wild_icons-all = may also stand for a character that is out
option-wild_icons-on_board = stand for the claiming character only
option-rally_alone = Moving alone in a rally
option-rally_alone-either = the caller or the partner may move alone
option-rally_alone-caller = only a character that can use the rally flag
option-second_rally = A second rally card for climbing
option-second_rally-either = its flag may belong to either of the two
option-second_rally-partner = each of the two must use one card's flag
option-flight = Length of a flight
option-flight-to_two = one or two steps, ending in another space
option-flight-two = always two steps, ending in another space
option-flight-hover = up to two steps, may end where it began
option-flight_walls = Flying over walls
option-flight_walls-stop = walls stop a flight
option-flight_walls-pass = a step may cross a wall between two spaces
option-heavy_distance = Range of heavy ranged attacks
option-heavy_distance-line = at most one space between on the sight line
option-heavy_distance-path = in sight, and at most two steps to walk
option-area_sight = Area attacks on spaces out of sight
option-area_sight-false = every adjacent space can be attacked
option-area_sight-true = only if no wall hides the space; hills always
option-defender = Whose flag can defend
option-defender-target = only the attacked character's flag or an open one
option-defender-friend = also the flag of a friend in that space
option-five_points = Five points as you are eliminated
option-five_points-first = you win: points are looked at first
option-five_points-after_elimination = elimination comes first, five points are too late
option-nobody_left = When one area attack takes everybody
option-nobody_left-points = the most points among those it eliminated win
option-nobody_left-acting_wins = whoever made the attack wins
option-nobody_left-acting_loses = attacker loses, most points of the others win
