## On the door

door-hook = Vermehren, wandern, überbieten: Die Insel gehört dem, der sich anpasst.
door-goal = Breite dich aus, pass dich an und führe am Ende die Erfolgsleiste an.
door-kind = Auktionen · Mehrheiten
door-minutes = 60–90 Min.

## Why a move is refused

no-such-space = So ein Feld hat die Insel nicht.
space-taken = Das Feld ist besetzt.
not-your-tile = Das ist kein Plättchen von dir.
your-own-tile = Das ist dein eigenes Plättchen.
supply-empty = Dein Vorrat ist leer.
no-tile-on-board = Du hast kein Plättchen auf der Insel.

cannot-seed-there = Dein Lebewesen kann { in-terrain } nicht leben, also startet es dort nicht.
area-seeded = { area-name }: Zu Beginn haben dort höchstens { $most } Plättchen Platz.

tile-stranded = Das Plättchen sitzt fest: Dein Lebewesen kann sich in dieser Landschaft nicht bewegen.
cannot-migrate-there = Dein Lebewesen kann { in-terrain } nicht wandern.
goal-not-in-terrain = Die Karte bringt ein Plättchen { into-terrain }.
must-change-area = Das Plättchen muss aus einem anderen Gebiet kommen.
way-not-adapted = Der Weg führt durch eine Landschaft, die dein Lebewesen nicht durchqueren kann.
others-in-the-way = Plättchen von anderen sind im Weg.
too-far = Das ist zu weit: Es geht nur über eigene Plättchen hinweg.
no-way-there = Keine Kette eigener Plättchen führt dorthin.
migrated-already = Die freie Wanderung dieses Zuges hast du schon genutzt.

space-not-in-terrain = Das Feld liegt nicht { in-terrain }.
cannot-expand-there = Dein Lebewesen kann { in-terrain } nicht expandieren.
cannot-attack-there = Dein Lebewesen kann { in-terrain } nicht attackieren.
area-not-full = { area-name }: Das Gebiet ist nicht voll.

card-not-in-hand = Du hast keine solche Karte auf der Hand: { card-name }.
no-plays-left = Du hast keine Aktionen mehr.
last-play-is-auction = Deine letzte Aktion muss eine Auktion sein.
no-event-auctions = In dieser Partie werden Ereignisse nicht versteigert.
auction-owed = Du musst eine Karte versteigern, bevor du deinen Zug beendest.
plays-owed = Du musst alle { $plays } Aktionen nutzen, bevor du deinen Zug beendest.
card-does-not-do-that = Das kann diese Karte nicht: { card-name }.

already-attack = Dein Lebewesen kann { in-terrain } schon attackieren.
no-tile-left = Es gibt kein Plättchen mehr, das dich { in-terrain } auf „{ level }“ hebt.

ability-limit = Du darfst höchstens { $most } Plättchen { ability-name } besitzen.
no-ability-left = Niemand sonst hat ein Plättchen { ability-name }.
not-from-yourself = Du kannst dir nicht selbst ein Plättchen nehmen.
has-no-such-ability = Platz { $seat } hat kein Plättchen { ability-name }.
not-furthest-ahead = Platz { $other } hat auch eines und liegt weiter vorn als Platz { $seat }.
must-take-intelligence = Diese Karte muss dir ein Plättchen Intelligenz bringen, sonst bleibt keine Aktion für die Auktion.

joker-is-no-event = Ein Joker ist nie ein Ereignis.
joker-as-what = Ein Joker dient als Landschafts-, Anpassungs- oder Fähigkeitskarte.
joker-would-do-nothing = Als { card-name } würde der Joker nichts bewirken.
declare-joker-first = Sag zuerst, was der Joker ist.

ability-not-owned = Du hast kein Plättchen { ability-name }.
ability-used = { ability-name } ist in diesem Zug schon genutzt.
intelligence-by-playing = Intelligenz nutzt du, indem du eine Karte mehr spielst.
defense-in-answer = Mit Verteidigung wehrst du eine Attacke im Zug eines anderen ab.
nowhere-to-go = Es gibt kein Feld, auf das dein Plättchen gehen könnte.
nowhere-to-strike = Es gibt kein Feld, auf dem du attackieren könntest.

bid-too-low = Das niedrigste Gebot ist { $bid }.
price-is-fixed = Zu zweit ist der Preis { $bid }.
cannot-pay = Du kannst höchstens { $bid } zahlen.
does-not-pay = Das reicht nicht für { $bid } Nahrung.
more-than-needed = Das ist mehr, als { $bid } Nahrung erfordern.
below-floor = Beim Zahlen fällt niemand unter { $floor } Punkte.
bank-too-small = Die Bank hat nur noch { $food } Nahrung.
too-little-food = Ein Punkt kostet { $food } Nahrung.

chart-not-in-pool = { organism-name }: in dieser Partie nicht dabei.
chart-taken = { organism-name }: schon vergeben.
nominator-opens = Du hast die Tafel ausgewählt, also eröffnest du das Bieten.
bid-from-food-only = Tafeln werden nur mit Nahrung bezahlt; du hast { $food }.

before-first-turn = Der erste Zug hat noch nicht begonnen.
action-open = Bring zuerst zu Ende, was im Gang ist.
not-with-bought-card = Mit einer gekauften Karte kannst du nur tun, was auf ihr steht.
not-your-turn = Platz { $seat } ist am Zug.
you-have-passed = Du hast gepasst und bist aus dieser Auktion.
your-own-auction = Auf die eigene Karte bietet man nicht.
your-bid-stands = Das höchste Gebot ist deins.
you-have-a-chart = Du hast schon eine Tafel.
not-now-seed = Startplättchen werden nur vor dem ersten Zug gelegt.
not-now-migrate = Du kannst jetzt nicht wandern.
not-now-expand = Zum Expandieren braucht es eine Landschaftskarte.
not-now-attack = Zum Attackieren braucht es eine Landschaftskarte.
not-now-raise = Zum Anpassen braucht es eine Anpassungskarte.
not-now-take = Für eine Fähigkeit braucht es eine Fähigkeitskarte.
not-now-take-from = Du hast hier nicht die Wahl, wem du sie nimmst.
not-now-tile = Du hast hier nicht die Wahl, welches Plättchen du nimmst.
not-now-as = Nur ein Joker dient als andere Karte.
not-now-forgo = Hier gibt es keine Karte, auf die du verzichten könntest.
not-now-resolve = Es gibt kein gekauftes Ereignis.
not-now-lift = Mobilität hebt ein Plättchen auf, einmal.
not-now-land = Mobilität setzt das Plättchen ab, das sie aufgehoben hat.
not-now-strike = Zuschlagen kannst du nur mit Angriff.
not-now-block = Es gibt nichts abzuwehren.
not-now-allow = Es gibt nichts zuzulassen.
not-now-bid = Es gibt keine Auktion, in der du bieten könntest.
not-now-pass = Es gibt keine Auktion, in der du passen könntest.
not-now-step-back = Punkte gibst du nur ab, um eine gewonnene Karte zu bezahlen.
not-now-remove = Plättchen werden nur bei einer Seuche entfernt.
not-now-nominate = Es ist keine Tafel auszuwählen.
not-now-chart = Tafeln werden ausgelost.
not-now-nominator = Wer zuerst auswählt, entscheidet das Los.
not-now-draw = Karten zieht der Zufall.

## How a match ends

last-tile = Die Partie endete mit einem letzten Plättchen.
last-pawn = Die Partie endete mit dem letzten Gebiet, das zahlt.
limit = Die Partie wurde zu lang.

## The scene

# Words for the things of the game. A message with an argument of the same name says which one.
terrain-forest = Wald
terrain-desert = Wüste
terrain-savanna = Savanne
terrain-steppe = Steppe
terrain-mountains = Gebirge
terrain-water = Wasser
terrain-name = { $terrain ->
    [forest] Wald
    [desert] Wüste
    [savanna] Savanne
    [steppe] Steppe
    [mountains] Gebirge
    [water] Wasser
   *[other] { $terrain }
  }
# Where something is, and where it goes to or what one gets used to: with article and case.
in-terrain = { $terrain ->
    [forest] im Wald
    [desert] in der Wüste
    [savanna] in der Savanne
    [steppe] in der Steppe
    [mountains] im Gebirge
    [water] im Wasser
   *[other] { $terrain }
  }
into-terrain = { $terrain ->
    [forest] in den Wald
    [desert] in die Wüste
    [savanna] in die Savanne
    [steppe] in die Steppe
    [mountains] ins Gebirge
    [water] ins Wasser
   *[other] { $terrain }
  }
the-terrain = { $terrain ->
    [forest] den Wald
    [desert] die Wüste
    [savanna] die Savanne
    [steppe] die Steppe
    [mountains] das Gebirge
    [water] das Wasser
   *[other] { $terrain }
  }
in-terrain-first = { $terrain ->
    [forest] Im Wald
    [desert] In der Wüste
    [savanna] In der Savanne
    [steppe] In der Steppe
    [mountains] Im Gebirge
    [water] Im Wasser
   *[other] { $terrain }
  }
short-forest = Wald
short-desert = Wüste
short-savanna = Savan.
short-steppe = Steppe
short-mountains = Gebir.
short-water = Wasser

area-name = { $area ->
    [forest-small] Kleiner Wald
    [forest-large] Großer Wald
    [desert-small] Kleine Wüste
    [desert-large] Große Wüste
    [savanna-small] Kleine Savanne
    [savanna-large] Große Savanne
    [steppe-small] Kleine Steppe
    [steppe-large] Große Steppe
    [mountains-small] Kleines Gebirge
    [mountains-large] Großes Gebirge
    [water-small] Kleines Wasser
    [water-large] Großes Wasser
   *[other] { $area }
  }
# Sentences say where something happens, so it comes with its preposition.
the-area = { $area ->
    [forest-small] im kleinen Wald
    [forest-large] im großen Wald
    [desert-small] in der kleinen Wüste
    [desert-large] in der großen Wüste
    [savanna-small] in der kleinen Savanne
    [savanna-large] in der großen Savanne
    [steppe-small] in der kleinen Steppe
    [steppe-large] in der großen Steppe
    [mountains-small] im kleinen Gebirge
    [mountains-large] im großen Gebirge
    [water-small] im kleinen Wasser
    [water-large] im großen Wasser
   *[other] { $area }
  }
area-itself = { $area ->
    [forest-small] den kleinen Wald
    [forest-large] den großen Wald
    [desert-small] die kleine Wüste
    [desert-large] die große Wüste
    [savanna-small] die kleine Savanne
    [savanna-large] die große Savanne
    [steppe-small] die kleine Steppe
    [steppe-large] die große Steppe
    [mountains-small] das kleine Gebirge
    [mountains-large] das große Gebirge
    [water-small] das kleine Wasser
    [water-large] das große Wasser
   *[other] { $area }
  }

organism-crocodile = Krokodil
organism-snake = Schlange
organism-eagle = Adler
organism-bear = Bär
organism-mammoth = Mammut
organism-human = Mensch
organism-lower = { $organism ->
    [crocodile] Krokodil
    [snake] Schlange
    [eagle] Adler
    [bear] Bär
    [mammoth] Mammut
    [human] Mensch
   *[other] { $organism }
  }
of-organism = { $organism ->
    [crocodile] des Krokodils
    [snake] der Schlange
    [eagle] des Adlers
    [bear] des Bären
    [mammoth] des Mammuts
    [human] des Menschen
   *[other] { $organism }
  }
the-organism = { $organism ->
    [crocodile] das Krokodil
    [snake] die Schlange
    [eagle] den Adler
    [bear] den Bären
    [mammoth] das Mammut
    [human] den Menschen
   *[other] { $organism }
  }
with-organism = { $organism ->
    [crocodile] einem Krokodil
    [snake] einer Schlange
    [eagle] einem Adler
    [bear] einem Bären
    [mammoth] einem Mammut
    [human] einem Menschen
   *[other] einem Plättchen
  }
a-organism = { $organism ->
    [crocodile] ein Krokodil
    [snake] eine Schlange
    [eagle] einen Adler
    [bear] einen Bären
    [mammoth] ein Mammut
    [human] einen Menschen
   *[other] ein Plättchen
  }
organism-many = { $organism ->
    [crocodile] Krokodile
    [snake] Schlangen
    [eagle] Adler
    [bear] Bären
    [mammoth] Mammuts
    [human] Menschen
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

card-terrain-forest = Waldkarte
card-terrain-desert = Wüstenkarte
card-terrain-savanna = Savannenkarte
card-terrain-steppe = Steppenkarte
card-terrain-mountains = Gebirgskarte
card-terrain-water = Wasserkarte
card-ability = Fähigkeitskarte
card-adaptation = Anpassungskarte
card-joker = Joker
card-event-food-source = Nahrungsquelle
card-event-epidemic = Seuche
card-event-famine = Hungersnot
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
   *[other] Karte
  }
a-card = { $card ->
    [terrain-forest] eine { card-terrain-forest }
    [terrain-desert] eine { card-terrain-desert }
    [terrain-savanna] eine { card-terrain-savanna }
    [terrain-steppe] eine { card-terrain-steppe }
    [terrain-mountains] eine { card-terrain-mountains }
    [terrain-water] eine { card-terrain-water }
    [ability] eine { card-ability }
    [adaptation] eine { card-adaptation }
    [joker] einen { card-joker }
    [event-food-source] eine { card-event-food-source }
    [event-epidemic] eine { card-event-epidemic }
    [event-famine] eine { card-event-famine }
   *[other] eine Karte
  }
short-terrain-forest = Wald
short-terrain-desert = Wüste
short-terrain-savanna = Savanne
short-terrain-steppe = Steppe
short-terrain-mountains = Gebirge
short-terrain-water = Wasser
short-ability = Fähigkeit
short-adaptation = Anpassung
short-joker = Joker
short-event-food-source = Quelle
short-event-epidemic = Seuche
short-event-famine = Hungersnot

ability-food = Nahrung
ability-intelligence = Intelligenz
ability-mobility = Mobilität
ability-defense = Verteidigung
ability-aggression = Angriff
ability-name = { $ability ->
    [food] { ability-food }
    [intelligence] { ability-intelligence }
    [mobility] { ability-mobility }
    [defense] { ability-defense }
    [aggression] { ability-aggression }
   *[other] { $ability }
  }
used-ability = { ability-name }, in diesem Zug genutzt
mark-unused = ein noch nicht genutztes
mark-used = ein schon genutztes

level = { $level ->
    [migrate] Wandern
    [expand] Expandieren
    [attack] Attackieren
   *[other] Keine Aktion
  }
printed = Stufe „{ level }“ wie gedruckt
stack = Stufe „{ level }“ durch { tiles-of }
head-migrate = →
head-expand = +
head-attack = ×

points-of = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
food-of = { $food } Nahrung
steps-of = { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
  }
points-of-steps = { $steps ->
    [one] 1 Punkt
   *[other] { $steps } Punkte
  }
tiles-of = { $count } Plättchen

# Layouts and pieces
island = Insel
space-about = { $space }, { the-area }
area-about = { area-name }: { $count } Felder. Wer hier die meisten Plättchen hat, bekommt bei jeder großen Wertung Punkte.
deck-about = Nachziehstapel: Am Ende deines Zuges ziehst du auf zehn Karten nach.
discard-about = Ablagestapel: Er wird gemischt, wenn der Nachziehstapel leer ist.
shown-about = Karten, die in diesem Zug gespielt oder verkauft wurden.
tile-about = { $you ->
    [1] Dein Plättchen
   *[0] Plättchen von Platz { $seat }
  } { the-area }. { in-terrain-first } kann es { $level ->
    [none] nichts tun.
    [migrate] wandern.
    [expand] wandern und expandieren.
   *[attack] wandern, expandieren und attackieren.
  }
chart = Tafel von Platz { $seat }
hand = Deine Karten
start-player = beginnt diese Runde
deck = Nachziehstapel
discarded = Ablagestapel

# Seats
seat = Platz { $seat }
no-chart = Noch keine Tafel
unit-points = Pkt.
count-food = Nahrung
count-tiles = Plättchen
count-cards = Karten
count-on-island = auf der Insel
state-turn = am Zug
state-asked = { $you ->
    [1] entscheidest
   *[other] entscheidet
  }
bidder-sells = { $you ->
    [1] verkaufst
   *[other] verkauft
  }
bidder-out = gepasst
bidder-leads = { $you ->
    [1] bietest { $food }
   *[other] bietet { $food }
  }
bidder-asked = { $you ->
    [1] bist dran
   *[other] ist dran
  }
bidder-in = noch dabei
item-level = { $level ->
    [none] Keine Aktion
    [migrate] Wandern
    [expand] Expandieren
   *[attack] Attackieren
  } { in-terrain }{ $count ->
    [0] {""}
    [one] {" "}(einmal angepasst)
    [2] {" "}(zweimal angepasst)
   *[other] {" "}({ $count }-mal angepasst)
  }
count-ability = { ability-name }{ $used ->
    [0] {""}
   *[other] , { $used } in diesem Zug genutzt
  }

# Meters
meter-success = Erfolg: Die meisten Punkte gewinnen
meter-areas = Volle Gebiete
clock-areas = { $points ->
    [0] Kein Gebiet zahlt mehr
   *[other] Das nächste volle Gebiet zahlt { $points }
  }{ $pending ->
    [0] { $areas ->
        [0] {""}
        [one] {" · es bringt eine große Wertung"}
       *[other] {" · große Wertung in "}{ $areas }
      }
    [one] {" · große Wertung nach diesem Zug"}
   *[other] {" · "}{ $pending } große Wertungen nach diesem Zug
  }
meter-end = Ende der Partie
clock-end = { $reason ->
    [last-tile] Die Partie endet mit diesem Zug: Ein letztes Plättchen wurde gelegt
    [last-pawn] Die Partie endet mit diesem Zug: Das letzte Gebiet ist gewertet
    [limit] Die Partie endet mit diesem Zug
   *[other] { $you ->
        [1] Du hast
       *[0] Platz { $seat } hat
      } noch { $count ->
        [one] 1 Plättchen: Wird es gelegt, endet die Partie
       *[other] { $count } Plättchen: Das letzte beendet die Partie
      }
  }
meter-plays = Aktionen
meter-sale = Verkauf
meter-walk = Wanderung

# Auctions
lot = { $you ->
    [1] Du verkaufst
   *[0] Platz { $seat } verkauft
  }
chart-lot = Zu verkaufen: die Tafel { of-organism }
standing-bid-of = { $you ->
    [1] Dein Gebot von { $food } steht
   *[0] Platz { $seat } bietet { $food }
  }
fixed-price = Der Preis ist { food-of }
no-bid = Noch kein Gebot
worth-nothing = Du könntest nichts damit anfangen.
worth-points = { $points ->
    [0] Für dich gerade wenig wert.
    [one] Für dich etwa 1 Punkt wert.
   *[other] Für dich etwa { $points } Punkte wert.
  }
worth-event = { $card ->
    [event-epidemic] Sie kostet alle anderen ein Plättchen.
   *[other] Sie kostet alle anderen Nahrung.
  }
worth-chart = { organism-lower }: Die Zeichen sagen, was du damit in jeder Landschaft kannst.

# How one stands in an area once a tile more lies there.
you-stand = { $standing ->
    [full-monopoly] hast du alle Felder
    [monopoly] bist du allein
    [first] führst du
    [tied-first] teilst du die Führung
    [second] liegst du an zweiter Stelle
    [tied-second] teilst du den zweiten Rang
    [third] liegst du an dritter Stelle
    [tied-third] teilst du den dritten Rang
   *[other] stehst du
  }
at-scorings = { $scorings ->
    [one] bei der letzten großen Wertung
   *[other] bei jeder der { $scorings } großen Wertungen, die noch kommen
  }
why-points = { $each ->
    [0] {""}
   *[other] { $by ->
        [ability] Eine Fähigkeit mehr bringt +{ $each } { at-scorings }.
        [adaptation] Eine Anpassung mehr bringt +{ $each } { at-scorings }.
        [food] Das bringt dir sofort { food-of } und +{ $each } für Nahrung { at-scorings }.
        [migrate] Mit einem zugewanderten Plättchen { $herd ->
            [0] { you-stand } { the-area }
           *[other] hat deine Herde { $herd } Plättchen
          }: +{ $each } { at-scorings }.
        [attack] Nach dem Verdrängen eines Rivalen { $herd ->
            [0] { you-stand } { the-area }
           *[other] hat deine Herde { $herd } Plättchen
          }: +{ $each } { at-scorings }.
       *[expand] Mit { with-organism } mehr { $herd ->
            [0] { you-stand } { the-area }
           *[other] hat deine Herde { $herd } Plättchen
          }: +{ $each } { at-scorings }.
      }
  }{ $filled ->
    [0] { $each ->
        [0] Das bringt dir sofort { food-of }.
       *[other] {""}
      }
   *[other] {" "}Es füllt { area-itself }: sofort +{ $filled }.
  } { $price } Nahrung = 1 Punkt.
can-terrain = { $places ->
    [0] { $rivals ->
        [0] { $walks ->
            [0] { $level ->
                [none] { terrain-name } ist für dich gesperrt.
               *[other] { in-terrain-first } ist kein Platz für dich.
              }
            [one] Du könntest auf 1 Feld { in-terrain } wandern.
           *[other] Du könntest auf { $walks } Felder { in-terrain } wandern.
          }
        [one] Du könntest 1 Rivalen { in-terrain } verdrängen.
       *[other] Du könntest einen von { $rivals } Rivalen { in-terrain } verdrängen.
      }
    [one] Du könntest ein Plättchen auf das einzige freie Feld { in-terrain } legen.
   *[other] Du könntest ein Plättchen auf eines von { $places } freien Feldern { in-terrain } legen.
  }
can-ability = { $count ->
    [0] Keine Fähigkeit steht dir offen.
    [one] Du nimmst eine Fähigkeit: 1 Art steht dir offen.
   *[other] Du nimmst eine Fähigkeit: { $count } Arten stehen dir offen.
  }
can-adaptation = { $count ->
    [0] Du kannst dich nirgends besser anpassen.
    [one] Du passt dich um eine Stufe an: 1 Landschaft steht dir offen.
   *[other] Du passt dich um eine Stufe an: { $count } Landschaften stehen dir offen.
  }
can-joker = { $count ->
    [0] Keine Art von Karte würde dir helfen.
    [one] Er kann 1 Art von Karte sein, die dir hilft.
   *[other] Er kann eine von { $count } Arten von Karten sein, die dir helfen.
  }
can-event = { $card ->
    [event-food-source] Du bekommst Nahrung, und alle auf dem letzten Platz auch.
    [event-epidemic] Sie wählen je ein Plättchen, das stirbt.
   *[other] Sie verlieren je { food-of } oder 1 Punkt für jede, die fehlt.
  }

# What is at stake
last-scoring = Letzte große Wertung
projection = Wertung jetzt
points-for = Punkte
category-areas = Gebiete
category-herds = Herden
category-adaptations = Anpassungen
category-abilities = Fähigkeiten
category-food = Nahrung
total = Summe
majorities = Wer wo führt
herds = Herden
lot-opens = Was die Karte möglich macht
supplies = Vorräte
next-pawn = Nächster Gebietsstein
pawns-to-scoring = Steine bis zur nächsten großen Wertung
no-pawns = Es ist kein Gebietsstein mehr da.
round-start = Beginnt die Runde
bank = Nahrung in der Bank
abilities-left = Fähigkeitsplättchen
adaptations-left = Anpassungsplättchen

chart-of-own = Was du kannst: { organism-lower }
chart-note = Jedes Zeichen schließt die davor ein: Wandern, Expandieren, Attackieren.
sign-title = { $level ->
    [none] Keine Aktion
    [migrate] Wandern
    [expand] Expandieren
   *[attack] Attackieren
  } { in-terrain }
sign-text = { $level ->
    [none] für { organism-many } gesperrt
    [migrate] mit einem Plättchen von nebenan herüberwandern
    [expand] ein neues Plättchen auf ein leeres Feld legen
   *[attack] auch einen Rivalen in einem vollen Gebiet verdrängen
  }{ $count ->
    [0] {""}
    [one] {" "}(einmal angepasst)
    [2] {" "}(zweimal angepasst)
   *[other] {" "}({ $count }-mal angepasst)
  }
head-small = kleines Gebiet
head-large = großes Gebiet
source-filled = Volle Gebiete
source-ability = Fähigkeit Nahrung
source-convert = Nahrung in Punkte
source-paid = In Punkten bezahlt

key-share = Plättchen eines Spielers im Gebiet, die meisten zuerst
key-free = freie Felder
key-paid = das Gebiet wurde gefüllt und hat gezahlt
key-herd = Plättchen der Herde und ihr Rang
key-tied-herd = der Rang ist geteilt: Alle bekommen die Punkte des Rangs darunter
key-area-points = Punkte für das Gebiet
key-herd-points = Punkte für die Herde
key-walk = hierher kannst du wandern
key-place = hier kannst du expandieren
key-attack = hier kannst du den Rivalen verdrängen

# A big scoring, told category by category
scoring-title = { $last ->
    [1] Schlusswertung
   *[0] Große Wertung · { $number } von { $of }
  }
in-category = { $category ->
    [areas] für Gebiete
    [herds] für Herden
    [adaptations] für Anpassungen
    [abilities] für Fähigkeiten
   *[food] für Nahrung
  }
how-counted = { $category ->
    [areas] In jedem Gebiet: { $prizes } für die meisten, zweit- und drittmeisten Plättchen. Allein dort: { $alone }, in einem vollen Gebiet { $full }. Bei Gleichstand gibt es die Punkte des Rangs darunter.
    [herds] Benachbarte Plättchen eines Spielers sind eine Herde, über alle Grenzen hinweg. Punkte von der größten an: { $prizes }. Bei Gleichstand gibt es die Punkte des Rangs darunter.
    [adaptations] Die meisten Anpassungsplättchen, dann die zweitmeisten: { $prizes }.
    [abilities] Die meisten Fähigkeitsplättchen, dann die zweitmeisten: { $prizes }.
   *[food] Die meiste Nahrung, dann die zweitmeiste: { $prizes }. Niemand verliert welche.
  }
scored-nothing = Niemand bekommt Punkte { in-category }.
scored-leader = { $others ->
    [0] { $you ->
        [1] Du bekommst
       *[0] Platz { $seat } bekommt
      } am meisten { in-category }: { points-of }.
    [one] { $you ->
        [1] Du und noch jemand bekommt
       *[0] Platz { $seat } und noch jemand bekommen
      } am meisten { in-category }: je { points-of }.
   *[other] { $you ->
        [1] Du und { $others } andere bekommt
       *[0] Platz { $seat } und { $others } andere bekommen
      } am meisten { in-category }: je { points-of }.
  }
scored-none = { $category ->
    [areas] Du hast kein Plättchen auf der Insel.
    [herds] Du hast keine Herde: Ein einzelnes Plättchen ist keine.
   *[other] Du hast keine, also gehst du leer aus.
  }
scored-own = Du bekommst { points-of }: { $category ->
    [areas] { $groups ->
        [0] Kein Gebiet zahlt dir etwas.
        [one] { $best } { the-area } ({ standing }, { tiles-of }).
       *[other] { $groups } Gebiete zahlen dir, am meisten { the-area }: { $best } ({ standing }).
      }
    [herds] Deine beste Herde hat { tiles-of } ({ rank-of-herd }) und bringt { $best }.
   *[other] Du hast { $count } ({ standing }).
  }
herd-tie = Deine Herde ist so groß wie die von Platz { $seat }: je { tiles-of }.
shared-place = { $standing ->
    [tied-first] ersten
    [tied-second] zweiten
    [tied-third] dritten
    [tied-fourth] vierten
   *[other] fünften
  }
tie-cost = Du bekommst { points-of }. Weil du den { shared-place } Rang mit Platz { $seat } teilst, zahlt er { $best } statt { $alone }. { $category ->
    [herds] Ein Plättchen mehr daneben hätte dir { $alone } gebracht.
    [adaptations] Eine Anpassung mehr hätte dir { $alone } gebracht.
    [abilities] Eine Fähigkeit mehr hätte dir { $alone } gebracht.
   *[food] 1 Nahrung mehr hätte dir { $alone } gebracht.
  }
group-area = { tiles-of } { the-area }, { standing }
group-herd = { tiles-of }, { rank-of-herd }

# What is to be decided; a second sentence says more.
match-over = Die Partie ist zu Ende.
supply-used = { $you ->
    [1] Du hast
   *[0] Platz { $seat } hat
  } alle Plättchen gelegt.
ask-nominate = Wähl die Tafel, die als Nächste versteigert wird.
ask-chart-bid = Biete Nahrung für { the-organism } oder passe.
more-chart-bid = Tafeln werden nur mit Nahrung bezahlt.
ask-seed = Leg { $left ->
    [one] dein letztes Startplättchen
   *[other] { a-organism }
  } auf ein leuchtendes Feld.
more-seed = { $left ->
    [one] Dann beginnt der erste Zug.
   *[other] Noch { $left } zu legen. Ein großes Gebiet fasst { $large } Plättchen, ein kleines { $small }.
  }
ask-turn = { $left ->
    [0] Keine Aktionen mehr: Beende deinen Zug.
   *[other] { $owes ->
        [1] { $left ->
            [one] { $takes ->
                [1] Verkaufe eine Karte, oder nimm erst eine Intelligenz.
               *[0] Verkaufe eine Karte: Als Letztes ist der Verkauf Pflicht.
              }
           *[other] Spiel eine Karte oder verkaufe eine.
          }
       *[other] Spiel oder verkaufe eine Karte oder beende deinen Zug.
      }
  }
more-turn = { $owes ->
    [1] Verkaufe eine, bevor du den Zug beendest.
   *[other] Dein Verkauf ist erledigt.
  } { $walk ->
    [1] Eine Wanderung ist frei.
   *[other] Deine freie Wanderung ist genutzt.
  }
ask-hand = { card-name } spielen oder verkaufen?
ask-migrate-on = { $picked ->
    [0] Welches deiner Plättchen wandert?
   *[other] Wohin wandert es?
  }
ask-expand-on = Wohin kommt dein neues Plättchen?
ask-attack-on = Welchen Rivalen verdrängst du?
ask-card = { $card ->
    [ability] Welche Fähigkeit nimmst du?
    [adaptation] An welche Landschaft passt du dich an?
    [joker] Was soll der Joker sein?
    [event-food-source] Soll die Nahrungsquelle sprudeln?
    [event-epidemic] Soll die Seuche ausbrechen?
    [event-famine] Soll die Hungersnot kommen?
   *[other] Nutze deine { card-name }.
  }
more-card = { $bought ->
    [1] Du hast sie gekauft und darfst auch darauf verzichten.
   *[other] { $card ->
        [ability] Jedes Plättchen ist einmal pro Zug nutzbar.
        [adaptation] Sie steigt um eine Stufe, für immer.
        [joker] Jede Landschafts-, Anpassungs- oder Fähigkeitskarte.
       *[other] { $level ->
            [migrate] Wähl ein Plättchen von dir, dann, wohin es geht.
            [expand] Freies Feld: neues Plättchen. Dein Plättchen: Es wandert.
           *[other] Ein Rivale wird verdrängt, ein freies Feld belegt.
          }
      }
  }
ask-giver = Wem nimmst du die Fähigkeit { ability-name }?
ask-tile = Welches Plättchen { ability-name } von Platz { $seat2 } nimmst du?
ask-bid = Biete für { a-card } oder passe.
more-bid = { $food ->
    [0] Noch hat niemand geboten.
   *[other] { $food } steht; biete mehr oder passe.
  }
ask-pay = Wie zahlst du { food-of }?
more-pay = Jeder Erfolgspunkt, den du abgibst, zahlt { $price } Nahrung.
ask-defend = { $against ->
    [exchange] Platz { $seat2 } tauscht mit einem Plättchen von dir. Abwehren?
    [aggression] Platz { $seat2 } schlägt dich { the-area }. Abwehren?
   *[other] Platz { $seat2 } attackiert dich { the-area }. Abwehren?
  }
more-defend = { $count ->
    [one] Du hast in diesem Zug noch eine Verteidigung.
   *[other] Du hast in diesem Zug noch { $count } Verteidigungen.
  }
ask-epidemic = Welches deiner Plättchen stirbt an der Seuche?
ask-mobility = Welches Plättchen bewegst du mit Mobilität?
ask-land = Wohin kommt das aufgehobene Plättchen?
more-land = Es darf mit dem Plättchen eines anderen tauschen.
ask-aggression = Wohin legst du ein Plättchen mit Angriff?
more-aggression = Ein fremdes Plättchen dort stirbt, auch in einem Gebiet, das nicht voll ist.

wait-charts = Die Tafeln werden gezogen.
wait-nominator = Das Los bestimmt, wer zuerst auswählt.
wait-deal = Die Karten werden ausgeteilt.
wait-refill = Karten werden gezogen.
wait-nominate = Platz { $seat } wählt die nächste Tafel für die Auktion.
wait-chart-bid = Platz { $seat } bietet für { the-organism } oder passt.
wait-seed = Platz { $seat } legt ein Plättchen.
wait-turn = Platz { $seat } ist am Zug.
wait-card = Platz { $seat } nutzt { a-card }.
wait-giver = Platz { $seat } wählt, wem die Fähigkeit { ability-name } genommen wird.
wait-tile = Platz { $seat } wählt, welches Plättchen { ability-name } es sein soll.
wait-bid = Platz { $seat } bietet für { a-card } oder passt.
wait-pay = Platz { $seat } zahlt { food-of }.
wait-defend = Platz { $seat } darf mit Verteidigung abwehren.
wait-epidemic = Platz { $seat } verliert ein Plättchen an die Seuche.
wait-mobility = Platz { $seat } bewegt ein Plättchen mit Mobilität.
wait-aggression = Platz { $seat } schlägt mit Angriff zu.

# What moves bring
hint-placing = { $points ->
    [0] {""}
   *[other] Füllt { area-itself }: +{ $points }.
  }{ $big ->
    [1] {" "}Dann eine große Wertung: du +{ $own }, Platz { $seat } +{ $theirs }.
   *[other] {""}
  }{ $standing ->
    [alone] {" "}Sonst ist niemand { the-area }.
    [first] {" "}Du führst { the-area }, { $mine } zu { $rival }.
    [tied] {" "}Gleichstand { the-area }, { $mine } zu { $rival }.
    [behind] {" "}Du liegst { the-area } zurück, { $mine } zu { $rival }.
   *[other] {""}
  }{ $herd ->
    [0] {""}
    [one] {" "}Es gehört zu keiner Herde.
   *[other] {" "}Schließt sich deiner Herde an: { $herd } Plättchen.
  }{ $last ->
    [1] {" "}Es ist dein letztes Plättchen: Die Partie geht zu Ende.
   *[other] {""}
  }
hint-replace = Das Plättchen von Platz { $seat } stirbt; Verteidigung kann es abwehren.{ $last ->
    [1] {" "}Es ist dein letztes Plättchen: Die Partie geht zu Ende.
   *[other] {""}
  }
hint-exchange = Dein Plättchen und das von Platz { $seat } tauschen; Verteidigung kann es abwehren.
hint-land = Es kommt hierher; niemand kann es abwehren.
hint-remove = Es kommt aus dem Spiel.
hint-auction = Die anderen bieten Nahrung; was sie zahlen, gehört dir.
hint-cost = Kostet dich { points-of-steps }.
hint-raise = Auf Stufe „{ level }“.
hint-from-supply = { $count ->
    [one] das letzte im Vorrat
   *[other] { $count } im Vorrat
  }
hint-from-seat = von Platz { $seat }, am weitesten vorn
hint-from-several = von einem der Vordersten
hint-no-use = Du könntest gerade nichts damit anfangen.
hint-convert = { $food } Nahrung für 1 Punkt.
hint-convert-first = Du könntest noch Nahrung in { points-of-steps } umwandeln; später ist sie nichts wert.

effect-fills = füllt es: +{ $points }
effect-herd = { $count ->
    [one] allein
   *[other] Herde von { $count }
  }
effect-dies = stirbt
effect-exchange = tauscht

label-attack = Platz { $seat } verdrängen
label-strike = Platz { $seat } schlagen
label-exchange = Mit Platz { $seat } tauschen
label-remove = Dieses Plättchen aufgeben
label-auction = Verkaufen

# Cards
card-text = { $card ->
    [ability] Nimm eine Fähigkeit: aus dem Vorrat, sonst von dem, der am weitesten vorn ist.
    [adaptation] Heb eine Landschaft deiner Tafel um eine Stufe, für immer.
    [joker] Nutze ihn als Landschafts-, Anpassungs- oder Fähigkeitskarte.
    [event-food-source] Du bekommst Nahrung, und alle auf dem letzten Platz auch.
    [event-epidemic] Alle anderen verlieren ein Plättchen ihrer Wahl.
    [event-famine] Alle anderen verlieren Nahrung oder stattdessen Punkte.
    [terrain-forest] Wandere, expandiere oder attackiere in einem Wald, so weit dein Zeichen reicht.
    [terrain-desert] Wandere, expandiere oder attackiere in einer Wüste, so weit dein Zeichen reicht.
    [terrain-savanna] Wandere, expandiere oder attackiere in einer Savanne, so weit dein Zeichen reicht.
    [terrain-steppe] Wandere, expandiere oder attackiere in einer Steppe, so weit dein Zeichen reicht.
    [terrain-mountains] Wandere, expandiere oder attackiere im Gebirge, so weit dein Zeichen reicht.
    [terrain-water] Wandere, expandiere oder attackiere im Wasser, so weit dein Zeichen reicht.
   *[other] Wandere, expandiere oder attackiere in ihrer Landschaft, so weit dein Zeichen reicht.
  }
card-no-use = gerade nutzlos für dich
use-terrain = { $level ->
    [none] Gesperrt
    [migrate] Wandern
    [expand] Expandieren
   *[attack] Attackieren
  }
use-other = { $card ->
    [ability] Nehmen
    [adaptation] Anpassen
    [joker] Jede Karte
    [event-food-source] Nahrung
    [event-epidemic] Anstecken
   *[other] Aushungern
  }
way-sell = oder verkaufen
reason-no-plays = keine Aktionen mehr
reason-sell-only = letzte Aktion: Verkauf
reason-not-sold = unverkäuflich
reason-highest = höchste Stufe
reason-no-tile = kein Plättchen mehr
reason-not-to-take = mehr darfst du nicht haben
reason-sell-first = erst eine Karte verkaufen
reason-plays-owed = erst alle Aktionen nutzen

# Buttons
act-use = { $ability ->
    [food] Nahrung: +{ $steps }
    [mobility] Mobilität
   *[other] Angriff
  }
act-convert = { $food } Nahrung für 1 Punkt
act-end = Zug beenden
act-play = Spielen
act-migrate = Wandern
act-expand = Expandieren
act-attack = Attackieren
to-level = auf „{ level }“
act-resolve = { $card ->
    [event-food-source] Nahrung nehmen
    [event-epidemic] Ausbrechen lassen
   *[other] Kommen lassen
  }
act-forgo = Verzichten
act-pass = Passen
act-bid = { $fixed ->
    [1] Für { $food } Nahrung kaufen
   *[0] Bieten
  }
act-block = Mit Verteidigung abwehren
act-allow = Geschehen lassen
act-from = Von Platz { $seat }
act-tile-unused = Ein ungenutztes
act-tile-used = Ein genutztes
act-nominate = { organism-lower } versteigern

do-seed = Legen
do-play = Spielen
do-auction = Verkaufen
do-migrate = Wandern
do-expand = Expandieren
do-attack = Attackieren
do-raise = Anpassen
do-take = Nehmen
do-take-from = Nehmen von
do-tile = Nehmen
do-as = Einsetzen als
do-forgo = Verzichten
do-resolve = Geschehen lassen
do-use = Nutzen
do-lift = Aufheben
do-land = Absetzen
do-strike = Zuschlagen
do-block = Abwehren
do-allow = Geschehen lassen
do-bid = Bieten
do-pass = Passen
do-step-back = Punkte abgeben
do-remove = Aufgeben
do-convert = Nahrung umwandeln
do-end-turn = Zug beenden
do-nominate = Auswählen

## What every sign and thing means

about-terrain = Eine von sechs Landschaften, jede mit einem kleinen und einem großen Gebiet. Dein Zeichen sagt, was du in beiden tun kannst.
term-none = Keine Aktion
about-none = Gesperrt: Dein Lebewesen kann in dieser Landschaft nichts tun.
term-migrate = Wandern
about-migrate = Beweg eines deiner Plättchen auf ein freies Feld: nebenan oder über eine Kette eigener Plättchen.
term-expand = Expandieren
about-expand = Leg ein neues Plättchen auf ein freies Feld der Landschaft. Wandern kannst du dort auch.
term-attack = Attackieren
about-attack = Verdräng das Plättchen eines Rivalen, wo das Gebiet voll ist. Wandern und expandieren kannst du dort auch.
about-ability = { $ability ->
    [food] Einmal in deinem Zug bringt sie dir Erfolgspunkte.
    [intelligence] In deinem Zug darf eine Karte mehr gespielt oder verkauft werden.
    [mobility] Einmal in deinem Zug: Beweg ein Plättchen auf ein Feld, auf dem du leben kannst, oder tausch dort mit einem Rivalen.
    [defense] Einmal pro Zug: Wehr eine Attacke auf eines deiner Plättchen im Zug eines anderen ab.
   *[aggression] Einmal in deinem Zug: Leg ein Plättchen, wo dein Zeichen Attackieren ist; ein fremdes Plättchen dort stirbt.
  }
what-ability = { $ability ->
    [food] Erfolgspunkte einmal pro Zug
    [intelligence] eine Karte mehr pro Zug
    [mobility] ein Plättchen dahin bewegen, wo du leben kannst
    [defense] eine Attacke auf dich abwehren
   *[aggression] legen oder zuschlagen, wo du attackierst
  }
about-organism = Ein Lebewesen. Seine Tafel sagt, was es in jeder Landschaft kann.
term-meter-success = Erfolg
about-meter-success = Wer am Ende die meisten Erfolgspunkte hat, gewinnt. Gebote über deine Nahrung hinaus kosten Punkte.
term-meter-areas = Volle Gebiete
about-meter-areas = Wer ein Gebiet füllt, bekommt, was der nächste Stein zahlt. Farbige Steine bringen nach dem Zug eine große Wertung.
term-meter-end = Ende der Partie
about-meter-end = Die Partie endet, wenn jemand das letzte Plättchen gelegt hat oder der letzte Gebietsstein genommen ist.
term-meter-plays = Aktionen
about-meter-plays = Drei Karten pro Zug werden gespielt oder verkauft; jede Intelligenz gibt eine mehr.
term-meter-sale = Verkauf
about-meter-sale = In jedem Zug muss eine Karte an die anderen verkauft werden, wenn du eine hast.
term-meter-walk = Freie Wanderung
about-meter-walk = Einmal pro Zug darf ein Plättchen umsonst wandern, ohne Karte.
term-play = Karte spielen
about-play = Du nutzt eine Karte selbst.
term-auction = Karte verkaufen
about-auction = Du versteigerst eine Karte: Die anderen bieten, und wer gewinnt, zahlt dir und nutzt sie sofort.
term-bid = Bieten
about-bid = Biete Nahrung für die Karte. Was du an Nahrung nicht hast, zahlst du mit Erfolgspunkten.
term-convert = Nahrung in Punkte
about-convert = Drei Nahrung sind ein Erfolgspunkt, in deinem Zug so oft du willst.
term-end-turn = Ende des Zuges
about-end-turn = Du ziehst auf zehn Karten nach. Eine ausgelöste große Wertung folgt.
term-block = Abwehren
about-block = Du nutzt Verteidigung: Die Attacke scheitert.
term-gi-shiny-apple = Nahrung
about-gi-shiny-apple = Bezahlt Karten in Auktionen. Drei Nahrung sind ein Punkt; die meiste Nahrung bringt Punkte.
term-gi-paw-print = Plättchen
about-gi-paw-print = Was du noch zu legen hast. Wer das letzte legt, beendet die Partie.
term-gi-card-draw = Karten
about-gi-card-draw = Karten auf der Hand. Am Ende deines Zuges ziehst du auf zehn nach.
term-card-back = Karten
about-card-back = Ein Stapel verdeckter Karten.
term-purple-pawn = Startspieler
about-purple-pawn = Wer ihn hat, beginnt die Runde.
term-kind-badge = Wer hier führt
about-kind-badge = Die Plättchen aller in diesem Gebiet, die meisten zuerst, und die freien Felder. Die meisten, zweit- und drittmeisten bringen Punkte.
term-gi-animal-hide = Herde
about-gi-animal-hide = Benachbarte Plättchen eines Spielers, über alle Grenzen hinweg. Die größten Herden bringen Punkte.

## The log

news-seed = { $you ->
    [1] Du beginnst
   *[0] Platz { $seat } beginnt
  } { $space }.
news-play = { $you ->
    [1] Du spielst
   *[0] Platz { $seat } spielt
  } { a-card }.
news-auction = { $you ->
    [1] Du bietest
   *[0] Platz { $seat } bietet
  } { a-card } zum Verkauf an.
news-migrate = { $you ->
    [1] Du wanderst
   *[0] Platz { $seat } wandert
  } auf ein Feld { $space2 }.
news-expand = { $you ->
    [1] Du expandierst
   *[0] Platz { $seat } expandiert
  } { $space }.
news-attack = { $you ->
    [1] Du attackierst
   *[0] Platz { $seat } attackiert
  } { $space }.
news-raise = { $you ->
    [1] Du passt dich
   *[0] Platz { $seat } passt sich
  } an { the-terrain } an.
news-take = { $you ->
    [1] Du nimmst
   *[0] Platz { $seat } nimmt
  } die Fähigkeit { ability-name }.
news-as = { $you ->
    [1] Du setzt
   *[0] Platz { $seat } setzt
  } den Joker als { card-name } ein.
news-forgo = { $you ->
    [1] Du verzichtest
   *[0] Platz { $seat } verzichtet
  } auf die Karte.
news-resolve = { $you ->
    [1] Du lässt
   *[0] Platz { $seat } lässt
  } das Ereignis geschehen.
news-use = { $you ->
    [1] Du nutzt
   *[0] Platz { $seat } nutzt
  } die Fähigkeit { ability-name }{ $ability ->
    [food] {" "}für Erfolgspunkte.
   *[other] .
  }
news-lift = { $you ->
    [1] Du hebst
   *[0] Platz { $seat } hebt
  } ein Plättchen { $space } auf.
news-land = { $you ->
    [1] Du setzt
   *[0] Platz { $seat } setzt
  } ein Plättchen { $space } ab.
news-strike = { $you ->
    [1] Du schlägst
   *[0] Platz { $seat } schlägt
  } { $space } zu.
news-block = { $you ->
    [1] Du wehrst
   *[0] Platz { $seat } wehrt
  } mit Verteidigung ab.
news-allow = { $you ->
    [1] Du wehrst
   *[0] Platz { $seat } wehrt
  } nicht ab.
news-bid = { $you ->
    [1] Du bietest
   *[0] Platz { $seat } bietet
  } { $food }.
news-pass = { $you ->
    [1] Du passt
   *[0] Platz { $seat } passt
  }.
news-step-back = { $you ->
    [1] Du zahlst
   *[0] Platz { $seat } zahlt
  } { points-of-steps } statt Nahrung.
news-remove = { $you ->
    [1] Du verlierst
   *[0] Platz { $seat } verliert
  } ein Plättchen { $space }.
news-convert = { $you ->
    [1] Du wandelst
   *[0] Platz { $seat } wandelt
  } Nahrung in 1 Punkt um.
news-end-turn = { $you ->
    [1] Du beendest
   *[0] Platz { $seat } beendet
  } den Zug.
news-nominate = { $you ->
    [1] Du versteigerst
   *[0] Platz { $seat } versteigert
  } die Tafel { of-organism }.
news-take-from = { $you ->
    [1] Du nimmst
   *[0] Platz { $seat } nimmt
  } sie von { $you2 ->
    [1] dir
   *[0] Platz { $seat2 }
  }.
news-tile = { $you ->
    [1] Du nimmst
   *[0] Platz { $seat } nimmt
  } { $mark ->
    [used] ein schon genutztes Plättchen
   *[unused] ein noch nicht genutztes Plättchen
  }.
news-chart = Gezogen: { organism-lower }.
news-nominator = { $you2 ->
    [1] Du wählst
   *[0] Platz { $seat2 } wählt
  } zuerst aus.
news-draw = Gezogen: { a-card }.

# How a sentence goes on with what came of it.
then-migrate = {" "}und { $you ->
    [1] wanderst
   *[0] wandert
  } auf ein Feld { $space2 }.
then-expand = {" "}und { $you ->
    [1] expandierst
   *[0] expandiert
  } { $space }.
then-attack = {" "}und { $you ->
    [1] attackierst
   *[0] attackiert
  } { $space }.
then-raise = {" "}und { $you ->
    [1] passt dich
   *[0] passt sich
  } an { the-terrain } an.
then-take = {" "}und { $you ->
    [1] nimmst
   *[0] nimmt
  } die Fähigkeit { ability-name }.
then-as = {" "}als { card-name }.
then-forgo = {" "}und { $you ->
    [1] verzichtest
   *[0] verzichtet
  } darauf.
then-resolve = {" "}und { $you ->
    [1] nutzt
   *[0] nutzt
  } sie.
then-land = {" "}und { $you ->
    [1] setzt
   *[0] setzt
  } ein Plättchen { $space } ab.
then-strike = {" "}und { $you ->
    [1] schlägst
   *[0] schlägt
  } { $space } zu.
then-replaced = {" "}und { $you2 ->
    [1] verdrängst
   *[0] verdrängt
  } { $you3 ->
    [1] dein Plättchen.
   *[0] das Plättchen von Platz { $seat3 }.
  }
then-exchanged = {", "}wo es mit { $you3 ->
    [1] einem von dir tauscht.
   *[0] einem von Platz { $seat3 } tauscht.
  }
then-filled = {" "}und { $you2 ->
    [1] füllst
   *[0] füllt
  } das Gebiet: { points-of }.
then-unsold = {", "}aber niemand bietet.
then-idle = {", "}{ $you ->
    [1] kannst
   *[0] kann
  } aber nichts damit anfangen.
then-lost-ability = {" "}von { $you2 ->
    [1] dir.
   *[0] Platz { $seat2 }.
  }
then-fed = {" "}und { $you2 ->
    [1] bekommst
   *[0] bekommt
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
   *[other] Karte
  }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
news-drew-several = { $you2 ->
    [1] Du ziehst { $count } Karten: { $list }.
   *[0] Platz { $seat2 } zieht { $count } Karten.
  }
news-drew = { $you2 ->
    [1] Du ziehst { a-card }.
   *[0] Platz { $seat2 } zieht eine Karte.
  }
news-reshuffled = Der Ablagestapel wird zu einem neuen Nachziehstapel gemischt.
news-starts = { $you2 ->
    [1] Du beginnst.
   *[0] Platz { $seat2 } beginnt.
  }
news-turn-of = { $you2 ->
    [1] Du bist am Zug.
   *[0] Platz { $seat2 } ist am Zug.
  }
news-chart-sold = { $you2 ->
    [1] Du bekommst
   *[0] Platz { $seat2 } bekommt
  } { the-organism } für { food-of }.
news-replaced = { $you2 ->
    [1] Du verdrängst
   *[0] Platz { $seat2 } verdrängt
  } { $you3 ->
    [1] dein Plättchen
   *[0] das Plättchen von Platz { $seat3 }
  } { $space }.
news-exchanged = { $you2 ->
    [1] Dein Plättchen
   *[0] Das Plättchen von Platz { $seat2 }
  } tauscht mit { $you3 ->
    [1] deinem
   *[0] dem von Platz { $seat3 }
  }.
news-filled = { $you2 ->
    [1] Du füllst
   *[0] Platz { $seat2 } füllt
  } { area-itself }: { points-of }.
news-triggered = Nach diesem Zug folgt eine große Wertung.
news-sold = { $you3 ->
    [1] Du kaufst
   *[0] Platz { $seat3 } kauft
  } { a-card } von { $you2 ->
    [1] dir
   *[0] Platz { $seat2 }
  } für { food-of }{ $steps ->
    [0] .
   *[other] {" "}und { $you3 ->
        [1] gibst
       *[0] gibt
      } dafür { points-of-steps } ab.
  }
news-unsold = Niemand bietet; die Karte ({ card-name }) wird abgelegt.
news-idle = { $you2 ->
    [1] Du kannst
   *[0] Platz { $seat2 } kann
  } mit der Karte ({ card-name }) nichts anfangen.
news-lost-ability = { $you3 ->
    [1] Du nimmst
   *[0] Platz { $seat3 } nimmt
  } die Fähigkeit { ability-name } von { $you2 ->
    [1] dir
   *[0] Platz { $seat2 }
  }.
news-fed = { $you2 ->
    [1] Du bekommst
   *[0] Platz { $seat2 } bekommt
  } { food-of }.
news-starved = { $you2 ->
    [1] Du verlierst
   *[0] Platz { $seat2 } verliert
  } { $food ->
    [0] { points-of-steps }, weil die Nahrung fehlt.
   *[other] { food-of }{ $steps ->
        [0] .
       *[other] {" "}und { points-of-steps }.
      }
  }
news-big-scoring = Eine große Wertung.
standing = { $standing ->
    [full-monopoly] allein in einem vollen Gebiet
    [monopoly] allein
    [first] am meisten
    [second] an zweiter Stelle
    [third] an dritter Stelle
    [fourth] an vierter Stelle
    [fifth] an fünfter Stelle
    [tied-first] geteilte Führung
    [tied-second] geteilter zweiter Rang
    [tied-third] geteilter dritter Rang
    [tied-fourth] geteilter vierter Rang
    [tied-fifth] geteilter fünfter Rang
    [tied-lower] Gleichstand hinter dem fünften Rang
   *[other] hinter dem fünften Rang
  }
rank-of-herd = { $standing ->
    [first] die größte
    [tied-first] gleich groß wie die größte
   *[other] { standing }
  }
news-scored-area = { area-name }: { $you2 ->
    [1] Du bekommst
   *[0] Platz { $seat2 } bekommt
  } { points-of } ({ standing }, { tiles-of }).
news-scored-herd = Eine Herde von { tiles-of } ({ rank-of-herd }): { $you2 ->
    [1] Du bekommst
   *[0] Platz { $seat2 } bekommt
  } { points-of }.
news-scored-most = { $category ->
    [adaptations] { category-adaptations }
    [abilities] { category-abilities }
   *[food] { category-food }
  }: { $you2 ->
    [1] Du bekommst
   *[0] Platz { $seat2 } bekommt
  } { points-of } ({ standing }, { $food }).
news-ending = { $reason ->
    [last-tile] Das war ein letztes Plättchen: Die Partie geht zu Ende.
    [last-pawn] Das war das letzte Gebiet, das zahlt: Die Partie endet mit diesem Zug.
   *[other] Die Partie endet mit diesem Zug.
  }

# Options: what each is called on the start page, and what its values mean.
option-charts = Stufen auf den Tafeln der Lebewesen
option-charts-published_like = wie die gedruckten Tafeln, soweit bekannt
option-charts-balanced = ausgeglichen zwischen Landschaften und Lebewesen
option-organism_pool = Lebewesen, die ins Spiel kommen können
option-organism_pool-all = alle sechs, egal wie viele spielen
option-organism_pool-recommended = eine Auswahl, die zur Spielerzahl passt
option-ability_limit = Fähigkeitsplättchen einer Art (ab 3 Spielern)
option-ability_limit-2 = höchstens 2 für jeden
option-ability_limit-1 = je höchstens 1, wie in der deutschen Ausgabe
option-ability_limit-0 = so viele du bekommen kannst
option-start_with_ability_card = Karten zu Beginn
option-start_with_ability_card-false = 10 zufällige Karten
option-start_with_ability_card-true = eine Fähigkeitskarte und 9 zufällige
option-buyer_expands_at_migrate = Gekaufte Landschaftskarte auf Stufe Wandern
option-buyer_expands_at_migrate-false = lässt nur wandern
option-buyer_expands_at_migrate-true = lässt auch expandieren
option-organism_auction = Wie du dein Lebewesen bekommst
option-organism_auction-false = ausgelost, mit 8 Nahrung zu Beginn
option-organism_auction-true = ersteigert, mit 12 Nahrung zu Beginn
option-rotating_start = Wer eine Runde beginnt
option-rotating_start-false = immer das älteste Lebewesen
option-rotating_start-true = ab der zweiten Runde, wer auf der Erfolgsleiste hinten ist
option-must_use_all_plays = Aktionen in einem Zug
option-must_use_all_plays-false = bis zu drei; Pflicht ist nur die Auktion
option-must_use_all_plays-true = alle drei müssen genutzt werden
option-event_auctions = Ereignisse in Auktionen
option-event_auctions-true = dürfen angeboten werden und geschehen für den Käufer
option-event_auctions-false = Ereigniskarten werden nicht versteigert
option-payment = Bezahlen einer gewonnenen Karte
option-payment-food_first = erst Nahrung, dann so wenige Schritte zurück wie nötig
option-payment-free_choice = wer kauft, wählt, wie viele Schritte zurück
option-payment_floor = Zurückgehen zum Bezahlen
option-payment_floor--20 = nicht weiter als bis -20
option-payment_floor-1 = nicht weiter als bis 1
option-payment_floor-0 = nicht weiter als bis 0
option-payment_floor--10 = nicht weiter als bis -10
option-payment_floor--50 = nicht weiter als bis -50
option-payment_floor--100 = nicht weiter als bis -100
option-bank = Nahrung in der Bank
option-bank-unlimited = geht nie aus
option-bank-limited = 120 insgesamt; du bekommst, was übrig ist
option-adaptation_supply = Anpassungsplättchen einer Stufe
option-adaptation_supply-limited = können ausgehen, was die Stufe sperrt
option-adaptation_supply-unlimited = gehen nie aus
option-defense_on_own_turn = Verteidigung im eigenen Zug
option-defense_on_own_turn-false = ruht, auch wenn ein Käufer dich attackiert
option-defense_on_own_turn-true = kann die Attacke eines Käufers abwehren
option-min_herd_size = Kleinste Herde, die Punkte bringt
option-min_herd_size-2 = 2 Plättchen
option-min_herd_size-1 = 1 Plättchen: Auch allein ist es eine Herde
option-rank_after_tie = Ränge hinter gleichen Herden oder Spielern
option-rank_after_tie-drop_one = ein Gleichstand überspringt einen Rang, egal wie viele ihn teilen
option-rank_after_tie-competition = jede gleiche Herde, jeder gleiche Spieler verbraucht einen Rang
option-majority_ties = Gleichstand bei Anpassungen, Fähigkeiten, Nahrung
option-majority_ties-next_lower = geteilte Führung bringt je 2, geteilter zweiter Rang nichts
option-majority_ties-friendly = geteilte Führung bringt je 4, geteilter zweiter Rang je 2
option-big_scoring_stacking = Mehrere große Wertungen in einem Zug
option-big_scoring_stacking-text = jede findet statt, aber der letzte Zug hat nur eine
option-big_scoring_stacking-always = jede findet statt, und die letzte obendrein
option-big_scoring_stacking-once = nie mehr als eine nach einem Zug
option-same_area_terrain_migration = Wandern mit einer Landschaftskarte
option-same_area_terrain_migration-true = das Plättchen darf innerhalb seines Gebiets wandern
option-same_area_terrain_migration-false = das Plättchen muss aus einem anderen Gebiet kommen
option-winner_ties = Gleichauf an der Spitze
option-winner_ties-shared = der Sieg wird geteilt
option-winner_ties-food = mehr Nahrung gewinnt, dann wer später dran ist
option-food_visibility = Wie viel Nahrung du hast
option-food_visibility-open = sehen alle
option-food_visibility-hidden = siehst nur du, aber große Wertungen zeigen es
option-two_player_end_on_last_pawn = Zu zweit: der letzte Gebietsstein
option-two_player_end_on_last_pawn-false = beendet die Partie nicht
option-two_player_end_on_last_pawn-true = beendet die Partie nach dem Zug
option-two_player_finish_turn = Zu zweit: das letzte Plättchen
option-two_player_finish_turn-false = beendet die Partie sofort
option-two_player_finish_turn-true = beendet die Partie nach dem Zug

# --- woran Anfänger vorher denken sollten ---

warn-useless-bid = Du kannst diese Karte nicht nutzen: Du würdest umsonst zahlen.
warn-lone-tile = Allein ist es keine Herde. Anderswo käme es zu einer mit { $size }.
warn-kept-food = Das kann dein letzter Zug sein: { $food } Nahrung { $steps ->
    [one] sind ein Punkt
   *[other] sind { $steps } Punkte
  }, jetzt oder nie.
warn-gift = Platz { $seat } könnte damit ein Gebiet füllen.
warn-leaders-scoring = Das bringt die große Wertung: dir { $own } Punkte, Platz { $seat } { $theirs }.

# Vorab festgelegt
order-bid = Für dich bieten, bis zu

## Puzzles

puzzle-goal-action = Zähl deinen Erfolg und was dir eine große Wertung jetzt brächte: Eine Aktion bringt { $brings } mehr, jede andere höchstens { $next }.
puzzle-goal-turn = Zähl deinen Erfolg und was dir eine große Wertung jetzt brächte: Dieser Zug kann { $brings } mehr bringen; die nächstbeste Idee bringt { $next }.
