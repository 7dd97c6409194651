## On the door

door-hook = Pianificate in silenzio, colpite insieme e fate ricrescere la natura.
door-goal = Insieme, rinaturalizzate le fabbriche e costruite tutti i vostri campi.
door-kind = Cooperativo · piani in silenzio
door-minutes = 60–90 min

## Why a move is refused

only-in-set-up = Questo appartiene alla preparazione della partita.
only-when-choosing = I difensori attivi si scelgono all’inizio di un round.
only-at-the-reveal = Gli effetti immediati si risolvono subito dopo aver rivelato i difensori.
no-ability-asks = Ora nessun effetto lo richiede.
only-in-your-turn = Questo si fa nel proprio turno.
no-roll-due = Non c’è un tiro dei danni da fare.
roll-due = Prima va fatto un tiro dei danni.
you-have-left = Hai costruito il tuo ultimo campo e hai lasciato il tabellone.
deck-chooses = Non hai carte in mano: il tuo difensore viene dal mazzo.
chance-decides = Questo lo decide il caso.

faction-taken = Questa fazione è già presa.
take-in-order = Prendi le due fazioni nel loro ordine: non cambia nulla.
not-your-organizer = Questo leader non guida la tua fazione.
hand-too-large = La prima mano ha meno carte.
not-home = Questo non è il tuo habitat naturale.
not-on-the-rim = Il campo di partenza va il più vicino possibile al perimetro; { $hex } è troppo all’interno.

choose-first = Prima scegli un difensore attivo.
silence = Nemmeno una parola finché tutti i difensori non sono rivelati.
not-in-hand = { card-name } non è nella tua mano.
choose-from-hand = Finché hai carte in mano, scegline una.
cards-of-it-in-hand = Hai in mano carte di questa fazione: scegline una.
not-in-game = Questa fazione non è in gioco.

reveals-first = Prima si risolvono gli effetti immediati.
nothing-to-trigger = Nessun effetto di questa fazione è in attesa.
not-your-ability = Questo effetto lo risolve un altro giocatore.
ability-first = Prima si risolve l’effetto.
too-far-to-hit = { $hex } è fuori portata.
core-out-of-reach = In questa partita gli effetti non arrivano al nucleo.
no-mech-there = In { $hex } non c’è nessun mech.
toxic-there = In { $hex } c’è un’area tossica.
no-toxic-site-left = Diventerebbe un’area tossica, e non ne restano.
no-pollution-left = Non restano segnalini inquinante.
wrong-habitat = { $hex } è di un altro habitat.
one-camp = Si sposta un solo campo, e l’hai già scelto.
camp-first = Prima scegli il campo da spostare.
no-place-for-camp = Non c’è nessun posto dove spostare questo campo.
camp-there = In { $hex } c’è già un campo.
not-hurt-there = Questa fazione non ha danni.
not-a-neighbour = { $hex } non è adiacente a te.

no-points = Non hai più punti azione.
already-there = Sei già lì.
core-closed = Nessuno entra nel nucleo della macchina.
perimeter = Lì finisce il tabellone.
engine-in-the-way = C’è un automa in mezzo.
factory-wall = C’è il muro di una fabbrica, senza breccia.
wall-in-the-way = C’è un muro in mezzo.
mech-in-the-way = I mech sbarrano il corridoio verso { $hex }.
corridor-obstructed = Muri o automi sbarrano il corridoio verso { $hex }.
no-corridor = Nessun passo e nessun corridoio porta a { $hex }.
no-own-camp = Non hai un campo in { $hex }.
camp-covered = Una fabbrica copre il campo in { $hex }.
no-camps-left = Hai costruito tutti i tuoi campi.
support-missing = { $missing ->
    [one] Ti serve ancora 1 di supporto.
   *[other] Ti servono ancora { $missing } di supporto.
  }
camp-here = Qui c’è già un campo.
factory-not-rewilded = Prima questa fabbrica va rinaturalizzata.
nothing-to-clear = Qui non c’è nulla da eliminare.
no-camp-here = Qui non c’è un campo.
camp-unusable = Questo campo è coperto da una fabbrica.
not-hurt = Non hai danni.
item-held = Hai già questo oggetto.
not-your-edge = { $edge } non è un bordo del tuo esagono.
breached-already = { $edge }: la breccia c’è già.
core-wall = Nei muri del nucleo non si aprono brecce.
no-wall = { $edge }: qui non c’è un muro.
perimeter-wall = In questa partita non si aprono brecce nei muri del perimetro.
no-markers = Tutti i tuoi segnalini breccia sono sul tabellone.
not-in-a-factory = Non sei in una fabbrica.
core-stays = Il nucleo della macchina non si può rinaturalizzare.
rewilded-already = Questa fabbrica è già rinaturalizzata.
mechs-here = In questa fabbrica ci sono mech.
pollution-here = In questa fabbrica ci sono inquinanti.
item-not-held = Non hai questo oggetto.
rockets-reach-here = I razzi colpiscono i mech nel tuo esagono.
roll-first = Prima c’è il tiro dei danni: fino ad allora puoi usare solo oggetti.
roll-or-drink = Prima c’è il tiro dei danni: fino ad allora puoi solo bere pozioni.
other-faction = { card-name } è dell’altra fazione.
other-habitat = { card-name } è di un habitat diverso dal tuo difensore attivo.
points-left = { $points ->
    [one] Prima spendi il punto azione che ti resta.
   *[other] Prima spendi i tuoi { $points } punti azione.
  }
nobody-to-tell = Giochi in solitario: non c’è nessuno a cui dirlo.
no-cards-to-tell-of = Non hai carte in mano.
all-told = Tutti conoscono già gli habitat delle tue carte.

## How it ended

won = Tutti i campi sono costruiti e ogni fabbrica è rinaturalizzata: abbiamo vinto.
core-complete = Le macchine hanno costruito l’ultima fabbrica: abbiamo perso.
toxic-disaster = Serviva un’altra area tossica e non ce ne sono più: la terra è avvelenata, abbiamo perso.
massacre = Due difensori dello stesso habitat sono stati uccisi: abbiamo perso.
limit = La partita è durata troppo: vincono le macchine.

## Words for things

# A message with an argument of the same name says which one.
faction-order = Ordine
faction-council = Consiglio
faction-coven = Congrega
faction-sect = Setta
faction-name = { $faction ->
    [order] { faction-order }
    [council] { faction-council }
    [coven] { faction-coven }
   *[sect] { faction-sect }
  }
# The same with its article, at the beginning of a sentence and inside it, with “di” and with “a”.
faction-first = { $faction ->
    [order] L’Ordine
    [council] Il Consiglio
    [coven] La Congrega
    [sect] La Setta
   *[other] { $faction }
  }
the-faction = { $faction ->
    [order] l’Ordine
    [council] il Consiglio
    [coven] la Congrega
    [sect] la Setta
   *[other] { $faction }
  }
of-faction = { $faction ->
    [order] dell’Ordine
    [council] del Consiglio
    [coven] della Congrega
    [sect] della Setta
   *[other] { $faction }
  }
to-faction = { $faction ->
    [order] all’Ordine
    [council] al Consiglio
    [coven] alla Congrega
    [sect] alla Setta
   *[other] { $faction }
  }
faction-home = { habitat-name } · { item-name }
faction-about = { $faction ->
    [order] Studiosi: rapidi a eliminare inquinanti e a viaggiare, con le mappe.
    [council] Contadini: robusti, molte carte, pane per un’azione in più.
    [coven] Guaritori nell’ombra: difficili da colpire, pozioni contro i danni.
   *[sect] Inventori: razzi e trucchi contro le macchine.
  }
organizer-about = Sei dei tuoi difensori seguono { organizer-name }; gli altri sei sono sempre gli stessi.
habitat-name = { $habitat ->
    [forest] foresta
    [plains] pianura
    [marsh] palude
   *[mountain] montagna
  }
item-name = { $item ->
    [maps] mappe
    [bread] pane
    [potions] pozioni
   *[rockets] razzi
  }
the-item = { $item ->
    [maps] le mappe
    [bread] il pane
    [potions] le pozioni
   *[rockets] i razzi
  }
right = destra
left = sinistra
direction-name = { $direction ->
    [right] { right }
   *[left] { left }
  }
machine-name = { $machine ->
    [engines] Automi
    [factories] Fabbriche
    [mechs] Mech
    [reboot] Riavvio
    [engines-difficult] Automi, avanzata
    [factories-difficult] Fabbriche, avanzata
   *[mechs-difficult] Mech, avanzata
  }
points-of = { $points ->
    [one] 1 punto azione
   *[other] { $points } punti azione
  }
compass = { $arrow ->
    [0] nord
    [1] nord-est
    [2] sud-est
    [3] sud
    [4] sud-ovest
   *[5] nord-ovest
  }
corner = { $arrow ->
    [V0] nord
    [V1] nord-est
    [V2] sud-est
    [V3] sud
    [V4] sud-ovest
   *[V5] nord-ovest
  }
name = { $name }
place-hex = { $place }
place-edge = il bordo { $place }–{ $place2 }
place-rim = il bordo { $side ->
    [NE] nord-est
    [E] est
    [SE] sud-est
    [SW] sud-ovest
    [W] ovest
   *[NW] nord-ovest
  } di { $place }
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
   *[other] una carta
  }

# Abilities; what is printed for every faction has a name of its own for each.
ability-name = { $ability ->
    [order-comrade] Compagno dell’Ordine
    [order-own-item] Archivi
    [order-all-items] Stampa Clandestina
    [controlled-blaze] Incendio Controllato
    [feel-the-burn] Senti come Brucia
    [pyromancy] Piromanzia
    [manifesto] Manifesto
    [traveling-library] Biblioteca Itinerante
    [sanctuary] Rifugio
    [council-comrade] Compagno del Consiglio
    [council-own-item] Cucina da Campo
    [council-all-items] Spezzare il Pane
    [sustenance] Sostentamento
    [bountiful-harvest] Raccolto Abbondante
    [caravans] Carovane
    [fortitude] Resilienza
    [sharpshooter] Tiratore Scelto
    [field-hospital] Ospedale da Campo
    [coven-comrade] Compagno della Congrega
    [coven-own-item] Mistura Ribollente
    [coven-all-items] Speziale
    [evasion] Schivata
    [ambush] Imboscata
    [secret-paths] Sentiero Segreto
    [friendly-fungi] Amici Funghi
    [rain-of-rust] Pioggia di Ruggine
    [medicinal-herbs] Erbe Medicinali
    [sect-comrade] Compagno della Setta
    [sect-own-item] Arsenale
    [sect-all-items] Fuochi d’Artificio
    [hack-attack] Sabotaggio
    [scrap-hunter] Cercarottami
    [power-down] Calo d’Energia
    [tunnels] Gallerie
    [ballistics] Balistica
    [demolitions] Demolizioni
   *[other] { $ability }
  }
ability-text = { $effect ->
    [comrade] Il segnalino primo giocatore passa a sinistra.
    [own-item] Ottieni { the-item }.
    [all-items] Tutti ottengono { the-item }.
    [manifesto] Ottieni 2 di supporto.
    [bountiful-harvest] Peschi 2 carte.
    [controlled-blaze] Elimini gli inquinanti da tutti gli esagoni adiacenti.
    [pyromancy] Subisci 1 danno.
    [traveling-library] Sposti uno dei tuoi campi su un qualsiasi esagono foresta senza campo.
    [sharpshooter] Distruggi un mech in un esagono adiacente.
    [field-hospital] Tutti rimuovono 1 danno.
    [ambush] Distruggi un mech nel tuo esagono.
    [secret-paths] Tutti possono spostarsi di un esagono, qualunque ostacolo ci sia.
    [rain-of-rust] Sostituisci un mech qualsiasi con 1 inquinante, dove non c’è un’area tossica.
    [medicinal-herbs] Un giocatore rimuove tutti i suoi danni.
    [tunnels] Vai su un qualsiasi esagono montagna.
    [demolitions] Apri una breccia in un qualsiasi muro.
    [feel-the-burn] Ogni volta che subisci danni ottieni 1 di supporto.
    [sanctuary] Tutti possono raggrupparsi sul campo di chiunque, senza tiro dei danni.
    [sustenance] Ogni volta che si costruisce un campo ottieni 1 di supporto.
    [caravans] Tutti possono usare i corridoi di ogni habitat.
    [fortitude] Le facce con 2 danni non ti feriscono.
    [evasion] Le facce con 1 danno non ti feriscono.
    [friendly-fungi] Il tuo movimento elimina gli inquinanti dall’esagono dove finisce.
    [hack-attack] Dopo il tuo turno non si pesca la carta macchina.
    [scrap-hunter] Un mech che distruggi ti dà 2 di supporto.
    [power-down] I muri non fermano nessuno.
   *[ballistics] I tuoi razzi raggiungono anche i mech adiacenti.
  }
ability-kind = { $ongoing ->
    [1] continuo
   *[0] immediato
  }
about-ability = { ability-name } ({ ability-kind }): { ability-text }
about-card = { $name } ({ habitat-name }, { $points }): { ability-name }. { ability-text }
waiting-card = { $name } ({ habitat-name }, { $points }): { ability-name } è ancora in attesa. { ability-text }

## What lies on the table

board = Tabellone
tableau = Plancia di Posto { $seat }
hand = Le tue carte
direction = Direzione
direction-is = la direzione della macchina è { direction-name }
machine-deck = carte macchina in arrivo
deaths-of = { habitat-name }: { $count ->
    [0] nessun ucciso
    [one] 1 difensore ucciso
   *[other] { $count } difensori uccisi
  }
ground-name = { $ground ->
    [core] nucleo della macchina, tessera { $number }
    [feast] la festa dove c’era il nucleo
    [factory] fabbrica { $number }
    [rewilded] fabbrica rinaturalizzata { $number }
    [forest] foresta
    [plains] pianura
    [marsh] palude
   *[mountain] montagna
  }
about-hex = { ground-name }{ $arrow ->
    [-1] {""}
   *[other] , freccia verso { compass }
  }{ $chutes ->
    [none] {""}
   *[other] , canali di scarico { $chutes }
  }{ $mechs ->
    [0] {""}
   *[other] , { $mechs } { $wild ->
        [1] { $mechs ->
            [one] cacciatore
           *[other] cacciatori
          }
       *[0] { $mechs ->
            [one] cecchino
           *[other] cecchini
          }
      }
  }{ $pollution ->
    [0] {""}
   *[other] , inquinanti { $pollution }
  }{ $toxic ->
    [0] {""}
   *[other] , area tossica
  }{ $faction ->
    [none] {""}
   *[other] , campo { of-faction }
  }{ $reach ->
    [0] {""}
   *[other] , a tiro dei cecchini
  }{ $walls ->
    [none] {""}
   *[other] , muri { $walls }
  }
hunter = cacciatore
sniper = cecchino
pollution = inquinante
toxic = area tossica
camp-of = campo { of-faction }{ $covered ->
    [1] , chiuso dalla fabbrica
   *[0] {""}
  }
edge-is = { $edge ->
    [tile-wall] muro di fabbrica
    [wall] muro
    [rim] perimetro del tabellone
   *[open] aperto
  }{ $faction ->
    [none] {""}
   *[other] , breccia { of-faction }
  }
engine = automa { $engine }, in attesa sul nucleo
engine-heading = automa { $engine }, { $hex ->
    [none] rivolto al perimetro
   *[other] rivolto a { $hex }
  }

support-of = supporto { of-faction }
camp-to-build = campo da costruire; porta la mano a { $count } carte
damage = danno
whole = danni che si possono ancora subire
item-gained = { item-name }: oggetto pronto all’uso
item-used = { item-name }: oggetto non ottenuto
face-down = a faccia in giù
cards-in-hand = { faction-name }: { $count } in mano
cards-in-deck = { faction-name }: { $count } nel mazzo
cards-in-pile = { faction-name }: { $count ->
    [one] 1 esausto
   *[other] { $count } esausti
  }
markers-left = segnalini breccia rimasti
first-player = segnalino primo giocatore

## Panels

side-title = { faction-name }: { organizer-name }
support = Supporto
camps = Campi
next-camp = { $missing ->
    [0] Campo { $number } di { $camps }: costruibile nell’habitat naturale
   *[other] Ancora { $missing } di supporto per il campo { $number } di { $camps }
  }; { $last ->
    [1] è l’ultimo.
   *[0] porta la mano a { $count } carte.
  }
has-exited = L’ultimo campo è costruito.
teamed = In aiuto: { $cards }
exhausted = Esausti: { $cards }
has-told = Ha detto di avere: { $forest ->
    [0] {""}
   *[other] { $forest } foresta{" "}
  }{ $plains ->
    [0] {""}
   *[other] { $plains } pianura{" "}
  }{ $marsh ->
    [0] {""}
   *[other] { $marsh } palude{" "}
  }{ $mountain ->
    [0] {""}
   *[other] { $mountain } montagna
  }
machines = Macchine
walls-left = Muri rimasti
mechs-left = Mech rimasti
pollution-left = Inquinanti rimasti
machine-cards = Carte macchina
to-come = in arrivo
played = giocate
deaths = Difensori uccisi
deaths-caption = Uccisi
deaths-rule = Un secondo dello stesso habitat fa perdere la partita.
nobody = nessuno

factions = Le fazioni
faction-head = Fazione
home = Habitat naturale
item = Oggetto
organizers = Chi guida { the-faction }?
brings = { organizer-name } porta difensori con
brings-both = Entrambi hanno difensori con
home-of = Da dove parte { the-faction }
starting-camp = Il campo di partenza sta nell’habitat naturale: un esagono { habitat-name } lungo il perimetro.
starting-organizer = Anche il tuo leader parte da lì.
active-defenders = Difensori attivi
turn-of = Turno { of-faction }
odds = { $harm ->
    [one] 1 su { $faces } ferisce
   *[other] { $harm } su { $faces } feriscono
  }{ $deadly ->
    [0] .
    [one] , 1 su { $faces } uccide un difensore.
   *[other] , { $deadly } su { $faces } uccidono un difensore.
  }
roll-of = { $roll ->
    [melee] Mischia: tira { the-faction }
   *[sniper] Cecchini: tira { the-faction }
  }
odds-none = Nessun danno
odds-one = 1 danno
odds-more = 2 danni
odds-deadly = Muore un difensore
carried = Danni ora
warning = A un passo dalla sconfitta
warn-core = Un esagono è isolato e non restano tessere da costruire: la prossima carta Fabbriche o Riavvio chiude la partita.
warn-toxic = Non restano aree tossiche, e un canale di scarico punta su un esagono con 2 inquinanti: la prossima diffusione chiude la partita.

threats = Minacce
sites = Cantieri
closing = Esagoni quasi isolati
legend-melee = un mech: dopo ogni azione qui tiri
legend-sniper = cecchini: dopo ogni azione qui tiri
legend-closing = quanti dei suoi sei bordi sono chiusi; con tutti e sei può sorgere una fabbrica
legend-enclosed = isolato; il primo riceve la prossima fabbrica
legend-ray = dove comincia la ricerca dei cantieri
next-card = Una di queste sarà la prossima
next-brief = { $bad ->
    [0] Macchine: niente di grave in arrivo
    [one] Macchine: 1 carta su { $count } fa danni
   *[other] Macchine: { $bad } carte su { $count } fanno danni
}
forecast = { $lost ->
    [1] Perdiamo la partita.
   *[0] {""}
  }{ $factory ->
    [none] {""}
   *[other] {" "}Sorge una fabbrica in { $factory }.
  }{ $toxic ->
    [none] {""}
   *[other] {" "}Area tossica in { $toxic }.
  }{ $closed ->
    [none] {""}
   *[other] {" "}Muri tutt’attorno a { $closed }.
  }{ $faction ->
    [none] {""}
   *[other] {" "}{ $you ->
        [1] { $others ->
            [0] { $pursuers ->
                [one] Un cacciatore ti raggiunge.
               *[other] { $pursuers } cacciatori ti raggiungono.
              }
           *[other] { $pursuers ->
                [one] Un cacciatore raggiunge te, e altri.
               *[other] { $pursuers } cacciatori raggiungono te, e altri.
              }
          }
       *[other] { $pursuers ->
            [one] Un cacciatore raggiunge
           *[other] { $pursuers } cacciatori raggiungono
          } { who }{ $others ->
            [-1] {""}
            [0] .
           *[other] {" "}e altri.
          }
      }
  }{ $walls ->
    [0] {""}
    [one] {" "}Un nuovo muro.
   *[other] {" "}{ $walls } nuovi muri.
  }{ $spilled ->
    [0] {""}
    [one] {" "}Inquinanti in un esagono.
   *[other] {" "}Inquinanti in { $spilled } esagoni.
  }{ $hunters ->
    [0] {""}
    [one] {" "}Un nuovo cacciatore.
   *[other] {" "}{ $hunters } nuovi cacciatori.
  }{ $quiet ->
    [1] Non succede nulla.
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
detail-over = Campi costruiti: { $camps } di { $all }. Fabbriche rinaturalizzate: { $rewilded } di { $factories }.
ask-taking = Con quale fazione giochi?
detail-taking = Ognuna ha il suo habitat, il suo oggetto e i suoi difensori.
ask-leading = Chi guida { the-faction }?
detail-leading = Metà dei tuoi difensori seguirà chi scegli.
ask-mixing = Quante delle tue prime 3 carte vengono dal mazzo { of-faction }?
ask-settling = Dove va il primo campo { of-faction }?
detail-settling = In un esagono { habitat-name }, il più vicino possibile al perimetro.
ask-choosing = { $alone ->
    [1] Chi agisce ora?
   *[0] Scegli un difensore per questo round.
  }
detail-choosing = { $alone ->
    [1] Contano punti, habitat ed effetto.
   *[0] Resta coperto. Puoi cambiare idea finché non sono pronti tutti.
  }
ask-revealing = Di chi è il prossimo effetto?
detail-revealing = Gli effetti si risolvono uno alla volta; l’ordine può contare.
ask-aiming = { $ability ->
    [sharpshooter] Quale mech viene distrutto?
    [rain-of-rust] Quale mech arrugginisce?
    [tunnels] Dove sbuca la tua galleria?
    [traveling-library] { $carried ->
        [1] In quale esagono foresta va il campo?
       *[0] Quale campo si sposta?
      }
    [demolitions] In quale muro apri la breccia?
   *[medicinal-herbs] Chi rimuove tutti i danni?
  }
ask-paths = Sposti { the-faction } di un esagono o resti?
ask-turn = { $points ->
    [0] { $team ->
        [1] Gioca una carta in aiuto, o finisci il turno.
       *[0] Nessuna azione rimasta: finisci il turno.
      }
    [one] Che cosa fai con l’ultima azione?
   *[other] Che cosa fai? Hai { $points } azioni.
  }
detail-turn = { $points ->
    [0] { $name } ha finito per questo round.{" "}
   *[other] Scegli un esagono illuminato per andarci, o un’azione qui sotto.{" "}
  }{ $ongoing ->
    [1] { ability-name }: { ability-text }
   *[0] {""}
  }
ask-move-on = Dove vai?
ask-regroup-on = In quale campo ti raggruppi?
ask-breach-on = In quale muro apri la breccia?
ask-fire-on = Quale esagono colpiscono i razzi?
ask-blast-on = Quale muro fanno saltare i razzi?
ask-travel-on = Dove ti portano le mappe?
ask-return-on = In quale campo ti portano le mappe?
ask-team-up-on = Quale carta giochi in aiuto?
ask-rolling = Usi un oggetto prima del tiro?
detail-rolling = { $roll ->
    [melee] Nel tuo esagono c’è un mech: mischia.
   *[sniper] Il tuo esagono è a tiro dei cecchini.
  }

wait-laying = Si compone il tabellone.
wait-orienting = Si scopre la prossima tessera del nucleo.
wait-taking = Ognuno prende una fazione.
wait-leading = Ognuno sceglie un leader.
wait-mixing = Si compone la prima mano.
wait-drawing = { faction-first } pesca carte.
wait-hardening = Si estraggono carte macchina avanzata.
wait-settling = Ognuno piazza il campo di partenza.
wait-beginning = Il caso decide chi comincia.
wait-choosing = { $alone ->
    [1] Si sceglie il prossimo difensore.
   *[0] Ognuno sceglie un difensore attivo, in silenzio.
  }
wait-turning-up = { faction-first } rivela la prima carta del mazzo.
wait-revealing = Si risolvono gli effetti immediati.
wait-aiming = { faction-first } sceglie un bersaglio per { ability-name }.
wait-paths = Sentiero Segreto: tutti possono spostarsi di un esagono.
wait-round = Il round continua.
wait-turn = Turno { of-faction }: { $points ->
    [one] resta { points-of }
   *[other] restano { points-of }
  }.
wait-rolling = { faction-first } tira i danni { $roll ->
    [melee] da mischia.
   *[sniper] da cecchino.
  }
wait-dying = Muore un difensore { of-faction }.
wait-leaving = { faction-first } lascia il tabellone.
wait-machines = Si pesca una carta macchina.
wait-hurting = I mech colpiscono.

# What moves bring
risk = { $roll ->
    [none] {""}
    [melee] {" "}Poi tiri per il mech qui: { odds }
   *[sniper] {" "}Poi tiri per i cecchini: { odds }
  }
hint-lead = 6 dei tuoi 12 difensori seguono { organizer-name }.
hint-end = { $points ->
    [0] {""}
    [one] { points-of } andrebbe perso.{" "}
   *[other] { points-of } andrebbero persi.{" "}
  }{ $hacked ->
    [1] Non segue una carta macchina.
   *[0] Segue una carta macchina.
  }
hint-team-up = Dà 1 punto azione; il suo effetto non conta.
hint-eat = Il pane dà 1 punto azione.
hint-share = Dice a tutti quante carte di ogni habitat hai, e nient’altro.
earned = { $support ->
    [0] Nessun supporto: è già al massimo.
   *[other] { $support } di supporto.
  }
hint-move = { $item ->
    [none] {""}
   *[other] Ottieni { the-item }.{" "}
  }{ $clears ->
    [1] I funghi eliminano gli inquinanti: { earned }{" "}
   *[0] {""}
  }{ $toxic ->
    [1] L’area tossica ti infligge 1 danno.{" "}
   *[0] {""}
  }{ $waits ->
    [melee] Lì c’è un mech.
    [sniper] Lì sei a tiro dei cecchini.
   *[none] Lì sei al sicuro.
  }{ risk }
hint-build = { $exits ->
    [1] Il tuo ultimo campo: lasci il tabellone{ $points ->
        [0] .
       *[other] {" "}e perdi { points-of }.
      }
   *[0] Piazza qui il tuo campo e porta la mano a { $count } carte.
  }{ risk }
hint-clear = { earned }{ $toxic ->
    [1] {" "}L’area tossica ti infligge 1 danno.
   *[0] {""}
  }{ risk }
hint-support = { earned }{ risk }
hint-roll = { $roll ->
    [melee] Poi tiri per il mech qui: { odds }
   *[sniper] Poi tiri per i cecchini: { odds }
  }

# What can be said with a click
say-can-help = Posso dare una mano.
say-next-turn = Posso dare una mano al prossimo turno.
say-cannot = Non posso dare una mano.
say-need-help = Ho bisogno d’aiuto.
say-habitat = { $count ->
    [0] Non ho carte { habitat-name }.
    [one] Ho 1 carta { habitat-name }.
   *[other] Ho { $count } carte { habitat-name }.
  }

# The table
phase-silence = Silenzio
phase-reveal = Rivela
phase-act = Agisci
phase-machines = Macchine
meter-rewilded = Rinate
meter-camps = Campi
meter-factories = Fabbriche
meter-toxic = Tossiche
meter-dead = { $count ->
    [0] Uccisi
   *[other] Uccisi, { habitat-name }
  }
meter-cards = Mazzo
meter-actions = Azioni usate
meter-support = Supporto
seat-faction = { faction-name }
seat-both = entrambe le parti, prima { the-faction }
unit-camps = campi
count-hand = in mano
count-deck = nel mazzo
count-markers = brecce rimaste
stands-choosing = { $you ->
    [1] scegli
   *[other] sceglie
  }
stands-acting = { $you ->
    [1] agisci
   *[other] agisce
  }
species-name = { $species ->
    [alpine-newt] tritone alpino
    [axolotl] axolotl
    [badger] tasso
    [bank-vole] arvicola rossastra
    [bat] pipistrello
    [bearded-vulture] gipeto
    [beaver] castoro
    [bison] bisonte
    [bittern] tarabuso
    [chamois] camoscio
    [chough] gracchio
    [coot] folaga
    [crested-newt] tritone crestato
    [donkey] asino
    [dormouse] ghiro
    [eagle-owl] gufo reale
    [eel] anguilla
    [falcon] falco
    [fire-salamander] salamandra pezzata
    [grass-snake] biscia
    [grey-heron] airone cenerino
    [ground-squirrel] citello
    [guinea-fowl] faraona
    [hamster] criceto
    [hare] lepre
    [harvest-mouse] topolino delle risaie
    [hedgehog] riccio
    [ibex] stambecco
    [jackrabbit] lepre codanera
    [jay] ghiandaia
    [kestrel] gheppio
    [lamprey] lampreda
    [lapwing] pavoncella
    [lynx] lince
    [magpie] gazza
    [marmot] marmotta
    [marsh-frog] rana verde
    [mole] talpa
    [mountain-goat] capra delle nevi
    [mountain-rat] ratto di montagna
    [muskrat] topo muschiato
    [nightjar] succiacapre
    [otter] lontra
    [partridge] pernice
    [pika] pika
    [pike] luccio
    [pine-marten] martora
    [polecat] puzzola
    [prairie-dog] cane della prateria
    [prairie-fox] volpe della prateria
    [quail] quaglia
    [raven] corvo imperiale
    [red-squirrel] scoiattolo rosso
    [rock-ptarmigan] pernice bianca
    [roe-deer] capriolo
    [skunk] moffetta
    [slug-eating-shrew] toporagno mangialumache
    [snapping-turtle] tartaruga azzannatrice
    [snow-vole] arvicola delle nevi
    [stoat] ermellino
    [tawny-owl] allocco
    [toad] rospo
    [vole] arvicola
    [water-rail] porciglione
    [water-shrew] toporagno d’acqua
    [water-vole] arvicola acquatica
    [wildcat] gatto selvatico
    [wolverine] ghiottone
    [wood-mouse] topo selvatico
    [wood-pigeon] colombaccio
    [wood-rat] ratto dei boschi
    [wood-thrush] tordo dei boschi
   *[other] { $species }
  }
card-subtitle = { species-name } · { habitat-name }
stat-actions = Azioni
stat-ability = { ability-name }
card-ability = { ability-text }
gain-comrade = { $you ->
    [1] Poi cominci tu.
   *[other] Poi comincia { who }.
  }
gain-items = { $count ->
    [0] Nessun guadagno: oggetto già ottenuto ({ item-name }).
   *[other] { $own ->
        [1] Ottieni { the-item }.
       *[0] { $count ->
            [one] Uno di noi ottiene
           *[other] { $count } di noi ottengono
          } { the-item }.
      }
  }
gain-manifesto = { $support ->
    [0] Nessun guadagno: il tuo supporto è al massimo.
   *[other] +{ $support } di supporto.
  }
gain-harvest = Poi hai { $count } carte.
gain-blaze = { $count ->
    [0] Ora non c’è nulla da eliminare attorno a { $place }.
    [one] Da { $place } ripulisce un esagono: +{ $support } di supporto{ lost-hearts }.
   *[other] Da { $place } ripulisce { $count } esagoni: +{ $support } di supporto{ lost-hearts }.
  }
lost-hearts = { $harm ->
    [0] {""}
    [one] , −1 cuore
   *[other] , −{ $harm } cuori
  }
gain-pyromancy = { $hearts ->
    [-1] Uccide un difensore: non hai più cuori.
    [0] Ti lascia senza cuori.
    [one] Ti lascia 1 cuore.
   *[other] Ti lascia { $hearts } cuori.
  }
gain-mechs = { $count ->
    [0] Ora nessun mech { $here ->
        [1] in { $place }
       *[0] accanto a { $place }
      }: nessun guadagno.
   *[other] { $here ->
        [1] Un mech in meno, +1 di supporto.
       *[0] Un mech in meno accanto a { $place }, +1 di supporto.
      }
  }
gain-hospital = { $count ->
    [0] Nessun guadagno: nessuno è ferito.
    [one] Uno di noi è ferito.
   *[other] { $count } di noi sono feriti.
  }
gain-run = { $count ->
    [0] Ora nessun corridoio da { $place }.
    [one] Da { $place } corre a un esagono più lontano.
   *[other] Da { $place } corre a { $count } esagoni più lontani.
  }
gain-move = { $count ->
    [one] 1 posto
   *[other] { $count } posti
  }
gain-regroup = { $count ->
    [one] 1 campo
   *[other] { $count } campi
  }
gain-support = { $support ->
    [0] al massimo: costruisci
   *[other] +{ $support } di supporto
  }
gain-build = un nuovo campo
gain-heal = tutti i cuori
gain-gain = l’oggetto del campo
short-no-points = nessuna azione rimasta
short-move = nessun posto dove andare
short-regroup = nessun altro campo
short-breach = nessun muro qui
short-no-camps-left = tutti i campi costruiti
short-support-missing = { $missing ->
    [one] manca 1 di supporto
   *[other] mancano { $missing } di supporto
  }
short-camp-here = qui c’è un campo
short-factory-not-rewilded = prima rinaturalizza
short-not-home = non è il tuo habitat
short-nothing-to-clear = nulla da eliminare
short-no-camp-here = nessun campo qui
short-camp-unusable = campo coperto
short-not-hurt = nessun danno
short-item-held = ce l’hai già
short-no-mech-there = nessun mech qui
short-not-in-a-factory = non sei in una fabbrica
short-core-stays = non il nucleo
short-rewilded-already = già rinaturalizzata
short-mechs-here = qui ci sono mech
short-pollution-here = qui ci sono inquinanti
silence-title = Silenzio
silence-rule = Ognuno sceglie un difensore per questo round. Niente parole, niente segni, finché le carte non vengono rivelate.
silence-talk = La chat è chiusa per tutti. Si riapre quando le carte vengono rivelate.
silence-owes = { $you ->
    [1] scegli
   *[other] sceglie
  }
silence-chose = scelta: { $name }
silence-out = decide il mazzo
silence-left = ha lasciato il tabellone
effect-roll = { $more ->
    [0] { $one ->
        [0] non può succederti nulla
       *[other] perdi 1 cuore
      }
   *[other] { $one ->
        [0] perdi 2 cuori
       *[other] perdi 1 o 2 cuori
      }
  }{ $deadly ->
    [0] {""}
    [one] ; una faccia uccide un difensore
   *[other] ; { $deadly } facce uccidono un difensore
  }
face-none = nulla
face-one = −1
face-two = −2
habitat-title = { $habitat ->
    [forest] Foresta
    [plains] Pianura
    [marsh] Palude
   *[mountain] Montagna
  }
habitat-text = Esagoni dello stesso habitat uno accanto all’altro sono un corridoio: un difensore di quell’habitat lo percorre con una sola azione.
thing-hunter = Cacciatore
thing-hunter-text = Un mech in un habitat. Se agisci nel suo esagono, tiri i danni; le carte Mech te lo mandano contro.
thing-sniper = Cecchino
thing-sniper-text = Un mech in una fabbrica o nel nucleo. Arriva agli esagoni adiacenti: se agisci lì, tiri i danni.
thing-pollution = Inquinante
thing-pollution-text = Tre in un esagono diventano un’area tossica. Eliminarli dà 1 di supporto.
thing-toxic = Area tossica
thing-toxic-text = Eliminarla ti infligge 1 danno. Se ne serve una e non ne restano, perdono tutti.
thing-factory = Fabbrica
thing-factory-text = Apri una breccia, entra, togli mech e inquinanti, poi rinaturalizzala.
thing-core = Nucleo della macchina
thing-core-text = In cima c’è la prossima tessera fabbrica. Se ne serve un’altra e non ne restano, perdono tutti.
thing-rewilded = Fabbrica rinaturalizzata
thing-rewilded-text = Vale come ogni habitat, e le macchine non possono riprendersela.
term-rewilded = Fabbriche rinaturalizzate
term-rewilded-text = Per vincere, ogni fabbrica costruita va rinaturalizzata.
term-camps = Campi costruiti
term-camps-text = Per vincere, ogni fazione deve costruire tutti i suoi campi.
term-factories = Fabbriche costruite
term-factories-text = Quando le macchine devono costruirne una in più di quante ce ne sono, perdono tutti.
term-toxic = Aree tossiche
term-toxic-text = Quando ne serve una settima, perdono tutti.
term-dead = Difensori uccisi
term-dead-text = Quando due difensori dello stesso habitat sono uccisi, perdono tutti.
term-cards = Carte macchina
term-cards-text = Se ne gioca una dopo ogni turno. Quando sono tutte giocate, si rimescolano.
term-actions = Azioni
term-actions-text = La carta del tuo difensore dice quante ne hai in questo turno.
term-support = Supporto
term-support-text = Uno per ogni mech distrutto, muro aperto, esagono ripulito e fabbrica rinaturalizzata. Quando è al massimo, puoi costruire un campo.
term-hand = Mano
term-hand-text = Un difensore per ogni round. Peschi costruendo campi e con gli effetti, mai perché comincia un round.
term-phase-silence = Silenzio
term-phase-silence-text = Ognuno sceglie in segreto un difensore. Nessuno può parlare finché tutti non sono rivelati.
term-phase-reveal = Rivelazione
term-phase-reveal-text = Tutti i difensori scelti vengono rivelati insieme, e quelli che fanno qualcosa quando sono rivelati lo fanno.
term-phase-act = Turni
term-phase-act-text = Uno dopo l’altro spendete i punti azione del vostro difensore.
term-phase-machines = Macchine
term-phase-machines-text = Ogni turno finisce con una carta macchina. Nessuno può saltarla.
term-edge-is = Un bordo
term-edge-is-text = Si attraversano i bordi aperti. Un muro ti ferma finché nessuno vi apre una breccia, un automa sempre.
term-direction-is = La direzione delle macchine
term-direction-is-text = Dice da quale lato gli automi hanno l’esagono intorno a cui girano.
term-engine-heading = Un automa
term-engine-heading-text = Avanza lungo i bordi e dietro di sé lascia un muro su ognuno.
term-organizer-name = Un leader
term-organizer-name-text = Sta sul tabellone per una fazione, e agisce dove si trova.
term-markers = Segnalini breccia
term-markers-text = Ognuno apre un muro per tutti. Non ne hai altri.
item-title = { $item ->
    [maps] Mappe
    [bread] Pane
    [potions] Pozioni
   *[rockets] Razzi
  }
item-text = { $item ->
    [maps] Usale per muoverti o raggrupparti senza spendere un’azione.
    [bread] Mangialo per 1 azione in più.
    [potions] Bevile per rimuovere 1 danno, o per eliminare gli inquinanti dal tuo esagono.
   *[rockets] Lanciali per distruggere un mech qui o aprire una breccia.
  } Si ottiene in un campo della fazione che ha questo oggetto.
action-move = Un esagono oltre un bordo aperto, o lungo un corridoio dell’habitat del tuo difensore.
action-clear = Toglie tutti gli inquinanti, o l’area tossica, dal tuo esagono.
action-regroup = Ti porta in un qualsiasi esagono con un tuo campo.
action-breach = Mette il tuo segnalino su un muro del tuo esagono: lì tutti possono passare.
action-destroy = Toglie un mech dal tuo esagono.
action-build = Con il supporto al massimo, in un esagono del tuo habitat senza campo: un nuovo campo, e la mano si riempie.
action-heal = In un qualsiasi campo utilizzabile: ti toglie tutti i danni.
action-rewild = In una fabbrica senza mech né inquinanti: la restituisce alla natura.
action-gain = Nel campo di una fazione qualsiasi: ottieni il suo oggetto.
act-clear = Elimina gli inquinanti: { $place }
act-destroy = Distruggi il mech
act-build = Costruisci un campo: { $place }
act-heal = Curati qui
act-rewild = Rinaturalizza { $place }
act-gain = Prendi l’oggetto
act-eat = Pane: +1 azione
act-drink = Pozioni: +1 cuore
act-cleanse = Pozioni: ripulisci { $place }
act-share = Di’ gli habitat
act-stay = Resta
act-roll = Tira il dado
act-end = Fine turno
act-move-to = Muovi in { $place }
act-regroup-to = Raggruppa in { $place }
act-travel-to = Muovi in { $place } con le mappe
act-fire-to = Lancia su { $place }
act-breach-one = Apri una breccia qui
act-blast-one = Fai saltare questo muro
act-choose-one = Posa { $name } coperto
act-trigger-one = Usa { ability-name }

# Buttons
do-take = Prendi
do-lead = Guida con
do-mix = Prendi
do-settle = Insediati
do-choose = Scegli
do-blind = Prima carta:
do-trigger = Risolvi
do-aim = Mira a
do-emerge = Sbuca in
do-carry = Sposta il campo in
do-pitch = Portalo in
do-demolish = Apri la breccia
do-treat = Cura
do-shift = Spostati in
do-stay = Resta
do-move = Muovi
do-build = Costruisci
do-regroup = Raggruppa
do-clear = Elimina inquinanti
do-heal = Curati
do-destroy = Distruggi
do-breach = Apri breccia
do-rewild = Rinaturalizza
do-gain = Prendi oggetto
do-eat = Mangia il pane
do-drink = Bevi pozioni
do-cleanse = Elimina con le pozioni
do-fire = Lancia razzi su
do-blast = Fai saltare coi razzi
do-travel = Muovi con le mappe
do-return = Raggruppa con le mappe
do-team-up = In aiuto
do-share = Di’ gli habitat
do-roll = Tira
do-end = Fine azioni

## The log

news-take = { $seat ->
    [-1] Estratta la fazione: { faction-name }.
   *[other] { $you ->
        [1] Prendi
       *[other] Posto { $seat } prende
      } { the-faction }.
  }
news-lead = { $you ->
    [1] Il tuo leader:
   *[other] Il leader di Posto { $seat }:
  } { organizer-name }.
news-mix = { $you ->
    [1] Prendi
   *[other] Posto { $seat } prende
  } { $count } delle prime carte dalla prima fazione.
news-settle = { $you ->
    [1] Ti insedi
   *[other] Posto { $seat } si insedia
  } in { $hex }.
news-choose = { $you ->
    [1] Scegli
   *[other] Posto { $seat } sceglie
  } { card-name }.
news-blind = { $you ->
    [1] Prendi
   *[other] Posto { $seat } prende
  } la prima carta del mazzo { of-faction }.
news-trigger = { $you ->
    [1] Risolvi
   *[other] Posto { $seat } risolve
  } l’effetto { of-faction }.
news-aim = { $you ->
    [1] Miri
   *[other] Posto { $seat } mira
  } a { $hex }.
news-emerge = { $you ->
    [1] Scavi
   *[other] Posto { $seat } scava
  } fino a { $hex }.
news-carry = { $you ->
    [1] Smonti
   *[other] Posto { $seat } smonta
  } il campo in { $hex }.
news-pitch = { $you ->
    [1] Lo monti
   *[other] Posto { $seat } lo monta
  } in { $hex }.
news-demolish = { $you ->
    [1] Demolisci
   *[other] Posto { $seat } demolisce
  } il muro: { $edge }.
news-treat = { $you ->
    [1] Curi
   *[other] Posto { $seat } cura
  } { the-faction }.
news-shift = { $you ->
    [1] Segui
   *[other] Posto { $seat } segue
  } un sentiero segreto fino a { $hex }.
news-stay = { $you ->
    [1] Resti dove sei.
   *[other] Posto { $seat } resta dov’è.
  }
news-move = { $you ->
    [1] Ti muovi
   *[other] Posto { $seat } si muove
  } in { $hex }.
news-build = { $you ->
    [1] Costruisci
   *[other] Posto { $seat } costruisce
  } un campo.
news-regroup = { $you ->
    [1] Ti raggruppi
   *[other] Posto { $seat } si raggruppa
  } in { $hex }.
news-clear = { $you ->
    [1] Elimini
   *[other] Posto { $seat } elimina
  } gli inquinanti.
news-heal = { $you ->
    [1] Ti riposi
   *[other] Posto { $seat } si riposa
  } in un campo.
news-destroy = { $you ->
    [1] Attacchi
   *[other] Posto { $seat } attacca
  } un mech.
news-breach = { $you ->
    [1] Sfondi
   *[other] Posto { $seat } sfonda
  } il muro: { $edge }.
news-rewild = { $you ->
    [1] Rinaturalizzi
   *[other] Posto { $seat } rinaturalizza
  } la fabbrica.
news-gain = { $you ->
    [1] Prendi
   *[other] Posto { $seat } prende
  } un oggetto.
news-eat = { $you ->
    [1] Mangi
   *[other] Posto { $seat } mangia
  } il pane: 1 punto azione in più.
news-drink = { $you ->
    [1] Bevi
   *[other] Posto { $seat } beve
  } pozioni.
news-cleanse = { $you ->
    [1] Elimini
   *[other] Posto { $seat } elimina
  } gli inquinanti con le pozioni.
news-fire = { $you ->
    [1] Lanci
   *[other] Posto { $seat } lancia
  } razzi su { $hex }.
news-blast = { $you ->
    [1] Fai
   *[other] Posto { $seat } fa
  } saltare il muro: { $edge }.
news-travel = { $you ->
    [1] Ti muovi
   *[other] Posto { $seat } si muove
  } con le mappe in { $hex }.
news-return = { $you ->
    [1] Ti raggruppi
   *[other] Posto { $seat } si raggruppa
  } con le mappe in { $hex }.
news-team-up = { $you ->
    [1] Giochi
   *[other] Posto { $seat } gioca
  } in aiuto { card-name }: 1 punto azione in più.
news-share = { $you ->
    [1] Dici quali habitat hai
   *[other] Posto { $seat } dice quali habitat ha
  } in mano.
news-roll = { $you ->
    [1] Non usi
   *[other] Posto { $seat } non usa
  } altri oggetti prima del tiro.
news-end = { $you ->
    [1] Finisci
   *[other] Posto { $seat } finisce
  } le azioni.
news-lay = Si posa una tessera del tabellone.
news-turn-core = Il nucleo mostra la sua prossima tessera.
news-harden = Una carta macchina avanzata entra nel mazzo: { machine-name }.
news-draw = Pescata: { card-name }.
news-begin = Comincia { the-faction }.
news-turn-up = La prima carta è { card-name }.
news-die = { $face ->
    [none] Il dado non mostra nulla.
    [one] Il dado mostra 1.
   *[two] Il dado mostra 2.
  }
news-kill = Ucciso: { card-name }.
news-machine = Le macchine giocano: { machine-name }.

# What comes of the players' moves
owner-name = { $owner ->
    [-1] { faction-first }
   *[other] Posto { $owner }
  }
the-owner = { $owner ->
    [-1] { the-faction }
   *[other] Posto { $owner }
  }
of-owner = { $owner ->
    [-1] { of-faction }
   *[other] di Posto { $owner }
  }
news-drew = { $own ->
    [1] Peschi
   *[0] { owner-name } pesca
  } { card-name }.
news-reshuffled = { $own ->
    [1] Mescoli i tuoi difensori esausti in un nuovo mazzo.
   *[0] { owner-name } mescola i difensori esausti in un nuovo mazzo.
  }
news-revealed = { $own ->
    [1] Riveli
   *[0] { owner-name } rivela
  } { card-name }.
news-marker = { $own ->
    [1] Ora cominci tu.
   *[0] Ora comincia { the-owner }.
  }
news-resolved = { $own ->
    [1] Risolvi
   *[0] { owner-name } risolve
  } { ability-name }.
news-no-target = { ability-name }: nessun bersaglio.
news-turn-of = { $own ->
    [1] È il tuo turno.
   *[0] È il turno { of-owner }.
  }
news-support = { $own ->
    [1] Ora hai { $amount } di supporto.
   *[0] { owner-name } ha ora { $amount } di supporto.
  }
news-gained = { $own ->
    [1] Ottieni { the-item }.
   *[0] { owner-name } ottiene { the-item }.
  }
news-used = { $own ->
    [1] Hai usato { the-item }.
   *[0] { owner-name } ha usato { the-item }.
  }
news-cleared = { $own ->
    [1] Elimini
   *[0] { owner-name } elimina
  } gli inquinanti da { $hex }.
news-destroyed = { $own ->
    [1] Distruggi
   *[0] { owner-name } distrugge
  } un mech in { $hex }.
news-rusted = Un mech in { $hex } arrugginisce e diventa inquinante.
news-breached = { $own ->
    [1] Apri
   *[0] { owner-name } apre
  } una breccia: { $edge }.
news-rewilded = { $own ->
    [1] Rinaturalizzi
   *[0] { owner-name } rinaturalizza
  } la fabbrica { $number }.
news-camp = { $own ->
    [1] Hai
   *[0] { owner-name } ha
  } un campo in { $hex }.
news-camp-moved = Un campo si sposta da { $hex } a { $hex2 }.
news-went = { $own ->
    [1] Vai
   *[0] { owner-name } va
  } da { $hex } a { $hex2 }.
news-rolled-for = { $own ->
    [1] Tiri
   *[0] { owner-name } tira
  } per { $roll ->
    [melee] il mech nell’esagono.
   *[sniper] i cecchini accanto: conta solo la faccia con 1.
  }
news-hurt = { $own ->
    [1] Perdi
   *[0] { owner-name } perde
  } { hearts-of } { $source ->
    [roll] per il tiro.
    [toxic-site] per l’area tossica.
    [pyromancy] per la Piromanzia.
   *[machines] per i mech lì presenti.
  }
news-healed = { $own ->
    [1] Recuperi { hearts-of }.
   *[0] { owner-name } recupera { hearts-of }.
  }
news-overwhelmed = { $own ->
    [1] Non hai più cuori da perdere: muore un difensore.
   *[0] { owner-name } non ha più cuori da perdere: muore un difensore.
  }
news-told = { $own ->
    [1] Hai
   *[0] { owner-name } ha
  } { cards-told } { habitat-name }.
cards-told = { $amount ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $amount } carte
  }
news-exited = { $own ->
    [1] Hai costruito il tuo ultimo campo e lasci il tabellone.
   *[0] { owner-name } ha costruito l’ultimo campo e lascia il tabellone.
  }
news-stays = { $own ->
    [1] Hai costruito il tuo ultimo campo e continui finché tutte le fabbriche sono rinaturalizzate.
   *[0] { owner-name } ha costruito l’ultimo campo e continua finché tutte le fabbriche sono rinaturalizzate.
  }
news-hacked = { $own ->
    [1] Hai sabotato le macchine: nessuna carta macchina.
   *[0] { owner-name } ha sabotato le macchine: nessuna carta macchina.
  }

# The machines, step by step, each with its cause
news-step = Passaggio: { tale-step }.
news-machines-shuffled = Tutte le carte macchina sono giocate: si rimescolano in un nuovo mazzo.
news-directed = La direzione della macchina ora è { direction-name }.
news-advanced = L’automa { $engine } avanza: { $edge }, poi { $edge2 }.
news-walled = L’automa lascia un muro: { $edge }.
obstacle-name = { $obstacle ->
    [wall] un muro
    [factory] il muro di una fabbrica
    [engine] l’altro automa
    [rim] il perimetro del tabellone
   *[collision] l’altro automa, che vuole lo stesso bordo
  }
news-reset = L’automa { $engine } trova { obstacle-name } e non può proseguire ({ $edge }): si resetta sul nucleo.
news-scanned-first = La ricerca dalla freccia del nucleo incontra per primo l’automa { $engine }.
news-spoke-blocked = Tessera { $number }: l’uscita a { corner } è bloccata, c’è { obstacle-name }.
news-deployed = L’automa { $engine } parte dalla tessera { $number }, prima uscita libera: { $edge }.
news-stranded = L’automa { $engine } non trova un’uscita libera e aspetta sul nucleo.
news-none-enclosed = Nessun esagono è isolato, quindi non si costruisce nulla.
news-enclosed = { $hex } è isolato su tutti i bordi.
news-factory = La fabbrica { $number } sorge in { $hex }, il primo esagono isolato che la ricerca dal nucleo incontra.
news-snipers = La nuova tessera in cima al nucleo riceve { $amount } cecchini.
news-nothing-spread = È stata costruita una fabbrica, quindi non si diffondono inquinanti.
news-polluted = Un canale di scarico della tessera { $number } inquina { $hex }.
news-skipped = Gli inquinanti della tessera { $number } oltrepassano { $hex }, che è già un’area tossica.
news-blown-away = Gli inquinanti della tessera { $number } uscirebbero dal tabellone e non si posizionano.
news-toxic = { $hex } ha 3 inquinanti: diventa un’area tossica.
news-hunter = L’automa { $engine } schiera un cacciatore in { $hex }, { $place ->
    [ahead] di fronte a sé.
    [right] alla sua destra, perché davanti è chiuso.
   *[left] alla sua sinistra, perché davanti è chiuso.
  }
news-pursued = { $own ->
    [1] { $amount ->
        [one] Un cacciatore in { $hex } è abbastanza vicino e ti insegue
       *[other] { $amount } cacciatori in { $hex } sono abbastanza vicini e ti inseguono
      }
   *[0] { $amount ->
        [one] Un cacciatore in { $hex } è abbastanza vicino e insegue
       *[other] { $amount } cacciatori in { $hex } sono abbastanza vicini e inseguono
      } { the-owner }
  } fino a { $hex2 }.
news-none-left = { $piece ->
    [wall] Nella scatola non restano muri: non se ne costruiscono.
    [mech] Nella scatola non restano abbastanza mech.
   *[pollution] Nella scatola non restano inquinanti: non se ne diffondono.
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
    [-1] { the-faction }
   *[other] Posto { $seat }
  }
of-who = { $seat ->
    [-1] { of-faction }
   *[other] di Posto { $seat }
  }
to-who = { $seat ->
    [-1] { to-faction }
   *[other] a Posto { $seat }
  }
tale-after = { $you ->
    [1] Dopo il tuo turno
   *[other] Dopo il turno { of-who }
  }
tale-direction = Direzione della macchina: { direction-name }
tale-step = { $order ->
    [engines-advance] Gli automi avanzano
    [scanned-engine-advances] Il primo automa avanza
    [other-engine-advances] L’altro automa avanza
    [deploy-reset-engines] Gli automi ripartono
    [build-if-enclosed] Si costruisce una fabbrica
    [spread-unless-built] Si diffondono inquinanti
    [spread-always] Si diffondono inquinanti
    [engines-deploy-hunters] Gli automi schierano cacciatori
    [hunters-pursue] I cacciatori inseguono
    [damage-players-with-mechs] I mech colpiscono
   *[toggle-direction] La direzione si inverte
  }
tale-advance = { $order ->
    [engines-advance] {""}
    [scanned-engine-advances] Primo automa,{" "}
   *[other-engine-advances] L’altro automa,{" "}
  }{ $number ->
    [1] { $order ->
        [engines-advance] Primo
       *[other] primo
      }
    [2] { $order ->
        [engines-advance] Secondo
       *[other] secondo
      }
   *[other] { $order ->
        [engines-advance] Terzo
       *[other] terzo
      }
  } avanzamento
tale-quiet = Non succede nulla.
tale-engine = L’automa { $engine } { $kind ->
    [stopped] trova { obstacle-name } e torna al nucleo.
    [closes] chiude l’anello attorno a { $place }.
    [walls] costruisce il muro { $count } di 6 attorno a { $place }.
   *[rolls] avanza e lascia un muro accanto a { $place }.
  }
tale-around = Poiché la direzione è { direction-name }, tiene { $place } alla sua { direction-name }.
tale-scanned = La ricerca dal nucleo incontra per primo l’automa { $engine }.
tale-stopped = Un automa che non può passare al bordo successivo lascia un muro dov’era.
tale-walls-of = muri di { $place }
tale-nearly = Ancora un muro, e { $number ->
    [0] una carta Fabbriche chiude la partita: il nucleo non ha più tessere.
   *[other] una carta Fabbriche costruisce qui la fabbrica { $number }.
  }
tale-closed = { $place } è isolato: { $number ->
    [0] la prossima carta Fabbriche chiude la partita, perché il nucleo non ha più tessere.
   *[other] la prossima carta Fabbriche costruisce qui la fabbrica { $number }.
  }
tale-deployed = L’automa { $engine } riparte { $core ->
    [1] dal nucleo.
   *[0] dalla fabbrica { $number }.
  }
tale-way-out = { $blocked ->
    [0] L’uscita indicata dalla freccia è libera.
    [one] La prima uscita è bloccata: prende la successiva.
   *[other] { $blocked } uscite sono bloccate: prende la prima libera.
  }
tale-stranded = L’automa { $engine } non trova un’uscita e aspetta sul nucleo.
tale-factory = La fabbrica { $number } sorge in { $place }.
tale-factory-cause = { $sites ->
    [one] Perché tutti i suoi bordi sono chiusi.
   *[other] Di { $sites } esagoni isolati, la ricerca dal nucleo lo incontra per primo.
  }
tale-factory-then = { $left ->
    [0] Il nucleo non ha più tessere: con un’altra perdiamo.
    [one] Se ne può costruire ancora una; quella dopo fa perdere la partita.
   *[other] Se ne possono costruire ancora { $left }; quella dopo fa perdere la partita.
  }
tale-no-tile = { $place } è isolato, e il nucleo non ha più tessere.
tale-spill = { $places ->
    [many] I canali riversano inquinanti su { $count ->
        [one] un esagono.
       *[other] { $count } esagoni.
      }
   *[other] I canali riversano inquinanti su { $places }.
  }
tale-spill-cause = { $passed ->
    [1] Le aree tossiche li lasciano passare all’esagono dietro.
   *[0] { $lost ->
        [1] Una parte finisce fuori dal tabellone.
       *[0] Ogni fabbrica in piedi, e il nucleo, scarica da ognuno dei suoi canali.
      }
  }
tale-brink = { $count ->
    [one] { $places } ne ha ora due: il terzo lo rende tossico.
   *[other] { $places ->
        [many] { $count } esagoni
       *[other] { $places }
      } ne hanno ora due ciascuno: il terzo li rende tossici.
  }
tale-pollution = inquinanti
tale-toxic = { $places } { $count ->
    [one] diventa un’area tossica.
   *[other] diventano aree tossiche.
  }
tale-toxic-cause = Tre inquinanti in un esagono diventano un’area tossica.
tale-toxic-then = { $left ->
    [0] Non restano aree tossiche: con un’altra perdiamo.
    [one] Resta un’area tossica.
   *[other] Restano { $left } aree tossiche.
  }
tale-hunters = { $count ->
    [one] L’automa { $engine } schiera un cacciatore in { $places }.
   *[other] Gli automi schierano cacciatori in { $places }.
  }
tale-hunters-cause = { $beside ->
    [1] Dove davanti è chiuso, il cacciatore scende a { direction-name }.
   *[0] I cacciatori scendono di fronte al loro automa.
  }
tale-pursued = { $you ->
    [1] { $amount ->
        [one] Un cacciatore ti raggiunge
       *[other] { $amount } cacciatori ti raggiungono
      }
   *[other] { $amount ->
        [one] Un cacciatore raggiunge
       *[other] { $amount } cacciatori raggiungono
      } { who }
  } in { $place }.
tale-pursued-cause = { $active ->
    [1] I cacciatori inseguono chi aveva il turno fino a due esagoni di distanza.
   *[0] Tutti gli altri li inseguono solo i cacciatori adiacenti.
  }
tale-pursued-then = { $you ->
    [1] D’ora in poi ogni tua azione lì richiede un tiro.
   *[other] Ogni azione lì richiede un tiro.
  }
tale-hurt = { $you ->
    [1] I mech in { $place } ti costano { hearts-of }.
   *[other] I mech in { $place } costano { hearts-of } { to-who }.
  }
hearts-of = { $amount ->
    [one] 1 cuore
   *[other] { $amount } cuori
  }
tale-death = Ucciso: { card-name }.
tale-death-then = Un secondo difensore ucciso ({ habitat-name }) fa perdere la partita.
tale-directed = La direzione della macchina ora è { direction-name }.
tale-directed-then = D’ora in poi gli automi girano a { direction-name }.
tale-over = La fine
tale-shuffled = Il mazzo è vuoto
tale-came-advance = { $walls ->
    [0] Nessun muro.
    [one] Un muro.
   *[other] { $walls } muri.
  }{ $resets ->
    [0] {""}
    [one] {" "}Uno torna al nucleo.
   *[other] {" "}Entrambi tornano al nucleo.
  }
tale-came-no-engine = Nessun automa è sul tabellone.
tale-came-all-out = Entrambi sono sul tabellone.
tale-came-deployed = { $count ->
    [0] Nessuna uscita è libera.
    [one] Un automa riparte.
   *[other] Entrambi ripartono.
  }
tale-came-none-enclosed = Nessun esagono è isolato.
tale-came-factory = Fabbrica { $number } in { $place }.
tale-came-nothing-spread = No: è stata costruita una fabbrica.
tale-came-spilled = { $count ->
    [0] Nulla cade sul tabellone.
    [one] Un esagono.
   *[other] { $count } esagoni.
  }{ $toxic ->
    [0] {""}
    [one] {" "}Uno diventa tossico.
   *[other] {" "}{ $toxic } diventano tossici.
  }
tale-came-hunters = { $count ->
    [one] Un nuovo cacciatore.
   *[other] { $count } nuovi cacciatori.
  }
tale-came-pursued = { $count ->
    [0] Nessuno è abbastanza vicino.
    [one] Un cacciatore si muove.
   *[other] { $count } cacciatori si muovono.
  }
tale-came-hurt = { $count ->
    [0] Nessuno è insieme a un mech.
    [one] Uno è ferito.
   *[other] { $count } sono feriti.
  }
tale-came-directed = Ora { direction-name }.
tale-came-shuffled = Tutte le carte macchina si rimescolano.

# Options: what each is called on the start page, and what its values mean.
option-difficulty = Carte macchina avanzata
option-difficulty-0 = nessuna: il mazzo macchina base
option-difficulty-1 = 1 carta, difficoltà intermedia
option-difficulty-2 = 2 carte, difficoltà intermedia
option-difficulty-3 = 3 carte, difficoltà complessa
option-difficulty-4 = 4 carte, difficoltà complessa
option-difficulty-5 = 5 carte, difficoltà estrema
option-difficulty-6 = 6 carte, difficoltà estrema
option-factions = Chi gioca con quale fazione
option-factions-chosen = i giocatori scelgono le fazioni
option-factions-dealt = le fazioni si assegnano a caso
option-supply_mode = Muri, mech e inquinanti
option-supply_mode-unlimited = non finiscono mai
option-supply_mode-box = quelli della scatola, poi non ne arrivano più
option-same_edge_collision = Due automi diretti sullo stesso bordo
option-same_edge_collision-both_reset = entrambi si resettano, e il bordo resta libero
option-same_edge_collision-scan_order = lo prende chi è trovato per primo, l’altro si resetta
option-core_edges_breachable = Brecce nei muri del nucleo
option-core_edges_breachable-false = non si possono aprire
option-core_edges_breachable-true = danno supporto, ma non fanno entrare
option-perimeter_walls_breachable = Brecce nei muri del perimetro
option-perimeter_walls_breachable-true = si possono aprire, con il solito supporto
option-perimeter_walls_breachable-false = non si possono aprire
option-abilities_reach_core = Effetti contro il nucleo
option-abilities_reach_core-true = raggiungono i mech e gli inquinanti lì
option-abilities_reach_core-false = mech e inquinanti lì sono fuori portata
option-caravans_mixed_types = Corridoi con le Carovane
option-caravans_mixed_types-false = ogni movimento usa un habitat, quello che vuoi
option-caravans_mixed_types-true = un movimento può attraversare più habitat
option-solo_team_up = Difensori in aiuto in solitario
option-solo_team_up-faction_and_habitat = stessa fazione e stesso habitat
option-solo_team_up-habitat_only = basta lo stesso habitat
option-relocate_to_same_hex = Gallerie e Biblioteca Itinerante
option-relocate_to_same_hex-true = possono finire nell’esagono di partenza
option-relocate_to_same_hex-false = devono finire in un altro esagono
option-exit_needs_damage_roll = Tiro dei danni per l’ultimo campo
option-exit_needs_damage_roll-true = si tira come dopo ogni azione, poi si esce
option-exit_needs_damage_roll-false = nessun tiro per chi esce dalla partita
option-items_before_roll = Oggetti prima di un tiro dei danni
option-items_before_roll-true = tra azione e tiro si può usare ogni oggetto
option-items_before_roll-potions = tra azione e tiro si bevono solo pozioni
option-items_before_roll-false = troppo tardi: il tiro segue subito l’azione
option-last_player_draws_on_final_camp = Ultimo campo dell’ultimo giocatore
option-last_player_draws_on_final_camp-true = riempie la mano come gli altri campi
option-last_player_draws_on_final_camp-false = non porta carte
option-reveal_order = Ordine degli effetti immediati
option-reveal_order-free = ognuno risolve i suoi in qualsiasi ordine
option-reveal_order-first_player_decides = il primo giocatore sceglie il prossimo
option-reveal_order-seat_order = in senso orario dal primo giocatore
option-rain_of_rust_gives_support = Supporto per la Pioggia di Ruggine
option-rain_of_rust_gives_support-false = nessun supporto per il mech arrugginito
option-rain_of_rust_gives_support-true = 1 di supporto per il mech arrugginito

# --- ciò a cui chi inizia dovrebbe pensare prima ---

warn-lost-support = Il tuo supporto è al massimo: qui non ne ottieni. Prima costruisci un campo.
warn-deadly-fire = Hai già tre danni: il prossimo uccide una carta della tua mano.
warn-early-leave = Con l’ultimo campo lasci il tabellone, e { $count ->
    [one] una fabbrica è ancora in piedi
   *[other] { $count } fabbriche sono ancora in piedi
  }.
warn-blind-round = La tua mano è vuota: al prossimo round sceglie il mazzo. Un campo la riempirebbe.
warn-full-barrels = La prossima carta macchina può creare un’area tossica in { $places }. Puoi ancora ripulire.

## Puzzles

puzzle-goal-action = Un campo costruito, una fabbrica rinaturalizzata e un’area tossica eliminata contano uno ciascuno: un’azione ne porta { $brings }, ogni altra { $next ->
    [0] nessuno.
   *[other] al massimo { $next }.
  }
puzzle-goal-turn = Un campo costruito, una fabbrica rinaturalizzata e un’area tossica eliminata contano uno ciascuno: questo turno può portarne { $brings }; la migliore delle altre idee { $next ->
    [0] nessuno.
   *[other] { $next }.
  }
