## On the door

door-hook = Posa la tua terra coperta, poi sveglia gli animali che la abitano.
door-goal = Porta i tuoi animali a tutti e cinque gli Elementi prima degli altri.
door-kind = Piazzamento nascosto · tattica
door-minutes = 45–60 min

## Why a move is refused

chance-decides = Questo lo decide il caso.
no-cards-any-more = Nella fase Azione nessuna carta entra più sul tabellone.
other-step = Questo appartiene a un altro momento del piazzamento.
position-phase-first = Gli animali agiscono quando la fase di piazzamento è finita.
activate-first = Prima attiva un animale.
finish-activation-first = Prima finisci questa attivazione.
answer-first = Si sta decidendo qualcos’altro.
you-are-out = Non hai più animali da attivare, quindi sei fuori dalla partita.
you-have-conceded = Hai abbandonato la partita.
a-roll-is-due = I Wildice sono ancora da tirare.
no-lizard-attacked = Nessuno attacca una Lucertola che possa perdere la coda.
no-lizard-escapes = Nessuna Lucertola sta fuggendo.
no-holes-rolled = Non ci sono buchi da pagare.
no-swan-to-choose = Non c’è un Cigno da scegliere.

not-in-hand = Non hai questa carta.
deck-empty = Il tuo mazzo è vuoto.
not-enough-magic = Non hai abbastanza segnalini magia.
keep-before-returning = Prima scegli le carte da tenere, poi rimetti via le altre.
keep-in-order = Le carte da tenere si nominano nell’ordine della lista.
no-such-field = Il tabellone non ha un campo { $field }.
field-has-a-card = Su { $field } c’è già una carta.
not-connected = Deve toccare una delle tue carte.
first-card-at-the-edge = La tua prima carta va sul bordo del tabellone.
wrong-landscape = La carta non va bene per il paesaggio di questo campo.
no-desert-on-element = Un deserto non può stare su un Elemento.
bees-shun-elements = Le Api non possono posarsi su un campo con un Elemento.
too-many-dots = Sarebbero troppi puntini in una mossa.

not-on-board = Non hai un animale così sul tabellone.
no-token = Non ha il segnalino attivazione.
eagle-first = L’Aquila va attivata per prima.
not-enough-activations = Non restano abbastanza attivazioni.
not-stunned = Non ha segnalini stordimento.
must-wake-up = Ha un segnalino stordimento: può solo svegliarsi.
sprint-used = Questo Orso ha già fatto lo scatto.
no-option = Non può né muoversi né attaccare.
deactivated-just-now = Attiva un altro animale, o rinuncia a uno, prima della prossima Disattivazione.
beaver-never-forfeits = Un Castoro può sempre disattivarsi: non vi si rinuncia mai.
blocked-is-ignored = In questa partita non si rinuncia agli animali bloccati; non fermano il rinnovo.
not-blocked = Non è bloccato.

not-adjacent = { $field } non è accanto.
desert-in-the-way = Solo i Serpenti entrano in un deserto.
no-water-there = Lì un’Anguilla ha bisogno d’acqua.
pickup-stays-open = Con il carico, l’Aquila non può tornare dove l’ha preso.
field-occupied = { $field } è occupato.
beyond-double-speed = È più del doppio della sua Velocità.
could-not-be-completed = Da lì l’attivazione non si potrebbe completare.
only-the-eagle-carries = Solo l’Aquila ha gli Artigli.
carries-already = L’Aquila porta già un animale.
nothing-to-carry = Qui non c’è nessuno che l’Aquila possa prendere ora.
nothing-to-drop = L’Aquila non porta nessuno.
drop-elsewhere = Va lasciato su un campo diverso da dove è stato preso.
drop-needs-free-field = Si può lasciare solo su un campo libero.
must-fly-on = Dopo averlo lasciato, l’Aquila deve poter volare oltre.
two-motions-at-most = Un’attivazione ha al massimo due movimenti.
take-a-step-first = Prima fai un Passo.
drop-the-load-first = Prima lascia il carico.
not-on-occupied-field = Un movimento non può finire su un campo occupato.
must-change-field = Deve finire su un campo diverso da dove è stato attivato.

no-attack-in-second-motion = Nel secondo movimento non si attacca.
basilisk-only-watches = Il Basilisco non attacca: osserva.
not-its-attack = Non è così che attacca.
attack-needs-free-field = Può attaccare solo da un campo libero.
nobody-there = Su { $field } non c’è nessuno da attaccare.
own-animal = Non può attaccare i suoi.
bees-are-invulnerable = Le Api sono invulnerabili a questo.
eel-needs-water = Solo gli animali con l’acqua sulla carta raggiungono un’Anguilla.
immune-to-its-kind = È immune alla propria specie.
nothing-to-heal = Non c’è danno da curare.
too-far = I Passi rimasti non bastano.
move-first = Prima deve muoversi: da qui può colpire solo chi cade di sicuro.
nobody-in-reach = Lì non verrebbe colpito nessuno.
escape-needs-free-field = La Lucertola ha bisogno di un campo libero.
escape-is-nearest = C’è un campo libero più vicino.

## How it ended

five-elements = Tutti e cinque gli Elementi sono presi.
last-animals = Vince l’ultimo giocatore con animali.
concession = Deciso per resa.
tally = Decide chi ha più Elementi.
draw = La partita è pari.

## The scene

# Names of things. A message with an argument of the same name says which one.
animal-beaver = Castoro
animal-snake = Serpente
animal-lizard = Lucertola
animal-echidna = Echidna
animal-croco = Croco
animal-swans = Cigni
animal-bear = Orso
animal-mouflon = Muflone
animal-eagle = Aquila
animal-bees = Api
animal-basilisk = Basilisco
animal-unicorn = Unicorno
animal-fire_drake = Dragone
animal-scarab = Scarabeo
animal-skunk = Puzzola
animal-eel = Anguilla
land-water = Acqua
land-forest = Foresta
land-meadow = Prato
land-rock = Roccia
land-joker = Jolly
land-desert = Deserto
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
   *[other] un animale
  }
# The same with its article, and with “di”.
the-animal = { $animal ->
    [beaver] il Castoro
    [snake] il Serpente
    [lizard] la Lucertola
    [echidna] l’Echidna
    [croco] il Croco
    [swans] i Cigni
    [bear] l’Orso
    [mouflon] il Muflone
    [eagle] l’Aquila
    [bees] le Api
    [basilisk] il Basilisco
    [unicorn] l’Unicorno
    [fire_drake] il Dragone
    [scarab] lo Scarabeo
    [skunk] la Puzzola
    [eel] l’Anguilla
   *[other] l’animale
  }
of-animal = { $animal ->
    [beaver] del Castoro
    [snake] del Serpente
    [lizard] della Lucertola
    [echidna] dell’Echidna
    [croco] del Croco
    [swans] dei Cigni
    [bear] dell’Orso
    [mouflon] del Muflone
    [eagle] dell’Aquila
    [bees] delle Api
    [basilisk] del Basilisco
    [unicorn] dell’Unicorno
    [fire_drake] del Dragone
    [scarab] dello Scarabeo
    [skunk] della Puzzola
    [eel] dell’Anguilla
   *[other] dell’animale
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
   *[other] animale
  }
the-victim = { $victim ->
    [beaver] il Castoro
    [snake] il Serpente
    [lizard] la Lucertola
    [echidna] l’Echidna
    [croco] il Croco
    [swans] i Cigni
    [bear] l’Orso
    [mouflon] il Muflone
    [eagle] l’Aquila
    [bees] le Api
    [basilisk] il Basilisco
    [unicorn] l’Unicorno
    [fire_drake] il Dragone
    [scarab] lo Scarabeo
    [skunk] la Puzzola
    [eel] l’Anguilla
   *[other] l’animale
  }
land-card = { $land ->
    [water] carta acqua
    [forest] carta foresta
    [meadow] carta prato
    [rock] carta roccia
    [joker] jolly
    [desert] deserto
   *[other] carta terra
  }
a-land = { $land ->
    [water] una carta acqua
    [forest] una carta foresta
    [meadow] una carta prato
    [rock] una carta roccia
    [joker] un jolly
    [desert] un deserto
   *[other] una carta terra
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
    [water] una carta acqua
    [forest] una carta foresta
    [meadow] una carta prato
    [rock] una carta roccia
    [joker] un jolly
    [desert] un deserto
   *[other] una carta
  }
# An animal with its owner, at the beginning of a sentence and inside it; the second one of a
# sentence belongs to the second seat in it. Here both stand after a colon or as an object.
piece-name = { $you2 ->
    [1] { piece-yours }
   *[other] { piece-plain } di Posto { $seat2 }
  }
piece-yours = { $piece ->
    [beaver] il tuo Castoro
    [snake] il tuo Serpente
    [lizard] la tua Lucertola
    [echidna] la tua Echidna
    [croco] il tuo Croco
    [swans] i tuoi Cigni
    [bear] il tuo Orso
    [mouflon] il tuo Muflone
    [eagle] la tua Aquila
    [bees] le tue Api
    [basilisk] il tuo Basilisco
    [unicorn] il tuo Unicorno
    [fire_drake] il tuo Dragone
    [scarab] il tuo Scarabeo
    [skunk] la tua Puzzola
    [eel] la tua Anguilla
   *[other] il tuo animale
  }
piece-plain = { $piece ->
    [beaver] il Castoro
    [snake] il Serpente
    [lizard] la Lucertola
    [echidna] l’Echidna
    [croco] il Croco
    [swans] i Cigni
    [bear] l’Orso
    [mouflon] il Muflone
    [eagle] l’Aquila
    [bees] le Api
    [basilisk] il Basilisco
    [unicorn] l’Unicorno
    [fire_drake] il Dragone
    [scarab] lo Scarabeo
    [skunk] la Puzzola
    [eel] l’Anguilla
   *[other] l’animale
  }
piece-name2 = { $you3 ->
    [1] { piece-yours2 }
   *[other] { piece-plain2 } di Posto { $seat3 }
  }
piece-yours2 = { $piece2 ->
    [beaver] il tuo Castoro
    [snake] il tuo Serpente
    [lizard] la tua Lucertola
    [echidna] la tua Echidna
    [croco] il tuo Croco
    [swans] i tuoi Cigni
    [bear] il tuo Orso
    [mouflon] il tuo Muflone
    [eagle] la tua Aquila
    [bees] le tue Api
    [basilisk] il tuo Basilisco
    [unicorn] il tuo Unicorno
    [fire_drake] il tuo Dragone
    [scarab] il tuo Scarabeo
    [skunk] la tua Puzzola
    [eel] la tua Anguilla
   *[other] il tuo animale
  }
piece-plain2 = { $piece2 ->
    [beaver] il Castoro
    [snake] il Serpente
    [lizard] la Lucertola
    [echidna] l’Echidna
    [croco] il Croco
    [swans] i Cigni
    [bear] l’Orso
    [mouflon] il Muflone
    [eagle] l’Aquila
    [bees] le Api
    [basilisk] il Basilisco
    [unicorn] l’Unicorno
    [fire_drake] il Dragone
    [scarab] lo Scarabeo
    [skunk] la Puzzola
    [eel] l’Anguilla
   *[other] l’animale
  }
element-name = { $element ->
    [earth] Terra
    [water] Acqua
    [fire] Fuoco
    [air] Aria
    [aether] Etere
   *[other] { $element }
  }
the-element = { $element ->
    [earth] la Terra
    [water] l’Acqua
    [fire] il Fuoco
    [air] l’Aria
    [aether] l’Etere
   *[other] { $element }
  }
landscape = { $kind ->
    [water] acqua
    [forest] foresta
    [meadow] prato
    [rock] roccia
    [water-forest] acqua e foresta
    [water-meadow] acqua e prato
    [water-rock] acqua e roccia
    [forest-meadow] foresta e prato
    [forest-rock] foresta e roccia
    [meadow-rock] prato e roccia
   *[other] { $kind }
  }
direction-n = nord
direction-ne = nord-est
direction-e = est
direction-se = sud-est
direction-s = sud
direction-sw = sud-ovest
direction-w = ovest
direction-nw = nord-ovest
either-landscape = { $kind ->
    [water-forest] acqua o foresta
    [water-meadow] acqua o prato
    [water-rock] acqua o roccia
    [forest-meadow] foresta o prato
    [forest-rock] foresta o roccia
    [meadow-rock] prato o roccia
   *[other] { landscape }
  }
swan-first = il primo Cigno
swan-second = il secondo Cigno
swan-name = { $swan ->
    [first] il primo Cigno
   *[other] il secondo Cigno
  }

tokens-of = { $tokens ->
    [one] 1 segnalino magia
   *[other] { $tokens } segnalini magia
  }
steps-of = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
  }
dots-of = { $dots ->
    [one] 1 puntino
   *[other] { $dots } puntini
  }
damage-of = { $damage } di danno
times-of = { $passive ->
    [one] una volta
   *[other] { $passive } volte
  }

# Layouts and pieces
board = Tabellone
hand = Le tue carte
seat-layout = Elementi, segnalini e carte di Posto { $seat }
element-left = { element-name }, { $copies ->
    [one] ne resta 1 copia
   *[other] ne restano { $copies } copie
  }{ $done ->
    [1] , la tua è presa
   *[other] {""}
  }
captured-element = Elemento preso: { element-name }
own-deck = il tuo mazzo
face-down = animale coperto con { dots-of }
own-face-down = { animal-name } con { dots-of }, a faccia in giù per gli altri
figure = { animal-name }{ $drops ->
    [0] {""}
   *[other] , danno { $drops } di { $stamina }
  }{ $token ->
    [1] , può agire
   *[other] , senza segnalino attivazione
  }{ $passive ->
    [0] {""}
    [one] , stordimento
   *[other] , stordimento { $passive } volte
  }{ $poison ->
    [1] , veleno
   *[other] {""}
  }{ $scarabs ->
    [0] {""}
    [one] , con uno Scarabeo dentro
   *[other] , con { $scarabs } Scarabei dentro
  }{ $training ->
    [0] {""}
   *[other] , livello di allenamento { $training }
  }

# Panels
keeping = Che cosa tieni
attack-of = Attacco { of-animal } contro { the-victim } su { $field }
reaction = { $reaction ->
    [tail] La Lucertola può perdere la coda e fuggire ({ $averted }%).
   *[other] L’Echidna può appallottolarsi ({ $averted }%): nessun danno per lei, 1 a chi attacca.
  }
attack-words = { $form ->
    [heal] Cura da 1 a 3 danni, come dice il tiro.
    [shock] Stordisce senza tiro.
    [epic] Un colpo epico richiede un triangolo ({ $unpaid }%); un fallimento allena chi attacca.
    [enter] Lo Scarabeo entra senza tiro.
   *[other] { $certain } sicuro + { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
      } contro Resistenza { $lives }: cade nel { $unpaid }% dei casi, o nel { $paid }% se paghi i buchi.
  }
gaze = Sguardo
gaze-words = Il Basilisco di Posto { $seat } osserva { the-animal }: il Passo fallisce nel { $risk }% dei tiri.
mind = Attenzione
trigger-pulled = { $you ->
    [1] Hai preso l’ultima Goccia: la prima mossa sarà tua. Tutti gli altri piazzano ancora una volta.
   *[other] Posto { $seat } ha preso l’ultima Goccia: la prima mossa sarà sua. Piazza ciò che puoi: poi si svegliano tutti.
  }
nearly-won = { $you ->
    [1] Ti manca un solo Elemento!
   *[other] A Posto { $seat } manca un solo Elemento!
  }
deck-bottom = Fondo del tuo mazzo
cards-above = Sopra: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  } in ordine sconosciuto
place-from-top = { $place }ª da pescare
suspects = Le carte coperte possono essere
suspects-of = { $field }
seat-title = { $count }/5 Elementi, magia { $magic }
head-animal = Animale
head-stamina = ♥
head-speed = »
head-wildice = ⚄
animal-at = { $token ->
    [1] ✓
   *[other] ·
  } { animal-name } { $field }
condition = { $passive ->
    [0] {""}
    [one] stordimento{" "}
   *[other] stordimento ×{ $passive }{" "}
  }{ $poison ->
    [1] veleno{" "}
   *[other] {""}
  }{ $scarabs ->
    [0] {""}
    [one] uno Scarabeo dentro{" "}
   *[other] { $scarabs } Scarabei dentro{" "}
  }{ $training ->
    [0] {""}
   *[other] allenamento { $training }{" "}
  }{ $sprinted ->
    [1] scatto già usato{" "}
   *[other] {""}
  }{ $aura ->
    [1] in un’Aura{" "}
   *[other] {""}
  }{ $watched ->
    [1] sotto lo sguardo
   *[other] {""}
  }
scarab-inside = Scarabeo dentro: { animal-name }
no-animals = Nessun animale

# Overlays
key-steps = passi per arrivarci
key-token = costa un segnalino magia
key-sting = le Api pungono lungo la strada
key-gaze = un Basilisco osserva: tira per proseguire
key-threat = quanti possono attaccare lì alla prossima mossa
key-threat-later = e quanti quando saranno di nuovo pronti
key-price = passi che una carta costa lì
prices = Passi di una carta
nearest = Distanza dagli Elementi
key-nearest = passi dal tuo animale più vicino
ways = Strade e probabilità
threats = Minacce
gazes = Sguardi
auras = Aure
cone = Cono
spray = Spruzzo

# What is to be decided
match-over = La partita è finita.
over-five-elements = { $you ->
    [1] Hai preso tutti e cinque prima degli altri
   *[other] Posto { $seat } ha preso tutti e cinque prima degli altri
  }; { $seats ->
    [2] l’avversario ne aveva { $count }.
   *[other] il successivo ne aveva { $count }.
  }
ask-discard = Scarta una carta per sempre.
detail-discard = O paga un segnalino e tienile tutte. Prima puoi comprare.
note-discard = Perché dare via una carta?
note-discard-text = Ne peschi quattro, e una esce dal gioco. Tutti vedono quale, quindi sanno che cosa non puoi aver posato.
note-place = Perché posare carte?
note-place-text = Gli animali vanno solo dove si adattano al campo e toccano le tue carte; la terra li aiuta. Ogni animale prende una Goccia, e l’ultima li sveglia tutti.
note-activate = Che cos’è un’attivazione
note-activate-text = L’animale si muove e attacca, o si muove due volte, o si sveglia. Se comincia o finisce su un Elemento, lo prendi.
ask-place = { $last ->
    [1] Le tue ultime carte prima che tutti gli animali si sveglino.
   *[other] Posa terra e animali, poi concludi.
  }
detail-place = { $first ->
    [1] Prima la carta, poi un campo: la prima va sul bordo.
   *[other] Prima la carta, poi un campo che tocchi le tue carte.
  }
touching = { $first ->
    [1] sul bordo del tabellone
   *[other] a contatto con le tue carte
  }
ask-place-one = Piazza { the-animal } a faccia in giù.
hint-place-one = Su { either-landscape }, { touching }.
ask-lay-one = Posa { a-land }.
hint-lay-one = { $land ->
    [joker] Su un campo qualsiasi
    [desert] Su un campo qualsiasi senza Elemento
    [water] Su un campo con acqua
    [forest] Su un campo con foresta
    [meadow] Su un campo con prato
   *[rock] Su un campo con roccia
  }, { touching }{ $first ->
    [1] .
   *[other] : accanto 1 passo, d’angolo 2.
  }
ask-keep = { $price ->
    [0] Tieni una carta per la prossima volta?
   *[other] Tieni un’altra carta per un segnalino?
  }
detail-keep = { $price ->
    [0] La prima è gratis. Tutto il resto va sotto il tuo mazzo.
   *[other] Hai { tokens-held }. Tutto il resto va sotto il tuo mazzo.
  }
ask-activate = { $eagle ->
    [1] La tua Aquila va sempre per prima: attivala.
   *[other] Quale animale agisce?
  }
detail-activate = { $left ->
    [0] Hai usato tutte le attivazioni.
    [one] Resta 1 attivazione. Un animale piccolo ne prende 1, uno grande 2.
   *[other] Restano { $left } attivazioni. Un animale piccolo ne prende 1, uno grande 2.
  }
ask-motion = { $part ->
    [1] Muovi { the-animal }, o attacca.
   *[other] Il secondo movimento { of-animal }.
  }
detail-motion = { $used } di { $speed } passi usati; fino a { $most } se paghi 1 segnalino a passo.
ask-tail = La tua Lucertola prova a perdere la coda?
detail-tail = Attacco { of-animal } su { $field }. Un buco o un triangolo la salva.
ask-escape = Dove fugge la tua Lucertola?
detail-escape = Nel campo libero più vicino. Il campo che lascia va a chi attacca: { animal-name }.
ask-holes = { $holes ->
    [one] Un buco.
   *[other] { $holes } buchi.
  } { $removed ->
    [1] Se paghi, fai cadere { the-victim }.
   *[other] Paghi per più danno?
  }
detail-holes = Ti resterebbe: { tokens-held }. Senza pagare { $unpaid ->
    [0] cade comunque
   *[other] sopravvive con { $unpaid } di { $stamina }
  }.
ask-wound = Quale Cigno subisce il prossimo danno?
detail-wound = { $points } di danno in tutto. Ogni Cigno cade a 2.
ask-mend = Quale Cigno viene curato ora?
detail-mend = In tutto si cura { $points } di danno.
ask-infest = In quale Cigno entra lo Scarabeo?
detail-infest = Fa 1 danno a ogni loro attivazione.
tokens-held = { $magic ->
    [0] nessun segnalino
    [one] 1 segnalino
   *[other] { $magic } segnalini
  }

wait-arranging = Il caso dispone il tabellone.
wait-beginning = Il caso decide chi comincia.
wait-drawing = Si pescano carte.
wait-discard = Posto { $seat } scarta una carta o ne compra una.
wait-place = Posto { $seat } posa carte.
wait-keep = Posto { $seat } sceglie che cosa tenere.
wait-activate = Posto { $seat } sceglie chi agisce.
wait-motion = Posto { $seat } muove { the-animal }.
wait-gaze = Un Basilisco osserva { the-animal }: un tiro decide il suo Passo.
wait-strike = Attacco { of-animal } contro { the-victim }.
wait-tail = Posto { $seat } decide se la Lucertola perde la coda.
wait-tail-roll = La Lucertola prova a perdere la coda.
wait-escape = Posto { $seat } sceglie dove fugge la Lucertola.
wait-ball = L’Echidna prova ad appallottolarsi.
wait-uncertain = Attacco { of-animal } contro { the-victim }: si tirano i Wildice.
wait-holes = Posto { $seat } decide se pagare { $holes ->
    [one] un buco
   *[other] { $holes } buchi
  }.
wait-wound = Posto { $seat } sceglie quale Cigno è ferito.
wait-stun = Un tiro decide lo stordimento: { victim-name }.
wait-epic = Tentativo di colpo epico { of-animal }.
wait-healing = Un tiro decide quanto si cura: { animal-name }.
wait-mend = Posto { $seat } sceglie quale Cigno viene curato.
wait-infest = Posto { $seat } sceglie in quale Cigno entra lo Scarabeo.
wait-flames = Si tirano i Wildice per tutti quelli nel fuoco.

# What moves bring
hint-tokens = Costa { tokens-of }; ne hai { $magic }.
hint-discard = Tutti la vedono, ed è fuori dal gioco.
hint-lay = { steps-of }{ $tokens ->
    [0] .
   *[other] , per { tokens-of }.
  }
hint-place = { steps-of } e { $dots ->
    [0] nessun puntino
   *[other] { dots-of }
  }{ $tokens ->
    [0] .
   *[other] , per { tokens-of }.
  }{ $drops ->
    [-1] {""}
    [0] {" "}Prende l’ultima Goccia: la prima mossa sarà tua!
    [one] {" "}Prende una Goccia: ne resta 1.
   *[other] {" "}Prende una Goccia: ne restano { $drops }.
  }
hint-keep = { $tokens ->
    [0] Tenerla è gratis.
   *[other] Tenerla costa { tokens-of }.
  }
hint-return = Sotto il tuo mazzo; si pescherà dopo quelle che sono già lì.
suffers = { $harm ->
    [0] {""}
   *[other] {" "}Prima subisce { $harm } di danno da ciò che ha dentro{ $dies ->
        [1] {" "}e muore!
        [2] {" "}o di più: se fai prendere il veleno al Cigno sbagliato, muoiono entrambi!
       *[other] .
      }
  }
captures = { $element ->
    [none] {""}
   *[other] {" "}Prende { the-element }.
  }
hint-activate = Costa { $cost } di { $left } attivazioni.{ captures } { $sprint ->
    [1] Scatto: Velocità { $speed } per questa attivazione, una volta nella partita.
   *[other] Velocità { $speed }.
  }{ suffers }
hint-wake = Costa { $cost } di { $left } attivazioni: si sveglia{ $passive ->
    [one] .
   *[other] , ma non del tutto: resta lo stordimento, { times-of }.
  }{ captures }{ suffers }
hint-deactivate = Gratis: cede il suo segnalino e non fa nulla.{ suffers }
hint-forfeit = È bloccato. Costa { $cost } di { $left } attivazioni, e il suo segnalino se ne va.
hint-end = { $left ->
    [one] Potresti usare ancora 1 attivazione!
   *[other] Potresti usare ancora { $left } attivazioni!
  }
passing-gaze = { $gaze ->
    [0] {""}
   *[other] {" "}Un Basilisco osserva: fallisce nel { $gaze }% dei tiri e chiude l’attivazione.
  }
hint-step = Passo { $steps } di { $speed }{ $tokens ->
    [0] .
   *[other] , per { tokens-of }.
  }{ $stings ->
    [0] {""}
   *[other] {" "}Le Api pungono: 1 danno{ $dies ->
        [1] , e muore!
       *[other] .
      }
  }{ passing-gaze }
hint-walk = { steps-of } di { $speed }{ $tokens ->
    [0] .
   *[other] , quindi costa { tokens-of }. Non si recuperano.
  }{ captures }
hint-again = Chiude questo movimento e apre il secondo, con Velocità { $speed }; senza attacco.
hint-halt = Chiude qui l’attivazione.{ captures }
hint-attack = { $bees ->
    [1] Le Api ne muoiono.{" "}
   *[other] {""}
  }{ $last ->
    [1] È il tuo ultimo: usciresti dal gioco.{" "}
   *[other] {""}
  }{ $form ->
    [heal] Cura { the-animal }: da 1 a 3 danni.
    [shock] Stordisce { the-animal } senza tiro.
    [epic] Colpo epico al Dragone: { $unpaid }% con { $dice } Wildice; un fallimento allena.
    [enter] { animal-name }: lo Scarabeo ci s’infila senza tiro e lascia il tabellone.
   *[other] { $certain } sicuro + { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
      }: cade nel { $unpaid }%{ $paid ->
        [0] {""}
       *[other] , pagando { $paid }%
      }.
  }{ $reaction ->
    [tail] {" "}Può perdere la coda e fuggire ({ $averted }%).
    [ball] {" "}Può appallottolarsi ({ $averted }%): allora subisci 1 danno.
   *[other] {""}
  }{ $tokens ->
    [0] {""}
   *[other] {" "}Costa { tokens-of }.
  }{ passing-gaze }
area-hit = { $others ->
    [0] nessun animale altrui
    [one] 1 animale altrui
   *[other] { $others } animali altrui
  }{ $own ->
    [0] {""}
   *[other] {" "}e { $own } dei TUOI
  }
hint-cone = Brucia { area-hit }: un tiro per ognuno.
hint-spray = 1 danno a { area-hit }.
hint-pick-up = Porta con sé { the-animal }; lascia il carico su un altro campo libero lungo la strada.
hint-drop = Lascia qui il carico; poi deve volare oltre.
hint-shed = Fugge illesa nel { $chance }% dei tiri; altrimenti l’attacco continua.
hint-holes = In tutto { damage-of }{ $removed ->
    [1] : cade ({ animal-name }).
   *[other] ; sopravvive ({ animal-name }).
  }

# The table
goals = Elementi
goals-note = chi arriva prima a cinque vince
trigger-note = poi si svegliano tutti
phase-place = Piazza
phase-wake = Sveglia
phase-act = Agisci
meter-trigger = Innesco
meter-trigger-left = { $pulled ->
    [1] ultime carte!
   *[other] { $drops ->
        [one] resta 1 Goccia
       *[other] restano { $drops } Gocce
      }
  }
meter-tokens = Segnalini
meter-activations = Attivazioni
meter-steps = Passi
meter-dots = Puntini
meter-animal-steps = Passi animali
meter-land-steps = Passi terra
count-tokens = segnalini magia
count-hand = carte in mano
count-deck = carte nel mazzo
unit-elements = Elementi
stands-asked = { $you ->
    [1] devi agire
   *[other] deve agire
  }
stands-out = fuori
stands-conceded = resa
place-field = su { $field }
goal-field = { $field }
tag-acting = Agisce
tag-ready = Può agire
tag-rests = Riposa
stat-speed = Velocità
stat-dice = Dadi
stat-stamina = Resistenza
stat-activations = Attivazioni
land-kind = terra
land-title = { $land ->
    [water] { land-water }
    [forest] { land-forest }
    [meadow] { land-meadow }
    [rock] { land-rock }
    [joker] { land-joker }
   *[desert] { land-desert }
  }
land-text = { $land ->
    [joker] Terra di ogni tipo. Collega le tue carte e sparisce quando gli animali si svegliano.
    [desert] Può entrarci solo un Serpente. Resta quando gli animali si svegliano.
   *[other] Collega le tue carte su un campo così. Sparisce quando gli animali si svegliano.
  }
card-rest = Rimetti via il resto
card-rest-text = Tutte le carte che non tieni vanno sotto il tuo mazzo.
short-dots = { $dots ->
    [one] 1 puntino
   *[other] { $dots } puntini
  }: { $left ->
    [0] non ne restano
    [one] ne resta 1
   *[other] ne restano { $left }
  }
short-no-field = ora nessun campo
short-rests = senza segnalino attivazione
short-not-now = non ora
face-down-about = Un animale coperto. I puntini mostrano quanto è costato, e quindi quali animali può essere.
skill = { $animal ->
    [beaver] Disattivazione
    [snake] Veleno
    [lizard] Perde la coda
    [echidna] Palla di spine
    [croco] Nuotatore
    [swans] Una coppia
    [bear] Scatto
    [mouflon] Testata
    [eagle] Re
    [bees] Punture
    [basilisk] Sguardo
    [unicorn] Aura curativa
    [fire_drake] Soffio di fuoco
    [scarab] Si infila
    [skunk] Spruzzo
    [eel] Scossa
   *[other] Nessuna
  }
power = { $animal ->
    [beaver] Disattivazione: può riposare senza usare un’attivazione.
    [snake] Veleno: chi sopravvive al suo colpo perde 1 a ogni propria attivazione. Attraversa i deserti.
    [lizard] Perde la coda: se colpita, può tirare per fuggire illesa.
    [echidna] Palla di spine: se colpita, tira; un buco o un triangolo la salva e ferisce chi attacca.
    [croco] Nuotatore: Velocità 2 dall’acqua, altrimenti 1.
    [swans] Una coppia: due colpi sicuri finché vivono entrambi. Ognuno regge 2 danni.
    [bear] Scatto: una volta nella partita corre con Velocità 5.
    [mouflon] Testata: chi ne è ferito può restare stordito.
    [eagle] Re: agisce prima degli altri tuoi. Porta Echidne, Lucertole e Serpenti.
    [bees] Nulla le ferisce; chi le attraversa viene punto. Muoiono quando colpiscono.
    [basilisk] Sguardo: gli animali che vede devono tirare prima di ogni passo. Non colpisce mai.
    [unicorn] Aura: nessun colpo sicuro entro 2 passi. Cura invece di colpire.
    [fire_drake] Soffia fuoco in un cono. Solo un triangolo può ferirlo.
    [scarab] Si infila in un animale, che perde 1 a ogni sua attivazione.
    [skunk] Spruzza tutti entro 2 passi: 1 danno, anche ai tuoi.
    [eel] Scossa: stordisce senza tiro. Vive solo nell’acqua.
   *[other] Un animale.
  }
field-text = { $both ->
    [1] Qui si possono posare animali e terra di entrambi i tipi.
   *[other] Qui si possono posare animali e terra di questo tipo.
  } Quando gli animali si svegliano, non conta più.
element-text = Comincia o finisci qui un’attivazione per prenderlo. Con tutti e cinque vinci.
term-speed = Passi
term-speed-text = Quanto lontano va un animale: 1 passo in linea retta, 2 d’angolo. Oltre costa 1 segnalino a passo.
term-dice = Wildice
term-dice-text = Un colpo fa 1 danno sicuro; i dadi ne aggiungono.
term-stamina = Resistenza
term-stamina-text = Il danno che un animale regge. Quando è esaurita, l’animale cade.
term-tokens = Segnalini magia
term-tokens-text = Cinque per tutta la partita, e non si recuperano: per passi in più, buchi e altre carte.
term-activations = Attivazioni
term-activations-text = Tre in ogni tua mossa: un animale piccolo ne prende 1, uno grande 2.
term-trigger = Pila dell’innesco
term-trigger-text = Ogni animale che piazzi prende una Goccia. L’ultima sveglia tutti gli animali, e chi l’ha presa agisce per primo.
term-phase-place = Piazzare
term-phase-place-text = A turno disponete terreni, e animali coperti, finché la pila dell’innesco non è vuota.
term-phase-wake = Il risveglio
term-phase-wake-text = Tutti gli animali vengono scoperti. I terreni lasciano il tabellone, tranne i deserti.
term-phase-act = Agire
term-phase-act-text = A turno attivate i vostri animali: camminano, combattono e prendono gli Elementi.
term-plain = Lato vuoto
term-plain-text = Non succede nulla.
term-hole = Buco
term-hole-text = Aggiunge 1 danno se paghi un segnalino; un segnalino paga tutti i buchi del tiro.
term-triangle = Triangolo
term-triangle-text = Aggiunge 1 danno.
die-plain = nulla
die-hole = paga 1: colpo
die-triangle = colpo
effect-standard = cade: { animal-name }
effect-epic = Colpo epico
effect-heal = cura da 1 a 3
effect-shock = stordisce
effect-enter = entra lo Scarabeo
effect-sting = puntura
effect-element = prende { the-element }
effect-on-element = { $element ->
    [earth] sulla Terra
    [water] sull’Acqua
    [fire] sul Fuoco
    [air] sull’Aria
    [aether] sull’Etere
   *[other] su { element-name }
  }
effect-move-first = prima muoviti
gain-holes = { $left ->
    [0] Cade, e prendi { $field }.
   *[other] Sopravvive con { $left } di { $stamina }.
  }

# Buttons
act-buy = Compra una carta
act-spare = Paga, non scartare
act-finish = Concludi
act-sprint = Scatto con l’Orso
act-deactivate = Fai riposare il Castoro
act-pick-up = Prendilo
act-drop = Lascia il carico
act-again = Muovi ancora
act-spray = Spruzza
act-halt = { $element ->
    [none] Fermati qui
   *[other] Prendi { the-element }
  }
act-shed = Perdi la coda
act-stay = Resta
act-pay = { $removed ->
    [1] Paga 1: abbatti { the-victim }
   *[other] Paga 1: { damage-of }
  }
act-decline = { $removed ->
    [1] Non pagare: cade
   *[other] Lascia vivere
  }
act-end = Fine mossa
act-rest = { $count ->
    [one] Rimetti via 1 carta
   *[other] Rimetti via { $count } carte
  }
act-place-on = Piazza su { $field }
act-lay-on = Posa su { $field }
act-activate-one = Attiva { the-animal }
act-wake-one = Sveglia { the-animal }
act-forfeit-one = Rinuncia: { animal-name }
act-step-to = Passo in { $field }
act-attack-one = Attacca { the-animal }
act-heal-one = Cura { the-animal }
do-buy = Compra una carta
do-discard = Scarta
do-spare = Paga per non scartare
do-place = Piazza
do-lay = Posa
do-finish = Finisci di piazzare
do-keep = Tieni
do-return = Rimetti via
do-activate = Attiva
do-sprint = Scatto con l’Orso
do-wake = Sveglia
do-deactivate = Disattiva il Castoro
do-forfeit = Rinuncia
do-end = Fine mossa
do-step = Passo
do-pick-up = Prendilo
do-drop = Lascia il carico
do-again = Secondo movimento
do-halt = Fermati qui
do-attack = Attacca
do-cone = Soffia fuoco
do-spray = Spruzza
do-shed = Perdi la coda
do-stay = Resta
do-escape = Fuggi
do-pay = Paga
do-decline = Non pagare
do-wound = Ferisci
do-mend = Cura
do-infest = Lascia entrare

## The log

news-arrange = Il tabellone viene disposto.
news-begin = { $you2 ->
    [1] Cominci tu
   *[other] Comincia Posto { $seat2 }
  }.
news-draw = Si pesca: { card-name }.
news-buy = { $you ->
    [1] Compri
   *[other] Posto { $seat } compra
  } una carta.
news-discard = { $you ->
    [1] Scarti:
   *[other] Posto { $seat } scarta:
  } { card-name }.
news-spare = { $you ->
    [1] Paghi un segnalino e tieni
   *[other] Posto { $seat } paga un segnalino e tiene
  } tutte le carte.
news-place = { $you ->
    [1] Piazzi
   *[other] Posto { $seat } piazza
  } { the-animal } su { $field }.
news-lay = { $you ->
    [1] Posi
   *[other] Posto { $seat } posa
  } { a-land } su { $field }.
news-finish = { $you ->
    [1] Non piazzi
   *[other] Posto { $seat } non piazza
  } altro.
news-keep = { $you ->
    [1] Tieni:
   *[other] Posto { $seat } tiene:
  } { card-name }.
news-return = { $you ->
    [1] Rimetti via:
   *[other] Posto { $seat } rimette via:
  } { card-name }.
news-activate = { $you ->
    [1] Attivi
   *[other] Posto { $seat } attiva
  } { the-animal }.
news-sprint = { $you ->
    [1] Fai
   *[other] Posto { $seat } fa
  } scattare l’Orso.
news-wake = { $you ->
    [1] Svegli
   *[other] Posto { $seat } sveglia
  } { the-animal }.
news-deactivate = { $you ->
    [1] Disattivi
   *[other] Posto { $seat } disattiva
  } il Castoro.
news-forfeit = { $you ->
    [1] Rinunci all’animale bloccato:
   *[other] Posto { $seat } rinuncia all’animale bloccato:
  } { animal-name }.
news-end = { $you ->
    [1] Finisci la tua mossa
   *[other] Posto { $seat } finisce la mossa
  }.
news-step = { $you ->
    [1] Vai
   *[other] Posto { $seat } va
  } in { $field }.
news-pick-up = L’Aquila afferra chi sta sotto di lei.
news-drop = L’Aquila apre gli Artigli.
news-again = { $you ->
    [1] Cominci
   *[other] Posto { $seat } comincia
  } un secondo movimento.
news-halt = { $you ->
    [1] Ti fermi
   *[other] Posto { $seat } si ferma
  } qui.
news-attack = { $you ->
    [1] Attacchi
   *[other] Posto { $seat } attacca
  } l’animale su { $field }.
news-cone = { $you ->
    [1] Soffi
   *[other] Posto { $seat } soffia
  } fuoco verso { $direction ->
    [n] nord
    [ne] nord-est
    [e] est
    [se] sud-est
    [s] sud
    [sw] sud-ovest
    [w] ovest
   *[other] nord-ovest
  }.
news-spray = { $you ->
    [1] Spruzzi
   *[other] Posto { $seat } spruzza
  }.
news-shed = { $you ->
    [1] Fai
   *[other] Posto { $seat } fa
  } provare alla Lucertola a perdere la coda.
news-stay = { $you ->
    [1] Fai
   *[other] Posto { $seat } fa
  } restare la Lucertola.
news-escape = La Lucertola fugge in { $field }.
news-pay = { $you ->
    [1] Paghi
   *[other] Posto { $seat } paga
  } i buchi.
news-decline = { $you ->
    [1] Non paghi
   *[other] Posto { $seat } non paga
  } i buchi.
news-wound = { $you ->
    [1] Scegli
   *[other] Posto { $seat } sceglie
  } { swan-name } per il danno.
news-mend = { $you ->
    [1] Scegli
   *[other] Posto { $seat } sceglie
  } { swan-name } per la cura.
news-infest = { $you ->
    [1] Scegli
   *[other] Posto { $seat } sceglie
  } { swan-name } per lo Scarabeo.
news-roll = I Wildice mostrano { $throw ->
    [plain] { throw-plain }
    [hole] { throw-hole }
    [triangle] { throw-triangle }
   *[other] { $throw }
  }.
throw-plain = un lato vuoto
throw-hole = un buco
throw-triangle = un triangolo

news-drew-several = { $you2 ->
    [1] Peschi { $count } carte.
   *[other] Posto { $seat2 } pesca { $count } carte.
  }
news-drew = { $you2 ->
    [1] Peschi:
   *[other] Posto { $seat2 } pesca:
  } { card-name }.
news-placed = { $you2 ->
    [1] Piazzi { the-animal } a faccia in giù su { $field }
   *[other] Posto { $seat2 } piazza un animale coperto con { dots-of } su { $field }
  }.
news-kept = { $you2 ->
    [1] Tieni:
   *[other] Posto { $seat2 } tiene:
  } { card-name }.
news-put-back = { $you2 ->
    [1] Metti sotto il mazzo:
   *[other] Posto { $seat2 } mette sotto il mazzo:
  } { card-name }.
news-paid = { $you2 ->
    [1] Paghi
   *[other] Posto { $seat2 } paga
  } { $count ->
    [one] 1 segnalino
   *[other] { $count } segnalini
  }.
news-triggered = { $you2 ->
    [1] Prendi l’ultima Goccia: tutti gli altri piazzano ancora una volta, poi la prima mossa è tua.
   *[other] Posto { $seat2 } prende l’ultima Goccia: tutti gli altri piazzano ancora una volta.
  }
news-stalled = Nessuno piazza più animali: la fase di piazzamento è finita.
news-revealed = Risveglio su { $field }: { piece-name }.
news-move-of = { $you2 ->
    [1] La tua mossa
   *[other] La mossa di Posto { $seat2 }
  }.
news-passed = { $you2 ->
    [1] Non hai
   *[other] Posto { $seat2 } non ha
  } attivato nessuno.
news-captured = { $you2 ->
    [1] Prendi
   *[other] Posto { $seat2 } prende
  } { the-element }!
news-renewed = { $you2 ->
    [1] Tutti i tuoi animali sono
   *[other] Tutti gli animali di Posto { $seat2 } sono
  } di nuovo pronti.
news-woken = Risveglio: { piece-name }.
news-stung = Puntura d’api: { piece-name }.
news-hurt = { $count } di danno: { piece-name }.
news-swan-hurt = { $count } di danno, { swan-name }: { piece-name }.
news-healed = { $count } di danno curato: { piece-name }.
news-removed = Fuori gioco: { piece-name }.
news-took-field = Conquista di { $field }: { piece-name }.
news-watched = Sotto lo sguardo { $you3 ->
    [1] del tuo Basilisco
   *[other] del Basilisco di Posto { $seat3 }
  }: { piece-name }.
news-stopped = Fermata su { $field }: { piece-name }.
news-picked-up = L’Aquila prende con sé { piece-name2 }.
news-dropped = Rilascio su { $field }: { piece-name }.
news-tail-shed = Coda persa e fuga in { $field }: { piece-name }.
news-curled-up = Palla di spine: { piece-name }.
news-poisoned = Veleno: { piece-name }.
news-stunned = Stordimento: { piece-name }.
news-infested = Lo Scarabeo ha un nuovo ospite: { piece-name2 }.
news-trained = Livello di allenamento { $level }: { piece-name }.
news-out = { $you2 ->
    [1] Non hai più animali e sei fuori
   *[other] Posto { $seat2 } non ha più animali ed è fuori
  }.

# Options: what each is called on the start page, and what its values mean.
option-edition = Edizione del gioco
option-edition-collector = da collezione: 16 animali, due paesaggi per campo
option-edition-travel = da viaggio: 10 animali, un paesaggio per campo
option-magic = Animali soprannaturali
option-magic-edition = quelli dell’edizione
option-magic-none = nessuno, solo animali comuni
option-magic-black = Magia Nera: Basilisco, Dragone, Scarabeo
option-magic-white = Magia Bianca: Unicorno, Puzzola, Anguilla
option-magic-both = Magia Nera e Bianca: tutti e sei
option-landscapes = Paesaggi su un campo
option-landscapes-edition = quanti nell’edizione
option-landscapes-one = un paesaggio su ogni campo
option-landscapes-two = due paesaggi su ogni campo
option-board = Forma del tabellone
option-board-recommended = il quadrato consigliato
option-board-chance = il caso estrae uno di 64 tabelloni irregolari
option-board-generated-1 = tabellone irregolare 1, sempre lo stesso
option-board-generated-2 = tabellone irregolare 2, sempre lo stesso
option-board-generated-3 = tabellone irregolare 3, sempre lo stesso
option-board-generated-4 = tabellone irregolare 4, sempre lo stesso
option-board-generated-5 = tabellone irregolare 5, sempre lo stesso
option-board-generated-6 = tabellone irregolare 6, sempre lo stesso
option-wildice = Probabilità dei Wildice
option-wildice-default = vuoto 50%, buco 25%, triangolo 25%
option-wildice-geometric = vuoto 43%, buco 22%, triangolo 35%
option-damage_before_capture = Veleno e Scarabei su un Elemento
option-damage_before_capture-false = prima si prende l’Elemento, poi feriscono
option-damage_before_capture-true = prima feriscono; chi muore non prende nulla
option-stunned_lizard_may_shed = Una Lucertola stordita sotto attacco
option-stunned_lizard_may_shed-false = non può perdere la coda
option-stunned_lizard_may_shed-true = può perdere la coda come ogni Lucertola
option-lizard_counts_as_certain = Attaccare una Lucertola senza muoversi prima
option-lizard_counts_as_certain-true = permesso se il colpo standard la eliminerebbe
option-lizard_counts_as_certain-false = mai permesso a un animale comune
option-bees_placed_on_element = Piazzare le Api su un Elemento
option-bees_placed_on_element-true = permesso; lo prendono alla prima attivazione
option-bees_placed_on_element-false = non permesso
option-bees_may_always_attack_directly = Api che attaccano senza muoversi prima
option-bees_may_always_attack_directly-false = solo se il colpo standard eliminerebbe il bersaglio
option-bees_may_always_attack_directly-true = sempre, anche se il bersaglio può sopravvivere
option-aura_covers_unicorn = L’Unicorno nella propria Aura
option-aura_covers_unicorn-false = non protetto: un colpo standard lo ferisce
option-aura_covers_unicorn-true = protetto: un colpo standard non gli fa nulla
option-gaze_affects_own_animals = Chi è fermato dallo sguardo del Basilisco
option-gaze_affects_own_animals-false = solo gli animali avversari
option-gaze_affects_own_animals-true = anche gli animali della sua parte
option-eel_attacks_dry_fields = Bersagli della scossa dell’Anguilla
option-eel_attacks_dry_fields-false = solo animali su campi con acqua
option-eel_attacks_dry_fields-true = anche animali su campi asciutti
option-stings_hurt_fire_drake = Dragoni che passano tra le Api
option-stings_hurt_fire_drake-false = le punture non fanno loro nulla
option-stings_hurt_fire_drake-true = sono punti come gli altri, e ne muoiono
option-poison_needs_injury = Quando un Serpente avvelena
option-poison_needs_injury-true = solo se il suo attacco fa danno
option-poison_needs_injury-false = anche se il suo colpo non fa danno
option-deactivation_triggers_poison = Veleno e Scarabei in una Disattivazione
option-deactivation_triggers_poison-true = feriscono il Castoro come al solito
option-deactivation_triggers_poison-false = non fanno nulla al Castoro
option-eagle_ban_lifted_if_unpayable = Un’Aquila che non puoi pagare
option-eagle_ban_lifted_if_unpayable-false = nemmeno altri animali si possono attivare
option-eagle_ban_lifted_if_unpayable-true = gli altri si possono attivare senza di lei
option-blocked_animal = Animali bloccati
option-blocked_animal-forfeit = ci si rinuncia pagando le loro attivazioni
option-blocked_animal-ignore_for_renewal = non fermano il rinnovo; un’Aquila così non blocca nessuno
option-elimination_wins = L’ultimo giocatore con animali
option-elimination_wins-true = vince subito
option-elimination_wins-false = deve comunque raccogliere tutti e cinque gli Elementi

# --- ciò a cui chi inizia dovrebbe pensare prima ---

warn-early-magic = Costa segnalini magia: ne hai { $count } per entrambe le fasi, e non si recuperano.
warn-only-big = Tutti grandi: di tre attivazioni una va persa a ogni mossa. Piazza anche un animale piccolo.
warn-far-from-elements = Non ti avvicini a nessun Elemento: { the-element } è a { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
  } dal tuo animale più vicino.
warn-into-reach = Qui { $count ->
    [one] un animale può
   *[other] { $count } animali possono
  } colpirti: il tuo cade nel { $chance }% dei casi.

## Puzzles

puzzle-goal-action = Qui un’attivazione prende { $brings ->
    [one] un Elemento
   *[other] { $brings } Elementi
  }; ogni altra { $next ->
    [0] nessuno.
   *[other] al massimo { $next }.
  }
puzzle-goal-turn = Questo turno può prendere { $brings ->
    [one] un Elemento
   *[other] { $brings } Elementi
  }; la migliore delle altre idee { $next ->
    [0] nessuno.
   *[other] { $next }.
  }
