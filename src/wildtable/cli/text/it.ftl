# What the terminal itself says. Games bring their own words; commands and moves are typed in English.
said = { $text }

# The table
you = tu
person = persona
of-goal = { $score } di { $goal }
state-ready = pronto
state-acting = agisce
state-rests = riposa
state-hidden = nascosto
state-down = coperto
state-out = fuori
log = Cronaca
sealed = La tua risposta segreta, finché non ne dai un’altra: { $moves }
so-far = Finora (`undo` la ritira): { $moves }
and-more = e altre { $count }; `moves` le elenca tutte, `moves PAROLA` alcune
pass-keyboard = Passa la tastiera a chi siede al posto { $seat }. Nessun altro dovrebbe guardare ora.
press-enter = Premi Invio quando vuoi continuare.
line-ignored = La riga è stata ignorata: premi solo Invio.
prompt-over = finita, Invio esce
prompt-seat = posto { $seat }

# Beginning and end
greeting = Scrivi una mossa, il suo numero, oppure `help`.
chance-bound = Il caso è legato a un segreto il cui SHA-256 è
chance-drew = Il caso ha estratto { $draws ->
    [one] una volta
   *[other] { $draws } volte
  }, da un segreto che ora è svelato:
chance-shown = Il suo SHA-256, mostrato prima della partita, è
chance-proof = `save FILE` conserva la registrazione; `wildtable record verify FILE` ripete ogni estrazione.
goes-on = `{ $command }` continua questa partita.
not-saved = Questa partita non è stata salvata. La prossima volta, `save FILE` prima di uscire; `wildtable play --load FILE` poi la continua.
rank = posizione
seat = posto
score = punteggio
nobody-wins = Non vince nessuno.
wins = Vince { $name }.
share-first = { $names } e { $last } condividono il primo posto.
not-over = La partita non è finita.

# Commands
is-legal = { $move } è permessa.
help-move = fai una mossa: il suo testo, il suo numero o l’inizio delle sue parole
help-moves-at-once = più mosse insieme, tutte o nessuna
help-enter = mostra di nuovo il tavolo
help-why = perché una mossa non è permessa, con la regola che la vieta
help-moves = tutte le mosse permesse, o quelle che cominciano con WORD
help-undo = ritira l’ultima mossa; i bot sono sempre d’accordo
help-reset = ritira tutto ciò che si può senza chiedere a nessuno
help-seat = fai decidere prima un’altra persona, se si chiede a più d’una
help-log = che cosa è successo, o le ultime N righe
help-position = la posizione in parole, `?` per ciò che questo posto non vede
help-save = salva la partita; il file contiene il segreto del caso
help-load = continua una partita salvata
help-help = questo elenco
help-quit = esci
saved = Salvata; `{ $command }` riprende da qui.
which-game = Quale gioco (un numero o un nome)?

# Refusals
seat-form = `seat N` fa decidere prima un’altra persona; ora si chiede a: { $asked }
no-move-begins = nessuna mossa permessa comincia con '{ $start }'
log-form = `log N` mostra le ultime N righe, e '{ $text }' non è un numero
file-needed = `{ $command } FILE` ha bisogno del nome di un file
file-unwritable = { $file } non si può scrivere: { $why }
file-not-ours = { $file } esiste e non è una registrazione; scegli un altro nome
file-unreadable = { $file } non si può leggere: { $why }
file-unplayable = { $file } non si può giocare: { $why }
file-without-secret = { $file } non contiene il segreto che serve al caso; solo un file fatto con `save` lo contiene
unknown-player = '{ $player }' non è un tipo di giocatore; un posto è uno di: { $known }
load-has-game = --load prende il gioco e le sue opzioni dal file
seats-differ = la partita ha { $seats } posti, non { $players }
option-form = un’opzione si dà come NOME=VALORE, non '{ $pair }'
type-a-move = scrivi una mossa: il suo numero, il suo testo o l’inizio delle sue parole
may-mean = '{ $text }' può voler dire { $moves }
may-mean-more = '{ $text }' può voler dire { $moves } o altre { $more }
or = o
numbered = le mosse hanno i numeri da 1 a { $most }, la { $number } non c’è
no-such-move = { $why } (`moves` elenca le mosse permesse, `help` i comandi)
