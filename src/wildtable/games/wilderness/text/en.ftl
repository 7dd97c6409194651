## On the door

door-hook = Lay your land face down, then wake the animals on it.
door-goal = Lead your animals to all five Elements before anybody else.
door-kind = Hidden placement · tactics
door-minutes = 45–60 min

## Why a move is refused

chance-decides = Chance decides this.
no-cards-any-more = No card enters the board in the Action phase.
other-step = This belongs to another step of a Positional move.
position-phase-first = Animals act when the Position phase is over.
activate-first = Activate an animal first.
finish-activation-first = Finish this activation first.
answer-first = Something else is being decided.
you-are-out = You have no animals left that could be activated, so you are out of the match.
you-have-conceded = You have conceded.
a-roll-is-due = The Wildice are still to be rolled.
no-lizard-attacked = Nobody attacks a Lizard that could shed its tail.
no-lizard-escapes = No Lizard is escaping.
no-holes-rolled = There are no holes to pay for.
no-swan-to-choose = There is no Swan to choose.

not-in-hand = You do not hold this card.
deck-empty = Your deck is empty.
not-enough-magic = You do not have enough magic tokens.
keep-before-returning = Choose the cards to keep before any goes back.
keep-in-order = Cards to keep are named in the order of the list.
no-such-field = The board has no field { $field }.
field-has-a-card = A card lies on { $field }.
not-connected = It must touch one of your cards.
first-card-at-the-edge = Your first card lies at the edge of the board.
wrong-landscape = The card does not suit the landscape of this field.
no-desert-on-element = A desert can't lie on an Element.
bees-shun-elements = Bees can't rest on a field with an Element.
too-many-dots = That would be too many dots in one move.

not-on-board = You have no such animal on the board.
no-token = It has no activation token.
eagle-first = The Eagle must be activated first.
not-enough-activations = There are not enough activations left.
not-stunned = It is not stunned.
must-wake-up = It is stunned and can only wake up.
sprint-used = This Bear has already sprinted.
no-option = It has no way to move or attack.
deactivated-just-now = Activate or forfeit another animal before the next Deactivation.
beaver-never-forfeits = A Beaver can always deactivate and is never forfeited.
blocked-is-ignored = In this match blocked animals are not forfeited; they do not hold up renewal.
not-blocked = It is not blocked.

not-adjacent = { $field } is not next to it.
desert-in-the-way = Only Snakes enter a desert.
no-water-there = An Eel needs water there.
pickup-stays-open = With its load, the Eagle can't return to where it picked it up.
field-occupied = { $field } is occupied.
beyond-double-speed = That is more than twice its Speed.
could-not-be-completed = The activation could not be completed from there.
only-the-eagle-carries = Only the Eagle has Talons.
carries-already = The Eagle carries an animal already.
nothing-to-carry = There is nobody here that the Eagle can pick up now.
nothing-to-drop = The Eagle carries nobody.
drop-elsewhere = It must be dropped on another field than it was picked up from.
drop-needs-free-field = It can be dropped on a free field only.
must-fly-on = After the drop the Eagle must be able to fly on.
two-motions-at-most = An activation has two motions at most.
take-a-step-first = Take a Step first.
drop-the-load-first = Drop the load first.
not-on-occupied-field = A motion can't end on an occupied field.
must-change-field = It must end on another field than it was activated on.

no-attack-in-second-motion = There is no attack in a second motion.
basilisk-only-watches = The Basilisk makes no attacks; it watches.
not-its-attack = This is not how it attacks.
attack-needs-free-field = It can attack from a free field only.
nobody-there = There is nobody to attack on { $field }.
own-animal = It can't attack its own side.
bees-are-invulnerable = Bees are invulnerable to this.
eel-needs-water = Only animals with water on their card can reach an Eel.
immune-to-its-kind = It is immune to its own kind.
nothing-to-heal = There is no damage to heal.
too-far = The Steps left do not reach it.
move-first = It must move first: from here it may strike only what is sure to fall.
nobody-in-reach = Nobody there would be affected.
escape-needs-free-field = The Lizard needs a free field.
escape-is-nearest = There is a nearer free field.

## How it ended

five-elements = All five Elements are taken.
last-animals = The last player with animals wins.
concession = Decided by concession.
tally = The most Elements decide.
draw = The match is drawn.

## The scene

# Names of things. A message with an argument of the same name says which one.
animal-beaver = Beaver
animal-snake = Snake
animal-lizard = Lizard
animal-echidna = Echidna
animal-croco = Croco
animal-swans = Swans
animal-bear = Bear
animal-mouflon = Mouflon
animal-eagle = Eagle
animal-bees = Bees
animal-basilisk = Basilisk
animal-unicorn = Unicorn
animal-fire_drake = Fire-Drake
animal-scarab = Scarab
animal-skunk = Skunk
animal-eel = Eel
land-water = Water
land-forest = Forest
land-meadow = Meadow
land-rock = Rock
land-joker = Joker
land-desert = Desert
card-beaver = { animal-beaver }
card-snake = { animal-snake }
card-lizard = { animal-lizard }
card-echidna = { animal-echidna }
card-croco = { animal-croco }
card-swans = { animal-swans }
card-bear = { animal-bear }
card-mouflon = { animal-mouflon }
card-eagle = { animal-eagle }
card-bees = { animal-bees }
card-basilisk = { animal-basilisk }
card-unicorn = { animal-unicorn }
card-fire_drake = { animal-fire_drake }
card-scarab = { animal-scarab }
card-skunk = { animal-skunk }
card-eel = { animal-eel }
card-water = { land-water }
card-forest = { land-forest }
card-meadow = { land-meadow }
card-rock = { land-rock }
card-joker = { land-joker }
card-desert = { land-desert }
animal-name = { $animal ->
    [beaver] { animal-beaver }
    [snake] { animal-snake }
    [lizard] { animal-lizard }
    [echidna] { animal-echidna }
    [croco] { animal-croco }
    [swans] { animal-swans }
    [bear] { animal-bear }
    [mouflon] { animal-mouflon }
    [eagle] { animal-eagle }
    [bees] { animal-bees }
    [basilisk] { animal-basilisk }
    [unicorn] { animal-unicorn }
    [fire_drake] { animal-fire_drake }
    [scarab] { animal-scarab }
    [skunk] { animal-skunk }
    [eel] { animal-eel }
   *[other] an animal
  }
victim-name = { $victim ->
    [beaver] { animal-beaver }
    [snake] { animal-snake }
    [lizard] { animal-lizard }
    [echidna] { animal-echidna }
    [croco] { animal-croco }
    [swans] { animal-swans }
    [bear] { animal-bear }
    [mouflon] { animal-mouflon }
    [eagle] { animal-eagle }
    [bees] { animal-bees }
    [basilisk] { animal-basilisk }
    [unicorn] { animal-unicorn }
    [fire_drake] { animal-fire_drake }
    [scarab] { animal-scarab }
    [skunk] { animal-skunk }
    [eel] { animal-eel }
   *[other] animal
  }
land-card = { $land ->
    [water] water card
    [forest] forest card
    [meadow] meadow card
    [rock] rock card
    [joker] joker
    [desert] desert
   *[other] land card
  }
card-name = { $card ->
    [beaver] { animal-beaver }
    [snake] { animal-snake }
    [lizard] { animal-lizard }
    [echidna] { animal-echidna }
    [croco] { animal-croco }
    [swans] { animal-swans }
    [bear] { animal-bear }
    [mouflon] { animal-mouflon }
    [eagle] { animal-eagle }
    [bees] { animal-bees }
    [basilisk] { animal-basilisk }
    [unicorn] { animal-unicorn }
    [fire_drake] { animal-fire_drake }
    [scarab] { animal-scarab }
    [skunk] { animal-skunk }
    [eel] { animal-eel }
    [water] a water card
    [forest] a forest card
    [meadow] a meadow card
    [rock] a rock card
    [joker] a joker
    [desert] a desert
   *[other] a card
  }
# An animal with its owner, at the beginning of a sentence and inside it; the second one of a
# sentence belongs to the second seat in it.
piece-name = { $you2 ->
    [1] Your
   *[other] Seat { $seat2 }’s
  } { $piece ->
    [beaver] { animal-beaver }
    [snake] { animal-snake }
    [lizard] { animal-lizard }
    [echidna] { animal-echidna }
    [croco] { animal-croco }
    [swans] { animal-swans }
    [bear] { animal-bear }
    [mouflon] { animal-mouflon }
    [eagle] { animal-eagle }
    [bees] { animal-bees }
    [basilisk] { animal-basilisk }
    [unicorn] { animal-unicorn }
    [fire_drake] { animal-fire_drake }
    [scarab] { animal-scarab }
    [skunk] { animal-skunk }
    [eel] { animal-eel }
   *[other] animal
  }
piece-name2 = { $you3 ->
    [1] your
   *[other] Seat { $seat3 }’s
  } { $piece2 ->
    [beaver] { animal-beaver }
    [snake] { animal-snake }
    [lizard] { animal-lizard }
    [echidna] { animal-echidna }
    [croco] { animal-croco }
    [swans] { animal-swans }
    [bear] { animal-bear }
    [mouflon] { animal-mouflon }
    [eagle] { animal-eagle }
    [bees] { animal-bees }
    [basilisk] { animal-basilisk }
    [unicorn] { animal-unicorn }
    [fire_drake] { animal-fire_drake }
    [scarab] { animal-scarab }
    [skunk] { animal-skunk }
    [eel] { animal-eel }
   *[other] animal
  }
element-name = { $element ->
    [earth] Earth
    [water] Water
    [fire] Fire
    [air] Air
    [aether] Aether
   *[other] { $element }
  }
landscape = { $kind ->
    [water] water
    [forest] forest
    [meadow] meadow
    [rock] rock
    [water-forest] water and forest
    [water-meadow] water and meadow
    [water-rock] water and rock
    [forest-meadow] forest and meadow
    [forest-rock] forest and rock
    [meadow-rock] meadow and rock
   *[other] { $kind }
  }
direction-n = north
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-w = west
direction-nw = north-west
either-landscape = { $kind ->
    [water-forest] water or forest
    [water-meadow] water or meadow
    [water-rock] water or rock
    [forest-meadow] forest or meadow
    [forest-rock] forest or rock
    [meadow-rock] meadow or rock
   *[other] { landscape }
  }
swan-first = the first Swan
swan-second = the second Swan
swan-name = { $swan ->
    [first] the first Swan
   *[other] the second Swan
  }

tokens-of = { $tokens ->
    [one] 1 magic token
   *[other] { $tokens } magic tokens
  }
steps-of = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }
dots-of = { $dots ->
    [0] no dots
    [one] 1 dot
   *[other] { $dots } dots
  }
damage-of = { $damage ->
    [one] 1 damage
   *[other] { $damage } damage
  }
times-of = { $passive ->
    [one] once
   *[other] { $passive } times
  }

# Layouts and pieces
board = Board
hand = Your cards
seat-layout = Elements, tokens and cards of seat { $seat }
element-left = { element-name }, { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
  } left{ $done ->
    [1] , yours is captured
   *[other] {""}
  }
captured-element = { element-name }, captured
own-deck = your deck
face-down = face-down animal with { dots-of }
own-face-down = { animal-name } with { dots-of }, face down to the others
figure = { animal-name }{ $drops ->
    [0] {""}
   *[other] , { $drops } of { $stamina } damage
  }{ $token ->
    [1] , ready
   *[other] , without activation token
  }{ $passive ->
    [0] {""}
    [one] , stunned
   *[other] , stunned { $passive } times
  }{ $poison ->
    [1] , poisoned
   *[other] {""}
  }{ $scarabs ->
    [0] {""}
    [one] , with a Scarab inside
   *[other] , with { $scarabs } Scarabs inside
  }{ $training ->
    [0] {""}
   *[other] , training level { $training }
  }

# Panels
keeping = What you keep
attack-of = { animal-name } against { victim-name } on { $field }
reaction = { $reaction ->
    [tail] The Lizard may shed its tail and escape ({ $averted }%).
   *[other] The Echidna may roll into a ball ({ $averted }%): no damage to it, 1 to the attacker.
  }
attack-words = { $form ->
    [heal] Heals 1 to 3 damage, as the roll says.
    [shock] Stuns without a roll.
    [epic] An Epic hit needs a triangle ({ $unpaid }%); a failure trains the attacker.
    [enter] The Scarab enters without a roll.
   *[other] { $certain } sure + { $dice ->
        [one] 1 die
       *[other] { $dice } dice
      } against Stamina { $lives }: falls in { $unpaid }%, or { $paid }% if you pay for holes.
  }
gaze = Gaze
gaze-words = The Basilisk of seat { $seat } watches { animal-name }: the Step fails in { $risk }% of rolls.
mind = Mind
trigger-pulled = { $you ->
    [1] You have taken the last Drop and will act first. Everybody else places once more.
   *[other] Seat { $seat } has taken the last Drop and will act first. Place what you can: then all wake.
  }
nearly-won = { $you ->
    [1] You need only one more Element!
   *[other] Seat { $seat } needs only one more Element!
  }
deck-bottom = Bottom of your deck
cards-above = Above them { $count ->
    [one] 1 card
   *[other] { $count } cards
  } in unknown order
place-from-top = { $place }. to be drawn
suspects = Face-down cards may be
suspects-of = { $field }
seat-title = { $count }/5 Elements, { $magic } magic
head-animal = Animal
head-stamina = ♥
head-speed = »
head-wildice = ⚄
animal-at = { $token ->
    [1] ✓
   *[other] ·
  } { animal-name } { $field }
condition = { $passive ->
    [0] {""}
    [one] stunned{" "}
   *[other] stunned ×{ $passive }{" "}
  }{ $poison ->
    [1] poisoned{" "}
   *[other] {""}
  }{ $scarabs ->
    [0] {""}
    [one] Scarab inside{" "}
   *[other] { $scarabs } Scarabs inside{" "}
  }{ $training ->
    [0] {""}
   *[other] training { $training }{" "}
  }{ $sprinted ->
    [1] has sprinted{" "}
   *[other] {""}
  }{ $aura ->
    [1] in an Aura{" "}
   *[other] {""}
  }{ $watched ->
    [1] watched
   *[other] {""}
  }
scarab-inside = Scarab inside: { animal-name }
no-animals = No animals

# Overlays
key-steps = steps to get there
key-token = costs a magic token
key-sting = Bees sting on the way
key-gaze = a Basilisk watches: roll to go on
key-threat = how many can attack there in their next move
key-threat-later = and how many once they are ready again
key-price = steps that a card costs there
prices = Steps of a card
nearest = Way to the Elements
key-nearest = steps from your nearest animal
ways = Ways and odds
threats = Threats
gazes = Gazes
auras = Auras
cone = Cone
spray = Spray

# What is to be decided
match-over = The match is over.
over-five-elements = { $you ->
    [1] You were first to have all five
   *[other] Seat { $seat } was first to have all five
  }; { $seats ->
    [2] the other had { $count }.
   *[other] the next one had { $count }.
  }
ask-discard = Discard one card for good.
detail-discard = Or pay a token to keep them all. You may buy first.
note-discard = Why give a card away?
note-discard-text = You draw four, and one leaves the game. Everybody sees which, so it tells them what you can’t have laid.
note-place = Why lay cards?
note-place-text = Animals go only where they suit the field and touch your cards; land helps them on. Each animal takes a Drop, and the last one wakes them all.
note-activate = What an activation is
note-activate-text = The animal moves and attacks, or moves twice, or wakes up. If it begins or ends on an Element, you take it.
ask-place = { $last ->
    [1] Your last cards before all animals wake.
   *[other] Lay land and animals, then finish.
  }
detail-place = { $first ->
    [1] Pick a card, then a field: your first lies at the edge.
   *[other] Pick a card, then a field: each must touch what you have laid.
  }
touching = { $first ->
    [1] at the edge of the board
   *[other] touching your cards
  }
ask-place-one = Place the { animal-name } face down.
hint-place-one = On { either-landscape }, { touching }.
ask-lay-one = Lay the { land-card }.
hint-lay-one = { $land ->
    [joker] On any field
    [desert] On any field without an Element
    [water] On a field with water
    [forest] On a field with forest
    [meadow] On a field with meadow
   *[rock] On a field with rock
  }, { touching }{ $first ->
    [1] .
   *[other] : beside them 1 step, at a corner 2.
  }
ask-keep = { $price ->
    [0] Keep a card for next time?
   *[other] Keep another card for a token?
  }
detail-keep = { $price ->
    [0] The first is free. Everything else goes under your deck.
   *[other] You have { tokens-held }. Everything else goes under your deck.
  }
ask-activate = { $eagle ->
    [1] Your Eagle always comes first: activate it.
   *[other] Which animal acts?
  }
detail-activate = { $left ->
    [0] You have used all activations.
    [one] 1 activation left. A small animal takes 1, a big one 2.
   *[other] { $left } activations left. A small animal takes 1, a big one 2.
  }
ask-motion = { $part ->
    [1] Move the { animal-name }, or attack.
   *[other] The second motion of the { animal-name }.
  }
detail-motion = { $used } of { $speed } steps used; up to { $most } if you pay 1 token a step.
ask-tail = Does your Lizard try to shed its tail?
detail-tail = The { animal-name } { $animal ->
    [swans] attack
    [bees] attack
   *[other] attacks
  } it on { $field }. A hole or a triangle saves it.
ask-escape = Where does your Lizard escape to?
detail-escape = To the nearest free field. The { animal-name } { $animal ->
    [swans] take
    [bees] take
   *[other] takes
  } the field it leaves.
ask-holes = { $holes ->
    [one] One hole.
   *[other] { $holes } holes.
  } { $removed ->
    [1] Pay, and the { victim-name } { $victim ->
        [swans] fall
        [bees] fall
       *[other] falls
      }.
   *[other] Pay for more damage?
  }
detail-holes = You would keep { tokens-held }. Unpaid it { $unpaid ->
    [0] falls anyway
   *[other] lives on { $unpaid } of { $stamina }
  }.
ask-wound = Which Swan takes the next damage?
detail-wound = { $points } damage in all. Each Swan falls at 2.
ask-mend = Which Swan is healed next?
detail-mend = { $points } damage is healed in all.
ask-infest = Which Swan does the Scarab enter?
detail-infest = It does 1 damage at each of their activations.
tokens-held = { $magic ->
    [0] no token
    [one] 1 token
   *[other] { $magic } tokens
  }

wait-arranging = Chance lays out the board.
wait-beginning = Chance says who begins.
wait-drawing = Cards are drawn.
wait-discard = Seat { $seat } discards a card or buys one.
wait-place = Seat { $seat } lays cards.
wait-keep = Seat { $seat } chooses what to keep.
wait-activate = Seat { $seat } chooses who acts.
wait-motion = Seat { $seat } moves the { animal-name }.
wait-gaze = A Basilisk watches { animal-name }: a roll decides about its Step.
wait-strike = { animal-name } { $animal ->
    [swans] attack
    [bees] attack
   *[other] attacks
  } { victim-name }.
wait-tail = Seat { $seat } decides whether its Lizard sheds its tail.
wait-tail-roll = The Lizard tries to shed its tail.
wait-escape = Seat { $seat } chooses where its Lizard escapes to.
wait-ball = The Echidna tries to roll into a ball.
wait-uncertain = { animal-name } { $animal ->
    [swans] attack
    [bees] attack
   *[other] attacks
  } { victim-name }: the Wildice are rolled.
wait-holes = Seat { $seat } decides whether to pay for { $holes ->
    [one] a hole
   *[other] { $holes } holes
  }.
wait-wound = Seat { $seat } chooses which Swan is hurt.
wait-stun = A roll decides whether { victim-name } { $victim ->
    [swans] are
    [bees] are
   *[other] is
  } stunned.
wait-epic = { animal-name } { $animal ->
    [swans] try
    [bees] try
   *[other] tries
  } an Epic hit.
wait-healing = A roll decides how much { animal-name } { $animal ->
    [swans] heal
    [bees] heal
   *[other] heals
  }.
wait-mend = Seat { $seat } chooses which Swan is healed.
wait-infest = Seat { $seat } chooses which Swan the Scarab enters.
wait-flames = The Wildice are rolled for everybody in the fire.

# What moves bring
hint-tokens = Costs { tokens-of }; you have { $magic }.
hint-discard = Everybody sees it, and it is out of the game.
hint-lay = { steps-of }{ $tokens ->
    [0] .
   *[other] , for { tokens-of }.
  }
hint-place = { steps-of } and { $dots ->
    [0] no dots
   *[other] { dots-of }
  }{ $tokens ->
    [0] .
   *[other] , for { tokens-of }.
  }{ $drops ->
    [-1] {""}
    [0] {" "}It takes the last Drop: you will act first!
    [one] {" "}It takes a Drop: 1 left.
   *[other] {" "}It takes a Drop: { $drops } left.
  }
hint-keep = { $tokens ->
    [0] Keeping it is free.
   *[other] Keeping it costs { tokens-of }.
  }
hint-return = Under your deck; it will be drawn after those that lie there already.
suffers = { $harm ->
    [0] {""}
   *[other] {" "}It first takes { $harm } damage from what is inside it{ $dies ->
        [1] {" "}and dies!
        [2] {" "}or more: if you let the wrong Swan take the poison, both die!
       *[other] .
      }
  }
captures = { $element ->
    [none] {""}
   *[other] {" "}Takes { element-name }.
  }
hint-activate = Costs { $cost } of { $left } activations.{ captures } { $sprint ->
    [1] Sprint: Speed { $speed } for this activation, once in the match.
   *[other] Speed { $speed }.
  }{ suffers }
hint-wake = Costs { $cost } of { $left } activations: it wakes up{ $passive ->
    [one] .
   *[other] , but not fully: it is stunned { times-of }.
  }{ captures }{ suffers }
hint-deactivate = Free: it gives up its token and does nothing.{ suffers }
hint-forfeit = It is blocked. Costs { $cost } of { $left } activations, and its token goes.
hint-end = { $left ->
    [one] 1 activation
   *[other] { $left } activations
  } could still be used!
passing-gaze = { $gaze ->
    [0] {""}
   *[other] {" "}A Basilisk watches: fails in { $gaze }% of rolls and ends the activation.
  }
hint-step = Step { $steps } of { $speed }{ $tokens ->
    [0] .
   *[other] , for { tokens-of }.
  }{ $stings ->
    [0] {""}
   *[other] {" "}Bees sting: 1 damage{ $dies ->
        [1] , and it dies!
       *[other] .
      }
  }{ passing-gaze }
hint-walk = { steps-of } of { $speed }{ $tokens ->
    [0] .
   *[other] , so it costs { tokens-of }. None come back.
  }{ captures }
hint-again = Ends this motion and begins the second, with Speed { $speed }; no attack in it.
hint-halt = Ends the activation here.{ captures }
hint-attack = { $bees ->
    [1] The Bees die of it.{" "}
   *[other] {""}
  }{ $last ->
    [1] It is your last: you would be out.{" "}
   *[other] {""}
  }{ $form ->
    [heal] Heals { animal-name }: 1 to 3 damage.
    [shock] Stuns { animal-name } without a roll.
    [epic] Epic hit on the Fire-Drake: { $unpaid }% with { $dice } Wildice; a failure trains.
    [enter] The Scarab slips into the { animal-name }: no roll, and it leaves the board.
   *[other] { $certain } sure + { $dice ->
        [one] 1 die
       *[other] { $dice } dice
      }: falls in { $unpaid }%{ $paid ->
        [0] {""}
       *[other] , paid { $paid }%
      }.
  }{ $reaction ->
    [tail] {" "}It may shed its tail and escape ({ $averted }%).
    [ball] {" "}It may roll into a ball ({ $averted }%): then you take 1 damage.
   *[other] {""}
  }{ $tokens ->
    [0] {""}
   *[other] {" "}Costs { tokens-of }.
  }{ passing-gaze }
area-hit = { $others ->
    [0] nobody else's animals
    [one] 1 animal of others
   *[other] { $others } animals of others
  }{ $own ->
    [0] {""}
    [one] {" "}and 1 of your OWN
   *[other] {" "}and { $own } of your OWN
  }
hint-cone = Burns { area-hit }: a roll for each.
hint-spray = 1 damage to { area-hit }.
hint-pick-up = Takes { animal-name } along; drop it on another free field on the way.
hint-drop = Leaves its load here; it must fly on.
hint-shed = It escapes unhurt in { $chance }% of rolls; else the attack goes on.
hint-holes = { damage-of } in all{ $removed ->
    [1] : { animal-name } { $animal ->
        [swans] are
        [bees] are
       *[other] is
      } removed.
   *[other] ; { animal-name } { $animal ->
        [swans] survive
        [bees] survive
       *[other] survives
      }.
  }

# The table
goals = Elements
goals-note = first to five wins
trigger-note = then all wake
phase-place = Place
phase-wake = Wake
phase-act = Act
meter-trigger = Trigger
meter-trigger-left = { $pulled ->
    [1] last cards!
   *[other] { $drops ->
        [one] 1 Drop left
       *[other] { $drops } Drops left
      }
  }
meter-tokens = Tokens
meter-activations = Activations
meter-steps = Steps
meter-dots = Dots
meter-animal-steps = Animal steps
meter-land-steps = Land steps
count-tokens = magic tokens
count-hand = cards in hand
count-deck = cards in the deck
unit-elements = Elements
stands-asked = to act
stands-out = out
stands-conceded = conceded
place-field = on { $field }
goal-field = { $field }
tag-acting = Acting
tag-ready = Ready
tag-rests = Rests
stat-speed = Speed
stat-dice = Dice
stat-stamina = Stamina
stat-activations = Activations
land-kind = land
land-title = { $land ->
    [water] { land-water }
    [forest] { land-forest }
    [meadow] { land-meadow }
    [rock] { land-rock }
    [joker] { land-joker }
   *[desert] { land-desert }
  }
land-text = { $land ->
    [joker] Land of any kind. It links your cards and leaves when the animals wake.
    [desert] Nobody may enter but a Snake. It stays when the animals wake.
   *[other] Links your cards on such a field. It leaves when the animals wake.
  }
card-rest = Put the rest back
card-rest-text = All cards that you don’t keep go under your deck.
short-dots = { $dots ->
    [one] 1 dot
   *[other] { $dots } dots
  }: { $left } left
short-no-field = no field for it now
short-rests = no activation token
short-not-now = not now
face-down-about = A face-down animal. The dots show what it cost, and so which animals it may be.
skill = { $animal ->
    [beaver] Deactivation
    [snake] Poison
    [lizard] Sheds its tail
    [echidna] Spiny ball
    [croco] Swimmer
    [swans] A couple
    [bear] Sprint
    [mouflon] Stunning blow
    [eagle] King
    [bees] Stings
    [basilisk] Gaze
    [unicorn] Healing aura
    [fire_drake] Fiery breath
    [scarab] Slips in
    [skunk] Spray
    [eel] Shock
   *[other] None
  }
power = { $animal ->
    [beaver] Deactivation: it may rest without using an activation.
    [snake] Poison: who survives its strike loses 1 at each own activation. It crosses deserts.
    [lizard] Sheds its tail: struck, it may roll to escape unhurt.
    [echidna] Spiny ball: struck, it rolls; a hole or triangle saves it and hurts the attacker.
    [croco] Swimmer: Speed 2 from water, else 1.
    [swans] A couple: two sure hits while both live. Each bears 2 damage.
    [bear] Sprint: once in the match it runs with Speed 5.
    [mouflon] Stunning blow: anyone it hurts may be stunned.
    [eagle] King: it acts before your others. It carries Echidnas, Lizards and Snakes.
    [bees] Nothing hurts them; who steps through them is stung. They die when they strike.
    [basilisk] Gaze: animals it sees must roll before each step. It never strikes.
    [unicorn] Aura: no sure hits within 2 steps of it. It heals instead of striking.
    [fire_drake] Breathes fire in a cone. Only a triangle can hurt it.
    [scarab] Slips into an animal, which loses 1 at each of its activations.
    [skunk] Sprays everybody within 2 steps: 1 damage, your own too.
    [eel] Shock: stuns without a roll. It lives in water only.
   *[other] An animal.
  }
field-text = { $both ->
    [1] Animals and land of either kind may be laid here.
   *[other] Animals and land of this kind may be laid here.
  } Once the animals wake, it no longer matters.
element-text = Begin or end an activation here to take it. All five win.
term-speed = Steps
term-speed-text = How far an animal goes: 1 step straight, 2 across a corner. Farther costs 1 token a step.
term-dice = Wildice
term-dice-text = A strike does 1 damage for sure; the dice add to it.
term-stamina = Stamina
term-stamina-text = The damage that an animal bears. When it is used up, the animal falls.
term-tokens = Magic tokens
term-tokens-text = Five for the whole match, and none come back: for farther steps, holes and more cards.
term-activations = Activations
term-activations-text = Three in each of your moves: a small animal takes 1, a big one 2.
term-trigger = Trigger pile
term-trigger-text = Every animal you lay takes a Drop. The last one wakes all animals, and whoever took it acts first.
term-phase-place = Placing
term-phase-place-text = By turns you lay land, and animals face down, until the Trigger pile is empty.
term-phase-wake = Waking
term-phase-wake-text = All animals are turned over. Land leaves the board, except deserts.
term-phase-act = Acting
term-phase-act-text = By turns you activate your animals: they walk, fight and take Elements.
term-plain = Plain side
term-plain-text = Nothing happens.
term-hole = Hole
term-hole-text = Adds 1 damage if you pay a token; one token pays for all holes of the roll.
term-triangle = Triangle
term-triangle-text = Adds 1 damage.
die-plain = nothing
die-hole = pay 1: hit
die-triangle = hit
effect-standard = { animal-name } { $animal ->
    [swans] fall
    [bees] fall
   *[other] falls
  }
effect-epic = Epic hit
effect-heal = heals 1 to 3
effect-shock = stunned
effect-enter = the Scarab enters
effect-sting = stung
effect-element = takes { element-name }
effect-on-element = on { element-name }
effect-move-first = move first
gain-holes = { $left ->
    [0] It falls, and you take { $field }.
   *[other] It lives on { $left } of { $stamina }.
  }

# Buttons
act-buy = Buy a card
act-spare = Pay, discard nothing
act-finish = Finish placing
act-sprint = Sprint with the Bear
act-deactivate = Let the Beaver rest
act-pick-up = Pick it up
act-drop = Drop the load
act-again = Move once more
act-spray = Spray
act-halt = { $element ->
    [none] Stop here
   *[other] Take { element-name }
  }
act-shed = Shed the tail
act-stay = Stay
act-pay = { $removed ->
    [1] Pay 1: { victim-name } { $victim ->
        [swans] fall
        [bees] fall
       *[other] falls
      }
   *[other] Pay 1: { damage-of }
  }
act-decline = { $removed ->
    [1] Don’t pay: it falls
   *[other] Let it live
  }
act-end = End your move
act-rest = { $count ->
    [one] Put 1 card back
   *[other] Put { $count } cards back
  }
act-place-on = Place on { $field }
act-lay-on = Lay on { $field }
act-activate-one = Activate the { animal-name }
act-wake-one = Wake the { animal-name }
act-forfeit-one = Give up the { animal-name }
act-step-to = Step to { $field }
act-attack-one = Attack the { animal-name }
act-heal-one = Heal the { animal-name }
do-buy = Buy a card
do-discard = Discard
do-spare = Pay to discard nothing
do-place = Place
do-lay = Lay
do-finish = Finish placing
do-keep = Keep
do-return = Put back
do-activate = Activate
do-sprint = Sprint with the Bear
do-wake = Wake
do-deactivate = Deactivate the Beaver
do-forfeit = Forfeit
do-end = End your move
do-step = Step
do-pick-up = Pick it up
do-drop = Drop the load
do-again = Second motion
do-halt = Stop here
do-attack = Attack
do-cone = Breathe fire
do-spray = Spray
do-shed = Shed the tail
do-stay = Stay
do-escape = Escape
do-pay = Pay
do-decline = Don't pay
do-wound = Hurt
do-mend = Heal
do-infest = Let it enter

## The log

news-arrange = The board { $layout } is laid out.
news-begin = { $you2 ->
    [1] You begin
   *[other] Seat { $seat2 } begins
  }.
news-draw = Drawn: { card-name }.
news-buy = { $you ->
    [1] You buy
   *[other] Seat { $seat } buys
  } a card.
news-discard = { $you ->
    [1] You discard
   *[other] Seat { $seat } discards
  } { card-name }.
news-spare = { $you ->
    [1] You pay
   *[other] Seat { $seat } pays
  } a token and { $you ->
    [1] keep
   *[other] keeps
  } all cards.
news-place = { $you ->
    [1] You place
   *[other] Seat { $seat } places
  } { animal-name } on { $field }.
news-lay = { $you ->
    [1] You lay
   *[other] Seat { $seat } lays
  } a { land-card } on { $field }.
news-finish = { $you ->
    [1] You place
   *[other] Seat { $seat } places
  } no more.
news-keep = { $you ->
    [1] You keep
   *[other] Seat { $seat } keeps
  } { card-name }.
news-return = { $you ->
    [1] You put
   *[other] Seat { $seat } puts
  } back { card-name }.
news-activate = { $you ->
    [1] You activate the
   *[other] Seat { $seat } activates the
  } { animal-name }.
news-sprint = { $you ->
    [1] You let
   *[other] Seat { $seat } lets
  } the Bear sprint.
news-wake = { $you ->
    [1] You wake the
   *[other] Seat { $seat } wakes the
  } { animal-name }.
news-deactivate = { $you ->
    [1] You deactivate
   *[other] Seat { $seat } deactivates
  } the Beaver.
news-forfeit = { $you ->
    [1] You forfeit
   *[other] Seat { $seat } forfeits
  } { animal-name }, which is blocked.
news-end = { $you ->
    [1] You end your move
   *[other] Seat { $seat } ends the move
  }.
news-step = { $you ->
    [1] You go
   *[other] Seat { $seat } goes
  } to { $field }.
news-pick-up = The Eagle reaches for what is below it.
news-drop = The Eagle opens its Talons.
news-again = { $you ->
    [1] You move
   *[other] Seat { $seat } moves
  } on for a second motion.
news-halt = { $you ->
    [1] You stop
   *[other] Seat { $seat } stops
  } here.
news-attack = { $you ->
    [1] You attack
   *[other] Seat { $seat } attacks
  } the animal on { $field }.
news-cone = { $you ->
    [1] You breathe
   *[other] Seat { $seat } breathes
  } fire to the { $direction ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[other] north-west
  }.
news-spray = { $you ->
    [1] You spray
   *[other] Seat { $seat } sprays
  }.
news-shed = { $you ->
    [1] You let
   *[other] Seat { $seat } lets
  } the Lizard try to shed its tail.
news-stay = { $you ->
    [1] You let
   *[other] Seat { $seat } lets
  } the Lizard stay.
news-escape = The Lizard escapes to { $field }.
news-pay = { $you ->
    [1] You pay
   *[other] Seat { $seat } pays
  } for the holes.
news-decline = { $you ->
    [1] You do
   *[other] Seat { $seat } does
  } not pay for the holes.
news-wound = { $you ->
    [1] You choose
   *[other] Seat { $seat } chooses
  } { swan-name } to be hurt.
news-mend = { $you ->
    [1] You choose
   *[other] Seat { $seat } chooses
  } { swan-name } to be healed.
news-infest = { $you ->
    [1] You let
   *[other] Seat { $seat } lets
  } the Scarab enter { swan-name }.
news-roll = The Wildice show { $throw ->
    [plain] { throw-plain }
    [hole] { throw-hole }
    [triangle] { throw-triangle }
   *[other] { $throw }
  }.
throw-plain = a plain side
throw-hole = a hole
throw-triangle = a triangle

news-drew-several = { $you2 ->
    [1] You draw { $count } cards.
   *[other] Seat { $seat2 } draws { $count } cards.
  }
news-drew = { $you2 ->
    [1] You draw
   *[other] Seat { $seat2 } draws
  } { card-name }.
news-placed = { $you2 ->
    [1] You place { animal-name } face down on { $field }
   *[other] Seat { $seat2 } places a face-down animal with { dots-of } on { $field }
  }.
news-kept = { $you2 ->
    [1] You keep
   *[other] Seat { $seat2 } keeps
  } { card-name }.
news-put-back = { $you2 ->
    [1] You put
   *[other] Seat { $seat2 } puts
  } { card-name } under the deck.
news-paid = { $you2 ->
    [1] You pay
   *[other] Seat { $seat2 } pays
  } { $count ->
    [one] 1 token
   *[other] { $count } tokens
  }.
news-triggered = { $you2 ->
    [1] You take the last Drop: everybody else places once more, then you act first.
   *[other] Seat { $seat2 } takes the last Drop: everybody else places once more.
  }
news-stalled = Nobody places animals any more: the Position phase is over.
news-revealed = { piece-name } { $piece ->
    [swans] wake
    [bees] wake
   *[other] wakes
  } on { $field }.
news-move-of = { $you2 ->
    [1] Your move
   *[other] The move of seat { $seat2 }
  }.
news-passed = { $you2 ->
    [1] You have
   *[other] Seat { $seat2 } has
  } activated nobody.
news-captured = { $you2 ->
    [1] You take
   *[other] Seat { $seat2 } takes
  } { element-name }!
news-renewed = { $you2 ->
    [1] All your animals are
   *[other] All animals of seat { $seat2 } are
  } ready again.
news-woken = { piece-name } { $piece ->
    [swans] wake
    [bees] wake
   *[other] wakes
  } up.
news-stung = { piece-name } { $piece ->
    [swans] are
    [bees] are
   *[other] is
  } stung by Bees.
news-hurt = { piece-name } { $piece ->
    [swans] take
    [bees] take
   *[other] takes
  } { $count } damage.
news-swan-hurt = { piece-name }: { swan-name } takes { $count } damage.
news-healed = { piece-name } { $piece ->
    [swans] are
    [bees] are
   *[other] is
  } healed of { $count } damage.
news-removed = { piece-name } { $piece ->
    [swans] fall
    [bees] fall
   *[other] falls
  }.
news-took-field = { piece-name } { $piece ->
    [swans] take
    [bees] take
   *[other] takes
  } { $field }.
news-watched = { piece-name } { $piece ->
    [swans] are
    [bees] are
   *[other] is
  } watched by { $you3 ->
    [1] your
   *[other] Seat { $seat3 }’s
  } Basilisk.
news-stopped = { piece-name } { $piece ->
    [swans] are
    [bees] are
   *[other] is
  } stopped on { $field }.
news-picked-up = { piece-name } picks up { piece-name2 }.
news-dropped = { piece-name } { $piece ->
    [swans] are
    [bees] are
   *[other] is
  } dropped on { $field }.
news-tail-shed = { piece-name } sheds its tail and escapes to { $field }.
news-curled-up = { piece-name } rolls into a ball.
news-poisoned = { piece-name } { $piece ->
    [swans] are
    [bees] are
   *[other] is
  } poisoned.
news-stunned = { piece-name } { $piece ->
    [swans] are
    [bees] are
   *[other] is
  } stunned.
news-infested = { piece-name } enters { piece-name2 }.
news-trained = { piece-name } reaches training level { $level }.
news-out = { $you2 ->
    [1] You have no animals left and are out
   *[other] Seat { $seat2 } has no animals left and is out
  }.

# Options: what each is called on the start page, and what its values mean.
option-edition = Edition of the game
option-edition-collector = collector's: 16 animals, two landscapes a field
option-edition-travel = travel: 10 animals, one landscape a field
option-magic = Supernatural animals
option-magic-edition = those that belong to the edition
option-magic-none = none, Common animals only
option-magic-black = Black Magic: Basilisk, Fire-Drake, Scarab
option-magic-white = White Magic: Unicorn, Skunk, Eel
option-magic-both = Black and White Magic: all six
option-landscapes = Landscapes on a field
option-landscapes-edition = as many as in the edition
option-landscapes-one = one landscape on each field
option-landscapes-two = two landscapes on each field
option-board = Shape of the board
option-board-recommended = the recommended square
option-board-chance = chance draws one of 64 irregular boards
option-board-generated-1 = irregular board 1, the same every time
option-board-generated-2 = irregular board 2, the same every time
option-board-generated-3 = irregular board 3, the same every time
option-board-generated-4 = irregular board 4, the same every time
option-board-generated-5 = irregular board 5, the same every time
option-board-generated-6 = irregular board 6, the same every time
option-wildice = Odds of the Wildice
option-wildice-default = plain 50%, hole 25%, triangle 25%
option-wildice-geometric = plain 43%, hole 22%, triangle 35%
option-damage_before_capture = Poison and Scarabs on an Element
option-damage_before_capture-false = the Element is captured first, then they hurt
option-damage_before_capture-true = they hurt first; who dies captures nothing
option-stunned_lizard_may_shed = A stunned Lizard under attack
option-stunned_lizard_may_shed-false = can't shed its tail
option-stunned_lizard_may_shed-true = may shed its tail like any Lizard
option-lizard_counts_as_certain = Attacking a Lizard without moving first
option-lizard_counts_as_certain-true = allowed if the Standard hit would remove it
option-lizard_counts_as_certain-false = never allowed to a Common animal
option-bees_placed_on_element = Placing Bees on an Element
option-bees_placed_on_element-true = allowed; they take it when first activated
option-bees_placed_on_element-false = not allowed
option-bees_may_always_attack_directly = Bees attacking without moving first
option-bees_may_always_attack_directly-false = only if the Standard hit would remove the target
option-bees_may_always_attack_directly-true = always, even if the target may survive
option-aura_covers_unicorn = The Unicorn in its own Aura
option-aura_covers_unicorn-false = not protected: a Standard hit hurts it
option-aura_covers_unicorn-true = protected: a Standard hit does nothing to it
option-gaze_affects_own_animals = Whom the Basilisk's gaze holds
option-gaze_affects_own_animals-false = opponents' animals only
option-gaze_affects_own_animals-true = animals of its own side, too
option-eel_attacks_dry_fields = Whom an Eel can shock
option-eel_attacks_dry_fields-false = only animals on fields with water
option-eel_attacks_dry_fields-true = animals on dry fields, too
option-stings_hurt_fire_drake = Fire-Drakes passing Bees
option-stings_hurt_fire_drake-false = stings do nothing to them
option-stings_hurt_fire_drake-true = they are stung like others, and die of it
option-poison_needs_injury = When a Snake poisons
option-poison_needs_injury-true = only if its attack did damage
option-poison_needs_injury-false = even if its hit did no damage
option-deactivation_triggers_poison = Poison and Scarabs at a Deactivation
option-deactivation_triggers_poison-true = they hurt the Beaver as usual
option-deactivation_triggers_poison-false = they do nothing to the Beaver
option-eagle_ban_lifted_if_unpayable = An Eagle you can't pay for
option-eagle_ban_lifted_if_unpayable-false = no other animal can be activated either
option-eagle_ban_lifted_if_unpayable-true = the others may be activated without it
option-blocked_animal = Blocked animals
option-blocked_animal-forfeit = may be forfeited at their cost in activations
option-blocked_animal-ignore_for_renewal = don't hold up renewal; such an Eagle bars nobody
option-elimination_wins = The last player with animals
option-elimination_wins-true = wins at once
option-elimination_wins-false = must still collect all five Elements

# --- what beginners should think of first ---

warn-early-magic = It costs magic: you have { $count } for both phases, and none comes back.
warn-only-big = All big: of three activations one is lost each move. Lay a small one, too.
warn-far-from-elements = No Element gets nearer: { element-name } is { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } from your nearest animal.
warn-into-reach = { $count ->
    [one] One animal
   *[other] { $count } animals
  } can hit you here: yours falls with { $chance }%.

## Puzzles

puzzle-goal-action = One activation takes { $brings ->
    [one] an Element
   *[other] { $brings } Elements
  } here; any other takes { $next ->
    [0] none.
   *[other] { $next } at most.
  }
puzzle-goal-turn = This turn can take { $brings ->
    [one] an Element
   *[other] { $brings } Elements
  }; the next best idea takes { $next ->
    [0] none.
   *[other] { $next }.
  }
