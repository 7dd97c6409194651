## On the door

door-hook = Five heroes each, one dungeon, and nobody waits for their turn.
door-goal = Score five points first: claim shards, knock out rivals.
door-kind = Skirmish · interrupts
door-minutes = 40–60 min

## Why a move is refused

faction-taken = { faction-name } is played by somebody else.
not-your-character = { character-name } is not yours.
not-your-map-card = You do not hold the map card of space { $space }.
has-a-map-card = { character-name } has a map card already.
assign-in-order = The next map card is for { character-name }.
not-hidden = { character-name } is not hidden. Characters on the map act when you play a card.
reveal-first = Reveal a hidden character first.
play-before-the-end = Play a card before you end: one of yours can be used.
not-in-hand = This card is not in your hand.
no-use = Nothing can be done with this card now.
not-on-board = { character-name } is not on the board.
no-icon = The card does not show { character-name }.
not-adjacent = Space { $space } is not adjacent.
climb-needs-two = The climb to space { $space } takes two movement cards, picked from left to right.
fly-needs-a-move = A flight must end in another space.
too-far-to-fly = Space { $space } is too far to fly to.
too-near-to-fly = A flight takes all its steps, and space { $space } is too near for that.
no-shard = There is no shard in space { $space }.
not-your-shard = The shard in space { $space } is not yours.
claim-needs-three = A claim by { character-name } takes three cards of a kind, picked from left to right.
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
no-such-flag = The card has no such action for { character-name }.
no-rally-flag = The card has no Rally.
wild-is-no-flag = A Wild has no actions of characters.
not-wild = Only a Wild draws cards.
nothing-to-draw = There is nothing to draw.
not-the-caller = { character-name } can't call this rally, so somebody must go along.
out-of-rally-reach = { character-name } is out of reach of this rally.
same-as-a-step = The card shows { character-name }: a move does the same.
rally-in-order = Name the characters of a rally in the order of their positions.
rally-climb-needs-more = The climb to space { $space } takes more movement cards; of two Rally cards the left one is played first.
cards-in-order = Pick the cards of an action from left to right: this one should have come earlier.
does-not-pay = This card does not pay for this.
wild-is-no-defence = A Wild is no defence.
not-in-cover = This card helps only in a space with cover.
stops-nothing = This card does not defend { character-name } against this attack.
no-wild-card = You hold no Wild.
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
character-short = { $character ->
    [harrow] Harrow
    [finch] Finch
    [challenger] Challenger
   *[other] { character-name }
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
flag-name = { $flag ->
    [melee] Strike
    [heavy_melee] Smash
    [ranged] Shoot
    [heavy_ranged] Blast
    [area] Burst
    [shield] Block
    [cover] Cover
    [rally] Rally
    [fly] Fly
   *[other] Step
  }

# What a card shows: who moves with it, the flag beside each, and the flag that anybody may use.
flag1-name = { $flag1 ->
    [melee] Strike
    [heavy_melee] Smash
    [ranged] Shoot
    [heavy_ranged] Blast
    [area] Burst
    [shield] Block
    [cover] Cover
    [rally] Rally
    [fly] Fly
   *[other] Step
  }
flag2-name = { $flag2 ->
    [melee] Strike
    [heavy_melee] Smash
    [ranged] Shoot
    [heavy_ranged] Blast
    [area] Burst
    [shield] Block
    [cover] Cover
    [rally] Rally
    [fly] Fly
   *[other] Step
  }
flag3-name = { $flag3 ->
    [melee] Strike
    [heavy_melee] Smash
    [ranged] Shoot
    [heavy_ranged] Blast
    [area] Burst
    [shield] Block
    [cover] Cover
    [rally] Rally
    [fly] Fly
   *[other] Step
  }
flag4-name = { $flag4 ->
    [melee] Strike
    [heavy_melee] Smash
    [ranged] Shoot
    [heavy_ranged] Blast
    [area] Burst
    [shield] Block
    [cover] Cover
    [rally] Rally
    [fly] Fly
   *[other] Step
  }
flag5-name = { $flag5 ->
    [melee] Strike
    [heavy_melee] Smash
    [ranged] Shoot
    [heavy_ranged] Blast
    [area] Burst
    [shield] Block
    [cover] Cover
    [rally] Rally
    [fly] Fly
   *[other] Step
  }
open-name = { $open ->
    [melee] Strike
    [heavy_melee] Smash
    [ranged] Shoot
    [heavy_ranged] Blast
    [area] Burst
    [shield] Block
    [cover] Cover
    [rally] Rally
    [fly] Fly
   *[other] Step
  }
card-face = { $who1 ->
    [none] { "" }
   *[other] { $who1 }: { flag1-name }
  }{ $who2 ->
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
  }{ $open ->
    [none] { "" }
   *[other] ; anyone: { open-name }
  }; or 1 step
wild-face = Wild: a step for anyone, draw 2, or interrupt
card-title = { $count ->
    [0] Step
    [1] { flag1-name }
    [2] { flag1-name } or { flag2-name }
   *[other] { flag1-name }, { flag2-name } or { flag3-name }
  }
wild-title = Wild
card-used = In use
card-left = { $count ->
    [0] No other { flag-name } card in your deck.
    [one] 1 more { flag-name } card in your deck.
   *[other] { $count } more { flag-name } cards in your deck.
  }

# What a card can be used for
way-text = { $flag ->
    [melee] { $damage } damage to one enemy in the same space; its owner chooses who. It also parries a Strike or Smash.
    [heavy_melee] { $damage } damage to one enemy in the same space; its owner chooses who.
    [ranged] { $damage } damage to anyone in sight, however far.
    [heavy_ranged] { $damage } damage to one in sight, with at most one space between.
    [area] { $damage } damage to everyone in this space or the next, friends too.
    [shield] Keep it: it stops all damage of a Shoot, Blast or Burst.
    [cover] Keep it: in a space with cover it stops all damage of a Shoot or Blast.
    [rally] You and a friend nearby go one step each, into or out of your space.
   *[fly] Up to two steps for one card, over white lines and hills.
  }
way-said = { $character ->
    [anyone] { $flag ->
        [melee] One of yours strikes
        [heavy_melee] One of yours smashes
        [ranged] One of yours shoots
        [heavy_ranged] One of yours blasts
        [area] One of yours bursts a space
        [shield] One of yours blocks
        [cover] One of yours takes cover
        [rally] One of yours calls a rally
       *[fly] One of yours flies
      }
   *[other] { character-name } { $flag ->
        [melee] strikes
        [heavy_melee] smashes
        [ranged] shoots
        [heavy_ranged] blasts
        [area] bursts a space
        [shield] blocks
        [cover] takes cover
        [rally] calls a rally
       *[fly] flies
      }
  }
way-step-said = { $who2 ->
    [none] { $who1 } steps
   *[other] { $who3 ->
        [none] { $who1 } or { $who2 } steps
       *[other] { $who1 }, { $who2 } or { $who3 } steps
      }
  }
way-step = Step
way-or-step = { $claim ->
    [0] or 1 step
   *[1] step or claim
  }
way-bare = { character-short }: 1 step
ask-way = { $character ->
    [anyone] { $flag ->
        [rally] Who goes first?
        [fly] Who flies, and where to?
        [area] Who bursts, and which space?
        [melee] Who strikes, and at whom?
        [heavy_melee] Who smashes, and at whom?
        [ranged] Who shoots, and whom?
        [heavy_ranged] Who blasts, and whom?
       *[other] Who uses it?
      }
   *[other] { $flag ->
        [rally] Who goes first in the rally of { character-name }?
        [fly] Where does { character-name } fly to?
        [area] Burst which space with { character-name }?
        [melee] Strike whom with { character-name }?
        [heavy_melee] Smash whom with { character-name }?
        [ranged] Shoot whom with { character-name }?
        [heavy_ranged] Blast whom with { character-name }?
       *[other] Defend { character-name } with it?
      }
  }
ask-way-step = Who steps, and where to?
way-step-text = One step for a character on the card. Or pay with it: two cards for a climb, three for a shard.
way-wild-step-text = One step for anyone of yours. It also counts as anyone for a climb or a shard.
way-draw-two = Draw 2
way-draw-two-text = Take two cards from your deck; your hand holds seven at most.
way-interrupt = Interrupt
way-interrupt-text = After an action of somebody else, break in and act. You draw no cards for it.
targets-many = { $aimed ->
    [1] { $count } in sight
   *[other] { $count } spaces
  }
seat-name = Seat { $seat }

# Why not, in a few words
reason-hidden = { character-name } is hidden
reason-out = { character-name } is out
reason-no-sight = nobody in reach
reason-nobody-here = no enemy in the space
reason-nobody-near = nobody near
reason-no-way = nobody can go
reason-for-defence = keep it for defence
reason-for-their-turn = for the others' turns
reason-nothing-to-draw = nothing to draw
reason-stops-nothing = does not stop { $flag ->
    [melee] a Strike
    [heavy_melee] a Smash
    [ranged] a Shoot
    [heavy_ranged] a Blast
   *[area] a Burst
  }
reason-does-not-pay = does not pay for this
reason-breaks-in = now it only breaks in
reason-only-wild = only a Wild breaks in
reason-reveal-first = reveal someone first
reason-play-first = play a card first
reason-no-use = no use now
reason-no-wild = no Wild in your hand
reason-no-defence = no card stops it
reach-cover = behind cover
reach-high = behind high ground
reach-upwards = too high up to see
reach-far = too far for { $family ->
    [ranged] Shoot
   *[other] Blast
  }

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
lines = White lines
walls = Walls
torch = Torch
climb = Climb from { $space } up to { $space2 }: two cards
gate = Gate between { $space } and { $space2 }
space-number = { $space }
zone-name = { $zone ->
    [barracks] Barracks
    [barrow] Barrow
    [broken-tower] Broken Tower
    [cells] Cells
    [chapel] Chapel
    [crypt] Crypt
    [east-fields] East Fields
    [great-hall] Great Hall
    [inner-ward] Inner Ward
    [keep-mound] Keep Mound
    [laboratory] Laboratory
    [lookout] Lookout
    [north-hall] North Hall
    [old-market] Old Market
    [outer-ward] Outer Ward
    [passage] Passage
    [temple-hill] Temple Hill
    [vault] Vault
    [well-room] Well Room
    [west-quarter] West Quarter
   *[other] { $zone }
  }
space-about = { place }{ $terrain ->
    [cover] , with cover: anyone here can use Cover
    [high] , high ground
    [high-cover] , high ground, with cover: anyone here can use Cover
   *[open] { "" }
  }. Next to { $near }.
place = { zone-name } { $space }

# Pieces
figure = { character-name }, { $left } of { $most } health
figure-hidden = { character-name }, hidden, { $most } health
figure-start = { character-name }, hidden, will appear in { place }, { $most } health
figure-out = { character-name }, knocked out
figure-about = { $character ->
    [strix] Owl-faced seer: shoots from afar and flies, but is almost without protection.
    [maudlin] Hex witch: bursts whole spaces.
    [pellory] Fire mage: blasts from nearby.
    [quill] Warder: blocks for herself and shoots.
    [lunk] Librarian: the brawler of the Guild, who rallies the mages.
    [shiv] Caravan boss: rallies best, and is good with a knife.
    [ginauld] Smith: strikes, shoots and rallies.
    [tak] Gnome artificer: shoots, and bursts now and then.
    [elsie] Gnome on clockwork legs: flies and shoots.
    [automate] Clockwork helper: hits hardest of the caravan.
    [harrow] The sheriff: a steady shot who uses cover.
    [finch] The deputy: bears a shield, and is decent near and far.
    [brannock] The drunken minotaur: smashes, and has the most health.
    [sallow] The delinquent: bursts with bombs.
    [thistle] The murderous satyr: blasts from nearby.
    [hrakk] The angry gnoll: as many smashes as strikes.
    [ugra] Orc, and Olgar's sister: strong and hard to stop.
    [challenger] The mysterious challenger: smashes most, and is weak against shots.
    [veshra] The elvish assassin: quick strikes, no smashes.
   *[olgar] Orc, and Ugra's brother: strong and hard to stop.
  }
hidden-about = It is nowhere until its owner reveals it, and can't be attacked.
shard = { $you ->
    [1] your shard
   *[0] shard of Seat { $seat }
  }
map-card = your map card
marker = marker of the active player

# Panels
discard-title = Discard pile ({ $count })
faction-card = { $alone ->
    [0] Faction card
   *[other] { faction-name }
  }
faction-character = { character-name }: { $health } health{ $melee ->
    [0] { "" }
   *[other] , { $melee } × Strike
  }{ $heavy_melee ->
    [0] { "" }
   *[other] , { $heavy_melee } × Smash
  }{ $ranged ->
    [0] { "" }
   *[other] , { $ranged } × Shoot
  }{ $heavy_ranged ->
    [0] { "" }
   *[other] , { $heavy_ranged } × Blast
  }{ $area ->
    [0] { "" }
   *[other] , { $area } × Burst
  }{ $shield ->
    [0] { "" }
   *[other] , { $shield } × Block
  }{ $cover ->
    [0] { "" }
   *[other] , { $cover } × Cover
  }{ $rally ->
    [0] { "" }
   *[other] , { $rally } × Rally
  }{ $fly ->
    [0] { "" }
   *[other] , { $fly } × Fly
  }
faction-open = Anyone{ $melee ->
    [0] { "" }
   *[other] , { $melee } × Strike
  }{ $heavy_melee ->
    [0] { "" }
   *[other] , { $heavy_melee } × Smash
  }{ $ranged ->
    [0] { "" }
   *[other] , { $ranged } × Shoot
  }{ $heavy_ranged ->
    [0] { "" }
   *[other] , { $heavy_ranged } × Blast
  }{ $area ->
    [0] { "" }
   *[other] , { $area } × Burst
  }{ $shield ->
    [0] { "" }
   *[other] , { $shield } × Block
  }{ $cover ->
    [0] { "" }
   *[other] , { $cover } × Cover
  }{ $rally ->
    [0] { "" }
   *[other] , { $rally } × Rally
  }{ $fly ->
    [0] { "" }
   *[other] , { $fly } × Fly
  }
faction-wild = { $count } × Wild

# Seats
count-hand = cards in hand
count-deck = cards in the deck
count-discard = discards
still-to-come = Still to come
pile-deck = deck
pile-discards = discards
scored-nothing = a point to score; { $count } win
scored-shard = a shard claimed
scored-fallen = { character-name }, knocked out
source-shards = Shards claimed
source-fallen = Rivals knocked out
state-turn = at turn
state-interrupts = { $you ->
    [1] break in
   *[other] breaks in
  }
state-may-interrupt = asked
state-defends = defending
state-eliminated = eliminated

# Gauges
meter-paid = { $what ->
    [climb] Cards for the climb
    [claim] Cards for the shard
   *[rally] Cards for the rally
  }
meter-turns = Turns

# The window for interrupts
window-open = { $you ->
    [1] Window for the others
   *[0] { $ends ->
        [1] Window: Seat { $seat } is done
       *[other] Window: Seat { $seat } has acted
      }
  }
window-to-come = After this action: a window
window-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
window-asked = { $you ->
    [1] you decide
   *[0] may break in
  }
window-answered = has answered
window-out = { $count ->
    [0] no cards
   *[other] can't break in
  }
chain = { $you ->
    [1] You broke
   *[0] Seat { $seat } broke
  } in on { $you2 ->
    [1] you
   *[0] Seat { $seat2 }
  }{ $count ->
    [one] { "" }
   *[other] , in { $you3 ->
        [1] your turn
       *[0] Seat { $seat3 }'s turn
      }
  }

# Overlays
sight = Sight
sight-key = Lines lead to everyone your characters can see
danger = Danger
danger-key = How many enemies can see or reach this space
cards-for = Cards
cards-for-key = So many cards in your hand show the character

# Phases
phase-choose = Factions
phase-assign = Hidden starts
phase-hands = First hands
phase-reveal = Reveal one
phase-act = { $you ->
    [1] Your actions
   *[0] Seat { $seat } acts
  }
phase-done = Done
phase-draw = Draw { $count }

# What is asked of who decides
match-over = The match is over.
ask-choose = Lead which faction?
ask-choose-detail = Point at one, or hold it, to read about it.
ask-assign = Where will { character-name } appear?
ask-assign-detail = { $left ->
    [one] Pick one of your spaces. This is your last character.
   *[other] Pick one of your spaces. { $left } characters are left to place.
  }
ask-reveal = Reveal one of your hidden characters.
ask-reveal-detail = It is free. Pick one where it lies: it appears there for all to see.
ask-turn = { $playable ->
    [0] { $held ->
        [0] Your hand is empty: end your turn.
       *[other] No card can be used now.
      }
   *[other] { $declared ->
        [1] Your turn is open again: play a card, or end.
       *[other] Play a card, or end your turn.
      }
  }
ask-turn-detail = { $hidden ->
    [1] Or reveal another character. { drawn-at-end }
   *[other] As many cards as you like. { drawn-at-end }
  }
drawn-at-end = { $count ->
    [0] Your hand is full: you draw none.
   *[other] At the end you draw { $count }.
  }
ask-interrupt = { $playable ->
    [0] { $hidden ->
        [1] You broke in: reveal someone, or give back.
       *[other] You broke in, but no card can be used now.
      }
   *[other] You broke in: play a card, or give back.
  }
ask-interrupt-detail = Then Seat { $seat2 }’s turn continues. You draw no cards.
ask-card = { $wild ->
    [1] What will you do with the Wild?
   *[other] Who uses the card, and for what?
  }
ask-card-detail = Pick one of your characters, then a space or a target.
ask-rally = { character-name } goes to { place }. Who goes along?
ask-rally-detail = Pick another character and its space, or let nobody else move.
ask-pay = { $what ->
    [climb] Add a card for the climb of { character-name }.
    [claim] Add a card for the shard.
   *[rally] Add a card for the rally.
  }
ask-pay-detail = { $paid } of { $price } cards are played.
ask-target = Which of your characters takes the hit?
ask-target-detail = { character-name } of Seat { $seat2 } attacks with { flag-name }: { $damage } damage.
ask-defend = { character-name } { $flag ->
    [melee] strikes
    [heavy_melee] smashes
    [ranged] shoots
   *[heavy_ranged] blasts
  } { target-name }. Defend?
ask-defend-detail = { $left ->
    [0] { $damage } damage would knock out { target-name }.
   *[other] { $damage } damage: { $health } → { $left } health.
  } { $stopping ->
    [0] No card of yours stops it.
    [one] 1 card of yours stops it.
   *[other] { $stopping } cards of yours stop it.
  }
ask-blast = { character-name } bursts { place }. Defend { target-name }?
ask-blast-detail = { ask-defend-detail }
ask-window = { $ends ->
    [1] Seat { $seat2 } is done. Break in?
   *[other] Break in on Seat { $seat2 }?
  }
ask-window-detail = { $wilds ->
    [0] You hold no Wild, so you can only let it go.
   *[other] { $ready ->
        [0] Nobody of yours is on the map: you could do nothing.
       *[1] It costs a Wild. You keep { $left ->
            [one] 1 card.
           *[other] { $left } cards.
          }
      }
  }
note-goal = What you play for
note-goal-text = { $count } points before anybody else. You get one for each of your shards you claim and each rival you knock out.
note-faction = What a faction is
note-faction-text = Five characters with a deck of their own. Point at a card to read about it; all of them can win.
note-secret = Why in secret?
note-secret-text = You hold ten map cards. Five say where your characters will appear, and nobody sees where until you reveal them.
note-leave = What you leave
note-leave-text = The five spaces that you leave get the shards of Seat { $seat }. So choose them far away from everything.
note-reveal = Whom to reveal?
note-reveal-text = Only characters on the map can use your cards. Read your hand, then reveal whoever can do most with it. It is free.
note-turn = How a turn goes
note-turn-text = Play as many cards as you like, each for one thing: a step or the action of a character it shows, or the open action for anyone. Keep some to defend with.
note-window = Why now?
note-window-text = After every action all others may break in with a Wild. Everybody is asked, so nobody learns who holds one.
note-interrupt = If you break in
note-interrupt-text = You act as on your own turn, as long as you like, but draw no cards. Then Seat { $seat } continues.

# What others hear meanwhile
wait-choose = The others choose their factions.
wait-deal = Map cards are dealt.
wait-assign = The others place their characters.
wait-draw = { $you2 ->
    [1] You draw cards.
   *[0] Seat { $seat2 } draws cards.
  }
wait-turn = Seat { $seat } is at turn.
wait-interrupt = Seat { $seat } has broken in.
wait-card = Seat { $seat } plays a card.
wait-rally = Seat { $seat } rallies.
wait-pay = Seat { $seat } adds cards.
wait-target = { character-name } attacks. Seat { $seat } chooses who is hit.
wait-defend = { character-name } { $flag ->
    [melee] strikes
    [heavy_melee] smashes
    [ranged] shoots
   *[heavy_ranged] blasts
  } { target-name }. Seat { $seat } may defend.
wait-blast = { character-name } bursts { place }. Who defends?
wait-window = { $you2 ->
    [1] The others may break in now.
   *[0] The others may break in on Seat { $seat2 }.
  }

# What a move would bring
hint-assign = The five spaces that you leave get the shards of Seat { $seat }.
hint-reveal = { character-name } appears in { place }, for everybody to see.
hint-end = { $count ->
    [0] Your hand is full: you draw nothing.
    [one] You draw 1 card.
   *[other] You draw { $count } cards.
  } { $held ->
    [0] With no card left you can't defend until then.
   *[other] The others may break in first.
  }
hint-finish = Play goes back to Seat { $seat }; you draw no cards.
hint-claim = Takes { $count } cards that show the same character, and is a point.
hint-melee = { $count ->
    [one] { "" }
   *[other] Seat { $seat } chooses which of { $count } is hit.{ " " }
  }Seat { $seat } can parry it with a Strike.
hint-step = { $climb ->
    [0] One step.
   *[other] A climb takes two cards.
  }{ $shard ->
    [0] { "" }
   *[other] { " " }Your shard is there.
  }{ $cover ->
    [0] { "" }
   *[other] { " " }There is cover.
  }{ $enemies ->
    [0] { "" }
    [one] { " " }An enemy stands there.
   *[other] { " " }{ $enemies } enemies stand there.
  }
hint-stay = The rally is over.
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
  }. { $you ->
    [1] You
   *[0] Seat { $seat }
  } can stop it with Block{ $cover ->
    [0] .
   *[other] { " " }or Cover.
  }
hint-draw = { $count ->
    [one] You draw 1 card: your hand has no room for two.
   *[other] You draw { $count } cards.
  }
hint-hit = { $left ->
    [0] { character-name } is knocked out.
   *[other] { character-name } loses { $damage } and has { $left } health left.
  }
hint-pass = You keep your cards. Nobody learns whether you could have broken in.
hint-interrupt = { $ready ->
    [0] Nobody of yours is on the map: it would cost a Wild for nothing.
   *[1] It costs a Wild; you keep { $count ->
        [one] 1 card
       *[other] { $count } cards
      } and act.{ $rivals ->
        [one] {""}
       *[other] {" "}Where several break in, the nearest after the active player goes first.
      }
  }
effect-harm = { character-name } −{ $damage }{ $cover ->
    [0] { "" }
   *[other] , in cover
  }
effect-maybe = −{ $damage }, if chosen
effect-point = a point

# What buttons say: a family of moves, and the move itself
do-choose = Lead
do-assign = Place
do-reveal = Reveal
do-end = End turn
do-play = Play
do-move = Step
do-claim = Claim
do-melee = Strike
do-heavy-melee = Smash
do-ranged = Shoot
do-heavy-ranged = Blast
do-area = Burst
do-rally = Rally
do-stay = Nobody else
do-fly = Fly
do-draw-two = Draw 2
do-add = Add a card
do-target = Take the hit
do-defend = Defend
do-decline = Take the damage
do-pass = Let it go
do-interrupt = Interrupt
label-assign = Place { character-name }
label-assign-all = Place all five
label-reveal = Reveal { character-name }
label-play = Play this card
label-end = { $count ->
    [0] End turn
   *[other] End turn, draw { $count }
  }
label-finish = Give back
label-move = Step to { place }
label-claim = Claim the shard
label-melee = Strike { $count ->
    [one] { character-name }
   *[other] Seat { $seat }
  }
label-heavy-melee = Smash { $count ->
    [one] { character-name }
   *[other] Seat { $seat }
  }
label-ranged = Shoot { character-name }
label-heavy-ranged = Blast { character-name }
label-area = Burst { place }
label-rally = Rally to { place }
label-fly = Fly to { place }
label-stay = Nobody else moves
label-draw-two = { $count ->
    [one] Draw 1
   *[other] Draw { $count }
  }
label-add = Add this card
label-target = { character-name } takes it
label-defend = Defend { character-name }
label-decline = { $deadly ->
    [1] Lose { character-name }
   *[0] Take { $damage } damage
  }
label-pass = Let it go
label-interrupt = Interrupt

# The log: moves
news-choose = { $you ->
    [1] You lead { faction-name }.
   *[0] Seat { $seat } leads { faction-name }.
  }
news-allot = { faction-name } is drawn.
news-deal = A map card is dealt.
news-assign = { $you ->
    [1] You place { character-name } in { $space }.
   *[0] Seat { $seat } places a character.
  }
news-draw = A card is drawn.
news-reveal = { $you ->
    [1] You reveal { character-name }.
   *[0] Seat { $seat } reveals { character-name }.
  }
news-end = { $you ->
    [1] You are done.
   *[0] Seat { $seat } is done.
  }
news-play = { $you ->
    [1] You play a card: { $card }.
   *[0] Seat { $seat } plays a card: { $card }.
  }
news-move = { $you ->
    [1] You step with { character-name } to { $space }.
   *[0] { character-name } steps to { $space }.
  }
news-claim = { $you ->
    [1] You claim a shard with { character-name }.
   *[0] { character-name } claims a shard.
  }
news-melee = { $you ->
    [1] You strike at Seat { $seat2 } with { character-name }.
   *[0] { character-name } strikes at { $you2 ->
        [1] you
       *[0] Seat { $seat2 }
      }.
  }
news-heavy-melee = { $you ->
    [1] You smash at Seat { $seat2 } with { character-name }.
   *[0] { character-name } smashes at { $you2 ->
        [1] you
       *[0] Seat { $seat2 }
      }.
  }
news-ranged = { $you ->
    [1] You shoot { target-name } with { character-name }.
   *[0] { character-name } shoots { target-name }.
  }
news-heavy-ranged = { $you ->
    [1] You blast { target-name } with { character-name }.
   *[0] { character-name } blasts { target-name }.
  }
news-area = { $you ->
    [1] You burst { $space } with { character-name }.
   *[0] { character-name } bursts { $space }.
  }
news-rally = { $you ->
    [1] You rally { character-name } to { $space }.
   *[0] { character-name } rallies to { $space }.
  }
news-stay = Nobody else moves.
news-fly = { $you ->
    [1] You fly with { character-name } to { $space }.
   *[0] { character-name } flies to { $space }.
  }
news-draw-two = { $you ->
    [1] You draw for a Wild.
   *[0] Seat { $seat } draws for a Wild.
  }
news-add = { $you ->
    [1] You add a card: { $card }.
   *[0] Seat { $seat } adds a card: { $card }.
  }
news-target = { character-name } is to take the hit.
news-defend = { $you ->
    [1] You defend with a card: { $card }.
   *[0] Seat { $seat } defends with a card: { $card }.
  }
news-decline = { $you ->
    [1] You do not defend.
   *[0] Seat { $seat } does not defend.
  }
news-pass = { $you ->
    [1] You let it go.
   *[0] Seat { $seat } lets it go.
  }
news-interrupt = { $you ->
    [1] You want to interrupt.
   *[0] Seat { $seat } wants to interrupt.
  }

# The log: what came of them
news-plays-faction = { $you2 ->
    [1] You lead { faction-name }.
   *[0] Seat { $seat2 } leads { faction-name }.
  }
news-dealt = { $you2 ->
    [1] You get the map card of { $space }.
   *[0] Seat { $seat2 } gets a map card.
  }
news-shard = { $you2 ->
    [1] A shard of yours lies in { $space }.
   *[0] A shard of Seat { $seat2 } lies in { $space }.
  }
news-begins = { $you2 ->
    [1] You begin.
   *[0] Seat { $seat2 } begins.
  }
news-turn-of = { $you2 ->
    [1] Your turn.
   *[0] The turn of Seat { $seat2 }.
  }
news-drew-several = { $you2 ->
    [1] You draw { $count } cards.
   *[0] Seat { $seat2 } draws { $count } cards.
  }
news-drew = { $you2 ->
    [1] You draw a card: { $card }.
   *[0] Seat { $seat2 } draws a card.
  }
news-reshuffled = { $you2 ->
    [1] You shuffle your discard pile.
   *[0] Seat { $seat2 } shuffles the discard pile.
  }
news-appeared = { $you ->
    [1] You reveal { character-name } in { $space }.
   *[0] { character-name } appears in { $space }.
  }
news-claimed = { $you ->
    [1] You claim the shard in { $space } with { character-name }: a point.
   *[0] { character-name } claims the shard in { $space }: a point.
  }
news-defended = { character-name } is safe.
news-hurt = { character-name } takes { $damage } damage.
then-hurt = ; { character-name } −{ $damage }.
then-defended = ; { character-name } is safe.
then-knocked-out = , knocked out: a point for { $you2 ->
    [1] you
   *[0] Seat { $seat2 }
  }.
news-knocked-out = { character-name } is knocked out: a point for { $you2 ->
    [1] you
   *[0] Seat { $seat2 }
  }.
news-removed = { character-name } is out by its own side.
news-interrupted = { $you2 ->
    [1] You interrupt.
   *[0] Seat { $seat2 } interrupts.
  }
news-struck-back = { $you2 ->
    [1] You take the turn back.
   *[0] Seat { $seat2 } takes the turn back.
  }
news-returned = { $you2 ->
    [1] Play returns to you.
   *[0] Play returns to Seat { $seat2 }.
  }
news-eliminated = { $you2 ->
    [1] You are eliminated.
   *[0] Seat { $seat2 } is eliminated.
  }
news-tied = The survivors are tied; play continues.

# Words explained
term-gi-boot-prints = Step
term-gi-boot-prints-text = A card that shows a character moves it one space, over a white line.
term-gi-polar-star = Wild
term-gi-polar-star-text = A step for anyone, two cards, or an interrupt. It is never a defence.
term-gi-electric = Interrupt
term-gi-electric-text = After an action of somebody else, break in with a Wild and act as on your own turn.
term-gi-card-draw = Cards in hand
term-gi-card-draw-text = What you act and defend with; seven at most. You draw three at the end of your turn.
term-gi-card-pickup = Deck
term-gi-card-pickup-text = Cards to be drawn. When it is empty, the discard pile is shuffled.
term-gi-card-discard = Discard pile
term-gi-card-discard-text = Cards that were played, of this faction only.
term-gi-crystal-cluster = Shard
term-gi-crystal-cluster-text = A point for its owner, who claims it with three cards that show the same character.
term-gi-hood = Reveal
term-gi-hood-text = A hidden character appears in the space of its map card. It is free.
term-gi-hearts = Health
term-gi-hearts-text = A character with none left is knocked out, and is a point for who hit it last.
term-gi-eye-target = Sight
term-gi-eye-target-text = Shots go where a straight line reaches: walls stop it, and cover and high ground between do.
term-shard = Shard
term-shard-text = A point for its owner, who claims it with a character there and three cards that show the same character.
term-map-card = Your map card
term-map-card-text = One of your characters may start here. The spaces you do not use get shards of a neighbour.
term-marker = Marker
term-marker-text = It shows whose turn it is, no matter who has broken in.
term-pile-deck = Your deck
term-pile-deck-text = 24 ordinary cards and 6 wild ones, shuffled: nobody knows their order. When it runs out, your discards become the new deck.
term-pile-discards = Your discards
term-pile-discards-text = The cards you have played. They come back when your deck runs out.
term-phase-choose = Factions
term-phase-choose-text = Everybody picks one of the four factions. No two players lead the same.
term-phase-assign = Hidden starts
term-phase-assign-text = In secret you give each of your characters a numbered space where it will appear.
term-phase-hands = First hands
term-phase-hands-text = The shards are laid out, and everybody draws seven action cards.
term-phase-reveal = Reveal
term-phase-reveal-text = As long as you have hidden characters, your turn begins with one of them: it appears on its space.
term-phase-act = Actions
term-phase-act-text = As many as your cards allow. After each one the others may interrupt.
term-phase-done = End of the turn
term-phase-done-text = You say that you are done. The others may interrupt once more.
term-phase-draw = Draw
term-phase-draw-text = Three cards, however many you have played, up to seven in hand. Then the next player takes a turn.
term-stone = Knocked out
term-stone-text = Its place in the team stays empty.
term-back = Face down
term-back-text = Nobody may look at these cards.
term-kind-dungeon-open = Floor
term-kind-dungeon-open-text = A space without cover.
term-kind-dungeon-cover = Cover
term-kind-dungeon-cover-text = Crates and barrels: anyone here can use Cover, and nobody sees across the space.
term-kind-dungeon-wall = Wall
term-kind-dungeon-wall-text = Nobody steps, sees or bursts through it.
term-kind-ruins-open = Grass
term-kind-ruins-open-text = A space without cover.
term-kind-ruins-cover = Cover
term-kind-ruins-cover-text = Columns and bushes: anyone here can use Cover, and nobody sees across the space.
term-kind-ruins-high = High ground
term-kind-ruins-high-text = Seen only from above or from its own height; it hides what is behind it.
term-kind-ruins-high-cover = High ground with cover
term-kind-ruins-high-cover-text = Seen only from above or from its own height; anyone here can use Cover.
term-kind-ruins-wall = Wall
term-kind-ruins-wall-text = Nobody steps, sees or bursts through it.
term-kind-line = White line
term-kind-line-text = Between two spaces: one step.
term-kind-climb = Climb
term-kind-climb-text = Up the arrow a step takes two cards; down it takes one.
term-kind-gate = Gate
term-kind-gate-text = Two spaces that count as neighbours.
term-kind-torch = Torch
term-kind-torch-text = Only for the eye.
term-meter-paid = Cards to pay
term-meter-paid-text = How many cards of this action are played, and how many it takes.
term-meter-turns = Turns
term-meter-turns-text = The match ends when they are used up.
term-move = Step
term-move-text = One step over a white line, with a card that shows the character.
term-claim = Claim
term-claim-text = Three cards that show the same character take your shard in its space.
term-reveal = Reveal
term-reveal-text = A hidden character appears in the space of its map card. It is free.
term-play = Play a card
term-play-text = Each card does one thing: a step, or one of the actions on it.
term-end = End
term-end-text = The others may break in once more; then you draw three cards.
term-draw-two = Draw 2
term-draw-two-text = A Wild for two cards of your deck.
term-interrupt = Interrupt
term-interrupt-text = A Wild, and you act as on your own turn, but draw no cards. Then play goes back.
term-pass = Let it go
term-pass-text = Everybody is asked, so nobody learns who holds a Wild.
term-defend = Defend
term-defend-text = A card with the right action, for the character hit or for anyone, stops all damage.
term-decline = Take the damage
term-decline-text = No defence: the character loses health.
term-target = Take the hit
term-target-text = If several could be struck, their owner chooses which.
term-add = Add a card
term-add-text = A climb takes two cards, a shard three.
term-assign = Place a character
term-assign-text = In secret: one of your map cards says where it will appear.
term-choose = Lead a faction
term-choose-text = Five characters with a deck of their own.
term-stay = Nobody else moves
term-stay-text = One character alone moves in the rally.

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

# --- what beginners should think of first ---

warn-empty-hand = Your last card: until you draw again you can't defend.
warn-last-wild = Your only wild card: without it you can't break in.
warn-own-burst = This hits your own characters, too.
warn-left-to-rival = { character-name } is left with 1 health: whoever makes the last hit takes the point, and a rival is near.

# Standing orders
order-pass = Pass until your turn
order-pass-unless-hit = Pass until attacked
order-pass-unless-seat = Pass unless it is { $seat } who acts
order-interrupt = Interrupt as soon as you can

## Puzzles

puzzle-goal-action = One action scores { $brings ->
    [one] a point
   *[other] { $brings } points
  } at once; any other scores { $next ->
    [0] none.
   *[other] { $next } at most.
  }
puzzle-goal-turn = This turn can score { $brings ->
    [one] a point
   *[other] { $brings } points
  } at once; the next best idea scores { $next ->
    [0] none.
   *[other] { $next }.
  }
