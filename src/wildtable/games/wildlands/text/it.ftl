## On the door

door-hook = Cinque eroi a testa, un sotterraneo, e nessuno aspetta il proprio turno.
door-goal = Fai cinque punti prima di tutti: reclama frammenti, abbatti i rivali.
door-kind = Schermaglia · interruzioni
door-minutes = 40–60 min

## Why a move is refused

faction-taken = { faction-name }: la fazione è già di qualcun altro.
not-your-character = { character-name } non è tra i tuoi.
not-your-map-card = Non hai la carta mappa dello spazio { $space }.
has-a-map-card = { character-name } ha già una carta mappa.
assign-in-order = La prossima carta mappa è per { character-name }.
not-hidden = { character-name } non è tra i nascosti. Chi è sulla mappa agisce quando giochi una carta.
reveal-first = Prima rivela un personaggio nascosto.
play-before-the-end = Gioca una carta prima di finire: una delle tue si può usare.
not-in-hand = Questa carta non è nella tua mano.
no-use = Con questa carta ora non si può fare nulla.
not-on-board = { character-name } non è sul tabellone.
no-icon = La carta non mostra { character-name }.
not-adjacent = Lo spazio { $space } non è adiacente.
climb-needs-two = La salita allo spazio { $space } richiede due carte movimento, scelte da sinistra a destra.
fly-needs-a-move = Un volo deve finire in un altro spazio.
too-far-to-fly = Lo spazio { $space } è troppo lontano per volarci.
too-near-to-fly = Un volo usa tutti i suoi passi, e lo spazio { $space } è troppo vicino.
no-shard = Nello spazio { $space } non c’è nessun frammento.
not-your-shard = Il frammento nello spazio { $space } non è tuo.
claim-needs-three = Perché { character-name } reclami servono tre carte con la stessa icona, scelte da sinistra a destra.
own-character = Con questo non puoi attaccare i tuoi personaggi.
nobody-here = Posto { $seat } non ha nessuno in questo spazio.
no-candidate = { character-name } non è sotto attacco.
sight-wall = Un muro nasconde { character-name }.
sight-cover = Il riparo nello spazio { $space } nasconde { character-name }.
sight-high = L’altura nello spazio { $space } nasconde { character-name }.
sight-upwards = { character-name } sta su un’altura e dal basso non si vede.
too-far = { character-name } è troppo distante: { $between ->
    [one] in mezzo c’è 1 spazio.
   *[other] in mezzo ci sono { $between } spazi.
  }
too-many-steps = { character-name } è troppo distante: { $steps } passi.
area-needs-sight = Lo spazio { $space } da qui non si vede.
space-empty = Nello spazio { $space } non c’è nessuno.
no-enemy-there = Nello spazio { $space } non ci sono nemici.
no-such-flag = La carta non ha questa azione per { character-name }.
no-rally-flag = La carta non ha un’Adunata.
wild-is-no-flag = Un Jolly non ha azioni di personaggi.
not-wild = Solo un Jolly fa pescare carte.
nothing-to-draw = Non c’è nulla da pescare.
not-the-caller = { character-name } non può chiamare questa adunata, quindi qualcuno deve seguire.
out-of-rally-reach = { character-name } è fuori dalla portata di questa adunata.
same-as-a-step = La carta mostra { character-name }: un passo fa lo stesso.
rally-in-order = Nomina i personaggi di un’adunata nell’ordine delle loro posizioni.
rally-climb-needs-more = La salita allo spazio { $space } richiede altre carte movimento; di due carte Adunata si gioca prima quella di sinistra.
cards-in-order = Scegli le carte di un’azione da sinistra a destra: questa doveva venire prima.
does-not-pay = Questa carta non paga per questo.
wild-is-no-defence = Un Jolly non è una difesa.
not-in-cover = Questa carta aiuta solo in uno spazio con riparo.
stops-nothing = Questa carta non difende { character-name } da questo attacco.
no-wild-card = Non hai un Jolly.
nothing-to-add = Nessuna azione aspetta altre carte.
nothing-to-target = Nessun attacco ti fa scegliere il bersaglio.
nothing-to-defend = Nessun attacco aspetta la tua difesa.
no-window = Ora non è il momento per un’interruzione.
you-are-eliminated = Per te la partita è finita: gli altri continuano.
others-choose = Tu hai la tua fazione, altri stanno ancora scegliendo.
cards-are-drawn = Prima si pescano le carte.
target-is-chosen = Chi è attaccato sta scegliendo chi viene colpito.
others-defend = Prima chi è attaccato decide se difendersi.
others-answer = Prima gli altri dicono se interrompono.
factions-are-chosen = Le fazioni sono scelte.
by-lot = Le fazioni le estrae il caso.
cards-are-dealt = Le carte le distribuisce il caso.
not-assigning = Le carte mappa si assegnano una volta, prima del primo turno.
reveal-between-actions = I personaggi si rivelano solo tra le tue azioni.
not-acting = Sta agendo qualcun altro.
finish-first = Finisci ciò che hai cominciato.
nobody-rallies = Non c’è un’adunata da cui qualcuno possa restare fuori.
play-a-card-first = Prima gioca una carta.

## How a match ends

five-points = Vinta con cinque punti.
survived = Vinta con più punti di ogni altro superstite.
last-standing = Vinta da chi è rimasto per ultimo.
nobody-left = Vinta anche se non è rimasto nessuno.
unfinished = La partita non è stata finita.
turns-up = Vinta con più punti allo scadere dei turni.

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
faction-guild = La Gilda
faction-gnomads = Gli Gnomadi
faction-lawbringers = I Giustizieri
faction-pit_fighters = I Gladiatori
faction-name = { $faction ->
    [guild] La Gilda
    [gnomads] Gli Gnomadi
    [lawbringers] I Giustizieri
    [pit_fighters] I Gladiatori
   *[other] { $faction }
  }
faction-about = { $faction ->
    [guild] Incantatori fragili che arrivano lontano: più attacchi a distanza e ad area di tutti, il volo, e una sola scorta robusta.
    [gnomads] Gente veloce delle carovane: molte adunate, qualche volo, danni nella media; forti in coppia.
    [lawbringers] Duri e versatili, ognuno con una specialità; niente adunate e niente volo.
    [pit_fighters] Solo corpo a corpo, più salute di tutti e molta difesa; devono avvicinarsi.
   *[other] { $faction }
  }
flag-name = { $flag ->
    [melee] Colpo
    [heavy_melee] Mazzata
    [ranged] Tiro
    [heavy_ranged] Raffica
    [area] Esplosione
    [shield] Blocco
    [cover] Riparo
    [rally] Adunata
    [fly] Volo
   *[other] Passo
  }

# What a card shows: who moves with it, the flag beside each, and the flag that anybody may use.
flag1-name = { $flag1 ->
    [melee] Colpo
    [heavy_melee] Mazzata
    [ranged] Tiro
    [heavy_ranged] Raffica
    [area] Esplosione
    [shield] Blocco
    [cover] Riparo
    [rally] Adunata
    [fly] Volo
   *[other] Passo
  }
flag2-name = { $flag2 ->
    [melee] Colpo
    [heavy_melee] Mazzata
    [ranged] Tiro
    [heavy_ranged] Raffica
    [area] Esplosione
    [shield] Blocco
    [cover] Riparo
    [rally] Adunata
    [fly] Volo
   *[other] Passo
  }
flag3-name = { $flag3 ->
    [melee] Colpo
    [heavy_melee] Mazzata
    [ranged] Tiro
    [heavy_ranged] Raffica
    [area] Esplosione
    [shield] Blocco
    [cover] Riparo
    [rally] Adunata
    [fly] Volo
   *[other] Passo
  }
flag4-name = { $flag4 ->
    [melee] Colpo
    [heavy_melee] Mazzata
    [ranged] Tiro
    [heavy_ranged] Raffica
    [area] Esplosione
    [shield] Blocco
    [cover] Riparo
    [rally] Adunata
    [fly] Volo
   *[other] Passo
  }
flag5-name = { $flag5 ->
    [melee] Colpo
    [heavy_melee] Mazzata
    [ranged] Tiro
    [heavy_ranged] Raffica
    [area] Esplosione
    [shield] Blocco
    [cover] Riparo
    [rally] Adunata
    [fly] Volo
   *[other] Passo
  }
open-name = { $open ->
    [melee] Colpo
    [heavy_melee] Mazzata
    [ranged] Tiro
    [heavy_ranged] Raffica
    [area] Esplosione
    [shield] Blocco
    [cover] Riparo
    [rally] Adunata
    [fly] Volo
   *[other] Passo
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
   *[other] ; chiunque: { open-name }
  }; o 1 passo
wild-face = Jolly: un passo per chiunque, pesca 2, o interruzione
card-title = { $count ->
    [0] Passo
    [1] { flag1-name }
    [2] { flag1-name } o { flag2-name }
   *[other] { flag1-name }, { flag2-name } o { flag3-name }
  }
wild-title = Jolly
card-used = In uso
card-left = { $count ->
    [0] Nessun’altra carta { flag-name } nel tuo mazzo.
    [one] Ancora 1 carta { flag-name } nel tuo mazzo.
   *[other] Ancora { $count } carte { flag-name } nel tuo mazzo.
  }

# What a card can be used for
way-text = { $flag ->
    [melee] { $damage } di danno a un nemico nello stesso spazio; chi lo possiede sceglie a chi. Para anche un Colpo o una Mazzata.
    [heavy_melee] { $damage } di danno a un nemico nello stesso spazio; chi lo possiede sceglie a chi.
    [ranged] { $damage } di danno a chiunque sia in vista, per quanto lontano.
    [heavy_ranged] { $damage } di danno a uno in vista, con al massimo uno spazio in mezzo.
    [area] { $damage } di danno a tutti in questo spazio o nel prossimo, amici compresi.
    [shield] Tienila: ferma tutto il danno di un Tiro, di una Raffica o di un’Esplosione.
    [cover] Tienila: in uno spazio con riparo ferma tutto il danno di un Tiro o di una Raffica.
    [rally] Tu e un amico vicino fate un passo ciascuno, verso il tuo spazio o da lì.
   *[fly] Fino a due passi con una carta, sopra linee bianche e alture.
  }
way-said = { $character ->
    [anyone] Uno dei tuoi { $flag ->
        [melee] colpisce
        [heavy_melee] dà una mazzata
        [ranged] tira
        [heavy_ranged] spara una raffica
        [area] fa esplodere uno spazio
        [shield] blocca
        [cover] si ripara
        [rally] chiama un’adunata
       *[fly] vola
      }
   *[other] { character-name } { $flag ->
        [melee] colpisce
        [heavy_melee] dà una mazzata
        [ranged] tira
        [heavy_ranged] spara una raffica
        [area] fa esplodere uno spazio
        [shield] blocca
        [cover] si ripara
        [rally] chiama un’adunata
       *[fly] vola
      }
  }
way-step-said = { $who2 ->
    [none] { $who1 } fa un passo
   *[other] { $who3 ->
        [none] { $who1 } o { $who2 } fa un passo
       *[other] { $who1 }, { $who2 } o { $who3 } fa un passo
      }
  }
way-step = Passo
way-or-step = { $claim ->
    [0] o 1 passo
   *[1] passo o reclama
  }
way-bare = { character-short }: 1 passo
ask-way = { $character ->
    [anyone] { $flag ->
        [rally] Chi va per primo?
        [fly] Chi vola, e dove?
        [area] Chi fa esplodere, e quale spazio?
        [melee] Chi colpisce, e chi viene colpito?
        [heavy_melee] Chi dà la mazzata, e a chi?
        [ranged] Chi tira, e a chi?
        [heavy_ranged] Chi spara la raffica, e a chi?
       *[other] Chi la usa?
      }
   *[other] { $flag ->
        [rally] Chi va per primo nell’adunata di { character-name }?
        [fly] Dove vola { character-name }?
        [area] Quale spazio fa esplodere { character-name }?
        [melee] Chi colpisci con { character-name }?
        [heavy_melee] A chi va la mazzata di { character-name }?
        [ranged] A chi tira { character-name }?
        [heavy_ranged] A chi va la raffica di { character-name }?
       *[other] Difendi { character-name } con questa?
      }
  }
ask-way-step = Chi fa un passo, e dove?
way-step-text = Un passo per un personaggio sulla carta. Oppure paga: due carte per una salita, tre per un frammento.
way-wild-step-text = Un passo per uno qualsiasi dei tuoi. Vale anche come chiunque per una salita o un frammento.
way-draw-two = Pesca 2
way-draw-two-text = Prendi due carte dal mazzo; la mano ne tiene al massimo sette.
way-interrupt = Interrompi
way-interrupt-text = Dopo l’azione di un altro, intervieni e agisci. Per questo non peschi carte.
targets-many = { $aimed ->
    [1] { $count } in vista
   *[other] { $count } spazi
  }
seat-name = Posto { $seat }

# Why not, in a few words
reason-hidden = { character-name } è nell’ombra
reason-out = { character-name } è fuori
reason-no-sight = nessuno a portata
reason-nobody-here = nessun nemico nello spazio
reason-nobody-near = nessuno vicino
reason-no-way = nessuno può muoversi
reason-for-defence = tienila per difenderti
reason-for-their-turn = per i turni altrui
reason-nothing-to-draw = nulla da pescare
reason-stops-nothing = non ferma { $flag ->
    [melee] un Colpo
    [heavy_melee] una Mazzata
    [ranged] un Tiro
    [heavy_ranged] una Raffica
   *[area] un’Esplosione
  }
reason-does-not-pay = non paga per questo
reason-breaks-in = ora può solo intervenire
reason-only-wild = serve un Jolly
reason-reveal-first = prima rivela qualcuno
reason-play-first = prima gioca una carta
reason-no-use = ora non serve
reason-no-wild = nessun Jolly in mano
reason-no-defence = nessuna carta lo ferma
reach-cover = dietro un riparo
reach-high = dietro un’altura
reach-upwards = troppo in alto, non si vede
reach-far = troppo lontano per { $family ->
    [ranged] un Tiro
   *[other] una Raffica
  }

# Places
map-dungeon = Il Sotterraneo
map-ruins = Le Rovine
hand = La tua mano
in-play = Carte in gioco
team = Personaggi di Posto { $seat }
team-place = Carta personaggio
marker-place = Posto del segnalino
trophies = Punti fatti
deck = Mazzo
discard = Pila degli scarti
lines = Linee bianche
walls = Muri
torch = Torcia
climb = Salita da { $space } a { $space2 }: due carte
gate = Porta tra { $space } e { $space2 }
space-number = { $space }
zone-name = { $zone ->
    [barracks] Caserma
    [barrow] Tumulo
    [broken-tower] Torre Spezzata
    [cells] Celle
    [chapel] Cappella
    [crypt] Cripta
    [east-fields] Campi a Est
    [great-hall] Sala Grande
    [inner-ward] Cortile Interno
    [keep-mound] Colle del Mastio
    [laboratory] Laboratorio
    [lookout] Vedetta
    [north-hall] Sala Nord
    [old-market] Vecchio Mercato
    [outer-ward] Cortile Esterno
    [passage] Passaggio
    [temple-hill] Colle del Tempio
    [vault] Caveau
    [well-room] Stanza del Pozzo
    [west-quarter] Quartiere Ovest
   *[other] { $zone }
  }
space-about = { place }{ $terrain ->
    [cover] , con riparo: chi sta qui può usare Riparo
    [high] , altura
    [high-cover] , altura con riparo: chi sta qui può usare Riparo
   *[open] { "" }
  }. Accanto a { $near }.
place = { zone-name } { $space }

# Pieces
figure = { character-name }, salute { $left } di { $most }
figure-hidden = { character-name }, nell’ombra, salute { $most }
figure-start = { character-name }, nell’ombra, comparirà in { place }, salute { $most }
figure-out = { character-name }, fuori combattimento
figure-about = { $character ->
    [strix] Veggente dal volto di gufo: tira da lontano e vola, ma è quasi senza protezione.
    [maudlin] Strega delle fatture: fa esplodere interi spazi.
    [pellory] Maga del fuoco: spara raffiche da vicino.
    [quill] Guardiana: blocca per sé e tira.
    [lunk] Bibliotecario: il picchiatore della Gilda, che raduna i maghi.
    [shiv] Capo della carovana: il migliore nelle adunate, e bravo col coltello.
    [ginauld] Fabbro: colpisce, tira e raduna.
    [tak] Gnomo artefice: tira, e ogni tanto fa esplodere.
    [elsie] Gnoma su gambe meccaniche: vola e tira.
    [automate] Aiutante meccanico: colpisce più forte di tutta la carovana.
    [harrow] Lo sceriffo: tiratore sicuro che usa i ripari.
    [finch] Il vice: porta uno scudo, discreto da vicino e da lontano.
    [brannock] Il minotauro ubriaco: mazzate, e più salute di tutti.
    [sallow] Il delinquente: fa esplodere bombe.
    [thistle] Il satiro assassino: spara raffiche da vicino.
    [hrakk] Lo gnoll arrabbiato: tante mazzate quanti colpi.
    [ugra] Orchessa, sorella di Olgar: forte e difficile da fermare.
    [challenger] Lo sfidante misterioso: più mazzate di tutti, debole contro i tiri.
    [veshra] L’assassina elfica: colpi rapidi, niente mazzate.
   *[olgar] Orco, fratello di Ugra: forte e difficile da fermare.
  }
hidden-about = Non è da nessuna parte finché non viene rivelato, e non può essere attaccato.
shard = { $you ->
    [1] il tuo frammento
   *[0] frammento di Posto { $seat }
  }
map-card = la tua carta mappa
marker = segnalino del giocatore attivo

# Panels
discard-title = Pila degli scarti ({ $count })
faction-card = { $alone ->
    [0] Carta fazione
   *[other] { faction-name }
  }
faction-character = { character-name }: salute { $health }{ $melee ->
    [0] { "" }
   *[other] , { $melee } × Colpo
  }{ $heavy_melee ->
    [0] { "" }
   *[other] , { $heavy_melee } × Mazzata
  }{ $ranged ->
    [0] { "" }
   *[other] , { $ranged } × Tiro
  }{ $heavy_ranged ->
    [0] { "" }
   *[other] , { $heavy_ranged } × Raffica
  }{ $area ->
    [0] { "" }
   *[other] , { $area } × Esplosione
  }{ $shield ->
    [0] { "" }
   *[other] , { $shield } × Blocco
  }{ $cover ->
    [0] { "" }
   *[other] , { $cover } × Riparo
  }{ $rally ->
    [0] { "" }
   *[other] , { $rally } × Adunata
  }{ $fly ->
    [0] { "" }
   *[other] , { $fly } × Volo
  }
faction-open = Chiunque{ $melee ->
    [0] { "" }
   *[other] , { $melee } × Colpo
  }{ $heavy_melee ->
    [0] { "" }
   *[other] , { $heavy_melee } × Mazzata
  }{ $ranged ->
    [0] { "" }
   *[other] , { $ranged } × Tiro
  }{ $heavy_ranged ->
    [0] { "" }
   *[other] , { $heavy_ranged } × Raffica
  }{ $area ->
    [0] { "" }
   *[other] , { $area } × Esplosione
  }{ $shield ->
    [0] { "" }
   *[other] , { $shield } × Blocco
  }{ $cover ->
    [0] { "" }
   *[other] , { $cover } × Riparo
  }{ $rally ->
    [0] { "" }
   *[other] , { $rally } × Adunata
  }{ $fly ->
    [0] { "" }
   *[other] , { $fly } × Volo
  }
faction-wild = { $count } × Jolly

# Seats
count-hand = carte in mano
count-deck = carte nel mazzo
count-discard = scarti
still-to-come = Ancora da venire
pile-deck = mazzo
pile-discards = scarti
scored-nothing = un punto da fare; se ne fai { $count } vinci
scored-shard = un frammento reclamato
scored-fallen = { character-name }, fuori combattimento
source-shards = Frammenti reclamati
source-fallen = Rivali abbattuti
state-turn = di turno
state-interrupts = { $you ->
    [1] intervieni
   *[other] interviene
  }
state-may-interrupt = { $you ->
    [1] puoi rispondere
   *[other] può rispondere
  }
state-defends = { $you ->
    [1] ti difendi
   *[other] si difende
  }
state-eliminated = eliminato

# Gauges
meter-paid = { $what ->
    [climb] Carte per la salita
    [claim] Carte per il frammento
   *[rally] Carte per l’adunata
  }
meter-turns = Turni

# The window for interrupts
window-open = { $you ->
    [1] Finestra per gli altri
   *[0] { $ends ->
        [1] Finestra: Posto { $seat } ha finito
       *[other] Finestra: Posto { $seat } ha agito
      }
  }
window-to-come = Dopo questa azione: una finestra
window-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
window-asked = { $you ->
    [1] decidi tu
   *[0] può intervenire
  }
window-answered = ha risposto
window-out = { $count ->
    [0] senza carte
   *[other] non può intervenire
  }
chain = { $you ->
    [1] Hai interrotto Posto { $seat2 }
   *[0] { $you2 ->
        [1] Posto { $seat } ti ha interrotto
       *[0] Posto { $seat } ha interrotto Posto { $seat2 }
      }
  }{ $count ->
    [one] { "" }
   *[other] , { $you3 ->
        [1] nel tuo turno
       *[0] nel turno di Posto { $seat3 }
      }
  }

# Overlays
sight = Vista
sight-key = I tuoi personaggi vedono chi è raggiunto da una linea
danger = Pericolo
danger-key = Quanti nemici vedono o raggiungono chi sta qui
cards-for = Carte
cards-for-key = Quante carte della tua mano mostrano il personaggio

# Phases
phase-choose = Fazioni
phase-assign = Partenze segrete
phase-hands = Prime mani
phase-reveal = Rivela
phase-act = { $you ->
    [1] Le tue azioni
   *[0] Agisce Posto { $seat }
  }
phase-done = Fine
phase-draw = Pesca { $count }

# What is asked of who decides
match-over = La partita è finita.
ask-choose = Quale fazione guidi?
ask-choose-detail = Indicane una, o tienila premuta, per leggere com’è.
ask-assign = Dove comparirà { character-name }?
ask-assign-detail = { $left ->
    [one] Scegli uno dei tuoi spazi. È il tuo ultimo personaggio.
   *[other] Scegli uno dei tuoi spazi. Restano { $left } personaggi da piazzare.
  }
ask-reveal = Rivela uno dei tuoi personaggi nascosti.
ask-reveal-detail = È gratis. Sceglilo dove si trova: compare lì, davanti a tutti.
ask-turn = { $playable ->
    [0] { $held ->
        [0] La tua mano è vuota: finisci il turno.
       *[other] Ora non si può usare nessuna carta.
      }
   *[other] { $declared ->
        [1] Il tuo turno è riaperto: gioca una carta, o finisci.
       *[other] Gioca una carta, o finisci il turno.
      }
  }
ask-turn-detail = { $hidden ->
    [1] Oppure rivela un altro personaggio. { drawn-at-end }
   *[other] Quante carte vuoi. { drawn-at-end }
  }
drawn-at-end = { $count ->
    [0] La mano è piena: non peschi.
   *[other] Alla fine peschi { $count }.
  }
ask-interrupt = { $playable ->
    [0] { $hidden ->
        [1] Hai interrotto: rivela qualcuno, o restituisci il turno.
       *[other] Hai interrotto, ma ora non si può usare nessuna carta.
      }
   *[other] Hai interrotto: gioca una carta, o restituisci il turno.
  }
ask-interrupt-detail = Poi continua il turno di Posto { $seat2 }. Non peschi carte.
ask-card = { $wild ->
    [1] Che cosa fai con il Jolly?
   *[other] Chi usa la carta, e per che cosa?
  }
ask-card-detail = Scegli un tuo personaggio, poi dove o chi.
ask-rally = { character-name } va in { place }. Chi altro si muove?
ask-rally-detail = Scegli un altro personaggio e il suo spazio, o non muovere nessun altro.
ask-pay = { $what ->
    [climb] Aggiungi una carta per la salita di { character-name }.
    [claim] Aggiungi una carta per il frammento.
   *[rally] Aggiungi una carta per l’adunata.
  }
ask-pay-detail = Carte giocate: { $paid } di { $price }.
ask-target = Quale dei tuoi personaggi incassa?
ask-target-detail = { character-name } di Posto { $seat2 } attacca ({ flag-name }): { $damage } di danno.
ask-defend = { character-name } { $flag ->
    [melee] colpisce
    [heavy_melee] dà una mazzata a
    [ranged] tira a
   *[heavy_ranged] spara una raffica a
  } { target-name }. Difendi?
ask-defend-detail = { $left ->
    [0] { $damage } di danno: { target-name } andrebbe fuori combattimento.
   *[other] { $damage } di danno: salute { $health } → { $left }.
  } { $stopping ->
    [0] Nessuna tua carta lo ferma.
    [one] 1 tua carta lo ferma.
   *[other] { $stopping } tue carte lo fermano.
  }
ask-blast = { character-name } fa esplodere { place }. Difendi { target-name }?
ask-blast-detail = { ask-defend-detail }
ask-window = { $ends ->
    [1] Posto { $seat2 } ha finito. Interrompi?
   *[other] Interrompi Posto { $seat2 }?
  }
ask-window-detail = { $wilds ->
    [0] Non hai un Jolly, quindi puoi solo lasciar correre.
   *[other] { $ready ->
        [0] Nessuno dei tuoi è sulla mappa: non potresti fare niente.
       *[1] Costa un Jolly. Ti { $left ->
            [one] resta 1 carta.
           *[other] restano { $left } carte.
          }
      }
  }
note-goal = Per che cosa giochi
note-goal-text = { $count } punti prima di tutti. Ogni tuo frammento che reclami ne vale uno, e così ogni rivale che abbatti.
note-faction = Che cos’è una fazione
note-faction-text = Cinque personaggi con un mazzo tutto loro. Indica una carta per leggerla; tutte possono vincere.
note-secret = Perché in segreto?
note-secret-text = Hai dieci carte mappa. Cinque dicono dove compariranno i tuoi personaggi, e nessuno lo sa finché non li riveli.
note-leave = Ciò che lasci
note-leave-text = I cinque spazi che lasci ricevono i frammenti di Posto { $seat }. Quindi sceglili lontani da tutto.
note-reveal = Chi rivelare?
note-reveal-text = Solo chi è sulla mappa può usare le tue carte. Leggi la mano, poi rivela chi può farne di più. È gratis.
note-turn = Come si svolge un turno
note-turn-text = Gioca quante carte vuoi, ognuna per una cosa: un passo o l’azione di un personaggio che mostra, o l’azione aperta per chiunque. Tienine alcune per difenderti.
note-window = Perché ora?
note-window-text = Dopo ogni azione tutti gli altri possono intervenire con un Jolly. Si chiede a tutti, così nessuno scopre chi ne ha uno.
note-interrupt = Se intervieni
note-interrupt-text = Agisci come nel tuo turno, finché vuoi, ma non peschi carte. Poi continua Posto { $seat }.

# What others hear meanwhile
wait-choose = Gli altri scelgono le fazioni.
wait-deal = Si distribuiscono le carte mappa.
wait-assign = Gli altri piazzano i personaggi.
wait-draw = { $you2 ->
    [1] Peschi carte.
   *[0] Posto { $seat2 } pesca carte.
  }
wait-turn = È il turno di Posto { $seat }.
wait-interrupt = Posto { $seat } ha interrotto.
wait-card = Posto { $seat } gioca una carta.
wait-rally = Posto { $seat } raduna.
wait-pay = Posto { $seat } aggiunge carte.
wait-target = { character-name } attacca. Posto { $seat } sceglie chi viene colpito.
wait-defend = { character-name } { $flag ->
    [melee] colpisce
    [heavy_melee] dà una mazzata a
    [ranged] tira a
   *[heavy_ranged] spara una raffica a
  } { target-name }. Posto { $seat } può difendere.
wait-blast = { character-name } fa esplodere { place }. Chi difende?
wait-window = { $you2 ->
    [1] Ora gli altri possono interrompere.
   *[0] Gli altri possono interrompere Posto { $seat2 }.
  }

# What a move would bring
hint-assign = I cinque spazi che lasci ricevono i frammenti di Posto { $seat }.
hint-reveal = { character-name } compare in { place }, davanti a tutti.
hint-end = { $count ->
    [0] La mano è piena: non peschi nulla.
    [one] Peschi 1 carta.
   *[other] Peschi { $count } carte.
  } { $held ->
    [0] Senza carte, fino ad allora non puoi difenderti.
   *[other] Prima gli altri possono intervenire.
  }
hint-finish = Il gioco torna a Posto { $seat }; non peschi carte.
hint-claim = Richiede { $count } carte che mostrano lo stesso personaggio, e vale un punto.
hint-melee = { $count ->
    [one] { "" }
   *[other] Posto { $seat } sceglie quale dei { $count } viene colpito.{ " " }
  }Posto { $seat } può parare con un Colpo.
hint-step = { $climb ->
    [0] Un passo.
   *[other] Una salita richiede due carte.
  }{ $shard ->
    [0] { "" }
   *[other] { " " }Lì c’è il tuo frammento.
  }{ $cover ->
    [0] { "" }
   *[other] { " " }C’è un riparo.
  }{ $enemies ->
    [0] { "" }
    [one] { " " }C’è un nemico.
   *[other] { " " }Ci sono { $enemies } nemici.
  }
hint-stay = L’adunata è finita.
hint-blast = Colpisce { $enemies ->
    [0] nessun nemico
    [one] 1 nemico
   *[other] { $enemies } nemici
  }{ $own ->
    [0] .
    [one] { " " }e 1 dei tuoi!
   *[other] { " " }e { $own } dei tuoi!
  }
hint-shot = In vista, { $between ->
    [0] nulla in mezzo
    [one] 1 spazio in mezzo
   *[other] { $between } spazi in mezzo
  }. { $you ->
    [1] Puoi
   *[0] Posto { $seat } può
  } fermarlo con un Blocco{ $cover ->
    [0] .
   *[other] { " " }o un Riparo.
  }
hint-draw = { $count ->
    [one] Peschi 1 carta: nella mano non c’è posto per due.
   *[other] Peschi { $count } carte.
  }
hint-hit = { $left ->
    [0] { character-name } va fuori combattimento.
   *[other] { character-name } perde { $damage } e resta con salute { $left }.
  }
hint-pass = Tieni le tue carte. Nessuno scopre se avresti potuto intervenire.
hint-interrupt = { $ready ->
    [0] Nessuno dei tuoi è sulla mappa: costerebbe un Jolly per niente.
   *[1] Costa un Jolly; ti { $count ->
        [one] resta 1 carta
       *[other] restano { $count } carte
      } e agisci.{ $rivals ->
        [one] {""}
       *[other] {" "}Se intervengono più giocatori, va per primo chi siede più vicino dopo il giocatore attivo.
      }
  }
effect-harm = { character-name } −{ $damage }{ $cover ->
    [0] { "" }
   *[other] , al riparo
  }
effect-maybe = −{ $damage }, se scelto
effect-point = un punto

# What buttons say: a family of moves, and the move itself
do-choose = Guida
do-assign = Piazza
do-reveal = Rivela
do-end = Fine turno
do-play = Gioca
do-move = Passo
do-claim = Reclama
do-melee = Colpo
do-heavy-melee = Mazzata
do-ranged = Tiro
do-heavy-ranged = Raffica
do-area = Esplosione
do-rally = Adunata
do-stay = Nessun altro
do-fly = Volo
do-draw-two = Pesca 2
do-add = Aggiungi una carta
do-target = Incassa
do-defend = Difendi
do-decline = Subisci il danno
do-pass = Lascia correre
do-interrupt = Interrompi
label-assign = Piazza { character-name }
label-assign-all = Piazza tutti e cinque
label-reveal = Rivela { character-name }
label-play = Gioca questa carta
label-end = { $count ->
    [0] Fine turno
   *[other] Fine turno, pesca { $count }
  }
label-finish = Restituisci
label-move = Passo: { place }
label-claim = Reclama il frammento
label-melee = Colpisci { $count ->
    [one] { character-name }
   *[other] Posto { $seat }
  }
label-heavy-melee = Mazzata a { $count ->
    [one] { character-name }
   *[other] Posto { $seat }
  }
label-ranged = Tira a { character-name }
label-heavy-ranged = Raffica a { character-name }
label-area = Esplosione: { place }
label-rally = Adunata: { place }
label-fly = Volo: { place }
label-stay = Nessun altro si muove
label-draw-two = { $count ->
    [one] Pesca 1
   *[other] Pesca { $count }
  }
label-add = Aggiungi questa carta
label-target = Incassa { character-name }
label-defend = Difendi { character-name }
label-decline = { $deadly ->
    [1] Perdi { character-name }
   *[0] Subisci { $damage } di danno
  }
label-pass = Lascia correre
label-interrupt = Interrompi

# The log: moves
news-choose = { $you ->
    [1] La tua fazione: { faction-name }.
   *[0] La fazione di Posto { $seat }: { faction-name }.
  }
news-allot = Estratta la fazione: { faction-name }.
news-deal = Si distribuisce una carta mappa.
news-assign = { $you ->
    [1] Piazzi { character-name } in { $space }.
   *[0] Posto { $seat } piazza un personaggio.
  }
news-draw = Si pesca una carta.
news-reveal = { $you ->
    [1] Riveli { character-name }.
   *[0] Posto { $seat } rivela { character-name }.
  }
news-end = { $you ->
    [1] Hai finito.
   *[0] Posto { $seat } ha finito.
  }
news-play = { $you ->
    [1] Giochi una carta: { $card }.
   *[0] Posto { $seat } gioca una carta: { $card }.
  }
news-move = { $you ->
    [1] Vai con { character-name } in { $space }.
   *[0] { character-name } va in { $space }.
  }
news-claim = { $you ->
    [1] Reclami un frammento con { character-name }.
   *[0] { character-name } reclama un frammento.
  }
news-melee = { $you ->
    [1] Colpisci Posto { $seat2 } con { character-name }.
   *[0] { character-name } { $you2 ->
        [1] ti colpisce
       *[0] colpisce Posto { $seat2 }
      }.
  }
news-heavy-melee = { $you ->
    [1] Dai una mazzata a Posto { $seat2 } con { character-name }.
   *[0] { character-name } { $you2 ->
        [1] ti dà una mazzata
       *[0] dà una mazzata a Posto { $seat2 }
      }.
  }
news-ranged = { $you ->
    [1] Tiri a { target-name } con { character-name }.
   *[0] { character-name } tira a { target-name }.
  }
news-heavy-ranged = { $you ->
    [1] Spari una raffica a { target-name } con { character-name }.
   *[0] { character-name } spara una raffica a { target-name }.
  }
news-area = { $you ->
    [1] Fai esplodere { $space } con { character-name }.
   *[0] { character-name } fa esplodere { $space }.
  }
news-rally = { $you ->
    [1] Raduni { character-name } in { $space }.
   *[0] Adunata: { character-name } va in { $space }.
  }
news-stay = Nessun altro si muove.
news-fly = { $you ->
    [1] Voli con { character-name } in { $space }.
   *[0] { character-name } vola in { $space }.
  }
news-draw-two = { $you ->
    [1] Peschi con un Jolly.
   *[0] Posto { $seat } pesca con un Jolly.
  }
news-add = { $you ->
    [1] Aggiungi una carta: { $card }.
   *[0] Posto { $seat } aggiunge una carta: { $card }.
  }
news-target = Deve incassare { character-name }.
news-defend = { $you ->
    [1] Ti difendi con una carta: { $card }.
   *[0] Posto { $seat } si difende con una carta: { $card }.
  }
news-decline = { $you ->
    [1] Non ti difendi.
   *[0] Posto { $seat } non si difende.
  }
news-pass = { $you ->
    [1] Lasci correre.
   *[0] Posto { $seat } lascia correre.
  }
news-interrupt = { $you ->
    [1] Vuoi interrompere.
   *[0] Posto { $seat } vuole interrompere.
  }

# The log: what came of them
news-plays-faction = { $you2 ->
    [1] La tua fazione: { faction-name }.
   *[0] La fazione di Posto { $seat2 }: { faction-name }.
  }
news-dealt = { $you2 ->
    [1] Ricevi la carta mappa di { $space }.
   *[0] Posto { $seat2 } riceve una carta mappa.
  }
news-shard = { $you2 ->
    [1] Un tuo frammento sta in { $space }.
   *[0] Un frammento di Posto { $seat2 } sta in { $space }.
  }
news-begins = { $you2 ->
    [1] Cominci tu.
   *[0] Comincia Posto { $seat2 }.
  }
news-turn-of = { $you2 ->
    [1] Il tuo turno.
   *[0] Il turno di Posto { $seat2 }.
  }
news-drew-several = { $you2 ->
    [1] Peschi { $count } carte.
   *[0] Posto { $seat2 } pesca { $count } carte.
  }
news-drew = { $you2 ->
    [1] Peschi una carta: { $card }.
   *[0] Posto { $seat2 } pesca una carta.
  }
news-reshuffled = { $you2 ->
    [1] Mescoli la tua pila degli scarti.
   *[0] Posto { $seat2 } mescola la pila degli scarti.
  }
news-appeared = { $you ->
    [1] Riveli { character-name } in { $space }.
   *[0] { character-name } compare in { $space }.
  }
news-claimed = { $you ->
    [1] Reclami il frammento in { $space } con { character-name }: un punto.
   *[0] { character-name } reclama il frammento in { $space }: un punto.
  }
news-defended = { character-name } è al sicuro.
news-hurt = { character-name } subisce { $damage } di danno.
then-hurt = ; { character-name } −{ $damage }.
then-defended = ; { character-name } è al sicuro.
then-knocked-out = , fuori combattimento: un punto per { $you2 ->
    [1] te
   *[0] Posto { $seat2 }
  }.
news-knocked-out = { character-name } va fuori combattimento: un punto per { $you2 ->
    [1] te
   *[0] Posto { $seat2 }
  }.
news-removed = { character-name } esce per mano dei suoi.
news-interrupted = { $you2 ->
    [1] Interrompi.
   *[0] Posto { $seat2 } interrompe.
  }
news-struck-back = { $you2 ->
    [1] Ti riprendi il turno.
   *[0] Posto { $seat2 } si riprende il turno.
  }
news-returned = { $you2 ->
    [1] Il gioco torna a te.
   *[0] Il gioco torna a Posto { $seat2 }.
  }
news-eliminated = { $you2 ->
    [1] Sei eliminato.
   *[0] Posto { $seat2 } è eliminato.
  }
news-tied = I superstiti sono pari; si continua.

# Words explained
term-gi-boot-prints = Passo
term-gi-boot-prints-text = Una carta che mostra un personaggio lo muove di uno spazio, oltre una linea bianca.
term-gi-polar-star = Jolly
term-gi-polar-star-text = Un passo per chiunque, due carte, o un’interruzione. Non è mai una difesa.
term-gi-electric = Interruzione
term-gi-electric-text = Dopo l’azione di un altro, intervieni con un Jolly e agisci come nel tuo turno.
term-gi-card-draw = Carte in mano
term-gi-card-draw-text = Con queste agisci e ti difendi; al massimo sette. Ne peschi tre alla fine del turno.
term-gi-card-pickup = Mazzo
term-gi-card-pickup-text = Carte da pescare. Quando è vuoto, si mescola la pila degli scarti.
term-gi-card-discard = Pila degli scarti
term-gi-card-discard-text = Carte giocate, solo di questa fazione.
term-gi-crystal-cluster = Frammento
term-gi-crystal-cluster-text = Un punto per chi lo possiede, che lo reclama con tre carte che mostrano lo stesso personaggio.
term-gi-hood = Rivelare
term-gi-hood-text = Un personaggio nascosto compare nello spazio della sua carta mappa. È gratis.
term-gi-hearts = Salute
term-gi-hearts-text = Un personaggio senza salute va fuori combattimento, e vale un punto per chi l’ha colpito per ultimo.
term-gi-eye-target = Vista
term-gi-eye-target-text = Si tira dove arriva una linea retta: la fermano i muri, e i ripari e le alture in mezzo.
term-shard = Frammento
term-shard-text = Un punto per chi lo possiede, che lo reclama con un personaggio lì e tre carte che mostrano lo stesso personaggio.
term-map-card = La tua carta mappa
term-map-card-text = Uno dei tuoi personaggi può cominciare qui. Gli spazi che non usi ricevono i frammenti di un vicino.
term-marker = Segnalino
term-marker-text = Mostra di chi è il turno, chiunque sia intervenuto.
term-pile-deck = Il tuo mazzo
term-pile-deck-text = 24 carte normali e 6 jolly, mescolate: nessuno ne conosce l’ordine. Quando finisce, i tuoi scarti diventano il nuovo mazzo.
term-pile-discards = I tuoi scarti
term-pile-discards-text = Le carte che hai giocato. Tornano quando il tuo mazzo finisce.
term-phase-choose = Fazioni
term-phase-choose-text = Ognuno sceglie una delle quattro fazioni. Nessuno guida la stessa di un altro.
term-phase-assign = Partenze segrete
term-phase-assign-text = In segreto dai a ogni tuo personaggio uno spazio numerato su cui apparirà.
term-phase-hands = Prime mani
term-phase-hands-text = I frammenti vengono disposti e ognuno pesca sette carte azione.
term-phase-reveal = Rivelare
term-phase-reveal-text = Finché hai personaggi nascosti, il tuo turno comincia con uno di loro: appare sul suo spazio.
term-phase-act = Azioni
term-phase-act-text = Quante ne permettono le tue carte. Dopo ognuna gli altri possono interrompere.
term-phase-done = Fine del turno
term-phase-done-text = Dichiari di aver finito. Gli altri possono interrompere ancora una volta.
term-phase-draw = Pescare
term-phase-draw-text = Tre carte, quante che tu ne abbia giocate, fino a sette in mano. Poi tocca al giocatore successivo.
term-stone = Fuori combattimento
term-stone-text = Il suo posto nella squadra resta vuoto.
term-back = Coperte
term-back-text = Nessuno può guardare queste carte.
term-kind-dungeon-open = Pavimento
term-kind-dungeon-open-text = Uno spazio senza riparo.
term-kind-dungeon-cover = Riparo
term-kind-dungeon-cover-text = Casse e botti: chi sta qui può usare Riparo, e nessuno vede oltre lo spazio.
term-kind-dungeon-wall = Muro
term-kind-dungeon-wall-text = Non lo superano né i passi, né la vista, né le esplosioni.
term-kind-ruins-open = Prato
term-kind-ruins-open-text = Uno spazio senza riparo.
term-kind-ruins-cover = Riparo
term-kind-ruins-cover-text = Colonne e cespugli: chi sta qui può usare Riparo, e nessuno vede oltre lo spazio.
term-kind-ruins-high = Altura
term-kind-ruins-high-text = Si vede solo dall’alto o dalla stessa altezza; nasconde ciò che sta dietro.
term-kind-ruins-high-cover = Altura con riparo
term-kind-ruins-high-cover-text = Si vede solo dall’alto o dalla stessa altezza; chi sta qui può usare Riparo.
term-kind-ruins-wall = Muro
term-kind-ruins-wall-text = Non lo superano né i passi, né la vista, né le esplosioni.
term-kind-line = Linea bianca
term-kind-line-text = Tra due spazi: un passo.
term-kind-climb = Salita
term-kind-climb-text = Su per la freccia un passo richiede due carte; giù ne richiede una.
term-kind-gate = Porta
term-kind-gate-text = Due spazi che contano come vicini.
term-kind-torch = Torcia
term-kind-torch-text = Solo per bellezza.
term-meter-paid = Carte da pagare
term-meter-paid-text = Quante carte di questa azione sono giocate, e quante ne richiede.
term-meter-turns = Turni
term-meter-turns-text = La partita finisce quando sono esauriti.
term-move = Passo
term-move-text = Un passo oltre una linea bianca, con una carta che mostra il personaggio.
term-claim = Reclamare
term-claim-text = Tre carte che mostrano lo stesso personaggio prendono il tuo frammento nel suo spazio.
term-reveal = Rivelare
term-reveal-text = Un personaggio nascosto compare nello spazio della sua carta mappa. È gratis.
term-play = Giocare una carta
term-play-text = Ogni carta fa una cosa: un passo, o una delle azioni che porta.
term-end = Finire
term-end-text = Gli altri possono intervenire ancora una volta; poi peschi tre carte.
term-draw-two = Pesca 2
term-draw-two-text = Un Jolly per due carte del tuo mazzo.
term-interrupt = Interrompere
term-interrupt-text = Un Jolly, e agisci come nel tuo turno, ma senza pescare. Poi il gioco torna indietro.
term-pass = Lasciar correre
term-pass-text = Si chiede a tutti, così nessuno scopre chi ha un Jolly.
term-defend = Difendere
term-defend-text = Una carta con l’azione giusta, di chi è colpito o di chiunque, ferma tutto il danno.
term-decline = Subire il danno
term-decline-text = Nessuna difesa: il personaggio perde salute.
term-target = Incassare
term-target-text = Tra più personaggi che possono essere colpiti, sceglie chi li possiede.
term-add = Aggiungere una carta
term-add-text = Una salita richiede due carte, un frammento tre.
term-assign = Piazzare un personaggio
term-assign-text = In segreto: una delle tue carte mappa dice dove comparirà.
term-choose = Guidare una fazione
term-choose-text = Cinque personaggi con un mazzo tutto loro.
term-stay = Nessun altro si muove
term-stay-text = Nell’adunata si muove un solo personaggio.

# Options: what each is called on the start page, and what its values mean.
option-map = La mappa
option-map-dungeon = Il Sotterraneo: senza alture, adatto alla prima partita
option-map-ruins = Le Rovine: alture da scalare e una porta
option-factions = Come si assegnano le fazioni
option-factions-chosen = ognuno sceglie: chi prima arriva, prima prende
option-factions-random = estratte a caso
option-factions-seated = in ordine fisso, posto per posto
option-passing = Passaggio delle carte mappa
option-passing-right = le cinque rimaste vanno a destra
option-passing-left = le cinque rimaste vanno a sinistra
option-ridge_price = Da altura ad altura
option-ridge_price-1 = una carta tra spazi alti senza freccia
option-ridge_price-2 = due carte tra spazi alti senza freccia
option-removed_icons = Tue perdite per il tuo attacco ad area
option-removed_icons-true = le loro icone possono servire per reclamare
option-removed_icons-false = le loro icone non servono per reclamare
option-draw_two_counts = La mano quando si pescano due carte
option-draw_two_counts-after = Jolly non contato: con sei in mano peschi due
option-draw_two_counts-before = Jolly contato: con sei in mano peschi solo una
option-reshuffle = Mescolare la pila degli scarti
option-reshuffle-needed = quando devi pescare e il mazzo è vuoto
option-reshuffle-empty = appena pescata l’ultima carta
option-area_target = Bersagli di un attacco ad area
option-area_target-any = chiunque, anche solo i tuoi personaggi
option-area_target-enemy = almeno un nemico
option-blast_defence = Difendersi da un attacco ad area
option-blast_defence-together = gli avversari decidono insieme, senza vedersi
option-blast_defence-clockwise = gli avversari decidono a turno, vedendo le altre scelte
option-own_blast = Abbattere un proprio personaggio
option-own_blast-nobody = nessuno fa punti
option-own_blast-last_enemy = un punto all’ultimo nemico che l’ha ferito
option-discards = Guardare le pile degli scarti
option-discards-open = tutti possono guardarle tutte
option-discards-closed = vedi solo la tua
option-strike_back = Rispondere a chi interrompe
option-strike_back-true = il giocatore attivo può interrompere chi interrompe
option-strike_back-false = il giocatore attivo non può interrompere chi interrompe
option-interrupts = Interruzioni nello stesso turno
option-interrupts-any = ognuno può interrompere più volte
option-interrupts-once = ognuno può interrompere o rispondere una volta
option-first_interrupter = Quando interrompono in più
option-first_interrupter-active = prima il giocatore attivo, poi in senso orario
option-first_interrupter-acting = il primo a sinistra di chi sta agendo
option-after_end = Finire di nuovo dopo una fine interrotta
option-after_end-declare = gli altri possono interrompere anche la nuova fine
option-after_end-draw = finendo subito, peschi senza interruzioni
option-turn_cap = Limite di turni
option-turn_cap-none = nessun limite
option-turn_cap-40 = 40 turni di tutti insieme
option-turn_cap-80 = 80 turni di tutti insieme
option-turn_cap-160 = 160 turni di tutti insieme
option-cap_winner = Chi vince al limite di turni
option-cap_winner-nobody = nessuno, la partita resta incompiuta
option-cap_winner-most_points = il superstite con più punti
option-idle_turn = Finire un turno senza carte
option-idle_turn-true = permesso, anche se potresti giocarne una
option-idle_turn-false = solo se non puoi giocarne nessuna
option-idle_interrupt = Chiudere un’interruzione senza azioni
option-idle_interrupt-true = permesso, anche se potresti farne una
option-idle_interrupt-false = solo se non puoi farne nessuna
option-idle_end = Interrompere una fine senza azioni
option-idle_end-open = permesso, come dopo ogni fine annunciata
option-idle_end-protected = non permesso, il turno è semplicemente finito
option-interrupt_reveal = Rivelare quando interrompi
option-interrupt_reveal-free = non devi rivelare nessuno
option-interrupt_reveal-due = prima riveli un personaggio nascosto, se ne hai
option-finish_window = Quando chi interrompe finisce
option-finish_window-false = il gioco torna subito al giocatore attivo
option-finish_window-true = altri possono interrompere prima che torni
option-draw_two_window = Interrompere dopo “pesca due”
option-draw_two_window-true = permesso, come dopo ogni azione
option-draw_two_window-false = non permesso
option-wild_icons = Jolly per reclamare
option-wild_icons-all = valgono anche per un personaggio che è fuori
option-wild_icons-on_board = valgono solo per il personaggio che reclama
option-rally_alone = Muoversi da soli in un’adunata
option-rally_alone-either = può muoversi da solo chi chiama o il compagno
option-rally_alone-caller = solo un personaggio che può usare l’Adunata
option-second_rally = Una seconda carta Adunata per salire
option-second_rally-either = la sua bandierina può essere dell’uno o dell’altro
option-second_rally-partner = ognuno dei due deve usare la bandierina di una carta
option-flight = Lunghezza di un volo
option-flight-to_two = uno o due passi, finendo in un altro spazio
option-flight-two = sempre due passi, finendo in un altro spazio
option-flight-hover = fino a due passi, può finire dove è iniziato
option-flight_walls = Volare sopra i muri
option-flight_walls-stop = i muri fermano il volo
option-flight_walls-pass = un passo può superare un muro tra due spazi
option-heavy_distance = Portata delle raffiche
option-heavy_distance-line = al massimo uno spazio in mezzo sulla linea di vista
option-heavy_distance-path = in vista, e al massimo a due passi
option-area_sight = Attacchi ad area su spazi fuori vista
option-area_sight-false = ogni spazio adiacente può essere attaccato
option-area_sight-true = solo se nessun muro lo nasconde; le alture sempre
option-defender = Di chi è la bandierina che difende
option-defender-target = solo di chi è attaccato, o una aperta
option-defender-friend = anche di un amico in quello spazio
option-five_points = Cinque punti mentre sei eliminato
option-five_points-first = vinci: prima si contano i punti
option-five_points-after_elimination = prima viene l’eliminazione, i cinque punti arrivano tardi
option-nobody_left = Quando un attacco ad area elimina tutti
option-nobody_left-points = vince chi aveva più punti tra gli eliminati
option-nobody_left-acting_wins = vince chi ha attaccato
option-nobody_left-acting_loses = chi ha attaccato perde, vince chi ha più punti tra gli altri

# --- ciò a cui chi inizia dovrebbe pensare prima ---

warn-empty-hand = La tua ultima carta: finché non peschi non puoi difenderti.
warn-last-wild = Il tuo unico Jolly: senza non puoi interrompere.
warn-own-burst = Colpisce anche i tuoi combattenti.
warn-left-to-rival = { character-name } resta con salute 1: il punto va a chi dà l’ultimo colpo, e un rivale è vicino.

# Ordini permanenti
order-pass = Passa fino al tuo turno
order-pass-unless-hit = Passa finché non ti attaccano
order-pass-unless-seat = Passa, a meno che non agisca { $seat }
order-interrupt = Interrompi appena puoi

## Puzzles

puzzle-goal-action = Un’azione fa subito { $brings ->
    [one] un punto
   *[other] { $brings } punti
  }; ogni altra { $next ->
    [0] nessuno.
   *[other] al massimo { $next }.
  }
puzzle-goal-turn = Questo turno può fare subito { $brings ->
    [one] un punto
   *[other] { $brings } punti
  }; la migliore delle altre idee { $next ->
    [0] nessuno.
   *[other] { $next }.
  }
