# What the terminal itself says. Games bring their own words; commands and moves are typed in English.
said = { $text }

# The table
you = du
person = Mensch
of-goal = { $score } von { $goal }
state-ready = bereit
state-acting = handelt
state-rests = ruht
state-hidden = geheim
state-down = verdeckt
state-out = ausgeschieden
log = Verlauf
sealed = Deine verdeckte Antwort, bis du eine andere gibst: { $moves }
so-far = Bis jetzt (`undo` nimmt es zurück): { $moves }
and-more = und { $count } weitere; `moves` zeigt alle, `moves WORT` einige
pass-keyboard = Gib die Tastatur an Platz { $seat } weiter. Sonst sollte jetzt niemand hinsehen.
press-enter = Drück Enter, wenn du bereit bist.
line-ignored = Die Zeile wurde nicht beachtet: Drück nur Enter.
prompt-over = zu Ende, mit Enter gehst du
prompt-seat = Platz { $seat }

# Beginning and end
greeting = Tipp einen Zug, seine Nummer oder `help`.
chance-bound = Der Zufall ist an ein Geheimnis gebunden, dessen SHA-256 lautet:
chance-drew = Der Zufall hat { $draws }-mal gezogen, aus einem Geheimnis, das jetzt offenliegt:
chance-shown = Sein SHA-256, vor der Partie gezeigt, ist
chance-proof = `save DATEI` behält die Aufzeichnung; `wildtable record verify DATEI` wiederholt jede Ziehung.
goes-on = `{ $command }` setzt diese Partie fort.
not-saved = Diese Partie wurde nicht gespeichert. Nächstes Mal vor dem Gehen `save DATEI`; `wildtable play --load DATEI` setzt sie dann fort.
rank = Rang
seat = Platz
score = Punkte
nobody-wins = Niemand gewinnt.
wins = { $name } gewinnt.
share-first = { $names } und { $last } teilen sich den ersten Rang.
not-over = Die Partie ist nicht zu Ende.

# Commands
is-legal = { $move } ist erlaubt.
help-move = einen Zug machen: sein Text, seine Nummer oder der Anfang seiner Wörter
help-moves-at-once = mehrere auf einmal, alle oder keiner
help-enter = den Tisch noch einmal zeigen
help-why = warum ein Zug nicht erlaubt ist, mit der Regel, die ihn verbietet
help-moves = alle erlaubten Züge oder die, die mit WORD beginnen
help-undo = den letzten Zug zurücknehmen; Bots sind immer einverstanden
help-reset = alles zurücknehmen, was ohne Nachfrage geht
help-seat = jemand anderen zuerst entscheiden lassen, wenn mehrere gefragt sind
help-log = was bisher geschehen ist, oder die letzten N Zeilen davon
help-position = die Stellung in Worten, `?` für das, was dieser Platz nicht sieht
help-save = die Partie speichern; die Datei enthält das Geheimnis des Zufalls
help-load = eine gespeicherte Partie fortsetzen
help-help = diese Liste
help-quit = gehen
saved = Gespeichert; `{ $command }` macht dort weiter.
which-game = Welches Spiel (eine Nummer oder ein Name)?

# Refusals
seat-form = `seat N` lässt jemand anderen zuerst entscheiden; gefragt sind jetzt: { $asked }
no-move-begins = kein erlaubter Zug beginnt mit „{ $start }“
log-form = `log N` zeigt die letzten N Zeilen, und „{ $text }“ ist keine Zahl
file-needed = `{ $command } DATEI` braucht den Namen einer Datei
file-unwritable = { $file } lässt sich nicht schreiben: { $why }
file-not-ours = { $file } gibt es schon, und es ist keine Aufzeichnung; wähl einen anderen Namen
file-unreadable = { $file } lässt sich nicht lesen: { $why }
file-unplayable = { $file } lässt sich nicht spielen: { $why }
file-without-secret = { $file } enthält nicht das Geheimnis, das der Zufall braucht; das tut nur eine Datei von `save`
unknown-player = niemand heißt „{ $player }“; ein Platz ist eines von: { $known }
load-has-game = --load nimmt das Spiel und seine Optionen aus der Datei
seats-differ = die Partie hat { $seats } Plätze, nicht { $players }
option-form = eine Option schreibt man NAME=WERT, nicht „{ $pair }“
type-a-move = tipp einen Zug: seine Nummer, seinen Text oder den Anfang seiner Wörter
may-mean = „{ $text }“ kann { $moves } heißen
may-mean-more = „{ $text }“ kann { $moves } oder { $more } weitere heißen
or = oder
numbered = die Züge haben die Nummern 1 bis { $most }, { $number } gibt es nicht
no-such-move = { $why } (`moves` zeigt, was erlaubt ist, `help` die Befehle)
