## On the door

door-hook = Riproduciti, migra e rilancia: l’isola è di chi si adatta.
door-goal = Diffonditi, adattati e chiudi in testa al tracciato del successo.
door-kind = Aste · maggioranze
door-minutes = 60–90 min

## Why a move is refused

no-such-space = Sull’isola non c’è questa casella.
space-taken = Questa casella è occupata.
not-your-tile = Questa tessera non è tua.
your-own-tile = Questa è una tua tessera.
supply-empty = La tua riserva è vuota.
no-tile-on-board = Non hai tessere sull’isola.

cannot-seed-there = Il tuo organismo non può vivere { in-terrain }, quindi non comincia lì.
area-seeded = { area-name }: all’inizio ci stanno al massimo { $most } tessere.

tile-stranded = Questa tessera è bloccata: il tuo organismo non può muoversi in questo terreno.
cannot-migrate-there = Il tuo organismo non può migrare { in-terrain }.
goal-not-in-terrain = La carta porta una tessera { in-terrain }.
must-change-area = La tessera deve venire da un’altra area.
way-not-adapted = La strada passa per un terreno che il tuo organismo non può attraversare.
others-in-the-way = Ci sono tessere altrui sulla strada.
too-far = È troppo lontano: si passa solo sopra le proprie tessere.
no-way-there = Nessuna catena di tue tessere porta lì.
migrated-already = In questo turno hai già usato la migrazione gratuita.

space-not-in-terrain = Questa casella non è { in-terrain }.
cannot-expand-there = Il tuo organismo non può espandersi { in-terrain }.
cannot-attack-there = Il tuo organismo non può attaccare { in-terrain }.
area-not-full = { area-name }: quest’area non è piena.

card-not-in-hand = Non hai in mano { a-card }.
no-plays-left = Non hai più giocate.
last-play-is-auction = L’ultima giocata dev’essere un’asta.
no-event-auctions = In questa partita gli eventi non si mettono all’asta.
auction-owed = Devi mettere una carta all’asta prima di finire il turno.
plays-owed = Devi usare tutte e { $plays } le giocate prima di finire il turno.
card-does-not-do-that = Questa carta ({ card-name }) non lo permette.

already-attack = Il tuo organismo può già attaccare { in-terrain }.
no-tile-left = Non ci sono più tessere che portino { the-terrain } al livello “{ level }”.

ability-limit = { $most ->
    [one] Puoi avere al massimo 1 tessera { ability-name }.
   *[other] Puoi avere al massimo { $most } tessere { ability-name }.
  }
no-ability-left = Nessun altro ha una tessera { ability-name }.
not-from-yourself = Non puoi prendere una tessera che è già tua.
has-no-such-ability = Posto { $seat } non ha tessere { ability-name }.
not-furthest-ahead = Ne ha una anche Posto { $other }, che è più avanti di Posto { $seat }.
must-take-intelligence = Questa carta deve portarti una tessera Intelligenza, altrimenti non resta una giocata per l’asta.

joker-is-no-event = Un jolly non è mai un evento.
joker-as-what = Un jolly si usa come carta terreno, adattamento o abilità.
joker-would-do-nothing = Come { card-name } il jolly non farebbe nulla.
declare-joker-first = Prima di’ che cosa è il jolly.

ability-not-owned = Non hai tessere { ability-name }.
ability-used = In questo turno la tua tessera { ability-name } è già usata.
intelligence-by-playing = L’Intelligenza si usa giocando una carta in più.
defense-in-answer = La Difesa risponde a un attacco nel turno di un altro.
nowhere-to-go = Non c’è una casella dove la tua tessera possa andare.
nowhere-to-strike = Non c’è una casella dove tu possa attaccare.

bid-too-low = L’offerta minima è { $bid }.
price-is-fixed = In due giocatori il prezzo è { $bid }.
cannot-pay = Puoi pagare al massimo { $bid }.
does-not-pay = Così non paghi { $bid } di cibo.
more-than-needed = È più di quanto serva per { $bid } di cibo.
below-floor = { $floor ->
    [one] Pagando non si scende sotto 1 punto.
   *[other] Pagando non si scende sotto { $floor } punti.
  }
bank-too-small = La banca ha solo { $food } di cibo.
too-little-food = Un punto costa { $food } di cibo.

chart-not-in-pool = { organism-name }: in questa partita non c’è.
chart-taken = { organism-name }: già di qualcun altro.
nominator-opens = Hai scelto tu la scheda, quindi apri tu l’asta.
bid-from-food-only = Le schede si pagano solo con il cibo; tu ne hai { $food }.

before-first-turn = Il primo turno non è ancora iniziato.
action-open = Prima finisci ciò che è in corso.
not-with-bought-card = Con una carta comprata puoi fare solo ciò che dice la carta.
not-your-turn = È il turno di Posto { $seat }.
you-have-passed = Hai passato e sei fuori da quest’asta.
your-own-auction = Non si fanno offerte per la propria carta.
your-bid-stands = L’offerta più alta è la tua.
you-have-a-chart = Hai già una scheda.
not-now-seed = Le tessere iniziali si piazzano solo prima del primo turno.
not-now-migrate = Ora non puoi migrare.
not-now-expand = Ci si espande con una carta terreno.
not-now-attack = Si attacca con una carta terreno.
not-now-raise = Un livello si alza con una carta adattamento.
not-now-take = Un’abilità si prende con una carta abilità.
not-now-take-from = Ora non c’è da scegliere a chi prenderla.
not-now-tile = Non c’è da scegliere quale tessera prendere.
not-now-as = Solo un jolly si usa come un’altra carta.
not-now-forgo = Non c’è una carta da lasciar perdere.
not-now-resolve = Non c’è un evento comprato.
not-now-lift = La Mobilità solleva una tessera, una volta.
not-now-land = La Mobilità posa la tessera che ha sollevato.
not-now-strike = Si colpisce con l’Aggressione.
not-now-block = Non c’è nulla da bloccare.
not-now-allow = Non c’è nulla da lasciar passare.
not-now-bid = Non c’è un’asta in cui tu possa offrire.
not-now-pass = Non c’è un’asta in cui tu possa passare.
not-now-step-back = Si cedono punti solo per pagare una carta vinta.
not-now-remove = Si tolgono tessere solo in un’epidemia.
not-now-nominate = Non c’è una scheda da scegliere.
not-now-chart = Le schede le estrae il caso.
not-now-nominator = Chi sceglie per primo lo decide il caso.
not-now-draw = Le carte le pesca il caso.

## How a match ends

last-tile = La partita è finita con un’ultima tessera.
last-pawn = La partita è finita con l’ultima area che paga.
limit = La partita è stata troppo lunga.

## The scene

# Words for the things of the game. A message with an argument of the same name says which one.
terrain-forest = foresta
terrain-desert = deserto
terrain-savanna = savana
terrain-steppe = steppa
terrain-mountains = montagne
terrain-water = acqua
terrain-name = { $terrain ->
    [forest] Foresta
    [desert] Deserto
    [savanna] Savana
    [steppe] Steppa
    [mountains] Montagne
    [water] Acqua
   *[other] { $terrain }
  }
# Where, and what: with the preposition or the article that each terrain has.
in-terrain = { $terrain ->
    [forest] nella foresta
    [desert] nel deserto
    [savanna] nella savana
    [steppe] nella steppa
    [mountains] sulle montagne
    [water] nell’acqua
   *[other] { $terrain }
  }
to-terrain = { $terrain ->
    [forest] alla foresta
    [desert] al deserto
    [savanna] alla savana
    [steppe] alla steppa
    [mountains] alle montagne
    [water] all’acqua
   *[other] { $terrain }
  }
the-terrain = { $terrain ->
    [forest] la foresta
    [desert] il deserto
    [savanna] la savana
    [steppe] la steppa
    [mountains] le montagne
    [water] l’acqua
   *[other] { $terrain }
  }
short-forest = Foresta
short-desert = Deserto
short-savanna = Savana
short-steppe = Steppa
short-mountains = Monti
short-water = Acqua

area-name = { $area ->
    [forest-small] Foresta piccola
    [forest-large] Foresta grande
    [desert-small] Deserto piccolo
    [desert-large] Deserto grande
    [savanna-small] Savana piccola
    [savanna-large] Savana grande
    [steppe-small] Steppa piccola
    [steppe-large] Steppa grande
    [mountains-small] Montagne piccole
    [mountains-large] Montagne grandi
    [water-small] Acque piccole
    [water-large] Acque grandi
   *[other] { $area }
  }
# Sentences say where something happens, so it comes with its preposition.
the-area = { $area ->
    [forest-small] nella foresta piccola
    [forest-large] nella foresta grande
    [desert-small] nel deserto piccolo
    [desert-large] nel deserto grande
    [savanna-small] nella savana piccola
    [savanna-large] nella savana grande
    [steppe-small] nella steppa piccola
    [steppe-large] nella steppa grande
    [mountains-small] sulle montagne piccole
    [mountains-large] sulle montagne grandi
    [water-small] nelle acque piccole
    [water-large] nelle acque grandi
   *[other] { $area }
  }
area-itself = { $area ->
    [forest-small] la foresta piccola
    [forest-large] la foresta grande
    [desert-small] il deserto piccolo
    [desert-large] il deserto grande
    [savanna-small] la savana piccola
    [savanna-large] la savana grande
    [steppe-small] la steppa piccola
    [steppe-large] la steppa grande
    [mountains-small] le montagne piccole
    [mountains-large] le montagne grandi
    [water-small] le acque piccole
    [water-large] le acque grandi
   *[other] { $area }
  }

organism-crocodile = Coccodrillo
organism-snake = Serpente
organism-eagle = Aquila
organism-bear = Orso
organism-mammoth = Mammut
organism-human = Uomo
organism-lower = { $organism ->
    [crocodile] coccodrillo
    [snake] serpente
    [eagle] aquila
    [bear] orso
    [mammoth] mammut
    [human] uomo
   *[other] { $organism }
  }
of-organism = { $organism ->
    [crocodile] del coccodrillo
    [snake] del serpente
    [eagle] dell’aquila
    [bear] dell’orso
    [mammoth] del mammut
    [human] dell’uomo
   *[other] { $organism }
  }
the-organism = { $organism ->
    [crocodile] il coccodrillo
    [snake] il serpente
    [eagle] l’aquila
    [bear] l’orso
    [mammoth] il mammut
    [human] l’uomo
   *[other] { $organism }
  }
a-organism = { $organism ->
    [crocodile] un coccodrillo
    [snake] un serpente
    [eagle] un’aquila
    [bear] un orso
    [mammoth] un mammut
    [human] un uomo
   *[other] una tessera
  }
organism-many = { $organism ->
    [crocodile] coccodrilli
    [snake] serpenti
    [eagle] aquile
    [bear] orsi
    [mammoth] mammut
    [human] uomini
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

card-terrain-forest = carta foresta
card-terrain-desert = carta deserto
card-terrain-savanna = carta savana
card-terrain-steppe = carta steppa
card-terrain-mountains = carta montagne
card-terrain-water = carta acqua
card-ability = carta abilità
card-adaptation = carta adattamento
card-joker = jolly
card-event-food-source = Fonte di Cibo
card-event-epidemic = Epidemia
card-event-famine = Carestia
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
   *[other] carta
  }
a-card = { $card ->
    [terrain-forest] una { card-terrain-forest }
    [terrain-desert] una { card-terrain-desert }
    [terrain-savanna] una { card-terrain-savanna }
    [terrain-steppe] una { card-terrain-steppe }
    [terrain-mountains] una { card-terrain-mountains }
    [terrain-water] una { card-terrain-water }
    [ability] una { card-ability }
    [adaptation] una { card-adaptation }
    [joker] un { card-joker }
    [event-food-source] una { card-event-food-source }
    [event-epidemic] un’{ card-event-epidemic }
    [event-famine] una { card-event-famine }
   *[other] una carta
  }
short-terrain-forest = Foresta
short-terrain-desert = Deserto
short-terrain-savanna = Savana
short-terrain-steppe = Steppa
short-terrain-mountains = Montagne
short-terrain-water = Acqua
short-ability = Abilità
short-adaptation = Adattarsi
short-joker = Jolly
short-event-food-source = Fonte di Cibo
short-event-epidemic = Epidemia
short-event-famine = Carestia

ability-food = Cibo
ability-intelligence = Intelligenza
ability-mobility = Mobilità
ability-defense = Difesa
ability-aggression = Aggressione
ability-name = { $ability ->
    [food] { ability-food }
    [intelligence] { ability-intelligence }
    [mobility] { ability-mobility }
    [defense] { ability-defense }
    [aggression] { ability-aggression }
   *[other] { $ability }
  }
used-ability = tessera { ability-name }, usata in questo turno
mark-unused = una non ancora usata
mark-used = una già usata

level = { $level ->
    [migrate] migrare
    [expand] espandersi
    [attack] attaccare
   *[other] nessuno
  }
printed = livello “{ level }”, come stampato
stack = livello “{ level }” con { tiles-of }
head-migrate = →
head-expand = +
head-attack = ×

points-of = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
food-of = { $food } di cibo
steps-of = { $steps ->
    [one] 1 posizione
   *[other] { $steps } posizioni
  }
points-of-steps = { $steps ->
    [one] 1 punto
   *[other] { $steps } punti
  }
tiles-of = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
  }

# Layouts and pieces
island = Isola
space-about = { $space }, { the-area }
area-about = { area-name }: { $count } caselle. A ogni grande conteggio fa punti chi ha più tessere qui.
deck-about = Mazzo: alla fine del turno peschi fino ad avere dieci carte.
discard-about = Pila degli scarti: si rimescola quando il mazzo finisce.
shown-about = Carte giocate o vendute in questo turno.
tile-about = { $you ->
    [1] Tua tessera
   *[0] Tessera di Posto { $seat }
  } { the-area }. { in-terrain-first } { $level ->
    [none] non può fare nulla.
    [migrate] può migrare.
    [expand] può migrare ed espandersi.
   *[attack] può migrare, espandersi e attaccare.
  }
in-terrain-first = { $terrain ->
    [forest] Nella foresta
    [desert] Nel deserto
    [savanna] Nella savana
    [steppe] Nella steppa
    [mountains] Sulle montagne
    [water] Nell’acqua
   *[other] { $terrain }
  }
chart = Scheda di Posto { $seat }
hand = Le tue carte
start-player = primo giocatore di questo giro
deck = Mazzo
discarded = Pila degli scarti

# Seats
seat = Posto { $seat }
no-chart = Ancora senza scheda
unit-points = pt
count-food = cibo
count-tiles = tessere
count-cards = carte
count-on-island = sull’isola
state-turn = { $you ->
    [1] giochi
   *[other] gioca
  }
state-asked = { $you ->
    [1] decidi
   *[other] decide
  }
bidder-sells = { $you ->
    [1] vendi
   *[other] vende
  }
bidder-out = { $you ->
    [1] hai passato
   *[other] ha passato
  }
bidder-leads = { $you ->
    [1] offri { $food }
   *[other] offre { $food }
  }
bidder-asked = { $you ->
    [1] devi offrire
   *[other] deve offrire
  }
bidder-in = in gara
item-level = { $level ->
    [none] Nulla
    [migrate] Migrare
    [expand] Espandersi
   *[attack] Attaccare
  } { in-terrain }{ $count ->
    [0] {""}
    [one] {" "}(adattato una volta)
    [2] {" "}(adattato due volte)
   *[other] {" "}(adattato { $count } volte)
  }
count-ability = { ability-name }{ $used ->
    [0] {""}
    [one] , { $used } usata in questo turno
   *[other] , { $used } usate in questo turno
  }

# Meters
meter-success = Successo: vince chi ne ha di più
meter-areas = Aree piene
clock-areas = { $points ->
    [0] Nessuna area paga più
   *[other] La prossima area piena paga { $points }
  }{ $pending ->
    [0] { $areas ->
        [0] {""}
        [one] {" · porta un grande conteggio"}
       *[other] {" · grande conteggio tra "}{ $areas }
      }
    [one] {" · grande conteggio dopo questo turno"}
   *[other] {" · "}{ $pending } grandi conteggi dopo questo turno
  }
meter-end = Fine della partita
clock-end = { $reason ->
    [last-tile] La partita finisce con questo turno: è stata piazzata un’ultima tessera
    [last-pawn] La partita finisce con questo turno: l’ultima area è pagata
    [limit] La partita finisce con questo turno
   *[other] { $you ->
        [1] Ti
       *[0] A Posto { $seat }
      } { $count ->
        [one] resta 1 tessera: piazzarla chiude la partita
       *[other] restano { $count } tessere: l’ultima chiude la partita
      }
  }
meter-plays = Giocate
meter-sale = Vendita
meter-walk = Migrazione

# Auctions
lot = { $you ->
    [1] Vendi
   *[0] Posto { $seat } vende
  }
chart-lot = In vendita la scheda { of-organism }
standing-bid-of = { $you ->
    [1] Vale la tua offerta di { $food }
   *[0] Posto { $seat } offre { $food }
  }
fixed-price = Il prezzo è { food-of }
no-bid = Ancora nessuna offerta
worth-nothing = Non potresti farci nulla.
worth-points = { $points ->
    [0] Ora per te vale poco.
    [one] Per te vale circa 1 punto.
   *[other] Per te vale circa { $points } punti.
  }
worth-event = { $card ->
    [event-epidemic] Costa una tessera a ogni altro giocatore.
   *[other] Costa cibo a ogni altro giocatore.
  }
worth-chart = I segni dicono che cosa può fare { the-organism } in ogni terreno.

# How one stands in an area once a tile more lies there.
you-stand = { $standing ->
    [full-monopoly] hai tutte le caselle
    [monopoly] ci sei solo tu
    [first] sei in testa
    [tied-first] condividi il primo posto
    [second] hai il secondo posto
    [tied-second] condividi il secondo posto
    [third] hai il terzo posto
    [tied-third] condividi il terzo posto
   *[other] ci sei
  }
at-scorings = { $scorings ->
    [one] all’ultimo grande conteggio
   *[other] a ognuno dei { $scorings } grandi conteggi che restano
  }
why-points = { $each ->
    [0] {""}
   *[other] { $by ->
        [ability] Un’abilità in più porta +{ $each } { at-scorings }.
        [adaptation] Un adattamento in più porta +{ $each } { at-scorings }.
        [food] Ti porta subito { food-of }, e +{ $each } per il cibo { at-scorings }.
        [migrate] Spostando una tessera { $herd ->
            [0] { you-stand } { the-area }
           *[other] il tuo branco ha { $herd } tessere
          }: +{ $each } { at-scorings }.
        [attack] Sostituendo un rivale { $herd ->
            [0] { you-stand } { the-area }
           *[other] il tuo branco ha { $herd } tessere
          }: +{ $each } { at-scorings }.
       *[expand] Con { a-organism } in più { $herd ->
            [0] { you-stand } { the-area }
           *[other] il tuo branco ha { $herd } tessere
          }: +{ $each } { at-scorings }.
      }
  }{ $filled ->
    [0] { $each ->
        [0] Ti porta subito { food-of }.
       *[other] {""}
      }
   *[other] {" "}Riempie { area-itself }: subito +{ $filled }.
  } { $price } di cibo = 1 punto.
can-terrain = { $places ->
    [0] { $rivals ->
        [0] { $walks ->
            [0] { $level ->
                [none] { terrain-name }: per te terreno chiuso.
               *[other] { in-terrain-first } non c’è posto per te.
              }
            [one] Potresti migrare su 1 casella { in-terrain }.
           *[other] Potresti migrare su { $walks } caselle { in-terrain }.
          }
        [one] Potresti sostituire 1 rivale { in-terrain }.
       *[other] Potresti sostituire uno di { $rivals } rivali { in-terrain }.
      }
    [one] Potresti piazzare una tessera sull’unica casella libera { in-terrain }.
   *[other] Potresti piazzare una tessera su una di { $places } caselle libere { in-terrain }.
  }
can-ability = { $count ->
    [0] Nessuna abilità è disponibile per te.
    [one] Prendi un’abilità: 1 tipo disponibile.
   *[other] Prendi un’abilità: { $count } tipi disponibili.
  }
can-adaptation = { $count ->
    [0] Nessun terreno può salire.
    [one] Ti adatti: 1 terreno può salire di un livello.
   *[other] Ti adatti: { $count } terreni possono salire di un livello.
  }
can-joker = { $count ->
    [0] Nessun tipo di carta ti aiuterebbe.
    [one] Può essere 1 tipo di carta che ti aiuta.
   *[other] Può essere uno di { $count } tipi di carta che ti aiutano.
  }
can-event = { $card ->
    [event-food-source] Ricevi cibo, e così chiunque sia ultimo.
    [event-epidemic] Ognuno di loro sceglie una tessera che muore.
   *[other] Ognuno di loro perde { food-of }, o 1 punto per ogni unità che manca.
  }

# What is at stake
last-scoring = Ultimo grande conteggio
projection = Se si contasse ora
points-for = Punti
category-areas = Aree
category-herds = Branchi
category-adaptations = Adattamenti
category-abilities = Abilità
category-food = Cibo
total = Totale
majorities = Chi è in testa dove
herds = Branchi
lot-opens = Che cosa apre la carta
supplies = Riserve
next-pawn = Prossima pedina area
pawns-to-scoring = Pedine fino al prossimo grande conteggio
no-pawns = Non resta nessuna pedina area.
round-start = Apre il giro
bank = Cibo in banca
abilities-left = Tessere abilità
adaptations-left = Tessere adattamento

chart-of-own = Che cosa può fare { the-organism }
chart-note = Ogni segno comprende i precedenti: migrare, espandersi, attaccare.
sign-title = { $level ->
    [none] Nulla
    [migrate] Migrare
    [expand] Espandersi
   *[attack] Attaccare
  } { in-terrain }
sign-text = { $level ->
    [none] chiuso per { the-organism }
    [migrate] entra con una tessera da una casella vicina
    [expand] piazza una nuova tessera su una casella vuota
   *[attack] sostituisci anche un rivale in un’area piena
  }{ $count ->
    [0] {""}
    [one] {" "}(adattato una volta)
    [2] {" "}(adattato due volte)
   *[other] {" "}(adattato { $count } volte)
  }
head-small = area piccola
head-large = area grande
source-filled = Aree piene
source-ability = Abilità Cibo
source-convert = Cibo in punti
source-paid = Pagati in punti

key-share = tessere di un giocatore nell’area, prima chi ne ha di più
key-free = caselle libere
key-paid = l’area è stata riempita e ha pagato
key-herd = tessere del branco, e il suo rango
key-tied-herd = il rango è condiviso: tutti prendono il premio inferiore
key-area-points = punti per l’area
key-herd-points = punti per il branco
key-walk = qui puoi migrare
key-place = qui puoi espanderti
key-attack = qui puoi sostituire il rivale

# A big scoring, told category by category
scoring-title = { $last ->
    [1] Conteggio finale
   *[0] Grande conteggio · { $number } di { $of }
  }
in-category = { $category ->
    [areas] per le aree
    [herds] per i branchi
    [adaptations] per gli adattamenti
    [abilities] per le abilità
   *[food] per il cibo
  }
how-counted = { $category ->
    [areas] In ogni area: { $prizes } per chi ha più tessere, per il secondo e il terzo. Da soli: { $alone }, in un’area piena { $full }. In parità si prende il premio inferiore.
    [herds] Tessere vicine dello stesso giocatore sono un branco, oltre ogni confine. Il più grande prende il primo premio: { $prizes }. In parità si prende il premio inferiore.
    [adaptations] Chi ha più tessere adattamento, poi il secondo: { $prizes }.
    [abilities] Chi ha più tessere abilità, poi il secondo: { $prizes }.
   *[food] Chi ha più cibo, poi il secondo: { $prizes }. Nessuno lo perde.
  }
scored-nothing = Nessuno fa punti { in-category }.
scored-leader = { $others ->
    [0] { $you ->
        [1] Prendi
       *[0] Posto { $seat } prende
      } il massimo { in-category }: { points-of }.
    [one] { $you ->
        [1] Tu e un altro prendete
       *[0] Posto { $seat } e un altro prendono
      } il massimo { in-category }: { points-of } a testa.
   *[other] { $you ->
        [1] Tu e altri { $others } prendete
       *[0] Posto { $seat } e altri { $others } prendono
      } il massimo { in-category }: { points-of } a testa.
  }
scored-none = { $category ->
    [areas] Non hai tessere sull’isola.
    [herds] Non hai un branco: una tessera da sola non lo è.
   *[other] Non ne hai, quindi niente per te.
  }
scored-own = Prendi { points-of }: { $category ->
    [areas] { $groups ->
        [0] nessuna area ti paga.
        [one] { $best } { the-area } ({ standing }, { tiles-of }).
       *[other] { $groups } aree ti pagano; il meglio è { $best } { the-area } ({ standing }).
      }
    [herds] il tuo branco migliore ha { tiles-of } ({ rank-of-herd }) e porta { $best }.
   *[other] ne hai { $count } ({ standing }).
  }
herd-tie = Il tuo branco è pari a quello di Posto { $seat }: { tiles-of } ciascuno.
shared-place = { $standing ->
    [tied-first] primo
    [tied-second] secondo
    [tied-third] terzo
    [tied-fourth] quarto
   *[other] quinto
  }
tie-cost = Prendi { points-of }. Poiché condividi il { shared-place } posto con Posto { $seat }, vale { $best } invece di { $alone }. { $category ->
    [herds] Un’altra tessera accanto ti avrebbe dato { $alone }.
    [adaptations] Un altro adattamento ti avrebbe dato { $alone }.
    [abilities] Un’altra abilità ti avrebbe dato { $alone }.
   *[food] 1 di cibo in più ti avrebbe dato { $alone }.
  }
group-area = { tiles-of } { the-area }, { standing }
group-herd = { tiles-of }, { rank-of-herd }

# What is to be decided; a second sentence says more.
match-over = La partita è finita.
supply-used = { $you ->
    [1] Hai
   *[0] Posto { $seat } ha
  } piazzato tutte le tessere.
ask-nominate = Scegli la prossima scheda da mettere all’asta.
ask-chart-bid = Offri cibo per { the-organism }, oppure passa.
more-chart-bid = Le schede si pagano solo con il cibo.
ask-seed = Piazza { $left ->
    [one] l’ultima tessera iniziale
   *[other] { a-organism }
  } su una casella illuminata.
more-seed = { $left ->
    [one] Poi comincia il primo turno.
   *[other] { $left } da piazzare. Un’area grande prende { $large } tessere in tutto, una piccola { $small }.
  }
ask-turn = { $left ->
    [0] Nessuna giocata rimasta: finisci il turno.
   *[other] { $owes ->
        [1] { $left ->
            [one] { $takes ->
                [1] Vendi una carta, o prendi prima un’Intelligenza.
               *[0] Vendi una carta: l’ultima giocata dev’essere una vendita.
              }
           *[other] Gioca una carta, o vendine una.
          }
       *[other] Gioca o vendi una carta, o finisci il turno.
      }
  }
more-turn = { $owes ->
    [1] Vendine una prima di finire.
   *[other] La vendita è fatta.
  } { $walk ->
    [1] Una migrazione è gratis.
   *[other] La migrazione gratis è usata.
  }
ask-hand = Giochi o vendi { a-card }?
ask-migrate-on = { $picked ->
    [0] Quale tua tessera si sposta?
   *[other] Dove va?
  }
ask-expand-on = Dove metti la nuova tessera?
ask-attack-on = Quale rivale sostituisci?
ask-card = { $card ->
    [ability] Quale abilità prendi?
    [adaptation] A quale terreno ti adatti?
    [joker] Che cosa deve essere il jolly?
    [event-food-source] Fai sgorgare la fonte di cibo?
    [event-epidemic] Fai scoppiare l’epidemia?
    [event-famine] Fai arrivare la carestia?
   *[other] Usa la tua { card-name }.
  }
more-card = { $bought ->
    [1] L’hai comprata, e puoi anche lasciarla perdere.
   *[other] { $card ->
        [ability] Ogni tessera si usa una volta per turno.
        [adaptation] Sale di un livello, per sempre.
        [joker] Una qualsiasi carta terreno, adattamento o abilità.
       *[other] { $level ->
            [migrate] Scegli una tua tessera, poi dove va.
            [expand] Casella libera: nuova tessera. Tua tessera: migra.
           *[other] Un rivale è sostituito, una casella libera riceve una tessera.
          }
      }
  }
ask-giver = A chi prendi la tessera { ability-name }?
ask-tile = Quale tessera { ability-name } prendi a Posto { $seat2 }?
ask-bid = Offri per { a-card }, oppure passa.
more-bid = { $food ->
    [0] Nessuno ha ancora offerto.
   *[other] L’offerta è { $food }: offri di più o passa.
  }
ask-pay = Come paghi { food-of }?
more-pay = Ogni punto successo che cedi vale { $price } di cibo.
ask-defend = { $against ->
    [exchange] Posto { $seat2 } si scambia con una tua tessera. Blocchi?
    [aggression] Posto { $seat2 } ti colpisce { the-area }. Blocchi?
   *[other] Posto { $seat2 } ti attacca { the-area }. Blocchi?
  }
more-defend = { $count ->
    [one] Ti resta una Difesa in questo turno.
   *[other] Ti restano { $count } Difese in questo turno.
  }
ask-epidemic = Quale tua tessera muore nell’epidemia?
ask-mobility = Quale tessera sposti con la Mobilità?
ask-land = Dove va la tessera sollevata?
more-land = Può scambiarsi di posto con la tessera di un altro.
ask-aggression = Dove piazzi una tessera con l’Aggressione?
more-aggression = Una tessera altrui lì muore, anche in un’area non piena.

wait-charts = Si estraggono le schede.
wait-nominator = Il caso decide di chi è la prima scelta.
wait-deal = Si distribuiscono le carte.
wait-refill = Si pescano carte.
wait-nominate = Posto { $seat } sceglie la prossima scheda all’asta.
wait-chart-bid = Posto { $seat } offre per { the-organism }, o passa.
wait-seed = Posto { $seat } piazza una tessera.
wait-turn = È il turno di Posto { $seat }.
wait-card = Posto { $seat } usa { a-card }.
wait-giver = Posto { $seat } sceglie a chi prendere la tessera { ability-name }.
wait-tile = Posto { $seat } sceglie quale tessera { ability-name } prendere.
wait-bid = Posto { $seat } offre per { a-card }, o passa.
wait-pay = Posto { $seat } paga { food-of }.
wait-defend = Posto { $seat } può bloccare con la Difesa.
wait-epidemic = Posto { $seat } perde una tessera nell’epidemia.
wait-mobility = Posto { $seat } sposta una tessera con la Mobilità.
wait-aggression = Posto { $seat } colpisce con l’Aggressione.

# What moves bring
hint-placing = { $points ->
    [0] {""}
   *[other] Riempie { area-itself }: +{ $points }.
  }{ $big ->
    [1] {" "}Poi un grande conteggio: tu +{ $own }, Posto { $seat } +{ $theirs }.
   *[other] {""}
  }{ $standing ->
    [alone] {" "}Nessun altro è { the-area }.
    [first] {" "}Sei in testa { the-area }, { $mine } a { $rival }.
    [tied] {" "}Sei alla pari { the-area }, { $mine } a { $rival }.
    [behind] {" "}Sei dietro { the-area }, { $mine } a { $rival }.
   *[other] {""}
  }{ $herd ->
    [0] {""}
    [one] {" "}Non si unisce a nessun branco.
   *[other] {" "}Si unisce al tuo branco: { $herd } tessere.
  }{ $last ->
    [1] {" "}È la tua ultima tessera: la partita sta per finire.
   *[other] {""}
  }
hint-replace = La tessera di Posto { $seat } muore; la Difesa può bloccare.{ $last ->
    [1] {" "}È la tua ultima tessera: la partita sta per finire.
   *[other] {""}
  }
hint-exchange = La tua tessera e quella di Posto { $seat } si scambiano di posto; la Difesa può bloccare.
hint-land = Va qui; nessuno può bloccarla.
hint-remove = Esce dal gioco.
hint-auction = Gli altri offrono cibo; ciò che pagano è tuo.
hint-cost = Ti costa { points-of-steps }.
hint-raise = Al livello “{ level }”.
hint-from-supply = { $count ->
    [one] l’ultima della riserva
   *[other] { $count } nella riserva
  }
hint-from-seat = da Posto { $seat }, che è più avanti
hint-from-several = da uno di quelli più avanti
hint-no-use = Ora non potresti farci nulla.
hint-convert = { $food } di cibo per 1 punto.
hint-convert-first = Puoi ancora trasformare cibo in { points-of-steps }; dopo non varrà nulla.

effect-fills = la riempie: +{ $points }
effect-herd = { $count ->
    [one] da sola
   *[other] branco di { $count }
  }
effect-dies = muore
effect-exchange = cambia posto

label-attack = Sostituisci Posto { $seat }
label-strike = Colpisci Posto { $seat }
label-exchange = Scambia con Posto { $seat }
label-remove = Rinuncia a questa tessera
label-auction = Vendila

# Cards
card-text = { $card ->
    [ability] Prendi un’abilità: dalla riserva, altrimenti da chi è più avanti.
    [adaptation] Alza di un livello un terreno della tua scheda, per sempre.
    [joker] Usalo come una qualsiasi carta terreno, adattamento o abilità.
    [event-food-source] Ricevi cibo, e così chiunque sia ultimo.
    [event-epidemic] Ogni altro giocatore perde una tessera a sua scelta.
    [event-famine] Ogni altro giocatore perde cibo, o punti al suo posto.
    [terrain-forest] Migra, espanditi o attacca in una foresta, fino al tuo segno.
    [terrain-desert] Migra, espanditi o attacca in un deserto, fino al tuo segno.
    [terrain-savanna] Migra, espanditi o attacca in una savana, fino al tuo segno.
    [terrain-steppe] Migra, espanditi o attacca in una steppa, fino al tuo segno.
    [terrain-mountains] Migra, espanditi o attacca sulle montagne, fino al tuo segno.
    [terrain-water] Migra, espanditi o attacca nell’acqua, fino al tuo segno.
   *[other] Migra, espanditi o attacca nel suo terreno, fino al tuo segno.
  }
card-no-use = ora non ti serve
use-terrain = { $level ->
    [none] Chiuso
    [migrate] Migra
    [expand] Espanditi
   *[attack] Attacca
  }
use-other = { $card ->
    [ability] Prendi
    [adaptation] Adàttati
    [joker] Qualsiasi
    [event-food-source] Cibo
    [event-epidemic] Contagia
   *[other] Affama
  }
way-sell = o vendila
reason-no-plays = nessuna giocata rimasta
reason-sell-only = ultima giocata: vendita
reason-not-sold = non si può vendere
reason-highest = livello massimo
reason-no-tile = nessuna tessera rimasta
reason-not-to-take = non puoi averne di più
reason-sell-first = prima vendi una carta
reason-plays-owed = prima usa tutte le giocate

# Buttons
act-use = { $ability ->
    [food] Cibo: +{ $steps }
    [mobility] Mobilità
   *[other] Aggressione
  }
act-convert = { $food } di cibo per 1 punto
act-end = Fine turno
act-play = Giocala
act-migrate = Migra
act-expand = Espanditi
act-attack = Attacca
to-level = fino a “{ level }”
act-resolve = { $card ->
    [event-food-source] Prendi il cibo
    [event-epidemic] Falla scoppiare
   *[other] Falla arrivare
  }
act-forgo = Lascia perdere
act-pass = Passa
act-bid = { $fixed ->
    [1] Compra per { $food } di cibo
   *[0] Offri
  }
act-block = Blocca con la Difesa
act-allow = Lascia fare
act-from = Da Posto { $seat }
act-tile-unused = Una non usata
act-tile-used = Una già usata
act-nominate = Metti all’asta { the-organism }

do-seed = Piazza
do-play = Gioca
do-auction = Vendi
do-migrate = Migra
do-expand = Espanditi
do-attack = Attacca
do-raise = Alza
do-take = Prendi
do-take-from = Prendi da
do-tile = Prendi
do-as = Usa come
do-forgo = Lascia perdere
do-resolve = Lascia accadere
do-use = Usa
do-lift = Solleva
do-land = Posa
do-strike = Colpisci
do-block = Blocca
do-allow = Lascia fare
do-bid = Offri
do-pass = Passa
do-step-back = Cedi punti
do-remove = Rinuncia
do-convert = Converti cibo
do-end-turn = Fine turno
do-nominate = Scegli

## What every sign and thing means

about-terrain = Uno dei sei terreni, ognuno con un’area piccola e una grande. Il tuo segno dice che cosa puoi fare in entrambe.
term-none = Nulla
about-none = Chiuso: il tuo organismo non può fare nulla in questo terreno.
term-migrate = Migrare
about-migrate = Sposta una tua tessera su una casella libera: accanto, o passando sopra una catena di tue tessere.
term-expand = Espandersi
about-expand = Piazza una nuova tessera su una qualsiasi casella libera del terreno. Lì puoi anche migrare.
term-attack = Attaccare
about-attack = Sostituisci la tessera di un rivale dove l’area è piena. Lì puoi anche migrare ed espanderti.
about-ability = { $ability ->
    [food] Una volta nel tuo turno ti porta punti successo.
    [intelligence] Nel tuo turno puoi giocare o vendere una carta in più.
    [mobility] Una volta nel tuo turno sposti una tessera su una qualsiasi casella dove puoi vivere, o la scambi con un rivale lì.
    [defense] Una volta per turno fermi un attacco a una tua tessera nel turno di un altro.
   *[aggression] Una volta nel tuo turno piazzi una tessera dove il tuo segno è l’attacco; una tessera rivale lì muore.
  }
what-ability = { $ability ->
    [food] punti successo una volta per turno
    [intelligence] una carta in più per turno
    [mobility] sposta una tessera dove puoi vivere
    [defense] ferma un attacco contro di te
   *[aggression] piazza o colpisci dove attacchi
  }
about-organism = Un organismo. La sua scheda dice che cosa può fare in ogni terreno.
term-meter-success = Successo
about-meter-success = Alla fine vince chi ha più punti successo. Le offerte oltre il tuo cibo costano punti.
term-meter-areas = Aree piene
about-meter-areas = Chi riempie un’area prende ciò che paga la prossima pedina. Le pedine colorate portano un grande conteggio dopo il turno.
term-meter-end = Fine della partita
about-meter-end = La partita finisce quando qualcuno ha piazzato l’ultima tessera o è presa l’ultima pedina area.
term-meter-plays = Giocate
about-meter-plays = In ogni turno si giocano o vendono tre carte; ogni Intelligenza ne dà una in più.
term-meter-sale = Vendita
about-meter-sale = In ogni turno una carta va venduta agli altri, se ne hai.
term-meter-walk = Migrazione gratis
about-meter-walk = Una volta per turno una tessera può migrare gratis, senza carta.
term-play = Giocare una carta
about-play = Usi tu la carta.
term-auction = Vendere una carta
about-auction = Metti una carta all’asta: gli altri offrono, e chi vince ti paga e la usa subito.
term-bid = Offrire
about-bid = Offri cibo per la carta. Quello che non hai in cibo lo paghi con punti successo.
term-convert = Cibo in punti
about-convert = Tre di cibo valgono un punto successo, quante volte vuoi nel tuo turno.
term-end-turn = Fine del turno
about-end-turn = Peschi fino a dieci carte. Segue il grande conteggio, se è scattato.
term-block = Bloccare
about-block = Usi la Difesa: l’attacco è perso.
term-gi-shiny-apple = Cibo
about-gi-shiny-apple = Paga le carte all’asta. Tre di cibo valgono un punto; chi ne ha di più fa punti.
term-gi-paw-print = Tessere
about-gi-paw-print = Quelle che devi ancora piazzare. Chi piazza l’ultima chiude la partita.
term-gi-card-draw = Carte
about-gi-card-draw = Le carte in mano. Alla fine del turno peschi fino a dieci.
term-card-back = Carte
about-card-back = Una pila di carte coperte.
term-purple-pawn = Primo giocatore
about-purple-pawn = Chi ce l’ha apre il giro.
term-kind-badge = Chi è in testa qui
about-kind-badge = Le tessere di tutti in quest’area, prima chi ne ha di più, e le caselle libere. Fanno punti il primo, il secondo e il terzo.
term-gi-animal-hide = Branco
about-gi-animal-hide = Tessere vicine dello stesso giocatore, oltre ogni confine. I branchi più grandi fanno punti.

## The log

news-seed = { $you ->
    [1] Cominci
   *[0] Posto { $seat } comincia
  } { $space }.
news-play = { $you ->
    [1] Giochi
   *[0] Posto { $seat } gioca
  } { a-card }.
news-auction = { $you ->
    [1] Metti
   *[0] Posto { $seat } mette
  } in vendita { a-card }.
news-migrate = { $you ->
    [1] Migri
   *[0] Posto { $seat } migra
  } { $space2 }.
news-expand = { $you ->
    [1] Ti espandi
   *[0] Posto { $seat } si espande
  } { $space }.
news-attack = { $you ->
    [1] Attacchi
   *[0] Posto { $seat } attacca
  } { $space }.
news-raise = { $you ->
    [1] Ti adatti
   *[0] Posto { $seat } si adatta
  } { to-terrain }.
news-take = { $you ->
    [1] Prendi
   *[0] Posto { $seat } prende
  } la tessera { ability-name }.
news-as = { $you ->
    [1] Usi
   *[0] Posto { $seat } usa
  } il jolly come { card-name }.
news-forgo = { $you ->
    [1] Lasci
   *[0] Posto { $seat } lascia
  } perdere la carta.
news-resolve = { $you ->
    [1] Lasci
   *[0] Posto { $seat } lascia
  } che l’evento accada.
news-use = { $you ->
    [1] Usi
   *[0] Posto { $seat } usa
  } la tessera { ability-name }{ $ability ->
    [food] {" "}per punti successo.
   *[other] .
  }
news-lift = { $you ->
    [1] Sollevi
   *[0] Posto { $seat } solleva
  } una tessera { $space }.
news-land = { $you ->
    [1] Sposti
   *[0] Posto { $seat } sposta
  } una tessera { $space }.
news-strike = { $you ->
    [1] Colpisci
   *[0] Posto { $seat } colpisce
  } { $space }.
news-block = { $you ->
    [1] Blocchi
   *[0] Posto { $seat } blocca
  } con la Difesa.
news-allow = { $you ->
    [1] Non blocchi
   *[0] Posto { $seat } non blocca
  }.
news-bid = { $you ->
    [1] Offri
   *[0] Posto { $seat } offre
  } { $food }.
news-pass = { $you ->
    [1] Passi
   *[0] Posto { $seat } passa
  }.
news-step-back = { $you ->
    [1] Paghi
   *[0] Posto { $seat } paga
  } { points-of-steps } invece di cibo.
news-remove = { $you ->
    [1] Perdi
   *[0] Posto { $seat } perde
  } una tessera { $space }.
news-convert = { $you ->
    [1] Trasformi
   *[0] Posto { $seat } trasforma
  } cibo in 1 punto.
news-end-turn = { $you ->
    [1] Finisci
   *[0] Posto { $seat } finisce
  } il turno.
news-nominate = { $you ->
    [1] Metti
   *[0] Posto { $seat } mette
  } all’asta la scheda { of-organism }.
news-take-from = { $you ->
    [1] La prendi
   *[0] Posto { $seat } la prende
  } { $you2 ->
    [1] a te
   *[0] a Posto { $seat2 }
  }.
news-tile = { $you ->
    [1] Prendi
   *[0] Posto { $seat } prende
  } { $mark ->
    [used] una tessera già usata
   *[unused] una tessera non ancora usata
  }.
news-chart = Si estrae { the-organism }.
news-nominator = La prima scelta è { $you2 ->
    [1] tua
   *[0] di Posto { $seat2 }
  }.
news-draw = Si pesca { a-card }.

# How a sentence goes on with what came of it.
then-migrate = {" "}e { $you ->
    [1] migri
   *[0] migra
  } { $space2 }.
then-expand = {" "}e { $you ->
    [1] ti espandi
   *[0] si espande
  } { $space }.
then-attack = {" "}e { $you ->
    [1] attacchi
   *[0] attacca
  } { $space }.
then-raise = {" "}e { $you ->
    [1] ti adatti
   *[0] si adatta
  } { to-terrain }.
then-take = {" "}e { $you ->
    [1] prendi
   *[0] prende
  } la tessera { ability-name }.
then-as = {" "}come { card-name }.
then-forgo = {" "}e { $you ->
    [1] la lasci
   *[0] la lascia
  } perdere.
then-resolve = {" "}e { $you ->
    [1] la usi
   *[0] la usa
  }.
then-land = {" "}e { $you ->
    [1] sposti
   *[0] sposta
  } una tessera { $space }.
then-strike = {" "}e { $you ->
    [1] colpisci
   *[0] colpisce
  } { $space }.
then-replaced = {" "}e { $you2 ->
    [1] sostituisci
   *[0] sostituisce
  } { $you3 ->
    [1] la tua tessera.
   *[0] la tessera di Posto { $seat3 }.
  }
then-exchanged = {", "}dove si scambia di posto con { $you3 ->
    [1] una delle tue.
   *[0] una di Posto { $seat3 }.
  }
then-filled = {" "}e { $you2 ->
    [1] riempi
   *[0] riempie
  } l’area: { points-of }.
then-unsold = {", "}ma nessuno offre.
then-idle = {", "}ma non { $you ->
    [1] puoi
   *[0] può
  } farci nulla.
then-lost-ability = {" "}a { $you2 ->
    [1] te.
   *[0] Posto { $seat2 }.
  }
then-fed = {" "}e { $you2 ->
    [1] ricevi
   *[0] riceve
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
   *[other] carta
  }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
news-drew-several = { $you2 ->
    [1] Peschi { $count } carte: { $list }.
   *[0] Posto { $seat2 } pesca { $count } carte.
  }
news-drew = { $you2 ->
    [1] Peschi { a-card }.
   *[0] Posto { $seat2 } pesca una carta.
  }
news-reshuffled = La pila degli scarti viene mescolata in un nuovo mazzo.
news-starts = { $you2 ->
    [1] Cominci tu.
   *[0] Comincia Posto { $seat2 }.
  }
news-turn-of = { $you2 ->
    [1] È il tuo turno.
   *[0] È il turno di Posto { $seat2 }.
  }
news-chart-sold = { $you2 ->
    [1] Ottieni
   *[0] Posto { $seat2 } ottiene
  } { the-organism } per { food-of }.
news-replaced = { $you2 ->
    [1] Sostituisci
   *[0] Posto { $seat2 } sostituisce
  } { $you3 ->
    [1] la tua tessera
   *[0] la tessera di Posto { $seat3 }
  } { $space }.
news-exchanged = { $you2 ->
    [1] Tu e Posto { $seat3 } vi scambiate
   *[0] { $you3 ->
        [1] Posto { $seat2 } e tu vi scambiate
       *[0] Posto { $seat2 } e Posto { $seat3 } si scambiano
      }
  } le tessere.
news-filled = { $you2 ->
    [1] Riempi
   *[0] Posto { $seat2 } riempie
  } { area-itself }: { points-of }.
news-triggered = Dopo questo turno c’è un grande conteggio.
news-sold = { $you3 ->
    [1] Compri
   *[0] Posto { $seat3 } compra
  } { a-card } da { $you2 ->
    [1] te
   *[0] Posto { $seat2 }
  } per { food-of }{ $steps ->
    [0] .
   *[other] , al costo di { points-of-steps }.
  }
news-unsold = Nessuno offre; la carta ({ card-name }) viene scartata.
news-idle = { $you2 ->
    [1] Non puoi
   *[0] Posto { $seat2 } non può
  } fare nulla con { a-card }.
news-lost-ability = { $you3 ->
    [1] Prendi
   *[0] Posto { $seat3 } prende
  } la tessera { ability-name } a { $you2 ->
    [1] te
   *[0] Posto { $seat2 }
  }.
news-fed = { $you2 ->
    [1] Ricevi
   *[0] Posto { $seat2 } riceve
  } { food-of }.
news-starved = { $you2 ->
    [1] Perdi
   *[0] Posto { $seat2 } perde
  } { $food ->
    [0] { points-of-steps }, non avendo cibo.
   *[other] { food-of }{ $steps ->
        [0] .
       *[other] {" "}e { points-of-steps }.
      }
  }
news-big-scoring = Un grande conteggio.
standing = { $standing ->
    [full-monopoly] senza altri, area piena
    [monopoly] senza altri
    [first] primo posto
    [second] secondo posto
    [third] terzo posto
    [fourth] quarto posto
    [fifth] quinto posto
    [tied-first] primo posto alla pari
    [tied-second] secondo posto alla pari
    [tied-third] terzo posto alla pari
    [tied-fourth] quarto posto alla pari
    [tied-fifth] quinto posto alla pari
    [tied-lower] alla pari sotto il quinto
   *[other] sotto il quinto
  }
rank-of-herd = { $standing ->
    [first] il più grande
    [tied-first] il più grande alla pari
   *[other] { standing }
  }
news-scored-area = { area-name }: { $you2 ->
    [1] prendi
   *[0] Posto { $seat2 } prende
  } { points-of } ({ standing }, { tiles-of }).
news-scored-herd = Un branco di { tiles-of } ({ rank-of-herd }): { $you2 ->
    [1] prendi
   *[0] Posto { $seat2 } prende
  } { points-of }.
news-scored-most = { $category ->
    [adaptations] { category-adaptations }
    [abilities] { category-abilities }
   *[food] { category-food }
  }: { $you2 ->
    [1] prendi
   *[0] Posto { $seat2 } prende
  } { points-of } ({ standing }, { $food }).
news-ending = { $reason ->
    [last-tile] Era un’ultima tessera: la partita sta per finire.
    [last-pawn] Era l’ultima area che paga: la partita finisce con questo turno.
   *[other] La partita finisce con questo turno.
  }

# Options: what each is called on the start page, and what its values mean.
option-charts = Livelli sulle schede degli organismi
option-charts-published_like = come le schede stampate, per quanto si sa
option-charts-balanced = equilibrati tra terreni e organismi
option-organism_pool = Organismi che possono entrare in gioco
option-organism_pool-all = tutti e sei, per quanti si sia a giocare
option-organism_pool-recommended = un gruppo adatto al numero di giocatori
option-ability_limit = Tessere abilità dello stesso tipo (3+ giocatori)
option-ability_limit-2 = al massimo 2 per giocatore
option-ability_limit-1 = al massimo 1 a testa, come nell’edizione tedesca
option-ability_limit-0 = quante ne riesci ad avere
option-start_with_ability_card = Carte iniziali
option-start_with_ability_card-false = 10 carte a caso
option-start_with_ability_card-true = una carta abilità e 9 a caso
option-buyer_expands_at_migrate = Una carta terreno comprata al livello migrare
option-buyer_expands_at_migrate-false = permette solo di migrare
option-buyer_expands_at_migrate-true = permette anche di espandersi
option-organism_auction = Come ottieni il tuo organismo
option-organism_auction-false = estratto a caso, con 8 di cibo all’inizio
option-organism_auction-true = comprato all’asta, con 12 di cibo all’inizio
option-rotating_start = Chi apre un giro
option-rotating_start-false = sempre l’organismo più antico
option-rotating_start-true = dal secondo giro, l’ultimo sul tracciato del successo
option-must_use_all_plays = Giocate in un turno
option-must_use_all_plays-false = fino a tre; obbligatoria è solo l’asta
option-must_use_all_plays-true = vanno usate tutte e tre
option-event_auctions = Eventi all’asta
option-event_auctions-true = si possono offrire, e accadono per chi compra
option-event_auctions-false = le carte evento non vanno all’asta
option-payment = Pagare una carta vinta
option-payment-food_first = prima il cibo, poi il minimo di passi indietro
option-payment-free_choice = chi compra sceglie quanti passi indietro
option-payment_floor = Passi indietro per pagare
option-payment_floor--20 = non oltre la posizione -20
option-payment_floor-1 = non oltre la posizione 1
option-payment_floor-0 = non oltre la posizione 0
option-payment_floor--10 = non oltre la posizione -10
option-payment_floor--50 = non oltre la posizione -50
option-payment_floor--100 = non oltre la posizione -100
option-bank = Cibo in banca
option-bank-unlimited = non finisce mai
option-bank-limited = 120 in tutto; prendi quello che resta
option-adaptation_supply = Tessere adattamento di un livello
option-adaptation_supply-limited = possono finire, e quel livello si blocca
option-adaptation_supply-unlimited = non finiscono mai
option-defense_on_own_turn = La Difesa nel tuo turno
option-defense_on_own_turn-false = riposa, anche se chi compra ti attacca
option-defense_on_own_turn-true = può fermare l’attacco di chi compra
option-min_herd_size = Il branco più piccolo che fa punti
option-min_herd_size-2 = 2 tessere
option-min_herd_size-1 = 1 tessera: anche da sola è un branco
option-rank_after_tie = Ranghi dopo branchi o giocatori alla pari
option-rank_after_tie-drop_one = una parità salta un rango, per quanti la condividano
option-rank_after_tie-competition = ogni branco o giocatore alla pari occupa un rango
option-majority_ties = Parità in adattamenti, abilità e cibo
option-majority_ties-next_lower = il primo posto condiviso vale 2 a testa, il secondo nulla
option-majority_ties-friendly = il primo posto condiviso vale 4 a testa, il secondo 2 a testa
option-big_scoring_stacking = Più grandi conteggi in un turno
option-big_scoring_stacking-text = si fanno tutti, ma l’ultimo turno ne ha uno
option-big_scoring_stacking-always = si fanno tutti, e in più quello finale
option-big_scoring_stacking-once = mai più di uno dopo un turno
option-same_area_terrain_migration = Migrare con una carta terreno
option-same_area_terrain_migration-true = la tessera può muoversi nella sua area
option-same_area_terrain_migration-false = la tessera deve venire da un’altra area
option-winner_ties = Parità in testa alla fine
option-winner_ties-shared = la vittoria è condivisa
option-winner_ties-food = vince chi ha più cibo, poi chi è dopo in ordine di turno
option-food_visibility = Quanto cibo hai
option-food_visibility-open = lo vedono tutti
option-food_visibility-hidden = lo vedi solo tu, ma i grandi conteggi lo mostrano
option-two_player_end_on_last_pawn = In due: l’ultima pedina area
option-two_player_end_on_last_pawn-false = non chiude la partita
option-two_player_end_on_last_pawn-true = chiude la partita a turno finito
option-two_player_finish_turn = In due: l’ultima tessera
option-two_player_finish_turn-false = chiude subito la partita
option-two_player_finish_turn-true = chiude la partita a turno finito

# --- ciò a cui chi inizia dovrebbe pensare prima ---

warn-useless-bid = Non puoi usare questa carta: pagheresti per niente.
warn-lone-tile = Da sola non è un branco. Altrove si unirebbe a uno di { $size }.
warn-kept-food = Potrebbe essere il tuo ultimo turno: { $food } di cibo { $steps ->
    [one] valgono un punto
   *[other] valgono { $steps } punti
  }, ora o mai più.
warn-gift = Posto { $seat } potrebbe riempirci un’area.
warn-leaders-scoring = Porta il grande conteggio: { $own ->
    [one] 1 punto
   *[other] { $own } punti
  } a te, { $theirs } a Posto { $seat }.

# Ordini permanenti
order-bid = Offre per te, fino a

## Puzzles

puzzle-goal-action = Conta il tuo successo e quanto ti darebbe ora un grande conteggio: un’azione rende { $brings } in più, ogni altra al massimo { $next }.
puzzle-goal-turn = Conta il tuo successo e quanto ti darebbe ora un grande conteggio: questo turno può rendere { $brings } in più; la migliore delle altre idee { $next }.
