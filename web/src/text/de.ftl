# What the client itself says. Games bring their own words.
title = Wildtable
tagline = Brettspiele über die Wildnis
seat = Platz { $seat }
loading = Das Spiel wird aufgebaut …
failed = Das hat nicht geklappt: { $why }
no-such-table = Dieser Tisch lässt sich nicht öffnen.
to-start = Zur Startseite

# What the server refuses, by its codes; the others only a program meets
trouble-unknown-link = Dieser Link führt zu keinem Platz; wurde er ganz kopiert?
trouble-not-your-seat = Das ist nicht dein Platz. Öffne ihn dort, wo du dich hingesetzt hast, oder füge von dort aus dieses Gerät hinzu.
trouble-invitation-used = Diese Einladung ist schon verbraucht: Der Platz gehört jemandem. Bitte um eine eigene.
trouble-unknown-invitation = Wurde der Link ganz kopiert, oder hast du einen neueren bekommen?
trouble-bad-name = Der Name enthält Zeichen, die sich nicht anzeigen lassen.
trouble-bad-message = Der Server hat diese Seite nicht verstanden; bitte lade sie neu.
trouble-unplayable = Diese Partie lässt sich nicht zeigen: Ihr Spiel fehlt hier oder ist kaputt.
trouble-not-over = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist.
trouble-internal-error = Auf dem Server ist etwas schiefgegangen; es wurde dort vermerkt.
trouble-name-taken = Diesen Namen hat schon jemand; wähl einen anderen.
trouble-has-account = Du hast schon ein Konto; melde dich erst ab.
trouble-wrong-password = Name und Passwort passen nicht zusammen.
trouble-not-your-password = Das ist nicht dein Passwort.
trouble-no-account = Das geht nur mit einem Konto: Melde dich an oder lege eines an.
trouble-seat-taken = Auf diesem Platz sitzt schon jemand.
trouble-only-the-host = Das kann nur, wer die Partie angelegt hat.
trouble-unknown-session = Dieses Gerät oder diesen Link gibt es nicht mehr.
trouble-not-known = Du bist hier noch nicht bekannt: Setz dich erst an einen Tisch oder melde dich an.
trouble-bad-address = An diese Adresse lässt sich nichts schicken.
trouble-wrong-code = Das ist nicht der Code aus deiner letzten Mail, oder er ist älter als eine Stunde.
trouble-no-mail = Die Mail ließ sich gerade nicht verschicken. Versuch es später noch einmal.
trouble-too-many-ways = Es gibt schon zu viele Wege, dich zu benachrichtigen. Schalte erst einen ab.
trouble-wrong-passkey = Dieser Passkey ist hier nicht bekannt, oder es hat zu lange gedauert. Versuch es noch einmal.
trouble-last-passkey = Das ist der einzige Weg in dein Konto. Lege erst ein Passwort fest oder füge einen anderen Passkey hinzu.
trouble-unknown-passkey = Diesen Passkey gibt es nicht mehr.
trouble-too-many-passkeys = Dein Konto hat schon zu viele Passkeys. Entferne erst einen.
trouble-no-password = Dein Konto hat noch kein Passwort: Weise dich mit einem seiner Passkeys aus.
trouble-too-many-requests = Das war zu viel in kurzer Zeit. Warte ein wenig und versuch es noch einmal.
trouble-too-many-connections = Aus deinem Netz kommen zu viele Verbindungen. Schließ eine und versuch es noch einmal.
trouble-all-is-said = In dieser Partie kann nichts mehr gesagt werden.
trouble-too-long = Diese Partie ist zu lang geworden, um weiterzuspielen.
trouble-no-watchers = Bei dieser Partie darf niemand zusehen.
trouble-only-the-owner = Das kann nur, wem der Platz gehört.
trouble-only-players = Das kann nur, wer mitspielt.
trouble-moving = Diese Partie zieht gerade auf einen anderen Server um; du bist gleich wieder verbunden.
trouble-unknown-game = Dieses Spiel ist hier nicht installiert.
trouble-broken-game = Dieses Spiel ist kaputt und lässt sich hier nicht spielen.
trouble-not-found = An dieser Adresse ist nichts.
trouble-no-such-puzzle = Dieses Rätsel gibt es nicht.
trouble-nothing-decided = Von diesem Platz aus wurde in diesem Moment nichts entschieden.
trouble-bad-moves = Diese Züge waren in diesem Moment nicht möglich.
trouble-no-suggestion = Ein Bot hat hier nichts gefunden, was er vorschlagen könnte; spiel, wie du es für richtig hältst.
trouble-suggesting = Ein Bot denkt schon über deine letzte Frage nach.

# Lobby
nav-play = Spielen
how-to-play = So wird gespielt
play = Spielen
play-now = Jetzt spielen
goal = Ziel:
set-up-more = Freunde einladen · Plätze wählen · Varianten
players-range = { $least ->
    [one] 1 Spieler
   *[other] { $least } Spieler
  }
players-from-to = { $least }–{ $most } Spieler
broken = Nicht spielbar: { $why }
starting = Das Spiel wird aufgebaut …
your-turn-in = Du bist am Zug in { $title }
go-on = Weiter
just-now = gerade eben
with = Mit { $names }
alone = Ganz allein
more-turns = { $count ->
    [one] in einer weiteren Partie bist du am Zug
   *[other] in { $count } weiteren Partien bist du am Zug
  }
more-waiting = { $count ->
    [one] eine Partie wartet auf andere
   *[other] { $count } Partien warten auf andere
  }
your-matches = Deine Partien
no-matches = Die Partien, die du spielst, bleiben hier in diesem Browser.
all-matches = { $count ->
    [one] Mehr
   *[other] Alle { $count } Partien
  }
fewer = Weniger zeigen
links = Links
stands-my-turn = du bist am Zug
stands-waiting = wartet auf { $names }
stands-open = wartet auf Mitspielende
stands-on = läuft
stands-over = beendet
stands-won = du hast gewonnen
stands-won-together = gemeinsam gewonnen
stands-lost = verloren
stands-rank = { $rank ->
    [2] zweiter Platz
    [3] dritter Platz
    [4] vierter Platz
    [5] fünfter Platz
   *[other] letzter Platz
  }
watch-title = Zusehen
watch-game = { $title } zusehen
watch-bots = Lass Bots spielen und sieh, wie es geht:
makers-title = Für alle, die Spiele machen
makers-text = Drei kleine Spiele zum Lesen, Ändern und Lernen:
unofficial = Nicht von den Verlagen dieser Spiele gemacht oder gebilligt
unofficial-long = Wildtable ist ein unabhängiges Projekt und hat mit den Verlagen und Autoren der Spiele nichts zu tun. Titel und Namen werden als Tatsachen genannt. Wenn dir ein Spiel gefällt, kauf die Schachtel.
offline = Du bist offline. Diese Seite ist wieder da, sobald der Server erreichbar ist.
offline-refused = Der Server ist nicht erreichbar. Bist du online?

# Setting up a match
how-many = Wie viele spielen?
who-plays = Wer sitzt wo?
your-name = Dein Name
you = Du
seat-choice = Platz { $letter }
sit-me = Ich
sit-friend = Ein Freund, per Link
sit-bot = { $bot } (Bot)
friend-name = Freund { $letter }
player-name = Spieler { $letter }
preview = Der Spielplan
options = Optionen
options-usual = wie üblich
options-varied = abgewandelt
rulings = Auslegungen: wie unklare Regeln verstanden werden
start = Los
start-invite = Links erstellen
close = Schließen
hold-to-see = Halten, um den Spielplan zu sehen
menu = Menü
prompt = Was zu entscheiden ist

# Invitations
invite-title = Lade deine Freunde ein
invite-text = Jeder Link lädt eine Person ein, und das einmal. Schick ihn der Person, die dort sitzen soll, oder lass ihr Handy den Code lesen; wer zuerst annimmt, hat den Platz, und danach kann ihn niemand anderes mehr benutzen.
link-of = Link für { $name }
link-watch = Link für alle, die zusehen
code-of = Code für das Handy von { $name }
code-watch = Code für die Handys derer, die zusehen
copy = Kopieren
copied = Kopiert
share = Teilen
go-to-seat = Hinsetzen
go-watch = Zusehen

record-open = Aufgezeichnete Partie öffnen
record-bad = In dieser Datei ist keine aufgezeichnete Partie.
join-seat = Du bist zu { $title } eingeladen
join-seat-text = { $others ->
    [0] { $host } hat dir Platz { $letter } freigehalten.
   *[other] { $host } hat dir Platz { $letter } freigehalten. Mit dabei: { $names }.
}
join-somebody = Jemand
join-taken = Diese Einladung ist schon verbraucht
join-taken-text = Der Platz gehört jemandem. Bitte um eine eigene Einladung.
join-nowhere = Diese Einladung führt nirgendwohin
join-device = Auch dieses Gerät benutzen
join-device-text = Von jetzt an kannst du alle deine Partien hier weiterspielen.
join-device-yes = Dieses Gerät benutzen

# My seat
your-seat-open = Dein Platz und deine Geräte
your-seat = Dein Platz, { $letter }
device-program = Ein Programm
device-on = { $browser } auf { $system ->
    [android] Android
    [iphone] einem iPhone
    [ipad] einem iPad
    [windows] Windows
    [mac] einem Mac
   *[linux] Linux
}
seat-devices = Deine Geräte
seat-devices-text = Wer eines davon benutzt, sieht deine Karten und kann für dich entscheiden. Entferne, was du nicht kennst.
seat-link = Ein Link für ein Programm
seat-this = dieses hier
seat-here = gerade am Tisch
seat-seen = { $ago }
seat-throw-out = Entfernen
seat-device = Noch ein Gerät hinzufügen
seat-device-text = Öffne diesen Link binnen 15 Minuten auf deinem anderen Gerät. Er gilt nur einmal.
seat-device-code = Link für dein anderes Gerät
seat-others = Deine anderen Plätze hier
seat-invited = Hier sitzt noch niemand
seat-invite = Neue Einladung für { $name }

# Open matches, pauses, consent
open-title = Mitspieler gesucht
open-with = { $name } · { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
open-sit = Mitspielen
open-join = Bei { $title } mit { $name } mitspielen
shared-wish = Auf einem gemeinsamen Bildschirm, mit einem Handy für jede Hand
shared-open = Gemeinsamen Bildschirm öffnen
phones = Kommt mit euren Handys
phones-text = Jeder scannt den Code eines Platzes. Die Partie beginnt, wenn alle da sind.
phone-board = Brett
phone-on = Nur meine Hand zeigen
phone-off = Den ganzen Tisch zeigen
open-wish = Jeder darf sich von der Startseite aus auf die freien Plätze setzen
life-bot = Ein Bot spielt für dich, weil deine Zeit um war oder du gegangen bist.
life-back = Ich bin wieder da
life-waiting = { $count ->
    [one] Die Partie beginnt, sobald sich noch jemand hingesetzt hat.
   *[other] Die Partie beginnt, sobald sich noch { $count } hingesetzt haben.
}
life-fill = Mit Bots beginnen
life-paused = Die Partie ist unterbrochen.
life-resume = Weiter
life-pause = Um eine Pause bitten
life-undo = Um Rücknahme des Zuges bitten
life-agree = Einverstanden
life-refuse = Nein
life-asks = { $what ->
    [undo] { $name } möchte einen Zug zurücknehmen.
    [pause] { $name } möchte eine Pause.
   *[resume] { $name } möchte weiterspielen.
}
life-asked = { $what ->
    [undo] Du möchtest deinen Zug zurücknehmen. Noch offen: { $names }.
    [pause] Du möchtest eine Pause. Noch offen: { $names }.
   *[resume] Du möchtest weiterspielen. Noch offen: { $names }.
}

# Accounts
me-title = Dein Konto
me-account = Du bist { $name }. Deine Partien sind überall da, wo du dich anmeldest.
me-guest = Du spielst als Gast, { $name }. Mit einem Namen und einem Passwort folgen dir deine Plätze auf andere Geräte und bleiben deine, auch wenn dieser Browser dich vergisst.
me-nobody = Du kannst alles ohne Konto spielen. Mit einem folgen dir deine Plätze auf andere Geräte.
me-way = Hast du ein Konto?
me-new = Neues Konto
me-known = Ich habe ein Konto
me-password = Passwort
me-sign-in = Anmelden
me-sign-out = Abmelden
me-change = Passwort ändern
me-old-password = Dein bisheriges Passwort
me-new-password = Dein neues Passwort
me-changed = Dein Passwort ist geändert. Andere Geräte sind abgemeldet.
me-add-password = Passwort festlegen
me-password-added = Dein Passwort ist festgelegt. Du kannst dich damit oder mit einem Passkey anmelden.
me-forgotten = Ich weiß es nicht mehr: Ich weise mich mit einem Passkey aus
me-by-passkey = Damit sicher ist, dass du es bist, fragt dein Browser nach einem deiner Passkeys.
me-register = Konto anlegen
me-data = Deine Daten
me-data-text = Alles, was der Server von dir aufbewahrt: deinen Namen, deine Geräte, deine Plätze, die gelösten Rätsel und was du gesagt hast.
me-export = Alles herunterladen
me-delete = Alles löschen
me-delete-sure = Deine Plätze und alles, was du gesagt hast, werden für immer gelöscht. Gespielte Züge bleiben, ohne deinen Namen.
me-delete-yes = Ja, alles löschen

# Rules page and credits
games = Spiele
contents = Inhalt
no-games = Hier gibt es keine Spiele.
credits = Dank
credits-text = Wildtable ist freie Software unter der MIT-Lizenz. Sie baut auf der Arbeit anderer auf, denen wir danken:
credits-fonts = Schriften
credits-drawings = Zeichnungen
credits-libraries = Bibliotheken in dieser Seite
credits-colours = Farben

# Table
board = Spielplan
hand = Deine Hand
track = Leiste
players = Spieler
log = Verlauf
talk = Gespräch
rules = Regeln
now = Jetzt
no-rules = Dieses Spiel hat keine Regeln zum Lesen mitgebracht.
watching = Du siehst zu.
watching-behind = Du siehst zu, { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} später als die Spielenden.
waiting = Warten auf { $names }
waiting-chance = Der Zufall entscheidet …
responses = Antworten …
sealed-answer = Deine Antwort: { $answer }. Du kannst sie ändern, bis alle geantwortet haben.
staged = Bis jetzt: { $moves }
confirm-this = { $label }?
confirm = Bestätigen
take-back = Zurücknehmen
reset = Von vorn
undo = Rückgängig
cancel = Abbrechen
back = Zurück
move-of = { $do }: { $what }
so-much-damage = { $amount } Schaden
ask-what-does = Was macht { $name }?
ask-what-does-detail = Wähl, wohin oder wen: was leuchtet.
why-only-these = Warum nur diese?
nothing-there = Hier gibt es gerade nichts auszuwählen.
only-later = Das geht, aber nicht als nächster Schritt.
not-your-turn = Du bist nicht am Zug.
bot = Bot
is-you = du
connected = da
away = weg
answered = bereit
silence-ready = bereit
to-move = am Zug
has-left = ausgestiegen
status-connecting = Wird verbunden …
status-open = Verbunden
status-lost = Verbindung verloren; neuer Versuch …
status-gone = Diesen Tisch gibt es nicht mehr.
your-turn = Du bist am Zug.
choose = Wähle:
amount-of = { $move }: Anzahl
silence = Stille: Jetzt spricht niemand.
say-something = Sag etwas
nothing-heard = Nichts zu lesen: Du hast jemanden stummgeschaltet.
nothing-said = Noch hat niemand etwas gesagt.
a-watcher = Ein Zuschauer
phrases = Fertige Sätze
unread = neu

kept-offline = Du bist offline. Was du zuletzt getan hast, wird aufbewahrt und gesendet, sobald die Leitung wieder steht.
no-such-move = Diesen Zug gibt es jetzt nicht. Mit „moves“ siehst du, was du tun darfst.
phases = Phasen
done = fertig
meters-win = Wir gewinnen
meters-lose = Wir verlieren
meters-clock = Uhr
so-many-of = { $value } von { $of }
of-goal = von { $goal }
health-of = Leben { $health } von { $most }
taken = genommen
not-taken = noch nicht
taken-by = Genommen von { $names }.
anyone = Alle
open-mat = Alles von { $name } zeigen
close-mat = Weniger von { $name } zeigen
state-ready = bereit
state-acting = handelt
state-rests = ruht
state-hidden = geheim
state-down = verdeckt
state-out = ausgeschieden
belongs-to = Gehört { $name }.
one-of-these-ways = Spiel sie auf eine dieser Arten
now-these = Jetzt:
this-turn = Dieser Zug
turn-yours = Dein Zug
turn-of = Zug von { $name }
turn-before = Davor
free = { $count } frei
forecast = Was es bewirken würde
chance-of = { $chance } Prozent
story-short = Geschichte
story-tabs = Was es zu lesen gibt
story-then = Danach:
story-steps = Schritte
tab-turn = Zug
tab-closer = Lupe
tab-log = Ganze Partie
tab-log-short = Partie
tab-talk = Gespräch
tab-rules = Regeln

# Board
zoom-in = Größer
zoom-out = Kleiner
fit = Einpassen
hide-pieces = Figuren ausblenden
see-all = Alles
go-close = Nah heran
beyond-left = { $count } weitere links
beyond-right = { $count } weitere rechts
beyond-up = { $count } weitere oben
beyond-down = { $count } weitere unten
map-of-board = Wohin du gerade schaust
legend = Legende
board-tools = Was auf dem Spielplan zu sehen ist
odds-paid = wenn du zahlst
odds-of = { $hits } von { $of }
board-keys = Pfeiltasten bewegen, Enter wählt, N springt zum Nächsten, das wählbar ist.
can-be-picked = wählbar
empty = leer
piece-mine = { $piece }, deins
coach-points = Der Lehrer zeigt auf: { $what }
piece-of = { $piece } von { $name }
pieces-many = { $count } × { $piece }

# Command line
command = Zug eintippen
command-hint = z. B. { $example }
command-help = Tipp einen Zug oder den Anfang seiner Wörter; why ZUG; confirm; back; undo; moves.
command-unclear = Das kann heißen: { $moves }.
command-moves = Du darfst: { $moves }.
command-none = Du hast gerade nichts zu entscheiden.

# Result
match-over = Die Partie ist zu Ende
you-win = Du gewinnst!
you-win-by = Du gewinnst { $own } zu { $other }!
you-lose = Verloren gegen { $names }
you-lose-by = Verloren gegen { $names }, { $own } zu { $other }
wins = Gewonnen: { $names }
stopped = Diese Partie kann nicht weitergehen
rank = Rang
all-win = Alle haben gewonnen.
nobody-wins = Niemand hat gewonnen.
score = Punkte
player = Spieler
account = Woher die Punkte kommen
account-start = Start
won-by = Ausschlaggebend: { $source }, { $more ->
    [one] { $more } Punkt
   *[other] { $more } Punkte
  } für { $winner }, { $less } für { $second }.
you-object = dich
record = Aufzeichnung herunterladen
fairness = Der Zufall stand fest, bevor die Partie begann: Sein Geheimnis wurde mit diesem Fingerabdruck versprochen. Die Aufzeichnung verrät das Geheimnis, und „wildtable record verify“ prüft jede Ziehung.
fingerprint = Fingerabdruck
play-again = Noch einmal

# Settings
settings = Einstellungen
language = Sprache
language-system = Wie der Browser
settings-looks = Aussehen
settings-play = Spielweise
settings-sounds = Klänge
theme = Hell oder dunkel
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
palette = Farben der Plätze
palette-usual = Für alle Augen (Okabe und Ito)
palette-strong = Starker Kontrast
palette-lightness = Nur nach Helligkeit
board-size = Größe des Spielplans
board-size-fit = Mit allem daneben
board-size-large = So groß wie möglich
coordinates = Namen der Orte immer zeigen
confirm-policy = Vor einem Zug nachfragen
confirm-off = Nie
confirm-choices = Wenn er sich nicht zurücknehmen lässt
confirm-always = Immer
speed = Animation
speed-off = Aus
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
single-keys = Einzelne Tasten (C bestätigen, U rückgängig, N nächstes, S überspringen, / tippen, M Klänge)
always-type = Die Zeile zum Eintippen immer zeigen
sounds = Klänge abspielen
sounds-off = Klänge aus
sounds-on = Klänge an
sounds-calls = Mein Zug, Auswahl und Absagen
sounds-moves = Schritte, Karten und Aufgedecktes
sounds-gains = Gebote, Preise und Punkte
sounds-fights = Würfel und Kämpfe
sounds-dramas = Maschinen, Sieg und Niederlage
volume = Lautstärke: { $percent } %
leave = Partie verlassen
leave-sure = Endgültig verlassen? Ein Bot übernimmt deinen Platz, oder die Regeln sagen, was aus ihm wird.
leave-yes = Ja, verlassen

story = Was gerade geschehen ist
story-back = Zurück
story-later = danach noch { $count }
story-next = Weiter
story-pause = Pause
story-play = Weiter
story-skip = Überspringen
bots-skip = Überspringen
suggest = Zug vorschlagen
suggest-title = Ein Bot würde das tun
suggest-thinking = Ein Bot überlegt, was er an deiner Stelle täte …
advised = { $you ->
    [1] Du hast
   *[other] { $who } hat
  } { $times ->
    [one] einmal
   *[other] { $times }-mal
  } einen Bot gefragt, was er tun würde.
suggest-do = So machen
suggest-others = Das Nächstbeste
suggest-cost-none = etwa gleich gut
suggest-cost-little = etwas schlechter
suggest-cost-much = deutlich schlechter
suggest-why-clear = Er hat mehrere Wege zwei Züge weit gespielt, nur mit dem, was du wissen kannst: Dieser lief deutlich besser als die anderen.
suggest-why-close = Er hat mehrere Wege zwei Züge weit gespielt, nur mit dem, was du wissen kannst: Dieser lief am besten, andere kommen ihm nahe.
suggest-why-only = Er hat keinen anderen Weg gefunden, mit dem sich ein Vergleich lohnt.
story-speed = Ereignisse einzeln erzählen
story-off = Nein
story-fast = Schnell
story-normal = Gemütlich
story-slow = Langsam

# Auctions and scorings
auction-standing = Höchstes Gebot
auction-bid = { $verb }: { $value } { $unit }
auction-bid-useless = { $verb }: { $value } { $unit } für nichts?
auction-own = du hast { $own } { $unit }
auction-up-to = Biete für mich bis { $value }
auction-stop = Es wird für dich bis { $value } geboten. Halt
scoring-all = Alles auf einmal zeigen
scoring-before = vorher
scoring-told = bisher
scoring-open = kommt noch
scoring-race = Das Rennen bisher
scoring-how = Wie gezählt wird
scoring-on = Weiterspielen

outcomes = Was geschehen kann
field-key = Was die Zahlen bedeuten
field-free = so viele Schritte, umsonst
field-paid = kostet so viel
field-paid-in = kostet so viel: { $what }

# --- Lernen -------------------------------------------------------------------------------------
coach = Lehrer
lessons = Lektionen
lessons-title = { $count ->
    [one] Eine kurze Lektion
   *[other] { $count } kurze Lektionen
  }
lesson-place = { $number } von { $of }
lesson-curious = Neugierig? Zeig auf eine Karte, ein Zeichen oder ein Feld: Der Tisch erklärt es.
lesson-done = Gut gemacht!
show-me = Zeig es mir
skip-lesson = Überspringen
leave-lesson = Beenden, einfach spielen
next-lesson = Weiter: { $name }
first-match = Deine erste Partie spielen
first-title = Deine erste Partie
first-where = Neben jedem Namen siehst du, wie weit es noch ist.
first-help = Vor einem Anfängerfehler warnt dich der Tisch. Und wann immer du magst, frag einen Bot, was er tun würde.
first-advice = Wann immer du magst, frag einen Bot, was er tun würde.
first-go = Los geht’s
guess-right = Richtig!
guess-wrong = Nicht ganz.
no-such-lesson = Diese Lektion gibt es nicht
to-lessons = Alle Lektionen

# Der Tisch vor dem Spiel, und Uhren
table-wishes = Zeit und Zuschauer
wish-time = Wie viel Zeit hat jeder?
timing-none = So viel ihr wollt
timing-quick = 10 Minuten für jeden, dazu 5 Sekunden für jede Entscheidung
timing-calm = 30 Minuten für jeden, dazu 20 Sekunden für jede Entscheidung
timing-minute = Eine Minute für jede Entscheidung
timing-day = Ein Tag für jede Entscheidung
timing-three-days = Drei Tage für jede Entscheidung
wish-out = Wenn jemandem die Zeit ausgeht
time-out-wait = Alle warten
time-out-pass = Man passt, oder ein Bot spielt weiter, wo das nicht geht
time-out-bot = Ein Bot spielt weiter, bis man zurück ist
wish-beat = Wenn alle im Geheimen gefragt sind, gelten Antworten
beat-seconds = { $seconds ->
    [0] sobald alle geantwortet haben
   *[other] nach { $seconds } Sekunden, nie früher
  }
wish-window = Wer dann noch nicht geantwortet hat,
window-seconds = { $seconds ->
    [0] darf sich Zeit lassen
   *[other] passt nach { $seconds } Sekunden
  }
window-beat = Antworten gelten in { $time }
window-closes = Noch { $time } offen
wish-watchers = Dürfen andere zuschauen?
watchers-welcome = Ja, mit dem Link zum Zuschauen
watchers-delayed = Ja, fünf Minuten später
watchers-barred = Nein
wish-suggestions = Dürfen Bots Züge vorschlagen?
suggestions-on = Ja, wer am Zug ist, darf fragen
suggestions-off = Nein, alle denken selbst
clock-of = Zeit für { $name }:
clock-seconds = { $seconds } s
clock-days = { $days ->
    [one] 1 Tag { $hours } Std.
   *[other] { $days } Tage { $hours } Std.
}
clock-short = { $seconds ->
    [300] Du hast noch fünf Minuten.
    [60] Du hast noch eine Minute.
   *[other] Du hast noch { $seconds } Sekunden.
}
clock-up = Deine Zeit ist abgelaufen.

# Standing orders
orders = Ohne zu fragen
orders-none = Immer fragen

learn = Lernen
begin-lessons = Mit Lektion 1 beginnen
go-on-lesson = Weiter mit Lektion { $number }
lessons-how = am echten Tisch, je weniger als eine Minute
lessons-done = { $done } von { $of }
goal-title = Ziel
your-turn-title = Dein Zug
symbols = Zeichen
all-symbols = Alle { $count } Zeichen
fewer-symbols = Weniger Zeichen
first-mistakes = Fünf Anfängerfehler
full-rules = Alle Regeln
all-rules = Die ganzen Regeln lesen
ask-rules = In den Regeln suchen, mit ein paar Worten
how-to-win = So gewinnst du
# Words that ask, and say nothing of what is asked for
ask-idle = wie was wann wo wer wem wen warum welche welcher kann können darf dürfen muss müssen habe hat haben sind ist der die das den dem ein eine einen und für mit ich man mein mir mich viel viele oft bekomme
# Words for the same, by groups
ask-alike = angreifen angriff attackieren attacke kämpfen schlagen zerstören; bewegen laufen gehen ziehen schritt wandern; verlieren niederlage ende; verteidigen schützen parieren; nachziehen kaufen; punkte wertung erfolg
no-answer = Nichts gefunden. Versuch es mit anderen Worten.
read-rule = Regel
also-learn = Lerne auch

# Talk
talk-closed = Das Gespräch ist geschlossen.
talk-more = Stummschalten oder schließen
talk-mute = { $name } stummschalten
talk-close = Das Gespräch für alle schließen
watchers = Zuschauer

warn-beginners = Vor Anfängerfehlern warnen
warn-no-more = Nicht mehr sagen
why-rule = Warum?
review = Auf die Partie zurückblicken
score-course = Der Punktestand, Moment für Moment
turning-points = Wo sie kippte:
moment = Moment der Partie
moment-of = Moment { $number } von { $of }
moment-before = Einen Moment zurück
moment-after = Einen Moment weiter
share-moment = Link zu diesem Moment kopieren
link-copied = Kopiert
play-on = Von hier weiterspielen
rematch = Revanche
rematch-join = Zur Revanche
lesson-called = Lektion: { $name }

# Zufall, den niemand gewählt haben kann.
words-awaited = Warten auf { $names }: Vor dem Austeilen geben alle dem Zufall ein Wort mit.
words-yours = Dein Wort
words-why = Der Zufall ist durch den Fingerabdruck, den du schon siehst, an ein Geheimnis gebunden. Dein Wort kommt erst danach dazu; so kann sich niemand ein passendes Geheimnis gesucht haben. Dein Browser hat sich eines ausgedacht; bis zum Austeilen kannst du es ändern.
words-unshown = Alle haben ein Wort versprochen. Ausgeteilt wird, wenn alle gezeigt sind. Noch offen: { $names }.
words-sealed = Dein Wort geht in den Zufall ein. Erst versprechen alle ihres durch den Fingerabdruck, dann werden alle gezeigt; so kann sich niemand ein passendes suchen. Was du tippst, bekommt noch Buchstaben dazu, die niemand erraten kann.
words-change = Ändern
words-deal = Ohne sie austeilen
fair-title = War der Zufall fair?
fair-check = Jede Ziehung prüfen
fair-how = Bevor etwas gezogen wurde, hat sich der Server an ein Geheimnis gebunden, indem er dessen Fingerabdruck zeigte. Danach hat jeder Platz ein Wort mitgegeben. Jede Ziehung folgt aus dem Geheimnis und den Wörtern; wer den Server betreibt, kann sich also kein passendes Geheimnis gesucht haben.
fair-sealed = Mehrere Leute haben Wörter mitgegeben. Deshalb wurde jedes erst durch seinen Fingerabdruck versprochen und erst gezeigt, als alle versprochen hatten: Niemand kann sich eines gesucht haben, das zu den anderen passt.
fair-seals = Bisher versprochen, mit Fingerabdruck:
fair-word-kept = ✓ wie versprochen
fair-word-unshown = Dieser Platz hat ein Wort versprochen und nie gezeigt. An seiner Stelle steht der Fingerabdruck. Wer den Server betreibt, konnte da schon beide Ausgänge kennen; überleg dir also, ob du diesem Platz traust.
fair-word-broken = Das ist nicht das versprochene Wort. Trau dieser Partie nicht.
fair-word-other = Deinem Browser wurde ein anderes Versprechen gezeigt, bevor er dein Wort zeigte. Trau dieser Partie nicht.
fair-fork = Diese Partie geht von einem Moment einer anderen weiter. Was davor kam, wurde dort gezogen, mit deren Geheimnis und Wörtern; alles danach wird hier geprüft.
fair-record = Diese Partie wurde anderswo gespielt und aus ihrer Aufzeichnung übernommen. Geprüft wird sie mit dem Geheimnis und den Wörtern des Tisches, an dem sie gespielt wurde.
fair-promise = Das Versprechen
fair-noted = Dein Browser hat sich diesen Fingerabdruck gemerkt, bevor dein Wort dazukam. Es ist derselbe.
fair-other = Dein Browser hatte sich einen anderen Fingerabdruck gemerkt, bevor dein Wort dazukam. Trau dieser Partie nicht.
fair-words = Die Wörter
fair-silent = „silent“ ist das Wort von Bots und von Plätzen, die rechtzeitig keines mitgegeben haben.
fair-not-yours = Dein Browser hat „{ $word }“ geschickt.
fair-no-words = Bei dieser Partie wurde niemand nach einem Wort gefragt.
fair-words-awaited = Es sind noch nicht alle Wörter da; man sieht sie, sobald der Zufall zu ziehen beginnt.
fair-draws = Die Ziehungen
fair-later = Das Geheimnis zeigt sich, wenn die Partie zu Ende ist. Dann wird hier jede Ziehung wiederholt.
fair-kept = Das Geheimnis passt zu seinem Fingerabdruck:
fair-broken = Das Geheimnis passt nicht zu seinem Fingerabdruck. Trau dieser Partie nicht.
fair-repeated = { $count ->
    [0] Nichts war dem Zufall überlassen.
   *[other] { $right } von { $count } Ziehungen, von deinem Browser wiederholt, sind so, wie Geheimnis und Wörter sie ergeben.
  }
fair-each = Jede Ziehung
fair-rules = Dass die Regeln genau diese Ziehungen verlangten, prüft das Programm mit der Aufzeichnung:

# Gerufen werden, wenn ich am Zug bin
settings-calls = Wenn du am Zug bist
calls-text = Wir können dich benachrichtigen, wenn du am Zug bist und nicht am Tisch sitzt. Du bekommst eine Mitteilung und keine weitere, bis du wieder hier warst.
calls-in-page = Sag es mir, wenn diese Seite offen ist, ich aber woanders hinsehe
calls-elsewhere = Sag es mir, wenn ich weg bin
calls-by-push = Auf { $where }
calls-by-mail = Per E-Mail an { $where }
calls-by-webhook = Über einen Webhook bei { $where }
calls-unconfirmed = Wartet auf den Code, der dorthin geschickt wurde
calls-remove = Abschalten
calls-add-push = Sag es mir auf diesem Gerät
calls-add-mail = Sag es mir per E-Mail
calls-mail-address = Deine E-Mail-Adresse
calls-send-code = Schick mir einen Code
calls-code = Der Code, der an { $where } ging
calls-confirm = Bestätigen
calls-add-webhook = Über einen Webhook
calls-webhook-url = Adresse (geht mit Slack, Mattermost und Discord)
calls-webhook-secret = Mitteilungen sind mit diesem Geheimnis signiert. Du siehst es nur jetzt.
calls-add = Hinzufügen
calls-not-allowed = Dein Browser erlaubt dieser Seite keine Mitteilungen. Erlaube sie zuerst.

# Meldungen
report = Jemanden melden
report-whom = Wen?
report-what = Weswegen?
report-conduct = Wegen des Verhaltens
report-why = Was stört dich daran? (wenn du magst)
report-send = Melden
report-sent = Wer den Tisch angelegt hat und wer den Server betreibt, kann es sehen. Niemand erfährt, dass du es warst.
reports = An diesem Tisch gemeldet

# Passkeys
passkeys = Passkeys
passkeys-text = Mit einem Passkey meldest du dich an, wie du dieses Gerät entsperrst: mit Finger, Gesicht oder Code. Zu merken gibt es nichts.
passkey-add = Passkey hinzufügen
passkey-remove = Entfernen
passkey-since = seit { $day }
passkey-used = zuletzt benutzt am { $day }
passkey-sign-in = Passkey benutzen
passkey-register = Lieber einen Passkey benutzen
passkey-instead = Es geht auch ohne Passwort: Einen Passkey bewahrt dieses Gerät auf.
passkey-none = Es wurde kein Passkey gewählt.

# Gründe der Bots
reason-at-once = Sofort:
reason-later = Innerhalb von zwei Zügen:
reason-reply = Wahrscheinliche Antwort:
reason-worse = Warum das schlechter ist:
stands-from-to = { $name } { $now } → { $then }
loss-own = Am Ende hast du etwa { $by } weniger.
loss-rival = { $name } hat am Ende etwa { $by } mehr.
loss-own-of = Von den { $unit } hast du am Ende etwa { $by } weniger.
loss-rival-of = Von den { $unit } hat { $name } am Ende etwa { $by } mehr.
loss-win = { $name }: etwa { $by } weniger.
loss-lose = { $name }: etwa { $by } mehr.
loss-tally = Das bringt sofort { $by } weniger.
loss-victory = Damit gewinnst du nicht sofort.
loss-none = Der Punktestand ist zunächst gleich, aber du stehst für später schlechter da.

# Was ein Bot von der Partie hält
decisions = Was ein Bot davon hält
decisions-title = { $count ->
    [0] Entscheidungen, auf die es ankam
    [one] Die Entscheidung, auf die es ankam
    [2] Zwei Entscheidungen, auf die es ankam
   *[other] Drei Entscheidungen, auf die es ankam
  }
decisions-none = Keine einzelne Entscheidung hat einen klaren Unterschied gemacht.
decisions-all = Von allen deinen Entscheidungen: { $good } gut, { $fine } in Ordnung, { $slips ->
    [one] 1 Fehlgriff
   *[other] { $slips } Fehlgriffe
  }.
decisions-all-ours = Von unseren Entscheidungen auf diesem Platz: { $good } gut, { $fine } in Ordnung, { $slips ->
    [one] 1 Fehlgriff
   *[other] { $slips } Fehlgriffe
  }.
luck-good = Das Glück hat dir etwa { $by ->
    [one] einen Zug
   *[other] { $by } Züge
  } gebracht.
luck-bad = Das Pech hat dich etwa { $by ->
    [one] einen Zug
   *[other] { $by } Züge
  } gekostet.
luck-even = Glück und Pech haben sich ausgeglichen.
luck-good-ours = Das Glück hat uns etwa { $by ->
    [one] einen Zug
   *[other] { $by } Züge
  } gebracht.
luck-bad-ours = Das Pech hat uns etwa { $by ->
    [one] einen Zug
   *[other] { $by } Züge
  } gekostet.
luck-even-ours = Glück und Pech haben sich ausgeglichen.
stroke-good = Glück gehabt: +{ $by }
stroke-bad = Pech gehabt: −{ $by }
review-coming = Ein Bot sieht die Partie durch: { $done } von { $of }
ask-turn = Zu dieser Entscheidung fragen
next-decision = Deine nächste Entscheidung
next-decision-ours = Die nächste Entscheidung hier
suggest-thinking-short = Ein Bot denkt nach …
judged-little = Hier ging ein wenig verloren.
judged-much = Hier ging viel verloren.
judged-good-clear = Gut gewählt: Ein Bot täte dasselbe, und alles andere ist deutlich schlechter.
judged-good-little = Gut gewählt: Ein Bot täte dasselbe, und das Nächstbeste ist schlechter.
judged-good-close = Gut gewählt: Ein Bot täte dasselbe, auch wenn anderes fast so gut ist.
judged-good-only = Gut gewählt: Ein Bot hat nichts anderes gefunden.
bot-instead = Ein Bot hätte das getan:
bot-next = Das Nächstbeste:
on-the-board = Auf dem Spielplan zeigen
what-happened = Was geschah
what-bot-would = Was der Bot täte
play-on-together = Mit Freunden weiterspielen

# Rätsel
puzzles = Rätsel
puzzles-how = Jedes ist eine echte Stellung. Ein Weg ist deutlich der beste: Finde ihn, am echten Tisch.
puzzles-solved = { $done } von { $of } gelöst
no-puzzles = Kein Spiel hier hat Rätsel.
all-puzzles = Alle Rätsel
puzzle-daily = Rätsel des Tages
puzzle-try = Löse es
puzzle-solved = Gelöst! Noch einmal ansehen
puzzle-number = Rätsel { $number }
puzzle-number-solved = Rätsel { $number }, gelöst
theme-win = Jetzt gewinnen
theme-win-text = Die Partie gehört dir, wenn du es siehst.
theme-action = Eine Aktion
theme-action-text = Eine Sache, die du jetzt tun kannst, bringt mehr als alles andere.
theme-turn = Der ganze Zug
theme-turn-text = Ein gut zusammengesetzter Zug bringt mehr als jeder andere.
difficulty-1 = Leicht
difficulty-2 = Mittel
difficulty-3 = Schwer
puzzle-ask-win = Wie gewinnst du von hier aus?
puzzle-ask-action = Welche Aktion bringt am meisten?
puzzle-ask-turn = Welcher Zug bringt am meisten?
puzzle-how = { $count ->
    [one] Mach den besten Zug: Einer genügt.
   *[other] Mach die besten Züge: Die Lösung hat { $count }.
  }
puzzle-on = Mach weiter: Du bist noch nicht fertig.
puzzle-right = Gelöst!
puzzle-solution = Das ist die Lösung
puzzle-wrong = Es gibt etwas Besseres
puzzle-again = Noch einmal
puzzle-show = Lösung zeigen
puzzle-next = Nächstes Rätsel
seat-letter = Spieler { $letter }
