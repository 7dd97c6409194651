## On the door

door-hook = Plan in silence, strike together, and let the wild grow back.
door-goal = Together, rewild the factories and build all your camps.
door-kind = Co-operative · silent planning
door-minutes = 60–90 min

## Why a move is refused

only-in-set-up = That belongs to the set-up of the match.
only-when-choosing = Active defenders are chosen at the start of a round.
only-at-the-reveal = Reveal abilities are triggered right after the reveal.
no-ability-asks = No ability asks for that now.
only-in-your-turn = That is done in your own turn.
no-roll-due = No damage roll is due.
roll-due = A damage roll is due first.
you-have-left = You have built your final camp and left the board.
deck-chooses = You have no cards in hand: your defender comes from your deck.
chance-decides = That is decided by chance.

faction-taken = This faction is taken.
take-in-order = Take the two factions in their order; it makes no difference.
not-your-organizer = This organizer does not lead your faction.
hand-too-large = The first hand has fewer cards.
not-home = This is not your home habitat.
not-on-the-rim = The starting camp goes as far out as your home habitat reaches; { $hex } is too far in.

choose-first = First choose an active defender.
silence = Not a word until all defenders are turned up.
not-in-hand = { card-name } is not in your hand.
choose-from-hand = While you have cards in hand, choose one of them.
cards-of-it-in-hand = You hold cards of this faction; choose one of them.
not-in-game = This faction is not in the game.

reveals-first = First the reveal abilities are resolved.
nothing-to-trigger = No ability of this faction waits.
not-your-ability = Another player triggers this ability.
ability-first = First the ability is carried out.
too-far-to-hit = { $hex } is out of reach.
core-out-of-reach = Abilities do not reach the core in this match.
no-mech-there = There is no mech in { $hex }.
toxic-there = { $hex } has a toxic site.
no-toxic-site-left = It would make a toxic site, and none is left.
no-pollution-left = No pollution token is left.
wrong-habitat = { $hex } is of another habitat.
one-camp = One camp is moved, and you have chosen it.
camp-first = First choose the camp that is moved.
no-place-for-camp = There is no place this camp could go to.
camp-there = There is a camp in { $hex }.
not-hurt-there = This faction has no damage.
not-a-neighbour = { $hex } is not next to you.

no-points = You have no action points left.
already-there = You are there.
core-closed = Nobody enters the machine core.
perimeter = The board ends there.
engine-in-the-way = An engine is in the way.
factory-wall = A factory wall is in the way, and it is not breached.
wall-in-the-way = A wall is in the way.
mech-in-the-way = Mechs bar the corridor to { $hex }.
corridor-obstructed = Walls or engines bar the corridor to { $hex }.
no-corridor = No step or corridor leads to { $hex }.
no-own-camp = You have no camp in { $hex }.
camp-covered = A factory covers the camp in { $hex }.
no-camps-left = You have built all your camps.
support-missing = You need { $missing } more support.
camp-here = There is a camp here.
factory-not-rewilded = This factory must be rewilded first.
nothing-to-clear = There is nothing to clear here.
no-camp-here = There is no camp here.
camp-unusable = This camp is covered by a factory.
not-hurt = You have no damage.
item-held = You have this item.
not-your-edge = You are not at { $edge }.
breached-already = There is a breach at { $edge } already.
core-wall = The walls of the core can't be breached.
no-wall = There is no wall on { $edge }.
perimeter-wall = Walls on the perimeter can't be breached in this match.
no-markers = All your breach markers are on the board.
not-in-a-factory = You are not in a factory.
core-stays = The machine core can't be rewilded.
rewilded-already = This factory is rewilded.
mechs-here = There are mechs in this factory.
pollution-here = There is pollution in this factory.
item-not-held = You don't have this item.
rockets-reach-here = Rockets hit mechs in your own hex.
roll-first = First the damage roll; only items can be used before it.
roll-or-drink = First the damage roll; only potions can be drunk before it.
other-faction = { card-name } is of the other faction.
other-habitat = { card-name } is of another habitat than your active defender.
points-left = Spend your { $points ->
    [one] last action point
   *[other] { $points } action points
  } first.
nobody-to-tell = You play alone; there is nobody to tell.
no-cards-to-tell-of = You have no cards in hand.
all-told = Everybody knows the habitats of your cards.

## How it ended

won = All camps are built and every factory is rewilded: we win.
core-complete = The machines have built their last factory: we lose.
toxic-disaster = One more toxic site was due than there are: the land is poisoned, and we lose.
massacre = Two defenders of one habitat were killed: we lose.
limit = The match went on too long: the machines win.

## Words for things

# A message with an argument of the same name says which one.
faction-order = Order
faction-council = Council
faction-coven = Coven
faction-sect = Sect
faction-name = { $faction ->
    [order] { faction-order }
    [council] { faction-council }
    [coven] { faction-coven }
   *[sect] { faction-sect }
  }
faction-home = { habitat-name } · { item-name }
faction-about = { $faction ->
    [order] Scholars: quick to clear and to travel, with maps.
    [council] Farmers: sturdy, many cards, bread for one more action.
    [coven] Healers in the dark: hard to hit, potions against harm.
   *[sect] Tinkerers: rockets and tricks against the machines.
  }
organizer-about = Six of your defenders follow { organizer-name }; six are the same either way.
habitat-name = { $habitat ->
    [forest] forest
    [plains] plains
    [marsh] marsh
   *[mountain] mountain
  }
item-name = { $item ->
    [maps] maps
    [bread] bread
    [potions] potions
   *[rockets] rockets
  }
right = right
left = left
direction-name = { $direction ->
    [right] { right }
   *[left] { left }
  }
machine-name = { $machine ->
    [engines] Engines
    [factories] Factories
    [mechs] Mechs
    [reboot] Reboot
    [engines-difficult] Engines, difficult
    [factories-difficult] Factories, difficult
   *[mechs-difficult] Mechs, difficult
  }
points-of = { $points ->
    [one] 1 action point
   *[other] { $points } action points
  }
compass = { $arrow ->
    [0] north
    [1] north-east
    [2] south-east
    [3] south
    [4] south-west
   *[5] north-west
  }
corner = { $arrow ->
    [V0] north
    [V1] north-east
    [V2] south-east
    [V3] south
    [V4] south-west
   *[V5] north-west
  }
name = { $name }
place-hex = { $place }
place-edge = the edge { $place }–{ $place2 }
place-rim = the { $side ->
    [NE] north-east
    [E] east
    [SE] south-east
    [SW] south-west
    [W] west
   *[NW] north-west
  } rim of { $place }
organizer-burrun = Burrun
organizer-sorrelin = Sorrelin
organizer-nexto = Nexto
organizer-thexuloa = Thexuloa
organizer-zindle = Zindle
organizer-amaranthe = Amaranthe
organizer-guszper = Guszper
organizer-umberlode = Umberlode
organizer-name = { $organizer ->
    [burrun] Burrun
    [sorrelin] Sorrelin
    [nexto] Nexto
    [thexuloa] Thexuloa
    [zindle] Zindle
    [amaranthe] Amaranthe
    [guszper] Guszper
    [umberlode] Umberlode
   *[other] { $organizer }
  }

card-rystle = Rystle
card-emberlin = Emberlin
card-flik = Flik
card-quillow = Quillow
card-pawpel = Pawpel
card-inkerby = Inkerby
card-cindra = Cindra
card-scorrel = Scorrel
card-tindrake = Tindrake
card-ashmoor = Ashmoor
card-pyrrik = Pyrrik
card-flintessa = Flintessa
card-broadlea = Broadlea
card-tractwell = Tractwell
card-cartwyn = Cartwyn
card-folio-fenn = Folio Fenn
card-abbet-moss = Abbet Moss
card-cloisterhorn = Cloisterhorn
card-barlo = Barlo
card-sedgeric = Sedgeric
card-dumplin = Dumplin
card-ladlewick = Ladlewick
card-crumpett = Crumpett
card-ryeborne = Ryeborne
card-granna-oat = Granna Oat
card-stewen = Stewen
card-sheafer = Sheafer
card-acornia = Acornia
card-wainwick = Wainwick
card-haulbrook = Haulbrook
card-bulwarren = Bulwarren
card-cragsby = Cragsby
card-arrowyn = Arrowyn
card-slingsby = Slingsby
card-mendra = Mendra
card-poultiss = Poultiss
card-mudgwin = Mudgwin
card-thornabel = Thornabel
card-kettlesnap = Kettlesnap
card-fumara = Fumara
card-mortella = Mortella
card-tincton = Tincton
card-slipshade = Slipshade
card-fadewick = Fadewick
card-reedknife = Reedknife
card-pounceby = Pounceby
card-aexyl = Aexyl
card-wispen = Wispen
card-morelle = Morelle
card-sporrin = Sporrin
card-drizzlefang = Drizzlefang
card-corrodine = Corrodine
card-yarroway = Yarroway
card-balmgrass = Balmgrass
card-cogwell = Cogwell
card-ratchet = Ratchet
card-powderkin = Powderkin
card-fuselby = Fuselby
card-riiz = Riiz
card-sparkadell = Sparkadell
card-cipherine = Cipherine
card-glitchen = Glitchen
card-salvago = Salvago
card-boltnibble = Boltnibble
card-voltess = Voltess
card-dimmerick = Dimmerick
card-delvara = Delvara
card-burrowick = Burrowick
card-trajek = Trajek
card-arclet = Arclet
card-boomsley = Boomsley
card-crackjaw = Crackjaw
card-name = { $card ->
    [rystle] Rystle
    [emberlin] Emberlin
    [flik] Flik
    [quillow] Quillow
    [pawpel] Pawpel
    [inkerby] Inkerby
    [cindra] Cindra
    [scorrel] Scorrel
    [tindrake] Tindrake
    [ashmoor] Ashmoor
    [pyrrik] Pyrrik
    [flintessa] Flintessa
    [broadlea] Broadlea
    [tractwell] Tractwell
    [cartwyn] Cartwyn
    [folio-fenn] Folio Fenn
    [abbet-moss] Abbet Moss
    [cloisterhorn] Cloisterhorn
    [barlo] Barlo
    [sedgeric] Sedgeric
    [dumplin] Dumplin
    [ladlewick] Ladlewick
    [crumpett] Crumpett
    [ryeborne] Ryeborne
    [granna-oat] Granna Oat
    [stewen] Stewen
    [sheafer] Sheafer
    [acornia] Acornia
    [wainwick] Wainwick
    [haulbrook] Haulbrook
    [bulwarren] Bulwarren
    [cragsby] Cragsby
    [arrowyn] Arrowyn
    [slingsby] Slingsby
    [mendra] Mendra
    [poultiss] Poultiss
    [mudgwin] Mudgwin
    [thornabel] Thornabel
    [kettlesnap] Kettlesnap
    [fumara] Fumara
    [mortella] Mortella
    [tincton] Tincton
    [slipshade] Slipshade
    [fadewick] Fadewick
    [reedknife] Reedknife
    [pounceby] Pounceby
    [aexyl] Aexyl
    [wispen] Wispen
    [morelle] Morelle
    [sporrin] Sporrin
    [drizzlefang] Drizzlefang
    [corrodine] Corrodine
    [yarroway] Yarroway
    [balmgrass] Balmgrass
    [cogwell] Cogwell
    [ratchet] Ratchet
    [powderkin] Powderkin
    [fuselby] Fuselby
    [riiz] Riiz
    [sparkadell] Sparkadell
    [cipherine] Cipherine
    [glitchen] Glitchen
    [salvago] Salvago
    [boltnibble] Boltnibble
    [voltess] Voltess
    [dimmerick] Dimmerick
    [delvara] Delvara
    [burrowick] Burrowick
    [trajek] Trajek
    [arclet] Arclet
    [boomsley] Boomsley
    [crackjaw] Crackjaw
   *[other] a card
  }

# Abilities; what is printed for every faction has a name of its own for each.
ability-name = { $ability ->
    [order-comrade] Order Comrade
    [order-own-item] Archives
    [order-all-items] Almanac Printing
    [controlled-blaze] Controlled Blaze
    [feel-the-burn] Feel the Burn
    [pyromancy] Pyromancy
    [manifesto] Manifesto
    [traveling-library] Traveling Library
    [sanctuary] Sanctuary
    [council-comrade] Council Comrade
    [council-own-item] Field Kitchen
    [council-all-items] Break Bread
    [sustenance] Sustenance
    [bountiful-harvest] Bountiful Harvest
    [caravans] Caravans
    [fortitude] Fortitude
    [sharpshooter] Sharpshooter
    [field-hospital] Field Hospital
    [coven-comrade] Coven Comrade
    [coven-own-item] Bubbling Brew
    [coven-all-items] Apothecary
    [evasion] Evasion
    [ambush] Ambush
    [secret-paths] Secret Paths
    [friendly-fungi] Friendly Fungi
    [rain-of-rust] Rain of Rust
    [medicinal-herbs] Medicinal Herbs
    [sect-comrade] Sect Comrade
    [sect-own-item] Arsenal
    [sect-all-items] Fireworks Festival
    [hack-attack] Hack Attack
    [scrap-hunter] Scrap Hunter
    [power-down] Power Down
    [tunnels] Tunnels
    [ballistics] Ballistics
    [demolitions] Demolitions
   *[other] { $ability }
  }
ability-text = { $effect ->
    [comrade] The first player marker goes one player to the left.
    [own-item] You gain { item-name }.
    [all-items] Everybody gains { item-name }.
    [manifesto] You gain 2 support.
    [bountiful-harvest] You draw 2 cards.
    [controlled-blaze] All hexes around you are cleared.
    [pyromancy] You take 1 damage.
    [traveling-library] Move one of your camps to any forest hex without a camp.
    [sharpshooter] Destroy a mech in a hex next to you.
    [field-hospital] Everybody heals 1 damage.
    [ambush] You destroy a mech in your hex.
    [secret-paths] Everybody may shift one hex, whatever stands in the way.
    [rain-of-rust] Turn a mech anywhere into pollution, where no toxic site is.
    [medicinal-herbs] One player heals all damage.
    [tunnels] Go to any mountain hex.
    [demolitions] Breach a wall anywhere.
    [feel-the-burn] Whenever you take damage you gain 1 support.
    [sanctuary] Everybody may regroup to anybody's camp, without a roll.
    [sustenance] Whenever a camp is built you gain 1 support.
    [caravans] Everybody may use corridors of every habitat.
    [fortitude] Faces with 2 damage do not hurt you.
    [evasion] Faces with 1 damage do not hurt you.
    [friendly-fungi] A move of yours clears the hex where it ends.
    [hack-attack] No machine card is drawn after your turn.
    [scrap-hunter] A mech that you destroy earns 2 support.
    [power-down] Walls stop nobody.
   *[ballistics] Your rockets also reach mechs next to you.
  }
ability-kind = { $ongoing ->
    [1] for the round
   *[0] at the reveal
  }
about-ability = { ability-name } ({ ability-kind }): { ability-text }
about-card = { $name } ({ habitat-name }, { $points }): { ability-name }. { ability-text }
waiting-card = { $name } ({ habitat-name }, { $points }): { ability-name } still waits. { ability-text }

## What lies on the table

board = Board
tableau = Tableau of seat { $seat }
hand = Your cards
direction = Direction
direction-is = the machine direction is { direction-name }
machine-deck = machine cards to come
deaths-of = { habitat-name }: { $count ->
    [0] nobody killed
    [one] 1 defender killed
   *[other] { $count } defenders killed
  }
ground-name = { $ground ->
    [core] machine core, tile { $number }
    [feast] the feast where the core was
    [factory] factory { $number }
    [rewilded] rewilded factory { $number }
    [forest] forest
    [plains] plains
    [marsh] marsh
   *[mountain] mountain
  }
about-hex = { ground-name }{ $arrow ->
    [-1] {""}
   *[other] , arrow to the { compass }
  }{ $chutes ->
    [none] {""}
   *[other] , chutes { $chutes }
  }{ $mechs ->
    [0] {""}
   *[other] , { $mechs } { $wild ->
        [1] { $mechs ->
            [one] hunter
           *[other] hunters
          }
       *[0] { $mechs ->
            [one] sniper
           *[other] snipers
          }
      }
  }{ $pollution ->
    [0] {""}
   *[other] , pollution { $pollution }
  }{ $toxic ->
    [0] {""}
   *[other] , toxic site
  }{ $faction ->
    [none] {""}
   *[other] , camp of the { faction-name }
  }{ $reach ->
    [0] {""}
   *[other] , in reach of snipers
  }{ $walls ->
    [none] {""}
   *[other] , walls { $walls }
  }
hunter = hunter
sniper = sniper
pollution = pollution
toxic = toxic site
camp-of = camp of the { faction-name }{ $covered ->
    [1] , closed by the factory
   *[0] {""}
  }
edge-is = { $edge ->
    [tile-wall] factory wall
    [wall] wall
    [rim] rim of the board
   *[open] open
  }{ $faction ->
    [none] {""}
   *[other] , breached by the { faction-name }
  }
engine = engine { $engine }, waiting on the core
engine-heading = engine { $engine }, { $hex ->
    [none] facing the rim
   *[other] facing { $hex }
  }

support-of = support of the { faction-name }
camp-to-build = camp to build; it fills the hand up to { $count }
damage = damage
whole = damage that can still be carried
item-gained = { item-name }, ready to use
item-used = { item-name }, not gained
face-down = face down
cards-in-hand = { faction-name }: { $count } in hand
cards-in-deck = { faction-name }: { $count } in the deck
cards-in-pile = { faction-name }: { $count } exhausted
markers-left = breach markers left
first-player = first player marker

## Panels

side-title = { faction-name }: { organizer-name }
support = Support
camps = Camps
next-camp = { $missing ->
    [0] Camp { $number } of { $camps } can be built at home
   *[other] { $missing } more for camp { $number } of { $camps }
  }; { $last ->
    [1] it is the last one.
   *[0] it fills the hand to { $count }.
  }
has-exited = The final camp is built.
teamed = Teamed up: { $cards }
exhausted = Exhausted: { $cards }
has-told = Has told of: { $forest ->
    [0] {""}
   *[other] { $forest } forest{" "}
  }{ $plains ->
    [0] {""}
   *[other] { $plains } plains{" "}
  }{ $marsh ->
    [0] {""}
   *[other] { $marsh } marsh{" "}
  }{ $mountain ->
    [0] {""}
   *[other] { $mountain } mountain
  }
machines = Machines
walls-left = Walls left
mechs-left = Mechs left
pollution-left = Pollution left
machine-cards = Machine cards
to-come = to come
played = played
deaths = Killed defenders
deaths-caption = Killed
deaths-rule = A second one of the same habitat loses the match.
nobody = nobody

factions = The factions
faction-head = Faction
home = Home
item = Item
organizers = Who leads the { faction-name }?
brings = { organizer-name } brings defenders with
brings-both = Both have defenders with
home-of = Where the { faction-name } begins
starting-camp = The starting camp stands at home: a { habitat-name } hex at the edge of the board.
starting-organizer = Your organizer starts there too.
active-defenders = Active defenders
turn-of = Turn of the { faction-name }
odds = { $harm } in { $faces } { $harm ->
    [one] hurts
   *[other] hurt
  }{ $deadly ->
    [0] .
    [one] , 1 in { $faces } kills a defender.
   *[other] , { $deadly } in { $faces } kill a defender.
  }
roll-of = { $roll ->
    [melee] Melee: the { faction-name } rolls
   *[sniper] Snipers: the { faction-name } rolls
  }
odds-none = No damage
odds-one = 1 damage
odds-more = 2 damage
odds-deadly = A defender dies
carried = Damage now
warning = One step from defeat
warn-core = A hex is enclosed and no tile is left to build: the next Factories or Reboot card ends the match.
warn-toxic = No toxic site is left, and a chute points at a hex with 2 pollution: the next spread ends the match.

threats = Threats
sites = Building sites
closing = Hexes that are nearly walled in
legend-melee = a mech: after each action here you roll
legend-sniper = snipers: after each action here you roll
legend-closing = how many of its six sides are closed; once all six are, a factory can rise there
legend-enclosed = walled in; the first one gets the next factory
legend-ray = where the scan for building sites begins
next-card = One of these comes next
next-brief = { $bad ->
    [0] Machines next: nothing grave
   *[other] Machines next: { $bad } of { $count } { $bad ->
        [one] hurts
       *[other] hurt
      }
}
forecast = { $lost ->
    [1] We lose the match.
   *[0] {""}
  }{ $factory ->
    [none] {""}
   *[other] {" "}A factory rises in { $factory }.
  }{ $toxic ->
    [none] {""}
   *[other] {" "}Turns toxic: { $toxic }.
  }{ $closed ->
    [none] {""}
   *[other] {" "}Walled in: { $closed }.
  }{ $faction ->
    [none] {""}
   *[other] {" "}{ $pursuers ->
        [one] A hunter reaches
       *[other] { $pursuers } hunters reach
      } { $you ->
        [1] you
       *[other] { who }
      }{ $others ->
        [-1] {""}
        [0] .
       *[other] {" "}and others.
      }
  }{ $walls ->
    [0] {""}
    [one] {" "}A new wall.
   *[other] {" "}{ $walls } new walls.
  }{ $spilled ->
    [0] {""}
    [one] {" "}Pollution in one hex.
   *[other] {" "}Pollution in { $spilled } hexes.
  }{ $hunters ->
    [0] {""}
    [one] {" "}A new hunter.
   *[other] {" "}{ $hunters } new hunters.
  }{ $quiet ->
    [1] Nothing happens.
   *[0] {""}
  }

## What is to be decided

match-over = { $result ->
    [won] { won }
    [core-complete] { core-complete }
    [toxic-disaster] { toxic-disaster }
    [massacre] { massacre }
   *[limit] { limit }
  }
detail-over = { $camps } of { $all } camps were built, { $rewilded } of { $factories ->
    [one] 1 factory
   *[other] { $factories } factories
  } rewilded.
ask-taking = Which faction do you play?
detail-taking = Each has its own home, item and defenders.
ask-leading = Who leads the { faction-name }?
detail-leading = Half of your defenders will follow whoever you choose.
ask-mixing = How many of your first 3 cards come from the { faction-name }?
ask-settling = Where does the { faction-name } set up its first camp?
detail-settling = In a { habitat-name } hex, as far out as it reaches.
ask-choosing = { $alone ->
    [1] Who acts now?
   *[0] Choose one defender for this round.
  }
detail-choosing = { $alone ->
    [1] Points, habitat and ability all count.
   *[0] It lies face down. You may change your mind until the last one is ready.
  }
ask-revealing = Whose ability comes next?
detail-revealing = Abilities are carried out one by one; the order may matter.
ask-aiming = { $ability ->
    [sharpshooter] Which mech is destroyed?
    [rain-of-rust] Which mech rusts into pollution?
    [tunnels] Where does your tunnel end?
    [traveling-library] { $carried ->
        [1] Which forest hex does the camp move to?
       *[0] Which camp moves?
      }
    [demolitions] Which wall is breached?
   *[medicinal-herbs] Who heals all damage?
  }
ask-paths = Shift the { faction-name } one hex, or stay?
ask-turn = { $points ->
    [0] { $team ->
        [1] Team up a card, or end your turn.
       *[0] No actions left: end your turn.
      }
    [one] What do you do with your last action?
   *[other] What do you do? You have { $points } actions.
  }
detail-turn = { $points ->
    [0] { $name } is done for this round.{" "}
   *[other] Pick a lit hex to move there, or an action below.{" "}
  }{ $ongoing ->
    [1] { ability-name }: { ability-text }
   *[0] {""}
  }
ask-move-on = Where do you go?
ask-regroup-on = At which camp do you regroup?
ask-breach-on = Which wall do you breach?
ask-fire-on = Which hex do the rockets hit?
ask-blast-on = Which wall do the rockets blast?
ask-travel-on = Where do the maps take you?
ask-return-on = To which camp do the maps take you?
ask-team-up-on = Which card teams up with you?
ask-rolling = Use an item before the roll?
detail-rolling = { $roll ->
    [melee] A mech is in your hex: melee.
   *[sniper] Snipers reach your hex.
  }

wait-laying = The board is laid.
wait-orienting = The core's next tile is uncovered.
wait-taking = Everybody takes a faction.
wait-leading = Everybody chooses an organizer.
wait-mixing = The first hand is put together.
wait-drawing = The { faction-name } draws cards.
wait-hardening = Difficult machine cards are drawn.
wait-settling = Everybody places a starting camp.
wait-beginning = Chance says who goes first.
wait-choosing = { $alone ->
    [1] The next defender is chosen.
   *[0] Everybody chooses an active defender, in silence.
  }
wait-turning-up = The { faction-name } turns up the top card of its deck.
wait-revealing = Reveal abilities are triggered.
wait-aiming = The { faction-name } chooses a target for { ability-name }.
wait-paths = Secret Paths: everybody may shift one hex.
wait-round = The round goes on.
wait-turn = It is the { faction-name }'s turn: { points-of } left.
wait-rolling = The { faction-name } rolls for { $roll ->
    [melee] melee damage.
   *[sniper] sniper damage.
  }
wait-dying = A defender of the { faction-name } dies.
wait-leaving = The { faction-name } leaves the board.
wait-machines = A machine card is drawn.
wait-hurting = Mechs strike.

# What moves bring
risk = { $roll ->
    [none] {""}
    [melee] {" "}Then you roll for the mech here: { odds }
   *[sniper] {" "}Then you roll for the snipers: { odds }
  }
hint-lead = 6 of your 12 defenders follow { organizer-name }.
hint-end = { $points ->
    [0] {""}
   *[other] { points-of } would be lost.{" "}
  }{ $hacked ->
    [1] No machine card follows.
   *[0] A machine card follows.
  }
hint-team-up = It gives 1 action point; its ability does not count.
hint-eat = Bread gives 1 action point.
hint-share = Tells everybody how many cards of each habitat you hold, nothing more.
earned = { $support ->
    [0] No support, for yours is complete.
   *[other] { $support } support.
  }
hint-move = { $item ->
    [none] {""}
   *[other] Gains { item-name }.{" "}
  }{ $clears ->
    [1] The fungi clear the hex: { earned }{" "}
   *[0] {""}
  }{ $toxic ->
    [1] The toxic site hurts you for 1.{" "}
   *[0] {""}
  }{ $waits ->
    [melee] A mech is there.
    [sniper] Snipers reach you there.
   *[none] You are safe there.
  }{ risk }
hint-build = { $exits ->
    [1] Your final camp: you leave the board{ $points ->
        [0] .
       *[other] {" "}and { points-of } are lost.
      }
   *[0] Places your camp here and fills your hand up to { $count }.
  }{ risk }
hint-clear = { earned }{ $toxic ->
    [1] {" "}The toxic site hurts you for 1.
   *[0] {""}
  }{ risk }
hint-support = { earned }{ risk }
hint-roll = { $roll ->
    [melee] Then you roll for the mech here: { odds }
   *[sniper] Then you roll for the snipers: { odds }
  }

# What can be said with a click
say-can-help = I can help with that.
say-next-turn = I can help with that next turn.
say-cannot = I can't help with that.
say-need-help = I need help.
say-habitat = { $count ->
    [0] I hold no { habitat-name } cards.
    [one] I hold 1 { habitat-name } card.
   *[other] I hold { $count } { habitat-name } cards.
  }

# The table
phase-silence = Silence
phase-reveal = Reveal
phase-act = Act
phase-machines = Machines
meter-rewilded = Rewilded
meter-camps = Camps
meter-factories = Factories
meter-toxic = Toxic
meter-dead = { $count ->
    [0] Killed
   *[other] { habitat-title } killed
  }
meter-cards = Deck
meter-actions = Actions used
meter-support = Support
seat-faction = { faction-name }
seat-both = both sides, { faction-name } first
unit-camps = camps
count-hand = in hand
count-deck = in the deck
count-markers = breaches left
stands-choosing = choosing
stands-acting = acting
species-name = { $species ->
    [alpine-newt] alpine newt
    [axolotl] axolotl
    [badger] badger
    [bank-vole] bank vole
    [bat] bat
    [bearded-vulture] bearded vulture
    [beaver] beaver
    [bison] bison
    [bittern] bittern
    [chamois] chamois
    [chough] chough
    [coot] coot
    [crested-newt] crested newt
    [donkey] donkey
    [dormouse] dormouse
    [eagle-owl] eagle owl
    [eel] eel
    [falcon] falcon
    [fire-salamander] fire salamander
    [grass-snake] grass snake
    [grey-heron] grey heron
    [ground-squirrel] ground squirrel
    [guinea-fowl] guinea fowl
    [hamster] hamster
    [hare] hare
    [harvest-mouse] harvest mouse
    [hedgehog] hedgehog
    [ibex] ibex
    [jackrabbit] jackrabbit
    [jay] jay
    [kestrel] kestrel
    [lamprey] lamprey
    [lapwing] lapwing
    [lynx] lynx
    [magpie] magpie
    [marmot] marmot
    [marsh-frog] marsh frog
    [mole] mole
    [mountain-goat] mountain goat
    [mountain-rat] mountain rat
    [muskrat] muskrat
    [nightjar] nightjar
    [otter] otter
    [partridge] partridge
    [pika] pika
    [pike] pike
    [pine-marten] pine marten
    [polecat] polecat
    [prairie-dog] prairie dog
    [prairie-fox] prairie fox
    [quail] quail
    [raven] raven
    [red-squirrel] red squirrel
    [rock-ptarmigan] rock ptarmigan
    [roe-deer] roe deer
    [skunk] skunk
    [slug-eating-shrew] slug-eating shrew
    [snapping-turtle] snapping turtle
    [snow-vole] snow vole
    [stoat] stoat
    [tawny-owl] tawny owl
    [toad] toad
    [vole] vole
    [water-rail] water rail
    [water-shrew] water shrew
    [water-vole] water vole
    [wildcat] wildcat
    [wolverine] wolverine
    [wood-mouse] wood mouse
    [wood-pigeon] wood pigeon
    [wood-rat] wood rat
    [wood-thrush] wood thrush
   *[other] { $species }
  }
card-subtitle = { species-name } · { habitat-name }
stat-actions = Actions
stat-ability = { ability-name }
card-ability = { ability-text }
gain-comrade = { $you ->
    [1] Then you go first.
   *[other] Then { who } goes first.
  }
gain-items = { $count ->
    [0] { $own ->
        [1] No gain: you have { item-name } already.
       *[0] No gain: nobody lacks { item-name }.
      }
   *[other] { $own ->
        [1] You get { item-name }.
       *[0] { $count } of us get { item-name }.
      }
  }
gain-manifesto = { $support ->
    [0] No gain: your support is full.
   *[other] +{ $support } support.
  }
gain-harvest = You hold { $count } cards then.
gain-blaze = { $count ->
    [0] Nothing to clear around { $place } now.
    [one] From { $place } it clears one hex: +{ $support } support{ lost-hearts }.
   *[other] From { $place } it clears { $count } hexes: +{ $support } support{ lost-hearts }.
  }
lost-hearts = { $harm ->
    [0] {""}
    [one] , −1 heart
   *[other] , −{ $harm } hearts
  }
gain-pyromancy = { $hearts ->
    [-1] It kills a defender: you have no heart left.
    [0] It leaves you no heart.
    [one] It leaves you 1 heart.
   *[other] It leaves you { $hearts } hearts.
  }
gain-mechs = { $count ->
    [0] No mech { $here ->
        [1] on { $place }
       *[0] next to { $place }
      } now: no gain.
   *[other] { $here ->
        [1] One mech less, +1 support.
       *[0] One mech less next to { $place }, +1 support.
      }
  }
gain-hospital = { $count ->
    [0] No gain: nobody is hurt.
    [one] One of us is hurt.
   *[other] { $count } of us are hurt.
  }
gain-run = { $count ->
    [0] No corridor from { $place } now.
    [one] Runs from { $place } to one hex farther off.
   *[other] Runs from { $place } to { $count } hexes farther off.
  }
gain-move = { $count ->
    [one] 1 place
   *[other] { $count } places
  }
gain-regroup = { $count ->
    [one] 1 camp
   *[other] { $count } camps
  }
gain-support = { $support ->
    [0] full: build first
   *[other] +{ $support } support
  }
gain-build = a new camp
gain-heal = all hearts
gain-gain = the camp’s item
short-no-points = no actions left
short-move = nowhere to go
short-regroup = no other camp
short-breach = no wall here
short-no-camps-left = all camps built
short-support-missing = { $missing } support short
short-camp-here = a camp stands here
short-factory-not-rewilded = rewild it first
short-not-home = not your home
short-nothing-to-clear = nothing to clear
short-no-camp-here = no camp here
short-camp-unusable = camp is covered
short-not-hurt = you are unhurt
short-item-held = you have it
short-no-mech-there = no mech here
short-not-in-a-factory = not in a factory
short-core-stays = not the core
short-rewilded-already = rewilded already
short-mechs-here = mechs are here
short-pollution-here = pollution is here
silence-title = Silence
silence-rule = Everybody chooses one defender for this round. No words, no signs, until all cards turn.
silence-talk = Talk is closed for everyone. It opens when the cards turn.
silence-owes = choosing
silence-chose = { $name } chosen
silence-out = the deck decides
silence-left = has left the board
effect-roll = { $more ->
    [0] { $one ->
        [0] nothing can happen to you
       *[other] you lose 1 heart
      }
   *[other] { $one ->
        [0] you lose 2 hearts
       *[other] you lose 1 heart or 2
      }
  }{ $deadly ->
    [0] {""}
    [one] ; one of them kills a defender
   *[other] ; { $deadly } of them kill a defender
  }
face-none = nothing
face-one = −1
face-two = −2
habitat-title = { $habitat ->
    [forest] Forest
    [plains] Plains
    [marsh] Marsh
   *[mountain] Mountain
  }
habitat-text = Hexes of one habitat side by side are a corridor: a defender of that habitat runs through it in one action.
thing-hunter = Hunter
thing-hunter-text = A mech in the wild. If you act in its hex, you roll for damage; Mechs cards send it after you.
thing-sniper = Sniper
thing-sniper-text = A mech in a factory or the core. It reaches the hexes next to it: if you act there, you roll for damage.
thing-pollution = Pollution
thing-pollution-text = Three in one hex turn it toxic. Clear it for 1 support.
thing-toxic = Toxic site
thing-toxic-text = Clearing it hurts you for 1. If one is due and none is left, everybody loses.
thing-factory = Factory
thing-factory-text = Breach a wall, get in, remove mechs and pollution, then rewild it.
thing-core = Machine core
thing-core-text = The next factory tile lies on top. When none is left and another is due, everybody loses.
thing-rewilded = Rewilded factory
thing-rewilded-text = It counts as every habitat, and the machines can’t take it back.
term-rewilded = Factories rewilded
term-rewilded-text = To win, every factory that was built must be rewilded.
term-camps = Camps built
term-camps-text = To win, every faction must build all its camps.
term-factories = Factories built
term-factories-text = When the machines must build one more than there are, everybody loses.
term-toxic = Toxic sites
term-toxic-text = When a seventh is due, everybody loses.
term-dead = Killed defenders
term-dead-text = When two defenders of one habitat are killed, everybody loses.
term-cards = Machine cards
term-cards-text = One is played after each turn. When all are played, they are shuffled.
term-actions = Actions
term-actions-text = Your defender’s card says how many you have in this turn.
term-support = Support
term-support-text = One for each mech destroyed, wall breached, hex cleared and factory rewilded. When it is full, you can build a camp.
term-hand = Hand
term-hand-text = A defender for each round. You draw by building camps and by abilities, never because a round begins.
term-phase-silence = Silence
term-phase-silence-text = Everybody chooses a defender in secret. Nobody may talk until all are turned up.
term-phase-reveal = Reveal
term-phase-reveal-text = All chosen defenders are turned up together, and those that do something on being revealed do it.
term-phase-act = Turns
term-phase-act-text = One after the other you spend the action points of your defender.
term-phase-machines = Machines
term-phase-machines-text = Each turn ends with a machine card. Nobody can skip it.
term-edge-is = An edge
term-edge-is-text = You step over edges that are open. A wall stops you until somebody breaches it, an engine always.
term-direction-is = The machine direction
term-direction-is-text = It says on which side engines have the hex that they go around.
term-engine-heading = An engine
term-engine-heading-text = It goes along the edges and leaves a wall on each one behind it.
term-organizer-name = An organizer
term-organizer-name-text = Stands on the board for a faction, and acts where it stands.
term-markers = Breach markers
term-markers-text = Each opens one wall for everybody. You have no more than these.
item-title = { $item ->
    [maps] Maps
    [bread] Bread
    [potions] Potions
   *[rockets] Rockets
  }
item-text = { $item ->
    [maps] Use them to move or regroup without an action.
    [bread] Eat it for 1 more action.
    [potions] Drink them to heal 1, or to clear your hex.
   *[rockets] Fire them to destroy a mech here or to breach a wall.
  } You get them at a camp of the faction that has them.
action-move = One hex over an open edge, or along a corridor of your defender’s habitat.
action-clear = Takes all pollution, or the toxic site, off your hex.
action-regroup = Puts you into any hex that has a camp of yours.
action-breach = Puts your marker on a wall of your hex: everybody may pass there.
action-destroy = Takes one mech out of your hex.
action-build = With full support, in a home hex without a camp: a new camp, and your hand fills up.
action-heal = On any usable camp: takes all damage off you.
action-rewild = In a factory without mechs and pollution: turns it back into wild land.
action-gain = On any camp: you get the item of its faction.
act-clear = Clear { $place }
act-destroy = Destroy the mech
act-build = Build a camp on { $place }
act-heal = Heal here
act-rewild = Rewild { $place }
act-gain = Take the item
act-eat = Bread: +1 action
act-drink = Potions: +1 heart
act-cleanse = Potions: clear { $place }
act-share = Tell habitats
act-stay = Stay
act-roll = Roll the die
act-end = End turn
act-move-to = Move to { $place }
act-regroup-to = Regroup to { $place }
act-travel-to = Move to { $place } by maps
act-fire-to = Fire at { $place }
act-breach-one = Breach this wall
act-blast-one = Blast this wall
act-choose-one = Lay { $name } face down
act-trigger-one = Use { ability-name }

# Buttons
do-take = Take
do-lead = Lead with
do-mix = Take
do-settle = Settle
do-choose = Choose
do-blind = Top card of
do-trigger = Trigger
do-aim = Aim at
do-emerge = Emerge in
do-carry = Move the camp in
do-pitch = Move it to
do-demolish = Breach
do-treat = Heal
do-shift = Shift to
do-stay = Stay
do-move = Move
do-build = Build
do-regroup = Regroup
do-clear = Clear
do-heal = Heal
do-destroy = Destroy
do-breach = Breach
do-rewild = Rewild
do-gain = Take item
do-eat = Eat bread
do-drink = Drink potions
do-cleanse = Clear by potions
do-fire = Fire rockets at
do-blast = Blast by rockets
do-travel = Move by maps
do-return = Regroup by maps
do-team-up = Team up
do-share = Tell habitats
do-roll = Roll
do-end = End actions

## The log

news-take = { $seat ->
    [-1] The { faction-name } is dealt.
   *[other] { $you ->
        [1] You take
       *[other] Seat { $seat } takes
      } the { faction-name }.
  }
news-lead = { $you ->
    [1] You lead
   *[other] Seat { $seat } leads
  } with { organizer-name }.
news-mix = { $you ->
    [1] You take
   *[other] Seat { $seat } takes
  } { $count } of the first cards from the first faction.
news-settle = { $you ->
    [1] You settle
   *[other] Seat { $seat } settles
  } in { $hex }.
news-choose = { $you ->
    [1] You choose
   *[other] Seat { $seat } chooses
  } { card-name }.
news-blind = { $you ->
    [1] You take
   *[other] Seat { $seat } takes
  } the top card of the { faction-name }.
news-trigger = { $you ->
    [1] You trigger
   *[other] Seat { $seat } triggers
  } the ability of the { faction-name }.
news-aim = { $you ->
    [1] You aim
   *[other] Seat { $seat } aims
  } at { $hex }.
news-emerge = { $you ->
    [1] You dig
   *[other] Seat { $seat } digs
  } to { $hex }.
news-carry = { $you ->
    [1] You take
   *[other] Seat { $seat } takes
  } up the camp in { $hex }.
news-pitch = { $you ->
    [1] You pitch
   *[other] Seat { $seat } pitches
  } it in { $hex }.
news-demolish = { $you ->
    [1] You demolish
   *[other] Seat { $seat } demolishes
  } { $edge }.
news-treat = { $you ->
    [1] You treat
   *[other] Seat { $seat } treats
  } the { faction-name }.
news-shift = { $you ->
    [1] You follow
   *[other] Seat { $seat } follows
  } a secret path to { $hex }.
news-stay = { $you ->
    [1] You stay
   *[other] Seat { $seat } stays
  }.
news-move = { $you ->
    [1] You move
   *[other] Seat { $seat } moves
  } to { $hex }.
news-build = { $you ->
    [1] You build
   *[other] Seat { $seat } builds
  } a camp.
news-regroup = { $you ->
    [1] You regroup
   *[other] Seat { $seat } regroups
  } to { $hex }.
news-clear = { $you ->
    [1] You clear
   *[other] Seat { $seat } clears
  } the hex.
news-heal = { $you ->
    [1] You rest
   *[other] Seat { $seat } rests
  } at a camp.
news-destroy = { $you ->
    [1] You attack
   *[other] Seat { $seat } attacks
  } a mech.
news-breach = { $you ->
    [1] You break
   *[other] Seat { $seat } breaks
  } through { $edge }.
news-rewild = { $you ->
    [1] You rewild
   *[other] Seat { $seat } rewilds
  } the factory.
news-gain = { $you ->
    [1] You fetch
   *[other] Seat { $seat } fetches
  } an item.
news-eat = { $you ->
    [1] You eat
   *[other] Seat { $seat } eats
  } bread: 1 action point more.
news-drink = { $you ->
    [1] You drink
   *[other] Seat { $seat } drinks
  } potions.
news-cleanse = { $you ->
    [1] You clear
   *[other] Seat { $seat } clears
  } the hex by potions.
news-fire = { $you ->
    [1] You fire
   *[other] Seat { $seat } fires
  } rockets at { $hex }.
news-blast = { $you ->
    [1] You blast
   *[other] Seat { $seat } blasts
  } { $edge }.
news-travel = { $you ->
    [1] You move
   *[other] Seat { $seat } moves
  } by maps to { $hex }.
news-return = { $you ->
    [1] You regroup
   *[other] Seat { $seat } regroups
  } by maps to { $hex }.
news-team-up = { $you ->
    [1] You team
   *[other] Seat { $seat } teams
  } up { card-name }: 1 action point more.
news-share = { $you ->
    [1] You tell
   *[other] Seat { $seat } tells
  } the habitats of the hand.
news-roll = { $you ->
    [1] You use
   *[other] Seat { $seat } uses
  } no more items before the roll.
news-end = { $you ->
    [1] You end
   *[other] Seat { $seat } ends
  } the actions.
news-lay = A tile of the board is laid.
news-turn-core = The core shows its next tile.
news-harden = A difficult machine card joins the deck: { machine-name }.
news-draw = Drawn: { card-name }.
news-begin = The { faction-name } goes first.
news-turn-up = The top card is { card-name }.
news-die = The die shows { $face ->
    [none] nothing.
    [one] 1.
   *[two] 2.
  }
news-kill = { card-name } is killed.
news-machine = The machines play { machine-name }.

# What comes of the players' moves
owner-name = { $owner ->
    [-1] The { faction-name }
   *[other] Seat { $owner }
  }
the-owner = { $owner ->
    [-1] the { faction-name }
   *[other] Seat { $owner }
  }
news-drew = { $own ->
    [1] You draw
   *[0] { owner-name } draws
  } { card-name }.
news-reshuffled = { $own ->
    [1] You shuffle your exhausted defenders into a new deck.
   *[0] { owner-name } shuffles the exhausted defenders into a new deck.
  }
news-revealed = { $own ->
    [1] You turn up
   *[0] { owner-name } turns up
  } { card-name }.
news-marker = { $own ->
    [1] You go first now.
   *[0] { owner-name } goes first now.
  }
news-resolved = { $own ->
    [1] You carry out
   *[0] { owner-name } carries out
  } { ability-name }.
news-no-target = { ability-name } finds no target.
news-turn-of = { $own ->
    [1] It is your turn.
   *[0] It is { the-owner }'s turn.
  }
news-support = { $own ->
    [1] You have { $amount } support now.
   *[0] { owner-name } has { $amount } support now.
  }
news-gained = { $own ->
    [1] You get { item-name }.
   *[0] { owner-name } gets { item-name }.
  }
news-used = { $own ->
    [1] You have used your { item-name }.
   *[0] { owner-name } has used { item-name }.
  }
news-cleared = { $own ->
    [1] You clear
   *[0] { owner-name } clears
  } { $hex }.
news-destroyed = { $own ->
    [1] You destroy
   *[0] { owner-name } destroys
  } a mech on { $hex }.
news-rusted = A mech on { $hex } rusts into pollution.
news-breached = { $own ->
    [1] You breach
   *[0] { owner-name } breaches
  } { $edge }.
news-rewilded = { $own ->
    [1] You rewild
   *[0] { owner-name } rewilds
  } factory { $number }.
news-camp = { $own ->
    [1] You have
   *[0] { owner-name } has
  } a camp on { $hex }.
news-camp-moved = A camp moves from { $hex } to { $hex2 }.
news-went = { $own ->
    [1] You go
   *[0] { owner-name } goes
  } from { $hex } to { $hex2 }.
news-rolled-for = { $own ->
    [1] You roll
   *[0] { owner-name } rolls
  } for { $roll ->
    [melee] the mech in the hex.
   *[sniper] the snipers next door: only the face with 1 counts.
  }
news-hurt = { $own ->
    [1] You lose
   *[0] { owner-name } loses
  } { hearts-of } { $source ->
    [roll] by the roll.
    [toxic-site] to the toxic site.
    [pyromancy] by Pyromancy.
   *[machines] to the mechs there.
  }
news-healed = { $own ->
    [1] You get { hearts-of } back.
   *[0] { owner-name } gets { hearts-of } back.
  }
news-overwhelmed = { $own ->
    [1] You have no heart left to lose: a defender dies.
   *[0] { owner-name } has no heart left to lose: a defender dies.
  }
news-told = { $own ->
    [1] You hold
   *[0] { owner-name } holds
  } { cards-told } of { habitat-name }.
cards-told = { $amount ->
    [0] no card
    [one] 1 card
   *[other] { $amount } cards
  }
news-exited = { $own ->
    [1] You have built your final camp and leave the board.
   *[0] { owner-name } has built the final camp and leaves the board.
  }
news-stays = { $own ->
    [1] You have built your final camp and play on until all factories are rewilded.
   *[0] { owner-name } has built the final camp and plays on until all factories are rewilded.
  }
news-hacked = { $own ->
    [1] You have hacked the machines: no machine card.
   *[0] { owner-name } has hacked the machines: no machine card.
  }

# The machines, step by step, each with its cause
news-step = Step: { tale-step }.
news-machines-shuffled = All machine cards were played: they are shuffled into a new deck.
news-directed = The machine direction is { direction-name } now.
news-advanced = Engine { $engine } rolls on from { $edge } to { $edge2 }.
news-walled = The engine leaves a wall on { $edge }.
obstacle-name = { $obstacle ->
    [wall] a wall
    [factory] a factory wall
    [engine] the other engine
    [rim] the rim of the board
   *[collision] the other engine, which wants the same edge
  }
news-reset = Engine { $engine } can't enter { $edge } because of { obstacle-name }: it is put on the core.
news-scanned-first = The scan from the core's arrow meets engine { $engine } first.
news-spoke-blocked = Tile { $number }: the way out at the { corner } is blocked by { obstacle-name }.
news-deployed = Engine { $engine } is deployed from tile { $number } to { $edge }, the first free way out.
news-stranded = Engine { $engine } finds no free way out and waits on the core.
news-none-enclosed = No hex is enclosed, so nothing is built.
news-enclosed = { $hex } is enclosed on all sides.
news-factory = Factory { $number } is built on { $hex }, the first enclosed hex that the scan from the core meets.
news-snipers = The core's new top tile gets { $amount } snipers.
news-nothing-spread = A factory was built, so no pollution is spread.
news-polluted = A chute of tile { $number } pollutes { $hex }.
news-skipped = Pollution of tile { $number } passes over { $hex }, which is a toxic site already.
news-blown-away = Pollution of tile { $number } would leave the board and is not placed.
news-toxic = { $hex } has 3 pollution: it becomes a toxic site.
news-hunter = Engine { $engine } deploys a hunter into { $hex }, { $place ->
    [ahead] straight ahead.
    [right] on its right, for the way ahead is closed.
   *[left] on its left, for the way ahead is closed.
  }
news-pursued = { $amount ->
    [one] A hunter in { $hex } is near enough and pursues
   *[other] { $amount } hunters in { $hex } are near enough and pursue
  } { $own ->
    [1] you
   *[0] { the-owner }
  } to { $hex2 }.
news-none-left = { $piece ->
    [wall] No wall is left in the box: none is built.
    [mech] Not enough mechs are left in the box.
   *[pollution] No pollution is left in the box: none is spread.
  }
news-over = { $result ->
    [won] { won }
    [core-complete] { core-complete }
    [toxic-disaster] { toxic-disaster }
    [massacre] { massacre }
   *[limit] { limit }
  }

# The machines' tale: steps, what came of them, and pages
who = { $seat ->
    [-1] the { faction-name }
   *[other] Seat { $seat }
  }
tale-after = { $you ->
    [1] After your turn
   *[other] After { who }'s turn
  }
tale-direction = Machine direction: { direction-name }
tale-step = { $order ->
    [engines-advance] Engines advance
    [scanned-engine-advances] The first engine advances
    [other-engine-advances] The other engine advances
    [deploy-reset-engines] Engines are sent out again
    [build-if-enclosed] Build a factory
    [spread-unless-built] Spread pollution
    [spread-always] Spread pollution
    [engines-deploy-hunters] Engines send hunters
    [hunters-pursue] Hunters pursue
    [damage-players-with-mechs] Mechs strike
   *[toggle-direction] The direction turns
  }
tale-advance = { $order ->
    [engines-advance] {""}
    [scanned-engine-advances] First engine,{" "}
   *[other-engine-advances] Other engine,{" "}
  }{ $number ->
    [1] { $order ->
        [engines-advance] First
       *[other] first
      }
    [2] { $order ->
        [engines-advance] Second
       *[other] second
      }
   *[other] { $order ->
        [engines-advance] Third
       *[other] third
      }
  } advance
tale-quiet = Nothing happens.
tale-engine = Engine { $engine } { $kind ->
    [stopped] runs into { obstacle-name } and goes back to the core.
    [closes] closes the ring around { $place }.
    [walls] builds wall { $count } of 6 around { $place }.
   *[rolls] rolls on and leaves a wall beside { $place }.
  }
tale-around = Because the direction is { direction-name }, it keeps { $place } on its { direction-name } hand.
tale-scanned = The scan from the core meets engine { $engine } first.
tale-stopped = An engine that can't enter the next edge leaves a wall where it stood.
tale-walls-of = walls of { $place }
tale-nearly = One more wall, and { $number ->
    [0] a Factories card ends the match: the core has no tile left.
   *[other] a Factories card builds factory { $number } here.
  }
tale-closed = { $place } is walled in: { $number ->
    [0] the next Factories card ends the match, for the core has no tile left.
   *[other] the next Factories card builds factory { $number } here.
  }
tale-deployed = Engine { $engine } is sent out again from { $core ->
    [1] the core.
   *[0] factory { $number }.
  }
tale-way-out = { $blocked ->
    [0] The way out that the arrow shows is free.
    [one] The first way out is blocked; it takes the next.
   *[other] { $blocked } ways out are blocked; it takes the first free one.
  }
tale-stranded = Engine { $engine } finds no way out and waits on the core.
tale-factory = Factory { $number } rises on { $place }.
tale-factory-cause = { $sites ->
    [one] Because all its sides are closed.
   *[other] Of { $sites } hexes that are walled in, the scan from the core meets it first.
  }
tale-factory-then = { $left ->
    [0] The core has no tile left: with one more we lose.
    [one] One more can be built; the one after it loses the match.
   *[other] { $left } more can be built; the one after them loses the match.
  }
tale-no-tile = { $place } is walled in, and the core has no tile left.
tale-spill = { $places ->
    [many] Chutes pour pollution over { $count ->
        [one] one hex.
       *[other] { $count } hexes.
      }
   *[other] Chutes pour pollution over { $places }.
  }
tale-spill-cause = { $passed ->
    [1] Toxic sites let it blow on to the hex behind.
   *[0] { $lost ->
        [1] Some of it blows off the board.
       *[0] Every factory that stands, and the core, pours from each of its chutes.
      }
  }
tale-brink = { $count ->
    [one] { $places } holds two now: a third makes it toxic.
   *[other] { $places ->
        [many] { $count } hexes
       *[other] { $places }
      } hold two each now: a third makes them toxic.
  }
tale-pollution = pollution
tale-toxic = { $places } { $count ->
    [one] turns toxic.
   *[other] turn toxic.
  }
tale-toxic-cause = Three pollution in one hex become a toxic site.
tale-toxic-then = { $left ->
    [0] No toxic site is left: with one more we lose.
    [one] One toxic site is left.
   *[other] { $left } toxic sites are left.
  }
tale-hunters = { $count ->
    [one] Engine { $engine } sends a hunter into { $places }.
   *[other] The engines send hunters into { $places }.
  }
tale-hunters-cause = { $beside ->
    [1] Where the way ahead is closed, the hunter gets off on the { direction-name }.
   *[0] Hunters get off straight ahead of their engine.
  }
tale-pursued = { $amount ->
    [one] A hunter reaches
   *[other] { $amount } hunters reach
  } { $you ->
    [1] you
   *[other] { who }
  } on { $place }.
tale-pursued-cause = { $active ->
    [1] Hunters come from up to two hexes away to whoever had the turn.
   *[0] Hunters next door come to everybody else.
  }
tale-pursued-then = { $you ->
    [1] From now on every action of yours there calls for a roll.
   *[other] Every action there calls for a roll.
  }
tale-hurt = { $you ->
    [1] The mechs on { $place } cost you { hearts-of }.
   *[other] The mechs on { $place } cost { who } { hearts-of }.
  }
hearts-of = { $amount ->
    [one] 1 heart
   *[other] { $amount } hearts
  }
tale-death = { card-name } is killed.
tale-death-then = A second dead defender of the { habitat-name } loses the match.
tale-directed = The machine direction is { direction-name } now.
tale-directed-then = Engines turn to the { direction-name } from now on.
tale-over = The end
tale-shuffled = The deck is empty
tale-came-advance = { $walls ->
    [0] No wall.
    [one] One wall.
   *[other] { $walls } walls.
  }{ $resets ->
    [0] {""}
    [one] {" "}One goes back to the core.
   *[other] {" "}Both go back to the core.
  }
tale-came-no-engine = No engine is on the board.
tale-came-all-out = Both are on the board.
tale-came-deployed = { $count ->
    [0] No way out is free.
    [one] One engine comes back.
   *[other] Both come back.
  }
tale-came-none-enclosed = No hex is walled in.
tale-came-factory = Factory { $number } on { $place }.
tale-came-nothing-spread = Not after a factory was built.
tale-came-spilled = { $count ->
    [0] Nothing falls on the board.
    [one] One hex.
   *[other] { $count } hexes.
  }{ $toxic ->
    [0] {""}
    [one] {" "}One turns toxic.
   *[other] {" "}{ $toxic } turn toxic.
  }
tale-came-hunters = { $count ->
    [one] One new hunter.
   *[other] { $count } new hunters.
  }
tale-came-pursued = { $count ->
    [0] None is near enough.
    [one] One hunter moves.
   *[other] { $count } hunters move.
  }
tale-came-hurt = { $count ->
    [0] Nobody is with a mech.
    [one] One is hurt.
   *[other] { $count } are hurt.
  }
tale-came-directed = Now { direction-name }.
tale-came-shuffled = All machine cards are shuffled.

# Options: what each is called on the start page, and what its values mean.
option-difficulty = Difficult machine cards
option-difficulty-0 = none: the basic machine deck
option-difficulty-1 = 1 card, intermediate
option-difficulty-2 = 2 cards, intermediate
option-difficulty-3 = 3 cards, expert
option-difficulty-4 = 4 cards, expert
option-difficulty-5 = 5 cards, extreme
option-difficulty-6 = 6 cards, extreme
option-factions = Who plays which faction
option-factions-chosen = players choose their factions
option-factions-dealt = chance deals the factions
option-supply_mode = Walls, mechs and pollution
option-supply_mode-unlimited = they never run out
option-supply_mode-box = limited to the box, then no more come
option-same_edge_collision = Two engines ordered onto one edge
option-same_edge_collision-both_reset = both reset, and the edge stays clear
option-same_edge_collision-scan_order = the one scanned first takes it, the other resets
option-core_edges_breachable = Breaching the walls of the core
option-core_edges_breachable-false = they can't be breached
option-core_edges_breachable-true = a breach earns support, but opens no way in
option-perimeter_walls_breachable = Breaching walls on the perimeter
option-perimeter_walls_breachable-true = they can be breached, for support as usual
option-perimeter_walls_breachable-false = they can't be breached
option-abilities_reach_core = Abilities against the core
option-abilities_reach_core-true = they reach the mechs and pollution there
option-abilities_reach_core-false = mechs and pollution there are out of reach
option-caravans_mixed_types = Corridors under Caravans
option-caravans_mixed_types-false = each move uses one habitat, whichever you like
option-caravans_mixed_types-true = one move may run through several habitats
option-solo_team_up = Teaming up in solo play
option-solo_team_up-faction_and_habitat = cards must share faction and habitat
option-solo_team_up-habitat_only = the same habitat is enough
option-relocate_to_same_hex = Tunnels and Traveling Library
option-relocate_to_same_hex-true = may end in the hex where they began
option-relocate_to_same_hex-false = must end in another hex
option-exit_needs_damage_roll = Damage roll for a final camp
option-exit_needs_damage_roll-true = rolled as after any action, then you leave
option-exit_needs_damage_roll-false = no roll when a defender leaves the game
option-items_before_roll = Items before a damage roll
option-items_before_roll-true = any item may be used between action and roll
option-items_before_roll-potions = only potions may be drunk between action and roll
option-items_before_roll-false = too late: the roll follows the action at once
option-last_player_draws_on_final_camp = Final camp of the last player
option-last_player_draws_on_final_camp-true = fills the hand as other camps do
option-last_player_draws_on_final_camp-false = brings no cards
option-reveal_order = Order of reveal abilities
option-reveal_order-free = owners trigger theirs in any order
option-reveal_order-first_player_decides = the first player names the next one
option-reveal_order-seat_order = clockwise from the first player
option-rain_of_rust_gives_support = Support for Rain of Rust
option-rain_of_rust_gives_support-false = no support for the rusted mech
option-rain_of_rust_gives_support-true = 1 support for the rusted mech

# --- what beginners should think of first ---

warn-lost-support = Your support is full: this earns none. Build a camp first.
warn-deadly-fire = You bear three damage: the next kills a card of your hand.
warn-early-leave = With your last camp you leave the board, and { $count ->
    [one] a factory still stands
   *[other] { $count } factories still stand
  }.
warn-blind-round = Your hand is empty: next round the deck chooses. A camp would fill it.
warn-full-barrels = The next machine card may make { $places } toxic. You can still clear it.

## Puzzles

puzzle-goal-action = A camp built, a factory rewilded and a toxic site cleared count one each: one action brings { $brings }, any other { $next ->
    [0] none.
   *[other] { $next } at most.
  }
puzzle-goal-turn = A camp built, a factory rewilded and a toxic site cleared count one each: this turn can bring { $brings }; the next best idea brings { $next ->
    [0] none.
   *[other] { $next }.
  }
