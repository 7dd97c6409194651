# What the client itself says. Games bring their own words.
title = Wildtable
tagline = Giochi da tavolo sulla natura selvaggia
seat = Posto { $seat }
loading = Stiamo preparando il tavolo…
failed = Non ha funzionato: { $why }
no-such-table = Questo tavolo non si può aprire.
to-start = Alla pagina iniziale

# What the server refuses, by its codes; the others only a program meets
trouble-unknown-link = Questo link non porta a nessun posto: l’hai copiato per intero?
trouble-not-your-seat = Questo posto non è tuo. Aprilo sul dispositivo da cui hai preso posto, oppure aggiungi da lì questo dispositivo.
trouble-invitation-used = Questo invito è già stato usato: il posto è di qualcun altro. Chiedine uno tutto tuo.
trouble-unknown-invitation = Hai copiato il link per intero? O te ne hanno mandato uno più recente?
trouble-bad-name = Il nome contiene caratteri che non si possono mostrare.
trouble-bad-message = Il server non ha capito questa pagina: ricaricala.
trouble-unplayable = Questa partita non si può mostrare: qui il gioco manca, oppure è guasto.
trouble-not-over = La registrazione si può vedere a partita finita.
trouble-internal-error = Qualcosa è andato storto sul server, che ne ha preso nota.
trouble-name-taken = Questo nome è già di qualcun altro: scegline un altro.
trouble-has-account = Hai già un account: prima esci.
trouble-wrong-password = Nome e password non corrispondono.
trouble-not-your-password = Questa non è la tua password.
trouble-no-account = Per questo serve un account: accedi o creane uno.
trouble-seat-taken = Questo posto è già occupato.
trouble-only-the-host = Può farlo solo chi ha creato la partita.
trouble-unknown-session = Questo dispositivo o link non esiste più.
trouble-not-known = Qui non ti conosciamo ancora: prima siediti a un tavolo, oppure accedi.
trouble-bad-address = A questo indirizzo non si può mandare nulla.
trouble-wrong-code = Non è il codice dell’ultimo messaggio, oppure ha più di un’ora.
trouble-no-mail = Ora non siamo riusciti a spedire il messaggio. Riprova più tardi.
trouble-too-many-ways = I modi per avvisarti sono già troppi. Prima disattivane uno.
trouble-wrong-passkey = Questa passkey qui non è conosciuta, oppure è passato troppo tempo. Riprova.
trouble-last-passkey = È l’unico modo per entrare nel tuo account. Prima aggiungi una password o un’altra passkey.
trouble-unknown-passkey = Questa passkey non esiste più.
trouble-too-many-passkeys = Il tuo account ha già troppe passkey. Prima togline una.
trouble-no-password = Il tuo account non ha ancora una password: conferma con una delle sue passkey.
trouble-too-many-requests = Troppe richieste in poco tempo. Aspetta un momento e riprova.
trouble-too-many-connections = Dalla tua rete arrivano troppe connessioni. Chiudine una e riprova.
trouble-all-is-said = Questa partita ha raggiunto il limite di messaggi.
trouble-too-long = Questa partita è diventata troppo lunga per continuare.
trouble-no-watchers = A questa partita non si può assistere.
trouble-only-the-owner = Può farlo solo chi occupa il posto.
trouble-only-players = Può farlo solo chi gioca.
trouble-moving = La partita si sta spostando su un altro server: tra un attimo sei di nuovo dentro.
trouble-unknown-game = Questo gioco qui non è installato.
trouble-broken-game = Questo gioco è guasto e qui non si può giocare.
trouble-not-found = A questo indirizzo non c’è nulla.
trouble-no-such-puzzle = Questo enigma non esiste.
trouble-nothing-decided = In questo momento da questo posto non si è deciso nulla.
trouble-bad-moves = Queste mosse qui non si potevano fare.
trouble-no-suggestion = Qui il bot non ha nulla da suggerire: gioca come ti sembra meglio.
trouble-suggesting = Il bot sta ancora pensando alla tua ultima domanda.

# Lobby
nav-play = Gioca
how-to-play = Come si gioca
play = Gioca
play-now = Gioca subito
goal = Obiettivo:
set-up-more = Invita amici · scegli i posti · varianti
players-range = { $least ->
    [one] 1 giocatore
   *[other] { $least } giocatori
  }
players-from-to = { $least }–{ $most } giocatori
broken = Non si può giocare: { $why }
starting = Stiamo preparando il tavolo…
your-turn-in = Tocca a te a { $title }
go-on = Continua
just-now = proprio ora
with = Con { $names }
alone = Per conto tuo
more-turns = { $count ->
    [one] tocca a te in un’altra partita
   *[other] tocca a te in altre { $count } partite
  }
more-waiting = { $count ->
    [one] una partita aspetta gli altri
   *[other] { $count } partite aspettano gli altri
  }
your-matches = Le tue partite
no-matches = Le partite che giochi restano qui, in questo browser.
all-matches = { $count ->
    [one] Altro
   *[other] Tutte e { $count } le partite
  }
fewer = Mostra meno
links = Link
stands-my-turn = tocca a te
stands-waiting = in attesa di { $names }
stands-open = in attesa di giocatori
stands-on = in corso
stands-over = finita
stands-won = hai vinto
stands-won-together = vinta insieme
stands-lost = persa
stands-rank = { $rank ->
    [2] secondo posto
    [3] terzo posto
    [4] quarto posto
    [5] quinto posto
   *[other] ultimo posto
  }
watch-title = Guarda
watch-game = Guarda { $title }
watch-bots = Fai giocare i bot e guarda come si fa:
makers-title = Per chi sviluppa giochi
makers-text = Tre piccoli giochi da leggere, modificare e da cui imparare:
unofficial = Non realizzato né approvato dagli editori di questi giochi
unofficial-long = Wildtable è un progetto indipendente e non ha legami con gli editori o gli autori dei giochi. Titoli e nomi sono usati come dati di fatto. Se un gioco ti piace, compra la scatola.
offline = Sei offline. Questa pagina torna appena il server è di nuovo raggiungibile.
offline-refused = Il server non è raggiungibile. Sei online?

# Setting up a match
how-many = In quanti si gioca?
who-plays = Chi siede dove?
your-name = Il tuo nome
you = Tu
seat-choice = Posto { $letter }
sit-me = Io
sit-friend = Un amico, tramite link
sit-bot = { $bot } (bot)
friend-name = Amico { $letter }
player-name = Giocatore { $letter }
preview = Il tabellone
options = Opzioni
options-usual = predefinite
options-varied = modificate
rulings = Interpretazioni: come si leggono le regole poco chiare
start = Inizia
start-invite = Crea i link
close = Chiudi
hold-to-see = Tieni premuto per vedere il tabellone
menu = Menu
prompt = Che cosa c’è da decidere

# Invitations
invite-title = Invita i tuoi amici
invite-text = Ogni link invita una sola persona, una sola volta. Mandalo a chi deve sedersi lì, oppure fai leggere il codice al suo telefono: il posto è di chi accetta per primo, e dopo nessun altro può usarlo.
link-of = Link per { $name }
link-watch = Link per chi guarda
code-of = Codice per il telefono di { $name }
code-watch = Codice per i telefoni di chi guarda
copy = Copia
copied = Copiato
share = Condividi
go-to-seat = Siediti
go-watch = Guarda

record-open = Apri una partita registrata
record-bad = Questo file non contiene una partita registrata.
join-seat = Ti hanno invitato a giocare a { $title }
join-seat-text = { $others ->
    [0] { $host } ti ha tenuto il posto { $letter }.
   *[other] { $host } ti ha tenuto il posto { $letter }, con { $names }.
}
join-somebody = Qualcuno
join-taken = Questo invito è già stato usato
join-taken-text = Il posto è di qualcun altro. Chiedi un invito tutto tuo.
join-nowhere = Questo invito non porta da nessuna parte
join-device = Usa anche questo dispositivo
join-device-text = D’ora in poi puoi continuare qui tutte le tue partite.
join-device-yes = Usa questo dispositivo

# My seat
your-seat-open = Il tuo posto e i dispositivi
your-seat = Il tuo posto, { $letter }
device-program = Un programma
device-on = { $browser } su { $system ->
    [android] Android
    [iphone] un iPhone
    [ipad] un iPad
    [windows] Windows
    [mac] un Mac
   *[linux] Linux
}
seat-devices = I tuoi dispositivi
seat-devices-text = Chi usa uno di questi dispositivi vede le tue carte e decide per te. Rimuovi quelli che non riconosci.
seat-link = Un link per un programma
seat-this = questo
seat-here = ora al tavolo
seat-seen = { $ago }
seat-throw-out = Butta fuori
seat-device = Aggiungi un altro dispositivo
seat-device-text = Aprilo sull’altro dispositivo entro un quarto d’ora. Funziona una volta sola.
seat-device-code = Link per l’altro tuo dispositivo
seat-others = Gli altri tuoi posti qui
seat-invited = Qui non si è ancora seduto nessuno
seat-invite = Nuovo invito per { $name }

# Open matches, pauses, consent
open-title = Cercano giocatori
open-with = { $name } · { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
open-sit = Gioca
open-join = Unisciti a { $title } con { $name }
shared-wish = Su uno schermo comune, con un telefono per ogni mano
shared-open = Apri uno schermo comune
phones = Prendete i telefoni
phones-text = Ognuno inquadra il codice di un posto. La partita inizia quando tutti i posti sono occupati.
phone-board = Tabellone
phone-on = Mostra solo la mia mano
phone-off = Mostra tutto il tavolo
open-wish = Offri i posti liberi a chiunque, sulla pagina iniziale
life-bot = Un bot gioca per te, perché il tuo tempo è scaduto o te ne sei andato.
life-back = Eccomi
life-waiting = { $count ->
    [one] La partita inizia quando si siede ancora una persona.
   *[other] La partita inizia quando si siedono ancora { $count } persone.
}
life-fill = Inizia con i bot
life-paused = La partita è in pausa.
life-resume = Continua
life-pause = Chiedi una pausa
life-undo = Chiedi di ritirare la mossa
life-agree = D’accordo
life-refuse = No
life-asks = { $what ->
    [undo] { $name } vorrebbe ritirare una mossa.
    [pause] { $name } vorrebbe fare una pausa.
   *[resume] { $name } vorrebbe continuare.
}
life-asked = { $what ->
    [undo] Hai chiesto di ritirare la tua mossa. In attesa di { $names }.
    [pause] Hai chiesto una pausa. In attesa di { $names }.
   *[resume] Hai chiesto di continuare. In attesa di { $names }.
}

# Accounts
me-title = Il tuo account
me-account = Sei { $name }. Le tue partite ti seguono ovunque tu acceda.
me-guest = Giochi come ospite, { $name }. Con un nome e una password i tuoi posti ti seguono sugli altri dispositivi, e restano tuoi anche se questo browser ti dimentica.
me-nobody = Puoi giocare a tutto senza account. Se ne hai uno, i tuoi posti ti seguono sugli altri dispositivi.
me-way = Hai un account?
me-new = Nuovo account
me-known = Ho un account
me-password = Password
me-sign-in = Accedi
me-sign-out = Esci
me-change = Cambia password
me-old-password = La tua password attuale
me-new-password = La tua nuova password
me-changed = La password è cambiata. Gli altri dispositivi sono scollegati.
me-add-password = Aggiungi una password
me-password-added = La password è impostata. Puoi accedere con la password o con una passkey.
me-forgotten = Non la ricordo: uso una passkey
me-by-passkey = Per essere sicuri che sei tu, il browser ti chiede una delle tue passkey.
me-register = Crea l’account
me-data = I tuoi dati
me-data-text = Tutto ciò che il server conserva di te: il nome, i dispositivi, i posti, gli enigmi risolti e quello che hai detto.
me-export = Scarica tutto
me-delete = Elimina tutto
me-delete-sure = I tuoi posti e tutto ciò che hai detto verranno eliminati, per sempre. Le mosse giocate restano, senza il tuo nome.
me-delete-yes = Sì, elimina tutto

# Rules page and credits
games = Giochi
contents = Indice
no-games = Qui non ci sono giochi.
credits = Ringraziamenti
credits-text = Wildtable è software libero con licenza MIT. Poggia sul lavoro di altri, che ringraziamo:
credits-fonts = Caratteri
credits-drawings = Disegni
credits-libraries = Librerie
credits-colours = Colori

# Table
board = Tabellone
hand = La tua mano
track = Tracciato
players = Giocatori
log = Cronaca
talk = Chat
rules = Regole
now = Ora
no-rules = Questo gioco non ha regole da leggere qui.
watching = Stai guardando.
watching-behind = Stai guardando con { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
} di ritardo.
waiting = In attesa di { $names }
waiting-chance = Decide il caso…
responses = Risposte…
sealed-answer = La tua risposta: { $answer }. Puoi cambiarla finché non hanno risposto tutti.
staged = Finora: { $moves }
confirm-this = { $label }?
confirm = Conferma
take-back = Ritira
reset = Ricomincia
undo = Annulla
cancel = Lascia stare
back = Indietro
move-of = { $do }: { $what }
so-much-damage = { $amount ->
    [one] { $amount } danno
   *[other] { $amount } danni
  }
ask-what-does = Che cosa fa { $name }?
ask-what-does-detail = Scegli dove, o chi: ciò che è illuminato.
why-only-these = Perché solo questi?
nothing-there = Qui ora non c’è nulla da scegliere.
only-later = È possibile, ma non come prossimo passo.
not-your-turn = Non tocca a te.
bot = bot
is-you = tu
connected = presente
away = assente
answered = pronto
silence-ready = pronto
to-move = di turno
has-left = uscito
status-connecting = Connessione in corso…
status-open = Connesso
status-lost = Connessione persa; nuovo tentativo…
status-gone = Questo tavolo non c’è più.
your-turn = Tocca a te.
choose = Scegli:
amount-of = { $move }: quantità
silence = Silenzio: ora nessuno parla.
say-something = Di’ qualcosa
nothing-heard = Niente da leggere: hai silenziato qualcuno.
nothing-said = Nessuno ha ancora detto nulla.
a-watcher = Uno spettatore
phrases = Frasi pronte
unread = nuovi

kept-offline = Sei offline. La tua ultima mossa è salva e parte appena torna la connessione.
no-such-move = Ora questa mossa non c’è. Scrivi “moves” per vedere che cosa puoi fare.
phases = Fasi
done = fatto
meters-win = Vinciamo
meters-lose = Perdiamo
meters-clock = Tempo
so-many-of = { $value } di { $of }
of-goal = di { $goal }
health-of = salute { $health } di { $most }
taken = preso
not-taken = non ancora
taken-by = Preso da { $names }.
anyone = Chiunque
open-mat = Mostra tutto di { $name }
close-mat = Mostra meno di { $name }
state-ready = pronto
state-acting = agisce
state-rests = riposa
state-hidden = nascosto
state-down = coperto
state-out = fuori
belongs-to = Appartiene a { $name }.
one-of-these-ways = Giocala in uno di questi modi
now-these = Ora:
this-turn = Questo turno
turn-yours = Il tuo turno
turn-of = Turno di { $name }
turn-before = Prima
free = { $count ->
    [one] { $count } libero
   *[other] { $count } liberi
  }
forecast = Che cosa farebbe
chance-of = { $chance } per cento
story-short = Racconto
story-tabs = Che cosa leggere
story-then = Poi:
story-steps = Passi
tab-turn = Turno
tab-closer = Da vicino
tab-log = Tutta la partita
tab-log-short = Partita
tab-talk = Chat
tab-rules = Regole

# Board
zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
fit = Adatta
hide-pieces = Nascondi i pezzi
see-all = Vedi tutto
go-close = Avvicinati
beyond-left = { $count } in più a sinistra
beyond-right = { $count } in più a destra
beyond-up = { $count } in più in alto
beyond-down = { $count } in più in basso
map-of-board = Dove stai guardando
legend = Legenda
board-tools = Che cosa vedere sul tabellone
odds-paid = se paghi
odds-of = { $hits } su { $of }
board-keys = Le frecce spostano, Invio sceglie, N passa alla prossima cosa da scegliere.
can-be-picked = si può scegliere
empty = vuoto
piece-mine = { $piece }, tuo
coach-points = L’istruttore indica: { $what }
piece-of = { $piece } di { $name }
pieces-many = { $count } × { $piece }

# Command line
command = Scrivi una mossa
command-hint = per es. { $example }
command-help = Scrivi una mossa o l’inizio delle sue parole; why MOSSA; confirm; back; undo; moves.
command-unclear = Può voler dire { $moves }.
command-moves = Puoi: { $moves }.
command-none = Ora non hai nulla da decidere.

# Result
match-over = La partita è finita
you-win = Hai vinto!
you-win-by = Hai vinto { $own } a { $other }!
you-lose = Hai perso contro { $names }
you-lose-by = Hai perso { $own } a { $other } contro { $names }
wins = Vince { $names }
stopped = Questa partita non può continuare
rank = Posizione
all-win = Hanno vinto tutti.
nobody-wins = Non ha vinto nessuno.
score = Punteggio
player = Giocatore
account = Da dove vengono i punti
account-start = Inizio
won-by = { $source }: ecco la differenza. { $more ->
    [one] { $more } punto
   *[other] { $more } punti
  } per { $winner }, { $less } per { $second }.
you-object = te
record = Scarica la registrazione
fairness = Il caso era deciso prima dell’inizio della partita: il suo segreto era promesso sotto questa impronta. La registrazione svela il segreto, e “wildtable record verify” controlla ogni estrazione.
fingerprint = Impronta
play-again = Gioca ancora

# Settings
settings = Impostazioni
language = Lingua
language-system = Come il browser
settings-looks = Aspetto
settings-play = Gioco
settings-sounds = Suoni
theme = Chiaro o scuro
theme-system = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
palette = Colori dei posti
palette-usual = Adatta ai daltonici (Okabe e Ito)
palette-strong = Forte contrasto
palette-lightness = Solo per luminosità
board-size = Dimensione del tabellone
board-size-fit = Con tutto il resto accanto
board-size-large = Il più grande possibile
coordinates = Mostra sempre i nomi dei luoghi
confirm-policy = Chiedi prima di fare una mossa
confirm-off = Mai
confirm-choices = Quando non si può ritirare
confirm-always = Sempre
speed = Animazioni
speed-off = Spente
speed-fast = Veloci
speed-normal = Normali
speed-slow = Lente
single-keys = Tasti singoli (C conferma, U annulla, N prossimo, S salta, / scrivi, M suoni)
always-type = Mostra sempre la riga per scrivere le mosse
sounds = Riproduci i suoni
sounds-off = Suoni spenti
sounds-on = Suoni accesi
sounds-calls = Il mio turno, scelte e rifiuti
sounds-moves = Passi, carte e rivelazioni
sounds-gains = Offerte, prezzi e punti
sounds-fights = Dadi e combattimenti
sounds-dramas = Macchine, vittoria e sconfitta
volume = Volume: { $percent }%
leave = Abbandona la partita
leave-sure = Abbandonare per sempre? Un bot o le regole decidono che ne sarà del tuo posto.
leave-yes = Sì, abbandona

story = Che cosa è appena successo
story-back = Prima
story-later = poi ancora { $count }
story-next = Avanti
story-pause = Pausa
story-play = Continua
story-skip = Salta
bots-skip = Salta
suggest = Suggerisci una mossa
suggest-title = Un bot farebbe così
suggest-thinking = Un bot sta pensando a che cosa farebbe al posto tuo…
advised = { $you ->
    [1] Hai
   *[other] { $who } ha
  } chiesto { $times ->
    [one] una volta
   *[other] { $times } volte
  } a un bot che cosa farebbe.
suggest-do = Fai così
suggest-others = Le alternative migliori
suggest-cost-none = quasi altrettanto buona
suggest-cost-little = un po’ peggio
suggest-cost-much = nettamente peggio
suggest-why-clear = Ha provato più strade per due turni, da ciò che puoi sapere: questa è andata nettamente meglio delle altre.
suggest-why-close = Ha provato più strade per due turni, da ciò che puoi sapere: questa è andata meglio, ma altre le sono vicine.
suggest-why-only = Non ha trovato altre strade che valga la pena confrontare.
story-speed = Racconta gli eventi uno per uno
story-off = No
story-fast = In fretta
story-normal = Con calma
story-slow = Lentamente

# Auctions and scorings
auction-standing = Offerta attuale
auction-bid = { $verb }: { $value } { $unit }
auction-bid-useless = { $verb }: { $value } { $unit } per niente?
auction-own = hai { $own } { $unit }
auction-up-to = Offri per me fino a { $value }
auction-stop = Si offre per te fino a { $value }. Ferma
scoring-all = Mostra tutto insieme
scoring-before = prima
scoring-told = finora
scoring-open = ancora da venire
scoring-race = La corsa finora
scoring-how = Come si conta
scoring-on = Continua a giocare

outcomes = Che cosa può succedere
field-key = Che cosa dicono i numeri
field-free = passi per arrivarci, gratis
field-paid = costa altrettanto
field-paid-in = costa altrettanto: { $what }

# --- imparare -----------------------------------------------------------------------------------
coach = Istruttore
lessons = Lezioni
lessons-title = { $count ->
    [one] Una breve lezione
   *[other] { $count } brevi lezioni
  }
lesson-place = { $number } di { $of }
lesson-curious = Vuoi saperne di più? Indica una carta, un segno o uno spazio: il tavolo lo spiega.
lesson-done = Ben fatto!
show-me = Mostrami
skip-lesson = Salta
leave-lesson = Esci e gioca
next-lesson = Avanti: { $name }
first-match = Gioca la tua prima partita
first-title = La tua prima partita
first-where = Accanto a ogni nome vedi quanto manca.
first-help = Prima di un errore da principiante il tavolo ti avvisa. E quando vuoi, chiedi a un bot che cosa farebbe.
first-advice = Quando vuoi, chiedi a un bot che cosa farebbe.
first-go = Giochiamo
guess-right = Giusto!
guess-wrong = Non proprio.
no-such-lesson = Questa lezione non esiste
to-lessons = Tutte le lezioni

# Il tavolo prima della partita, e gli orologi
table-wishes = Tempo e spettatori
wish-time = Quanto tempo ha ciascuno?
timing-none = Senza limiti
timing-quick = 10 minuti a testa, più 5 secondi per ogni decisione
timing-calm = 30 minuti a testa, più 20 secondi per ogni decisione
timing-minute = Un minuto per ogni decisione
timing-day = Un giorno per ogni decisione
timing-three-days = Tre giorni per ogni decisione
wish-out = Quando il tempo di qualcuno è scaduto
time-out-wait = Tutti aspettano
time-out-pass = Passa, o un bot continua dove non si può passare
time-out-bot = Un bot continua finché non torna
wish-beat = Quando si chiede a tutti in segreto, le risposte valgono
beat-seconds = { $seconds ->
    [0] appena tutti hanno risposto
   *[other] dopo { $seconds } secondi, mai prima
  }
wish-window = Chi per allora non ha risposto
window-seconds = { $seconds ->
    [0] viene atteso
   *[other] passa dopo { $seconds } secondi
  }
window-beat = Le risposte valgono tra { $time }
window-closes = Aperto ancora per { $time }
wish-watchers = Altri possono guardare?
watchers-welcome = Sì, con il link per guardare
watchers-delayed = Sì, con cinque minuti di ritardo
watchers-barred = No
wish-suggestions = I bot possono suggerire mosse?
suggestions-on = Sì, a chi lo chiede nel proprio turno
suggestions-off = No, ognuno pensa da sé
clock-of = Tempo rimasto a { $name }:
clock-seconds = { $seconds } s
clock-days = { $days ->
    [one] 1 giorno { $hours } h
   *[other] { $days } giorni { $hours } h
}
clock-short = { $seconds ->
    [300] Ti restano cinque minuti.
    [60] Ti resta un minuto.
   *[other] Ti restano { $seconds } secondi.
}
clock-up = Il tuo tempo è scaduto.

# Standing orders
orders = Ordini permanenti
orders-none = Chiedi sempre

learn = Impara
begin-lessons = Inizia dalla lezione 1
go-on-lesson = Continua con la lezione { $number }
lessons-how = al tavolo vero, meno di un minuto ciascuna
lessons-done = { $done } di { $of }
goal-title = Obiettivo
your-turn-title = Il tuo turno
symbols = Simboli
all-symbols = Tutti i { $count } simboli
fewer-symbols = Meno simboli
first-mistakes = Cinque errori da principiante
full-rules = Regole complete
all-rules = Leggi tutte le regole
ask-rules = Cerca nelle regole, in poche parole
how-to-win = Come si vince
# Words that ask, and say nothing of what is asked for
ask-idle = come cosa che quando dove quale quali chi perché posso può possono devo deve avere hanno fare fanno sono della delle degli del dei per con una uno gli quanto quanta quanti quante spesso
# Words for the same, by groups
ask-alike = attaccare attacco combattere colpire distruggere; muovere camminare andare passo; perdere sconfitta fine; difendere proteggere parare; pescare comprare; punti punteggio successo
no-answer = Nessun risultato. Prova con altre parole.
read-rule = Regola
also-learn = Impara anche

# Talk
talk-closed = Chi ha creato la partita ha chiuso la chat.
talk-more = Silenzia o chiudi
talk-mute = Silenzia { $name }
talk-close = Chiudi la chat per tutti
watchers = Spettatori

warn-beginners = Avvisami degli errori da principiante
warn-no-more = Non dirmelo più
why-rule = Perché?
review = Rivedi la partita
score-course = Il punteggio, momento per momento
turning-points = Punti di svolta:
moment = Momento della partita
moment-of = Momento { $number } di { $of }
moment-before = Un momento indietro
moment-after = Un momento avanti
share-moment = Copia il link a questo momento
link-copied = Copiato
play-on = Gioca da qui
rematch = Rivincita
rematch-join = Alla rivincita
lesson-called = Lezione: { $name }

# Un caso che nessuno può aver scelto.
words-awaited = In attesa di { $names }: prima della distribuzione ognuno aggiunge una parola al caso.
words-yours = La tua parola
words-why = Il caso è legato a un segreto dall’impronta che puoi già vedere. La tua parola si aggiunge dopo, quindi nessuno può aver scelto un segreto di comodo. Il tuo browser ne ha inventata una; puoi cambiarla finché non si distribuisce.
words-unshown = Tutti hanno promesso una parola. Si distribuisce quando saranno mostrate tutte. Mancano ancora: { $names }.
words-sealed = La tua parola entra nel caso. Prima ognuno promette la propria con l’impronta, poi si mostrano tutte: così nessuno può sceglierne una di comodo. A ciò che scrivi si aggiungono lettere che nessuno può indovinare.
words-change = Cambia
words-deal = Distribuisci senza di loro
fair-title = Il caso era onesto?
fair-check = Controlla ogni estrazione
fair-how = Prima di ogni estrazione il server si è legato a un segreto mostrandone l’impronta. Poi ogni posto ha aggiunto una parola. Ogni estrazione deriva dal segreto e dalle parole: chi gestisce il server non può aver cercato un segreto di comodo.
fair-sealed = Più persone hanno aggiunto parole: perciò ognuna è stata prima promessa con la sua impronta, e mostrata solo quando tutti avevano promesso. Nessuno può averne scelta una che si accordi con le altre.
fair-seals = Promesse finora, come impronte:
fair-word-kept = ✓ come promesso
fair-word-unshown = Questo posto ha promesso una parola e non l’ha mai mostrata. Al suo posto c’è l’impronta. Chi gestisce il server poteva già conoscere entrambi gli esiti: pensaci bene prima di fidarti di questo posto.
fair-word-broken = Non è la parola promessa. Non fidarti di questa partita.
fair-word-other = Al tuo browser era stata mostrata un’altra promessa prima che mostrasse la tua parola. Non fidarti di questa partita.
fair-fork = Questa partita continua da un momento di un’altra. Ciò che precede è stato estratto lì, con il suo segreto e le sue parole; qui si controlla tutto il resto.
fair-record = Questa partita è stata giocata altrove e ripresa dalla sua registrazione. Si controlla con il segreto e le parole del tavolo dove è stata giocata.
fair-promise = La promessa
fair-noted = Il tuo browser ha annotato questa impronta prima di aggiungere la tua parola. È la stessa.
fair-other = Il tuo browser aveva annotato un’altra impronta prima di aggiungere la tua parola. Non fidarti di questa partita.
fair-words = Le parole
fair-silent = “silent” è la parola dei bot e di chi non ne ha aggiunta una in tempo.
fair-not-yours = Il tuo browser ha inviato “{ $word }”.
fair-no-words = In questa partita non sono state chieste parole.
fair-words-awaited = Non ci sono ancora tutte le parole; si vedranno appena il caso comincia a estrarre.
fair-draws = Le estrazioni
fair-later = Il segreto si mostra a partita finita. Allora ogni estrazione viene ripetuta qui.
fair-kept = Il segreto corrisponde alla sua impronta:
fair-broken = Il segreto non corrisponde alla sua impronta. Non fidarti di questa partita.
fair-repeated = { $count ->
    [0] Nulla è stato lasciato al caso.
   *[other] { $right } estrazioni su { $count }, ripetute dal tuo browser, sono quelle che danno il segreto e le parole.
  }
fair-each = Ogni estrazione
fair-rules = Che le regole chiedessero proprio queste estrazioni lo controlla il programma, con la registrazione:

# Essere chiamati quando tocca a me
settings-calls = Quando tocca a te
calls-text = Possiamo avvisarti quando tocca a te e non sei al tavolo. Ricevi un solo avviso, e nessun altro finché non torni qui.
calls-in-page = Avvisami mentre questa pagina è aperta ma sto guardando altrove
calls-elsewhere = Avvisami quando sono via
calls-by-push = Su { $where }
calls-by-mail = Per e-mail a { $where }
calls-by-webhook = Con un webhook a { $where }
calls-unconfirmed = Attende il codice che abbiamo spedito lì
calls-remove = Disattiva
calls-add-push = Avvisami su questo dispositivo
calls-add-mail = Avvisami per e-mail
calls-mail-address = Il tuo indirizzo e-mail
calls-send-code = Mandami un codice
calls-code = Il codice spedito a { $where }
calls-confirm = Conferma
calls-add-webhook = Avvisa un webhook
calls-webhook-url = Indirizzo (lo capiscono Slack, Mattermost e Discord)
calls-webhook-secret = Gli avvisi sono firmati con questo segreto. Lo vedi solo adesso.
calls-add = Aggiungi
calls-not-allowed = Il browser non permette le notifiche per questa pagina. Prima consentile.

# Segnalazioni
report = Segnala qualcuno
report-whom = Chi?
report-what = Per che cosa?
report-conduct = Per come si comporta
report-why = Che cosa non va? (se vuoi dirlo)
report-send = Segnala
report-sent = La segnalazione la vedono chi ha creato il tavolo e chi gestisce il server. Nessun altro saprà che viene da te.
reports = Segnalato a questo tavolo

# Passkey
passkeys = Passkey
passkeys-text = Con una passkey accedi come sblocchi questo dispositivo: con un dito, con il viso o con un codice. Non devi ricordare nulla.
passkey-add = Aggiungi una passkey
passkey-remove = Togli
passkey-since = dal { $day }
passkey-used = usata l’ultima volta il { $day }
passkey-sign-in = Usa una passkey
passkey-register = Usa invece una passkey
passkey-instead = Puoi fare a meno della password: una passkey resta su questo dispositivo.
passkey-none = Non hai scelto nessuna passkey.

# Ragioni dei bot
reason-at-once = Subito:
reason-later = Entro due turni:
reason-reply = Risposta probabile:
reason-worse = Perché è peggio:
stands-from-to = { $name } { $now } → { $then }
loss-own = Il tuo punteggio scende di circa { $by }.
loss-rival = { $name } guadagna circa { $by } in più.
loss-own-of = { $unit }: circa { $by } in meno per te.
loss-rival-of = { $unit }: circa { $by } in più per { $name }.
loss-win = { $name }: circa { $by } in meno.
loss-lose = { $name }: circa { $by } in più.
loss-tally = Rende subito { $by } in meno.
loss-victory = Non vince subito la partita.
loss-none = All’inizio il punteggio è lo stesso, ma la tua posizione è peggiore.

# Che cosa pensa un bot della partita
decisions = Che cosa ne pensa un bot
decisions-title = { $count ->
    [0] Le decisioni che hanno contato
    [one] La decisione che ha contato
    [2] Due decisioni che hanno contato
   *[other] Tre decisioni che hanno contato
  }
decisions-none = Nessuna decisione da sola ha fatto davvero la differenza.
decisions-all = Fra tutte le tue decisioni: buone { $good }, discrete { $fine }, sviste { $slips }.
decisions-all-ours = Fra le nostre decisioni da questo posto: buone { $good }, discrete { $fine }, sviste { $slips }.
luck-good = La fortuna era dalla tua parte, per circa { $by ->
    [one] un turno
   *[other] { $by } turni
  }.
luck-bad = La fortuna era contro di te, per circa { $by ->
    [one] un turno
   *[other] { $by } turni
  }.
luck-even = Fortuna e sfortuna si sono compensate.
luck-good-ours = La fortuna era dalla nostra parte, per circa { $by ->
    [one] un turno
   *[other] { $by } turni
  }.
luck-bad-ours = La fortuna era contro di noi, per circa { $by ->
    [one] un turno
   *[other] { $by } turni
  }.
luck-even-ours = Fortuna e sfortuna si sono compensate.
stroke-good = Un colpo di fortuna: +{ $by }
stroke-bad = Un colpo di sfortuna: −{ $by }
review-coming = Un bot riguarda la partita: { $done } di { $of }
ask-turn = Chiedi di questa decisione
next-decision = La tua prossima decisione
next-decision-ours = La prossima decisione qui
suggest-thinking-short = Un bot ci pensa…
judged-little = Qui si è perso un po’.
judged-much = Qui si è perso molto.
judged-good-clear = Ben scelto: un bot farebbe lo stesso, e tutto il resto è chiaramente peggio.
judged-good-little = Ben scelto: un bot farebbe lo stesso, e la seconda scelta è peggiore.
judged-good-close = Ben scelto: un bot farebbe lo stesso, anche se altre mosse si avvicinano.
judged-good-only = Ben scelto: un bot non ha trovato altro.
bot-instead = Un bot avrebbe fatto così:
bot-next = La seconda scelta:
on-the-board = Mostra sul tabellone
what-happened = Che cosa è successo
what-bot-would = Che cosa farebbe il bot
play-on-together = Continua con amici

# Enigmi
puzzles = Enigmi
puzzles-how = Ognuno è una posizione di una partita vera. Una via è chiaramente la migliore: trovala sul tavolo vero.
puzzles-solved = { $done } risolti su { $of }
no-puzzles = Nessun gioco qui ha enigmi.
all-puzzles = Tutti gli enigmi
puzzle-daily = L’enigma del giorno
puzzle-try = Risolvilo
puzzle-solved = Risolto! Guardalo ancora
puzzle-number = Enigma { $number }
puzzle-number-solved = Enigma { $number }, risolto
theme-win = Vinci subito
theme-win-text = La partita è tua, se vedi come.
theme-action = Una sola azione
theme-action-text = Un’azione rende più di ogni altra cosa che puoi fare ora.
theme-turn = Tutto il turno
theme-turn-text = Un turno ben combinato rende più di ogni altro.
difficulty-1 = Facile
difficulty-2 = Medio
difficulty-3 = Difficile
puzzle-ask-win = Come vinci da qui?
puzzle-ask-action = Quale azione rende di più?
puzzle-ask-turn = Quale turno rende di più?
puzzle-how = { $count ->
    [one] Fai la mossa migliore: ne basta una.
   *[other] Fai le mosse migliori: la soluzione ne ha { $count }.
  }
puzzle-on = Continua: non hai ancora finito.
puzzle-right = Risolto!
puzzle-solution = Questa è la soluzione
puzzle-wrong = C’è di meglio
puzzle-again = Riprova
puzzle-show = Mostra la soluzione
puzzle-next = Prossimo enigma
seat-letter = Giocatore { $letter }
