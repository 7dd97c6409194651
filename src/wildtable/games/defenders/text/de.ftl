## On the door

door-hook = Plant im Stillen, schlagt gemeinsam zu und lasst die Wildnis zurückwachsen.
door-goal = Renaturiert gemeinsam die Fabriken und baut alle eure Lager.
door-kind = Kooperativ · stilles Planen
door-minutes = 60–90 Min.

## Why a move is refused

only-in-set-up = Das gehört zum Aufbau der Partie.
only-when-choosing = Aktive Verteidiger werden zu Beginn einer Runde gewählt.
only-at-the-reveal = Sofortige Fähigkeiten werden gleich nach dem Aufdecken ausgelöst.
no-ability-asks = Gerade verlangt das keine Fähigkeit.
only-in-your-turn = Das geht nur in deinem eigenen Zug.
no-roll-due = Es steht kein Schadenswurf an.
roll-due = Zuerst steht ein Schadenswurf an.
you-have-left = Du hast dein letztes Lager gebaut und den Spielplan verlassen.
deck-chooses = Du hast keine Karten auf der Hand: Dein Verteidiger kommt von deinem Stapel.
chance-decides = Das entscheidet der Zufall.

faction-taken = Diese Fraktion ist schon vergeben.
take-in-order = Nimm die beiden Fraktionen in ihrer Reihenfolge; es macht keinen Unterschied.
not-your-organizer = Dieser Anführer führt deine Fraktion nicht.
hand-too-large = Die erste Hand hat weniger Karten.
not-home = Das ist nicht dein Heimatlebensraum.
not-on-the-rim = Das Startlager kommt so weit nach außen, wie dein Lebensraum reicht; { $hex } liegt zu weit innen.

choose-first = Wähl zuerst einen aktiven Verteidiger.
silence = Kein Wort, bis alle Verteidiger aufgedeckt sind.
not-in-hand = { card-name } ist nicht auf deiner Hand.
choose-from-hand = Solange du Karten auf der Hand hast, wähl eine davon.
cards-of-it-in-hand = Du hast Karten dieser Fraktion; wähl eine davon.
not-in-game = Diese Fraktion ist nicht im Spiel.

reveals-first = Zuerst werden die sofortigen Fähigkeiten ausgeführt.
nothing-to-trigger = Keine Fähigkeit dieser Fraktion wartet.
not-your-ability = Diese Fähigkeit löst jemand anderes aus.
ability-first = Zuerst wird die Fähigkeit ausgeführt.
too-far-to-hit = { $hex } ist außer Reichweite.
core-out-of-reach = Fähigkeiten reichen in dieser Partie nicht bis zum Kern.
no-mech-there = Auf { $hex } ist kein Mech.
toxic-there = Auf { $hex } ist ein Giftgebiet.
no-toxic-site-left = Das gäbe ein Giftgebiet, und es ist keines mehr da.
no-pollution-left = Es ist kein Verschmutzungsmarker mehr da.
wrong-habitat = { $hex } gehört zu einem anderen Lebensraum.
one-camp = Ein Lager wird verlegt, und du hast es gewählt.
camp-first = Wähl zuerst das Lager, das verlegt wird.
no-place-for-camp = Dieses Lager könnte nirgendwohin.
camp-there = Auf { $hex } ist schon ein Lager.
not-hurt-there = Diese Fraktion hat keinen Schaden.
not-a-neighbour = { $hex } liegt nicht neben dir.

no-points = Du hast keine Aktionspunkte mehr.
already-there = Du bist schon dort.
core-closed = In den Maschinenkern kommt niemand.
perimeter = Dort endet der Spielplan.
engine-in-the-way = Ein Automat ist im Weg.
factory-wall = Eine Fabrikmauer ist im Weg, ohne Bresche.
wall-in-the-way = Eine Mauer ist im Weg.
mech-in-the-way = Mechs versperren den Korridor nach { $hex }.
corridor-obstructed = Mauern oder Automaten versperren den Korridor nach { $hex }.
no-corridor = Kein Schritt und kein Korridor führt nach { $hex }.
no-own-camp = Du hast kein Lager auf { $hex }.
camp-covered = Eine Fabrik verdeckt das Lager auf { $hex }.
no-camps-left = Du hast alle deine Lager gebaut.
support-missing = { $missing ->
    [one] Dir fehlt noch 1 Unterstützung.
   *[other] Dir fehlen noch { $missing } Unterstützung.
  }
camp-here = Hier ist schon ein Lager.
factory-not-rewilded = Diese Fabrik muss zuerst renaturiert werden.
nothing-to-clear = Hier gibt es nichts zu säubern.
no-camp-here = Hier ist kein Lager.
camp-unusable = Dieses Lager ist von einer Fabrik verdeckt.
not-hurt = Du hast keinen Schaden.
item-held = Diesen Gegenstand hast du schon.
not-your-edge = { $edge } gehört nicht zu deinem Feld.
breached-already = { $edge }: Dort ist schon eine Bresche.
core-wall = In die Mauern des Kerns lässt sich keine Bresche schlagen.
no-wall = { $edge }: Dort ist keine Mauer.
perimeter-wall = In Mauern am Rand lässt sich in dieser Partie keine Bresche schlagen.
no-markers = Alle deine Breschenmarker liegen auf dem Spielplan.
not-in-a-factory = Du bist in keiner Fabrik.
core-stays = Der Maschinenkern lässt sich nicht renaturieren.
rewilded-already = Diese Fabrik ist schon renaturiert.
mechs-here = In dieser Fabrik sind Mechs.
pollution-here = In dieser Fabrik ist Verschmutzung.
item-not-held = Diesen Gegenstand hast du nicht.
rockets-reach-here = Raketen treffen Mechs auf deinem eigenen Feld.
roll-first = Zuerst der Schadenswurf; davor sind nur Gegenstände möglich.
roll-or-drink = Zuerst der Schadenswurf; davor sind nur Tränke möglich.
other-faction = { card-name } gehört zur anderen Fraktion.
other-habitat = { card-name } ist aus einem anderen Lebensraum als dein aktiver Verteidiger.
points-left = Gib zuerst deine { $points } Aktionspunkte aus.
nobody-to-tell = Du spielst allein; da ist niemand, dem du es sagen könntest.
no-cards-to-tell-of = Du hast keine Karten auf der Hand.
all-told = Alle kennen die Lebensräume deiner Karten.

## How it ended

won = Alle Lager sind gebaut und alle Fabriken renaturiert: Wir gewinnen.
core-complete = Die Maschinen haben ihre letzte Fabrik gebaut: Wir verlieren.
toxic-disaster = Ein Giftgebiet mehr war fällig, als es gibt: Das Land ist vergiftet, wir verlieren.
massacre = Zwei Verteidiger eines Lebensraums wurden getötet: Wir verlieren.
limit = Die Partie dauerte zu lang: Die Maschinen gewinnen.

## Words for things

# A message with an argument of the same name says which one.
faction-order = Orden
faction-council = Rat
faction-coven = Zirkel
faction-sect = Sekte
faction-name = { $faction ->
    [order] { faction-order }
    [council] { faction-council }
    [coven] { faction-coven }
   *[sect] { faction-sect }
  }
# The same with its article: at the beginning of a sentence, inside it, as an object, and whose.
faction-first = { $faction ->
    [order] Der Orden
    [council] Der Rat
    [coven] Der Zirkel
    [sect] Die Sekte
   *[other] { $faction }
  }
the-faction = { $faction ->
    [order] der Orden
    [council] der Rat
    [coven] der Zirkel
    [sect] die Sekte
   *[other] { $faction }
  }
faction-acc = { $faction ->
    [order] den Orden
    [council] den Rat
    [coven] den Zirkel
    [sect] die Sekte
   *[other] { $faction }
  }
of-faction = { $faction ->
    [order] des Ordens
    [council] des Rats
    [coven] des Zirkels
    [sect] der Sekte
   *[other] { $faction }
  }
faction-home = { habitat-name } · { item-name }
faction-about = { $faction ->
    [order] Gelehrte: schnell beim Säubern und Reisen, mit Landkarten.
    [council] Bauern: robust, viele Karten, Brot für eine Aktion mehr.
    [coven] Heiler im Dunkeln: schwer zu treffen, Tränke gegen Schaden.
   *[sect] Tüftler: Raketen und Tricks gegen die Maschinen.
  }
organizer-about = Sechs deiner Verteidiger folgen { organizer-name }; sechs sind immer dieselben.
habitat-name = { $habitat ->
    [forest] Wald
    [plains] Ebene
    [marsh] Sumpf
   *[mountain] Gebirge
  }
of-habitat = { $habitat ->
    [forest] des Waldes
    [plains] der Ebene
    [marsh] des Sumpfes
   *[mountain] des Gebirges
  }
habitat-card = { $habitat ->
    [forest] Waldkarte
    [plains] Ebenenkarte
    [marsh] Sumpfkarte
   *[mountain] Gebirgskarte
  }
item-name = { $item ->
    [maps] Landkarten
    [bread] Brot
    [potions] Tränke
   *[rockets] Raketen
  }
right = rechts
left = links
direction-name = { $direction ->
    [right] { right }
   *[left] { left }
  }
direction-hand = { $direction ->
    [right] rechten
   *[left] linken
  }
machine-name = { $machine ->
    [engines] Automaten
    [factories] Fabriken
    [mechs] Mechs
    [reboot] Neustart
    [engines-difficult] Automaten, schwierig
    [factories-difficult] Fabriken, schwierig
   *[mechs-difficult] Mechs, schwierig
  }
points-of = { $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
  }
compass = { $arrow ->
    [0] Norden
    [1] Nordosten
    [2] Südosten
    [3] Süden
    [4] Südwesten
   *[5] Nordwesten
  }
corner = { $arrow ->
    [V0] Norden
    [V1] Nordosten
    [V2] Südosten
    [V3] Süden
    [V4] Südwesten
   *[V5] Nordwesten
  }
name = { $name }
place-hex = { $place }
place-edge = die Kante { $place }–{ $place2 }
place-rim = die { $side ->
    [NE] nordöstliche
    [E] östliche
    [SE] südöstliche
    [SW] südwestliche
    [W] westliche
   *[NW] nordwestliche
  } Randkante von { $place }
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
   *[other] eine Karte
  }

# Abilities; what is printed for every faction has a name of its own for each.
ability-name = { $ability ->
    [order-comrade] Ordensgenosse
    [order-own-item] Archive
    [order-all-items] Almanachdruck
    [controlled-blaze] Kontrollierter Brand
    [feel-the-burn] Spür das Feuer
    [pyromancy] Pyromantie
    [manifesto] Manifest
    [traveling-library] Wanderbibliothek
    [sanctuary] Zuflucht
    [council-comrade] Ratsgenosse
    [council-own-item] Feldküche
    [council-all-items] Brot brechen
    [sustenance] Verpflegung
    [bountiful-harvest] Reiche Ernte
    [caravans] Karawanen
    [fortitude] Standhaftigkeit
    [sharpshooter] Meisterschütze
    [field-hospital] Feldlazarett
    [coven-comrade] Zirkelgenosse
    [coven-own-item] Brodelnder Sud
    [coven-all-items] Apotheke
    [evasion] Ausweichen
    [ambush] Hinterhalt
    [secret-paths] Geheime Pfade
    [friendly-fungi] Freundliche Pilze
    [rain-of-rust] Rostregen
    [medicinal-herbs] Heilkräuter
    [sect-comrade] Sektengenosse
    [sect-own-item] Zeughaus
    [sect-all-items] Feuerwerksfest
    [hack-attack] Hackerangriff
    [scrap-hunter] Schrottjäger
    [power-down] Stromausfall
    [tunnels] Stollen
    [ballistics] Ballistik
    [demolitions] Sprengung
   *[other] { $ability }
  }
ability-text = { $effect ->
    [comrade] Der Startspielermarker geht einen Platz nach links.
    [own-item] Du bekommst: { item-name }.
    [all-items] Alle bekommen: { item-name }.
    [manifesto] Du bekommst 2 Unterstützung.
    [bountiful-harvest] Du ziehst 2 Karten.
    [controlled-blaze] Alle Felder um dich herum werden gesäubert.
    [pyromancy] Du nimmst 1 Schaden.
    [traveling-library] Verlege eines deiner Lager auf ein Waldfeld ohne Lager.
    [sharpshooter] Zerstöre einen Mech auf einem Feld neben dir.
    [field-hospital] Alle heilen 1 Schaden.
    [ambush] Du zerstörst einen Mech auf deinem Feld.
    [secret-paths] Alle dürfen ein Feld weiterziehen, was auch im Weg steht.
    [rain-of-rust] Verwandle irgendwo einen Mech in Verschmutzung, wo kein Giftgebiet ist.
    [medicinal-herbs] Ein Spieler heilt allen Schaden.
    [tunnels] Geh auf ein beliebiges Gebirgsfeld.
    [demolitions] Schlag irgendwo eine Bresche in eine Mauer.
    [feel-the-burn] Immer wenn du Schaden nimmst, bekommst du 1 Unterstützung.
    [sanctuary] Alle dürfen sich an jedem Lager sammeln, ohne Wurf.
    [sustenance] Immer wenn ein Lager gebaut wird, bekommst du 1 Unterstützung.
    [caravans] Alle dürfen Korridore jedes Lebensraums nutzen.
    [fortitude] Seiten mit 2 Schaden verletzen dich nicht.
    [evasion] Seiten mit 1 Schaden verletzen dich nicht.
    [friendly-fungi] Deine Bewegung säubert das Feld, auf dem sie endet.
    [hack-attack] Nach deinem Zug wird keine Maschinenkarte gezogen.
    [scrap-hunter] Ein Mech, den du zerstörst, bringt 2 Unterstützung.
    [power-down] Mauern halten niemanden auf.
   *[ballistics] Deine Raketen erreichen auch Mechs neben dir.
  }
ability-kind = { $ongoing ->
    [1] die ganze Runde
   *[0] sofort
  }
about-ability = { ability-name } ({ ability-kind }): { ability-text }
about-card = { $name } ({ habitat-name }, { $points }): { ability-name }. { ability-text }
waiting-card = { $name } ({ habitat-name }, { $points }): { ability-name } wartet noch. { ability-text }

## What lies on the table

board = Spielplan
tableau = Tableau von Platz { $seat }
hand = Deine Karten
direction = Richtung
direction-is = die Maschinenrichtung ist { direction-name }
machine-deck = kommende Maschinenkarten
deaths-of = { habitat-name }: { $count ->
    [0] niemand getötet
    [one] 1 Verteidiger getötet
   *[other] { $count } Verteidiger getötet
  }
ground-name = { $ground ->
    [core] Maschinenkern, Plättchen { $number }
    [feast] das Fest, wo der Kern war
    [factory] Fabrik { $number }
    [rewilded] renaturierte Fabrik { $number }
    [forest] Wald
    [plains] Ebene
    [marsh] Sumpf
   *[mountain] Gebirge
  }
about-hex = { ground-name }{ $arrow ->
    [-1] {""}
   *[other] , Pfeil nach { compass }
  }{ $chutes ->
    [none] {""}
   *[other] , Rohre { $chutes }
  }{ $mechs ->
    [0] {""}
   *[other] , { $mechs } { $wild ->
        [1] Jäger
       *[0] { $mechs ->
            [one] Scharfschütze
           *[other] Scharfschützen
          }
      }
  }{ $pollution ->
    [0] {""}
   *[other] , Verschmutzung { $pollution }
  }{ $toxic ->
    [0] {""}
   *[other] , Giftgebiet
  }{ $faction ->
    [none] {""}
   *[other] , Lager { of-faction }
  }{ $reach ->
    [0] {""}
   *[other] , in Reichweite von Scharfschützen
  }{ $walls ->
    [none] {""}
   *[other] , Mauern { $walls }
  }
hunter = Jäger
sniper = Scharfschütze
pollution = Verschmutzung
toxic = Giftgebiet
camp-of = Lager { of-faction }{ $covered ->
    [1] , von der Fabrik verschlossen
   *[0] {""}
  }
edge-is = { $edge ->
    [tile-wall] Fabrikmauer
    [wall] Mauer
    [rim] Rand des Spielplans
   *[open] offen
  }{ $faction ->
    [none] {""}
   *[other] , Bresche { of-faction }
  }
engine = Automat { $engine }, wartet auf dem Kern
engine-heading = Automat { $engine }, { $hex ->
    [none] dem Rand zugewandt
   *[other] { $hex } zugewandt
  }

support-of = Unterstützung { of-faction }
camp-to-build = Lager zum Bauen; es füllt die Hand auf { $count } auf
damage = Schaden
whole = Schaden, der noch zu verkraften ist
item-gained = { item-name }, einsatzbereit
item-used = { item-name }, noch nicht da
face-down = verdeckt
cards-in-hand = { faction-name }: { $count } auf der Hand
cards-in-deck = { faction-name }: { $count } im Stapel
cards-in-pile = { faction-name }: { $count } erschöpft
markers-left = übrige Breschenmarker
first-player = Startspielermarker

## Panels

side-title = { faction-name }: { organizer-name }
support = Unterstützung
camps = Lager
next-camp = { $missing ->
    [0] Lager { $number } von { $camps } kann in der Heimat gebaut werden
   *[other] Noch { $missing } für Lager { $number } von { $camps }
  }; { $last ->
    [1] es ist das letzte.
   *[0] es füllt die Hand auf { $count } auf.
  }
has-exited = Das letzte Lager ist gebaut.
teamed = Zu Hilfe gerufen: { $cards }
exhausted = Erschöpft: { $cards }
has-told = Hat genannt: { $forest ->
    [0] {""}
   *[other] { $forest } Wald{" "}
  }{ $plains ->
    [0] {""}
   *[other] { $plains } Ebene{" "}
  }{ $marsh ->
    [0] {""}
   *[other] { $marsh } Sumpf{" "}
  }{ $mountain ->
    [0] {""}
   *[other] { $mountain } Gebirge
  }
machines = Maschinen
walls-left = Übrige Mauern
mechs-left = Übrige Mechs
pollution-left = Übrige Verschmutzung
machine-cards = Maschinenkarten
to-come = kommen noch
played = gespielt
deaths = Getötete Verteidiger
deaths-caption = Getötet
deaths-rule = Mit einem zweiten desselben Lebensraums ist die Partie verloren.
nobody = niemand

factions = Die Fraktionen
faction-head = Fraktion
home = Heimat
item = Gegenstand
organizers = Wer führt { faction-acc }?
brings = { organizer-name } bringt Verteidiger mit
brings-both = Beide haben Verteidiger mit
home-of = Wo { the-faction } beginnt
starting-camp = Das Startlager steht in der Heimat: ein Feld ({ habitat-name }) am Rand des Spielplans.
starting-organizer = Auch dein Anführer beginnt dort.
active-defenders = Aktive Verteidiger
turn-of = Zug { of-faction }
odds = { $harm ->
    [one] 1 von { $faces } Seiten verletzt
   *[other] { $harm } von { $faces } Seiten verletzen
  }{ $deadly ->
    [0] .
    [one] , 1 von { $faces } tötet einen Verteidiger.
   *[other] , { $deadly } von { $faces } töten einen Verteidiger.
  }
roll-of = { $roll ->
    [melee] Nahkampf: { the-faction } würfelt
   *[sniper] Scharfschützen: { the-faction } würfelt
  }
odds-none = Kein Schaden
odds-one = 1 Schaden
odds-more = 2 Schaden
odds-deadly = Ein Verteidiger stirbt
carried = Schaden jetzt
warning = Einen Schritt vor der Niederlage
warn-core = Ein Feld ist eingeschlossen und kein Plättchen zum Bauen mehr da: Die nächste Karte Fabriken oder Neustart beendet die Partie.
warn-toxic = Kein Giftgebiet ist mehr da, und ein Rohr zeigt auf ein Feld mit 2 Verschmutzung: Die nächste Ausbreitung beendet die Partie.

threats = Bedrohungen
sites = Baustellen
closing = Fast eingemauerte Felder
legend-melee = ein Mech: Nach jeder Aktion hier würfelst du
legend-sniper = Scharfschützen: Nach jeder Aktion hier würfelst du
legend-closing = so viele seiner sechs Seiten sind zu; mit allen sechs kann dort eine Fabrik entstehen
legend-enclosed = eingemauert; das erste bekommt die nächste Fabrik
legend-ray = wo die Suche nach Baustellen beginnt
next-card = Eine davon kommt als Nächste
next-brief = { $bad ->
    [0] Maschinen: nichts Schlimmes droht
    [one] Maschinen: 1 von { $count } Karten schadet
   *[other] Maschinen: { $bad } von { $count } Karten schaden
}
forecast = { $lost ->
    [1] Wir verlieren die Partie.
   *[0] {""}
  }{ $factory ->
    [none] {""}
   *[other] {" "}Eine Fabrik entsteht auf { $factory }.
  }{ $toxic ->
    [none] {""}
   *[other] {" "}Wird giftig: { $toxic }.
  }{ $closed ->
    [none] {""}
   *[other] {" "}Eingemauert: { $closed }.
  }{ $faction ->
    [none] {""}
   *[other] {" "}{ $pursuers ->
        [one] Ein Jäger erreicht
       *[other] { $pursuers } Jäger erreichen
      } { $you ->
        [1] dich
       *[other] { who-acc }
      }{ $others ->
        [-1] {""}
        [0] .
       *[other] {" "}und andere.
      }
  }{ $walls ->
    [0] {""}
    [one] {" "}Eine neue Mauer.
   *[other] {" "}{ $walls } neue Mauern.
  }{ $spilled ->
    [0] {""}
    [one] {" "}Verschmutzung auf einem Feld.
   *[other] {" "}Verschmutzung auf { $spilled } Feldern.
  }{ $hunters ->
    [0] {""}
    [one] {" "}Ein neuer Jäger.
   *[other] {" "}{ $hunters } neue Jäger.
  }{ $quiet ->
    [1] Nichts geschieht.
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
detail-over = { $camps } von { $all } Lagern wurden gebaut, { $rewilded } von { $factories ->
    [one] 1 Fabrik
   *[other] { $factories } Fabriken
  } renaturiert.
ask-taking = Welche Fraktion spielst du?
detail-taking = Jede hat ihre eigene Heimat, ihren Gegenstand und ihre Verteidiger.
ask-leading = Wer führt { faction-acc }?
detail-leading = Die Hälfte deiner Verteidiger folgt dem, den du wählst.
ask-mixing = Wie viele der ersten 3 Karten kommen vom Stapel { of-faction }?
ask-settling = Wo kommt das erste Lager { of-faction } hin?
detail-settling = Auf ein Feld ({ habitat-name }), so weit außen wie möglich.
ask-choosing = { $alone ->
    [1] Wer handelt jetzt?
   *[0] Wähl einen Verteidiger für diese Runde.
  }
detail-choosing = { $alone ->
    [1] Punkte, Lebensraum und Fähigkeit zählen alle.
   *[0] Er liegt verdeckt. Du kannst dich umentscheiden, bis alle bereit sind.
  }
ask-revealing = Wessen Fähigkeit kommt als Nächste?
detail-revealing = Fähigkeiten werden einzeln ausgeführt; die Reihenfolge kann zählen.
ask-aiming = { $ability ->
    [sharpshooter] Welcher Mech wird zerstört?
    [rain-of-rust] Welcher Mech verrostet?
    [tunnels] Wo endet dein Stollen?
    [traveling-library] { $carried ->
        [1] Auf welches Waldfeld kommt das Lager?
       *[0] Welches Lager zieht um?
      }
    [demolitions] In welche Mauer kommt die Bresche?
   *[medicinal-herbs] Wer heilt allen Schaden?
  }
ask-paths = { faction-first }: ein Feld weiterziehen oder bleiben?
ask-turn = { $points ->
    [0] { $team ->
        [1] Ruf eine Karte zu Hilfe oder beende deinen Zug.
       *[0] Keine Aktionen mehr: Beende deinen Zug.
      }
    [one] Was tust du mit deiner letzten Aktion?
   *[other] Was tust du? Du hast { $points } Aktionen.
  }
detail-turn = { $points ->
    [0] { $name } ist für diese Runde fertig.{" "}
   *[other] Wähl ein leuchtendes Feld, um hinzugehen, oder unten eine Aktion.{" "}
  }{ $ongoing ->
    [1] { ability-name }: { ability-text }
   *[0] {""}
  }
ask-move-on = Wohin gehst du?
ask-regroup-on = In welchem Lager sammelst du dich?
ask-breach-on = In welche Mauer schlägst du die Bresche?
ask-fire-on = Welches Feld treffen die Raketen?
ask-blast-on = Welche Mauer sprengen die Raketen?
ask-travel-on = Wohin führen dich die Landkarten?
ask-return-on = In welches Lager führen dich die Landkarten?
ask-team-up-on = Welche Karte kommt zu Hilfe?
ask-rolling = Einen Gegenstand vor dem Wurf nutzen?
detail-rolling = { $roll ->
    [melee] Auf deinem Feld ist ein Mech: Nahkampf.
   *[sniper] Scharfschützen erreichen dein Feld.
  }

wait-laying = Der Spielplan wird ausgelegt.
wait-orienting = Das nächste Plättchen des Kerns wird aufgedeckt.
wait-taking = Alle nehmen eine Fraktion.
wait-leading = Alle wählen einen Anführer.
wait-mixing = Die erste Hand wird zusammengestellt.
wait-drawing = { faction-first } zieht Karten.
wait-hardening = Schwierige Maschinenkarten werden gezogen.
wait-settling = Alle stellen ein Startlager auf.
wait-beginning = Der Zufall bestimmt, wer beginnt.
wait-choosing = { $alone ->
    [1] Der nächste Verteidiger wird gewählt.
   *[0] Alle wählen still einen aktiven Verteidiger.
  }
wait-turning-up = { faction-first } deckt die oberste Karte des Stapels auf.
wait-revealing = Sofortige Fähigkeiten werden ausgelöst.
wait-aiming = { faction-first } wählt ein Ziel: { ability-name }.
wait-paths = Geheime Pfade: Alle dürfen ein Feld weiterziehen.
wait-round = Die Runde geht weiter.
wait-turn = Zug { of-faction }: noch { points-of }.
wait-rolling = { faction-first } würfelt Schaden { $roll ->
    [melee] im Nahkampf.
   *[sniper] durch Scharfschützen.
  }
wait-dying = Ein Verteidiger { of-faction } stirbt.
wait-leaving = { faction-first } verlässt den Spielplan.
wait-machines = Eine Maschinenkarte wird gezogen.
wait-hurting = Mechs schlagen zu.

# What moves bring
risk = { $roll ->
    [none] {""}
    [melee] {" "}Dann würfelst du wegen des Mechs hier: { odds }
   *[sniper] {" "}Dann würfelst du wegen der Scharfschützen: { odds }
  }
hint-lead = 6 deiner 12 Verteidiger folgen { organizer-name }.
hint-end = { $points ->
    [0] {""}
    [one] { points-of } ginge verloren.{" "}
   *[other] { points-of } gingen verloren.{" "}
  }{ $hacked ->
    [1] Es folgt keine Maschinenkarte.
   *[0] Es folgt eine Maschinenkarte.
  }
hint-team-up = Gibt 1 Aktionspunkt; die Fähigkeit zählt nicht.
hint-eat = Brot gibt 1 Aktionspunkt.
hint-share = Sagt allen, wie viele Karten jedes Lebensraums du hast, sonst nichts.
earned = { $support ->
    [0] Keine Unterstützung, denn deine ist voll.
   *[other] { $support } Unterstützung.
  }
hint-move = { $item ->
    [none] {""}
   *[other] Bringt: { item-name }.{" "}
  }{ $clears ->
    [1] Die Pilze säubern das Feld: { earned }{" "}
   *[0] {""}
  }{ $toxic ->
    [1] Das Giftgebiet fügt dir 1 Schaden zu.{" "}
   *[0] {""}
  }{ $waits ->
    [melee] Dort ist ein Mech.
    [sniper] Dort erreichen dich Scharfschützen.
   *[none] Dort bist du sicher.
  }{ risk }
hint-build = { $exits ->
    [1] Dein letztes Lager: Du verlässt den Spielplan{ $points ->
        [0] .
        [one] , und { points-of } geht verloren.
       *[other] , und { points-of } gehen verloren.
      }
   *[0] Stellt hier dein Lager auf und füllt deine Hand auf { $count } auf.
  }{ risk }
hint-clear = { earned }{ $toxic ->
    [1] {" "}Das Giftgebiet fügt dir 1 Schaden zu.
   *[0] {""}
  }{ risk }
hint-support = { earned }{ risk }
hint-roll = { $roll ->
    [melee] Dann würfelst du wegen des Mechs hier: { odds }
   *[sniper] Dann würfelst du wegen der Scharfschützen: { odds }
  }

# What can be said with a click
say-can-help = Dabei kann ich helfen.
say-next-turn = Dabei kann ich nächsten Zug helfen.
say-cannot = Dabei kann ich nicht helfen.
say-need-help = Ich brauche Hilfe.
say-habitat = { $count ->
    [0] Ich habe keine { habitat-card }.
    [one] Ich habe 1 { habitat-card }.
   *[other] Ich habe { $count } { habitat-card }n.
  }

# The table
phase-silence = Stille
phase-reveal = Zeigen
phase-act = Handeln
phase-machines = Maschinen
meter-rewilded = Begrünt
meter-camps = Lager
meter-factories = Fabriken
meter-toxic = Gift
meter-dead = { $count ->
    [0] Getötet
   *[other] Getötet, { habitat-name }
  }
meter-cards = Stapel
meter-actions = Genutzte Aktionen
meter-support = Unterstützung
seat-faction = { faction-name }
seat-both = beide Seiten, zuerst { the-faction }
unit-camps = Lagern
count-hand = auf der Hand
count-deck = im Stapel
count-markers = Breschen übrig
stands-choosing = { $you ->
    [1] wählst
   *[other] wählt
  }
stands-acting = { $you ->
    [1] handelst
   *[other] handelt
  }
species-name = { $species ->
    [alpine-newt] Bergmolch
    [axolotl] Axolotl
    [badger] Dachs
    [bank-vole] Rötelmaus
    [bat] Fledermaus
    [bearded-vulture] Bartgeier
    [beaver] Biber
    [bison] Wisent
    [bittern] Rohrdommel
    [chamois] Gämse
    [chough] Alpendohle
    [coot] Blässhuhn
    [crested-newt] Kammmolch
    [donkey] Esel
    [dormouse] Siebenschläfer
    [eagle-owl] Uhu
    [eel] Aal
    [falcon] Falke
    [fire-salamander] Feuersalamander
    [grass-snake] Ringelnatter
    [grey-heron] Graureiher
    [ground-squirrel] Ziesel
    [guinea-fowl] Perlhuhn
    [hamster] Feldhamster
    [hare] Hase
    [harvest-mouse] Zwergmaus
    [hedgehog] Igel
    [ibex] Steinbock
    [jackrabbit] Eselhase
    [jay] Eichelhäher
    [kestrel] Turmfalke
    [lamprey] Neunauge
    [lapwing] Kiebitz
    [lynx] Luchs
    [magpie] Elster
    [marmot] Murmeltier
    [marsh-frog] Seefrosch
    [mole] Maulwurf
    [mountain-goat] Bergziege
    [mountain-rat] Bergratte
    [muskrat] Bisamratte
    [nightjar] Ziegenmelker
    [otter] Fischotter
    [partridge] Rebhuhn
    [pika] Pfeifhase
    [pike] Hecht
    [pine-marten] Baummarder
    [polecat] Iltis
    [prairie-dog] Präriehund
    [prairie-fox] Präriefuchs
    [quail] Wachtel
    [raven] Rabe
    [red-squirrel] Eichhörnchen
    [rock-ptarmigan] Alpenschneehuhn
    [roe-deer] Reh
    [skunk] Stinktier
    [slug-eating-shrew] Schneckenspitzmaus
    [snapping-turtle] Schnappschildkröte
    [snow-vole] Schneemaus
    [stoat] Hermelin
    [tawny-owl] Waldkauz
    [toad] Kröte
    [vole] Wühlmaus
    [water-rail] Wasserralle
    [water-shrew] Wasserspitzmaus
    [water-vole] Schermaus
    [wildcat] Wildkatze
    [wolverine] Vielfraß
    [wood-mouse] Waldmaus
    [wood-pigeon] Ringeltaube
    [wood-rat] Waldratte
    [wood-thrush] Walddrossel
   *[other] { $species }
  }
card-subtitle = { species-name } · { habitat-name }
stat-actions = Aktionen
stat-ability = { ability-name }
card-ability = { ability-text }
gain-comrade = { $you ->
    [1] Dann beginnst du.
   *[other] Dann beginnt { who }.
  }
gain-items = { $count ->
    [0] Kein Gewinn ({ item-name }): schon da.
   *[other] { $own ->
        [1] Du bekommst: { item-name }.
       *[0] { $count ->
            [one] Einer von uns bekommt
           *[other] { $count } von uns bekommen
          }: { item-name }.
      }
  }
gain-manifesto = { $support ->
    [0] Kein Gewinn: Deine Unterstützung ist voll.
   *[other] +{ $support } Unterstützung.
  }
gain-harvest = Dann hast du { $count } Karten.
gain-blaze = { $count ->
    [0] Um { $place } gibt es gerade nichts zu säubern.
    [one] Säubert von { $place } aus ein Feld: +{ $support } Unterstützung{ lost-hearts }.
   *[other] Säubert von { $place } aus { $count } Felder: +{ $support } Unterstützung{ lost-hearts }.
  }
lost-hearts = { $harm ->
    [0] {""}
    [one] , −1 Herz
   *[other] , −{ $harm } Herzen
  }
gain-pyromancy = { $hearts ->
    [-1] Das tötet einen Verteidiger: Du hast kein Herz mehr.
    [0] Das lässt dir kein Herz.
    [one] Das lässt dir 1 Herz.
   *[other] Das lässt dir { $hearts } Herzen.
  }
gain-mechs = { $count ->
    [0] Gerade kein Mech { $here ->
        [1] auf { $place }
       *[0] neben { $place }
      }: kein Gewinn.
   *[other] { $here ->
        [1] Ein Mech weniger, +1 Unterstützung.
       *[0] Ein Mech weniger neben { $place }, +1 Unterstützung.
      }
  }
gain-hospital = { $count ->
    [0] Kein Gewinn: Niemand ist verletzt.
    [one] Einer von uns ist verletzt.
   *[other] { $count } von uns sind verletzt.
  }
gain-run = { $count ->
    [0] Gerade kein Korridor von { $place } aus.
    [one] Läuft von { $place } zu einem weiter entfernten Feld.
   *[other] Läuft von { $place } zu { $count } weiter entfernten Feldern.
  }
gain-move = { $count ->
    [one] 1 Ort
   *[other] { $count } Orte
  }
gain-regroup = { $count } Lager
gain-support = { $support ->
    [0] voll: erst bauen
   *[other] +{ $support } Unterstützung
  }
gain-build = ein neues Lager
gain-heal = alle Herzen
gain-gain = der Gegenstand des Lagers
short-no-points = keine Aktionen mehr
short-move = nirgendwohin
short-regroup = kein anderes Lager
short-breach = keine Mauer hier
short-no-camps-left = alle Lager gebaut
short-support-missing = noch { $missing } Unterstützung
short-camp-here = hier steht ein Lager
short-factory-not-rewilded = erst renaturieren
short-not-home = nicht deine Heimat
short-nothing-to-clear = nichts zu säubern
short-no-camp-here = kein Lager hier
short-camp-unusable = Lager ist verdeckt
short-not-hurt = du bist unverletzt
short-item-held = hast du schon
short-no-mech-there = kein Mech hier
short-not-in-a-factory = in keiner Fabrik
short-core-stays = nicht der Kern
short-rewilded-already = schon renaturiert
short-mechs-here = hier sind Mechs
short-pollution-here = hier ist Verschmutzung
silence-title = Stille
silence-rule = Alle wählen einen Verteidiger für diese Runde. Keine Worte, keine Zeichen, bis alle Karten aufgedeckt sind.
silence-talk = Das Gespräch ruht für alle, bis die Karten aufgedeckt werden.
silence-owes = { $you ->
    [1] wählst
   *[other] wählt
  }
silence-chose = { $name } gewählt
silence-out = der Stapel entscheidet
silence-left = hat den Spielplan verlassen
effect-roll = { $more ->
    [0] { $one ->
        [0] dir kann nichts geschehen
       *[other] du verlierst 1 Herz
      }
   *[other] { $one ->
        [0] du verlierst 2 Herzen
       *[other] du verlierst 1 oder 2 Herzen
      }
  }{ $deadly ->
    [0] {""}
    [one] ; eine Seite tötet einen Verteidiger
   *[other] ; { $deadly } Seiten töten einen Verteidiger
  }
face-none = nichts
face-one = −1
face-two = −2
habitat-title = { $habitat ->
    [forest] Wald
    [plains] Ebene
    [marsh] Sumpf
   *[mountain] Gebirge
  }
habitat-text = Felder eines Lebensraums nebeneinander sind ein Korridor: Ein Verteidiger dieses Lebensraums durchläuft ihn mit einer Aktion.
thing-hunter = Jäger
thing-hunter-text = Ein Mech in der Wildnis. Wer auf seinem Feld handelt, würfelt Schaden; Mech-Karten hetzen ihn auf euch.
thing-sniper = Scharfschütze
thing-sniper-text = Ein Mech in einer Fabrik oder im Kern. Er erreicht die Felder daneben: Wer dort handelt, würfelt.
thing-pollution = Verschmutzung
thing-pollution-text = Drei auf einem Feld machen es giftig. Säubern bringt 1 Unterstützung.
thing-toxic = Giftgebiet
thing-toxic-text = Es zu säubern fügt dir 1 Schaden zu. Ist eines fällig und keines mehr da, verlieren alle.
thing-factory = Fabrik
thing-factory-text = Schlag eine Bresche, geh hinein, entferne Mechs und Verschmutzung, dann renaturiere sie.
thing-core = Maschinenkern
thing-core-text = Oben liegt das nächste Fabrikplättchen. Ist keines mehr da und noch eines fällig, verlieren alle.
thing-rewilded = Renaturierte Fabrik
thing-rewilded-text = Sie zählt als jeder Lebensraum, und die Maschinen können sie nicht zurückholen.
term-rewilded = Renaturierte Fabriken
term-rewilded-text = Zum Sieg muss jede gebaute Fabrik renaturiert sein.
term-camps = Gebaute Lager
term-camps-text = Zum Sieg muss jede Fraktion alle ihre Lager bauen.
term-factories = Gebaute Fabriken
term-factories-text = Müssen die Maschinen eine mehr bauen, als es gibt, verlieren alle.
term-toxic = Giftgebiete
term-toxic-text = Ist ein siebtes fällig, verlieren alle.
term-dead = Getötete Verteidiger
term-dead-text = Sind zwei Verteidiger eines Lebensraums getötet, verlieren alle.
term-cards = Maschinenkarten
term-cards-text = Eine wird nach jedem Zug gespielt. Sind alle gespielt, werden sie gemischt.
term-actions = Aktionen
term-actions-text = Die Karte deines Verteidigers sagt, wie viele du in diesem Zug hast.
term-support = Unterstützung
term-support-text = Je eine für jeden zerstörten Mech, jede Bresche, jedes gesäuberte Feld und jede renaturierte Fabrik. Ist sie voll, kannst du ein Lager bauen.
term-hand = Handkarten
term-hand-text = Ein Verteidiger für jede Runde. Karten ziehst du durch Lager und Fähigkeiten, nie zum Beginn einer Runde.
term-phase-silence = Stille
term-phase-silence-text = Alle wählen geheim einen Verteidiger. Niemand darf reden, bis alle aufgedeckt sind.
term-phase-reveal = Zeigen
term-phase-reveal-text = Alle gewählten Verteidiger werden zugleich aufgedeckt, und wer dabei etwas tut, tut es.
term-phase-act = Züge
term-phase-act-text = Nacheinander gebt ihr die Aktionspunkte eurer Verteidiger aus.
term-phase-machines = Maschinen
term-phase-machines-text = Jeder Zug endet mit einer Maschinenkarte. Niemand kann sie auslassen.
term-edge-is = Eine Kante
term-edge-is-text = Offene Kanten überschreitest du. Eine Mauer hält dich auf, bis jemand eine Bresche schlägt, ein Automat immer.
term-direction-is = Die Maschinenrichtung
term-direction-is-text = Sie sagt, auf welcher Seite Automaten das Hex haben, um das sie fahren.
term-engine-heading = Ein Automat
term-engine-heading-text = Er fährt die Kanten entlang und lässt hinter sich auf jeder eine Mauer stehen.
term-organizer-name = Ein Anführer
term-organizer-name-text = Steht für eine Fraktion auf dem Plan und handelt dort, wo er steht.
term-markers = Breschenmarker
term-markers-text = Jeder öffnet eine Mauer für alle. Mehr als diese hast du nicht.
item-title = { $item ->
    [maps] Landkarten
    [bread] Brot
    [potions] Tränke
   *[rockets] Raketen
  }
item-text = { $item ->
    [maps] Damit bewegst oder sammelst du dich ohne Aktion.
    [bread] Iss es für 1 Aktion mehr.
    [potions] Trink sie, um 1 zu heilen oder dein Feld zu säubern.
   *[rockets] Feuere sie ab, um hier einen Mech zu zerstören oder eine Bresche zu schlagen.
  } Du bekommst den Gegenstand am Lager seiner Fraktion.
action-move = Ein Feld über eine offene Kante oder durch einen Korridor vom Lebensraum deines Verteidigers.
action-clear = Entfernt alle Verschmutzung oder das Giftgebiet von deinem Feld.
action-regroup = Bringt dich auf ein beliebiges Feld mit einem Lager von dir.
action-breach = Setzt deinen Marker auf eine Mauer deines Feldes: Dort dürfen alle durch.
action-destroy = Entfernt einen Mech von deinem Feld.
action-build = Mit voller Unterstützung, auf einem Heimatfeld ohne Lager: ein neues Lager, und deine Hand füllt sich.
action-heal = An jedem nutzbaren Lager: nimmt allen Schaden von dir.
action-rewild = In einer Fabrik ohne Mechs und Verschmutzung: macht sie wieder zu wildem Land.
action-gain = Am Lager einer anderen Fraktion: Du bekommst ihren Gegenstand.
act-clear = { $place } säubern
act-destroy = Den Mech zerstören
act-build = Lager auf { $place } bauen
act-heal = Hier heilen
act-rewild = { $place } renaturieren
act-gain = Gegenstand nehmen
act-eat = Brot: +1 Aktion
act-drink = Tränke: +1 Herz
act-cleanse = Tränke: { $place } säubern
act-share = Lebensräume nennen
act-stay = Bleiben
act-roll = Würfeln
act-end = Zug beenden
act-move-to = Nach { $place } gehen
act-regroup-to = Auf { $place } sammeln
act-travel-to = Mit Landkarten nach { $place }
act-fire-to = Auf { $place } feuern
act-breach-one = Hier eine Bresche schlagen
act-blast-one = Diese Mauer sprengen
act-choose-one = { $name } verdeckt legen
act-trigger-one = { ability-name } nutzen

# Buttons
do-take = Nehmen
do-lead = Führen mit
do-mix = Nehmen
do-settle = Ansiedeln
do-choose = Wählen
do-blind = Oberste Karte von
do-trigger = Auslösen
do-aim = Zielen auf
do-emerge = Auftauchen auf
do-carry = Lager verlegen von
do-pitch = Verlegen nach
do-demolish = Bresche
do-treat = Heilen
do-shift = Weiterziehen nach
do-stay = Bleiben
do-move = Bewegen
do-build = Bauen
do-regroup = Sammeln
do-clear = Säubern
do-heal = Heilen
do-destroy = Zerstören
do-breach = Bresche
do-rewild = Renaturieren
do-gain = Gegenstand
do-eat = Brot essen
do-drink = Tränke trinken
do-cleanse = Mit Tränken säubern
do-fire = Raketen auf
do-blast = Mit Raketen sprengen
do-travel = Mit Landkarten bewegen
do-return = Mit Landkarten sammeln
do-team-up = Zu Hilfe rufen
do-share = Lebensräume nennen
do-roll = Würfeln
do-end = Aktionen beenden

## The log

news-take = { $seat ->
    [-1] Ausgelost: { the-faction }.
   *[other] { $you ->
        [1] Du nimmst
       *[other] Platz { $seat } nimmt
      } { faction-acc }.
  }
news-lead = { $you ->
    [1] Du führst
   *[other] Platz { $seat } führt
  } mit { organizer-name }.
news-mix = { $you ->
    [1] Du nimmst
   *[other] Platz { $seat } nimmt
  } { $count } der ersten Karten von der ersten Fraktion.
news-settle = { $you ->
    [1] Du siedelst
   *[other] Platz { $seat } siedelt
  } auf { $hex }.
news-choose = { $you ->
    [1] Du wählst
   *[other] Platz { $seat } wählt
  } { card-name }.
news-blind = { $you ->
    [1] Du nimmst
   *[other] Platz { $seat } nimmt
  } die oberste Karte { of-faction }.
news-trigger = { $you ->
    [1] Du löst
   *[other] Platz { $seat } löst
  } die Fähigkeit { of-faction } aus.
news-aim = { $you ->
    [1] Du zielst
   *[other] Platz { $seat } zielt
  } auf { $hex }.
news-emerge = { $you ->
    [1] Du gräbst dich
   *[other] Platz { $seat } gräbt sich
  } bis nach { $hex } durch.
news-carry = { $you ->
    [1] Du brichst
   *[other] Platz { $seat } bricht
  } das Lager auf { $hex } ab.
news-pitch = { $you ->
    [1] Du schlägst
   *[other] Platz { $seat } schlägt
  } es auf { $hex } auf.
news-demolish = { $you ->
    [1] Du sprengst
   *[other] Platz { $seat } sprengt
  } { $edge }.
news-treat = { $you ->
    [1] Du heilst
   *[other] Platz { $seat } heilt
  } { faction-acc }.
news-shift = { $you ->
    [1] Du folgst
   *[other] Platz { $seat } folgt
  } einem geheimen Pfad nach { $hex }.
news-stay = { $you ->
    [1] Du bleibst
   *[other] Platz { $seat } bleibt
  }.
news-move = { $you ->
    [1] Du gehst
   *[other] Platz { $seat } geht
  } nach { $hex }.
news-build = { $you ->
    [1] Du baust
   *[other] Platz { $seat } baut
  } ein Lager.
news-regroup = { $you ->
    [1] Du sammelst dich
   *[other] Platz { $seat } sammelt sich
  } auf { $hex }.
news-clear = { $you ->
    [1] Du säuberst
   *[other] Platz { $seat } säubert
  } das Feld.
news-heal = { $you ->
    [1] Du ruhst dich
   *[other] Platz { $seat } ruht sich
  } an einem Lager aus.
news-destroy = { $you ->
    [1] Du greifst
   *[other] Platz { $seat } greift
  } einen Mech an.
news-breach = { $you ->
    [1] Du brichst
   *[other] Platz { $seat } bricht
  } durch { $edge }.
news-rewild = { $you ->
    [1] Du renaturierst
   *[other] Platz { $seat } renaturiert
  } die Fabrik.
news-gain = { $you ->
    [1] Du holst
   *[other] Platz { $seat } holt
  } einen Gegenstand.
news-eat = { $you ->
    [1] Du isst
   *[other] Platz { $seat } isst
  } Brot: 1 Aktionspunkt mehr.
news-drink = { $you ->
    [1] Du trinkst
   *[other] Platz { $seat } trinkt
  } Tränke.
news-cleanse = { $you ->
    [1] Du säuberst
   *[other] Platz { $seat } säubert
  } das Feld mit Tränken.
news-fire = { $you ->
    [1] Du feuerst
   *[other] Platz { $seat } feuert
  } Raketen auf { $hex }.
news-blast = { $you ->
    [1] Du sprengst
   *[other] Platz { $seat } sprengt
  } { $edge }.
news-travel = { $you ->
    [1] Du gehst
   *[other] Platz { $seat } geht
  } mit Landkarten nach { $hex }.
news-return = { $you ->
    [1] Du sammelst dich
   *[other] Platz { $seat } sammelt sich
  } mit Landkarten auf { $hex }.
news-team-up = { $you ->
    [1] Du rufst
   *[other] Platz { $seat } ruft
  } { card-name } zu Hilfe: 1 Aktionspunkt mehr.
news-share = { $you ->
    [1] Du nennst
   *[other] Platz { $seat } nennt
  } die Lebensräume der Hand.
news-roll = { $you ->
    [1] Du nutzt
   *[other] Platz { $seat } nutzt
  } vor dem Wurf keine Gegenstände mehr.
news-end = { $you ->
    [1] Du beendest
   *[other] Platz { $seat } beendet
  } die Aktionen.
news-lay = Ein Plättchen des Spielplans wird gelegt.
news-turn-core = Der Kern zeigt sein nächstes Plättchen.
news-harden = Eine schwierige Maschinenkarte kommt in den Stapel: { machine-name }.
news-draw = Gezogen: { card-name }.
news-begin = { faction-first } beginnt.
news-turn-up = Die oberste Karte ist { card-name }.
news-die = Der Würfel zeigt { $face ->
    [none] nichts.
    [one] 1.
   *[two] 2.
  }
news-kill = { card-name } wird getötet.
news-machine = Die Maschinen spielen: { machine-name }.

# What comes of the players' moves
owner-name = { $owner ->
    [-1] { faction-first }
   *[other] Platz { $owner }
  }
the-owner = { $owner ->
    [-1] { faction-acc }
   *[other] Platz { $owner }
  }
news-drew = { $own ->
    [1] Du ziehst
   *[0] { owner-name } zieht
  } { card-name }.
news-reshuffled = { $own ->
    [1] Du mischst deine erschöpften Verteidiger zu einem neuen Stapel.
   *[0] { owner-name } mischt die erschöpften Verteidiger zu einem neuen Stapel.
  }
news-revealed = { $own ->
    [1] Du deckst { card-name } auf.
   *[0] { owner-name } deckt { card-name } auf.
  }
news-marker = { $own ->
    [1] Jetzt beginnst du.
   *[0] { owner-name } beginnt jetzt.
  }
news-resolved = { $own ->
    [1] Du führst
   *[0] { owner-name } führt
  } { ability-name } aus.
news-no-target = { ability-name } findet kein Ziel.
news-turn-of = { $own ->
    [1] Du bist am Zug.
   *[0] { owner-name } ist am Zug.
  }
news-support = { $own ->
    [1] Du hast jetzt { $amount } Unterstützung.
   *[0] { owner-name } hat jetzt { $amount } Unterstützung.
  }
news-gained = { $own ->
    [1] Du bekommst: { item-name }.
   *[0] { owner-name } bekommt: { item-name }.
  }
news-used = { $own ->
    [1] Verbraucht von dir: { item-name }.
   *[0] { owner-name } hat verbraucht: { item-name }.
  }
news-cleared = { $own ->
    [1] Du säuberst
   *[0] { owner-name } säubert
  } { $hex }.
news-destroyed = { $own ->
    [1] Du zerstörst
   *[0] { owner-name } zerstört
  } einen Mech auf { $hex }.
news-rusted = Ein Mech auf { $hex } verrostet zu Verschmutzung.
news-breached = { $own ->
    [1] Du schlägst
   *[0] { owner-name } schlägt
  } eine Bresche in { $edge }.
news-rewilded = { $own ->
    [1] Du renaturierst
   *[0] { owner-name } renaturiert
  } Fabrik { $number }.
news-camp = { $own ->
    [1] Du hast
   *[0] { owner-name } hat
  } ein Lager auf { $hex }.
news-camp-moved = Ein Lager zieht von { $hex } nach { $hex2 }.
news-went = { $own ->
    [1] Du gehst
   *[0] { owner-name } geht
  } von { $hex } nach { $hex2 }.
news-rolled-for = { $own ->
    [1] Du würfelst
   *[0] { owner-name } würfelt
  } wegen { $roll ->
    [melee] des Mechs auf dem Feld.
   *[sniper] der Scharfschützen nebenan: Nur die Seite mit 1 zählt.
  }
news-hurt = { $own ->
    [1] Du verlierst
   *[0] { owner-name } verliert
  } { hearts-of } { $source ->
    [roll] durch den Wurf.
    [toxic-site] durch das Giftgebiet.
    [pyromancy] durch Pyromantie.
   *[machines] durch die Mechs dort.
  }
news-healed = { $own ->
    [1] Du bekommst { hearts-of } zurück.
   *[0] { owner-name } bekommt { hearts-of } zurück.
  }
news-overwhelmed = { $own ->
    [1] Du hast kein Herz mehr zu verlieren: Ein Verteidiger stirbt.
   *[0] { owner-name } hat kein Herz mehr zu verlieren: Ein Verteidiger stirbt.
  }
news-told = { $own ->
    [1] Du hast
   *[0] { owner-name } hat
  } { habitat-cards }.
habitat-cards = { $amount ->
    [0] keine { habitat-card }
    [one] 1 { habitat-card }
   *[other] { $amount } { habitat-card }n
  }
cards-told = { $amount ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $amount } Karten
  }
news-exited = { $own ->
    [1] Du hast dein letztes Lager gebaut und verlässt den Spielplan.
   *[0] { owner-name } hat das letzte Lager gebaut und verlässt den Spielplan.
  }
news-stays = { $own ->
    [1] Du hast dein letztes Lager gebaut und spielst weiter, bis alle Fabriken renaturiert sind.
   *[0] { owner-name } hat das letzte Lager gebaut und spielt weiter, bis alle Fabriken renaturiert sind.
  }
news-hacked = { $own ->
    [1] Du hast die Maschinen gehackt: keine Maschinenkarte.
   *[0] { owner-name } hat die Maschinen gehackt: keine Maschinenkarte.
  }

# The machines, step by step, each with its cause
news-step = Schritt: { tale-step }.
news-machines-shuffled = Alle Maschinenkarten sind gespielt: Sie werden zu einem neuen Stapel gemischt.
news-directed = Die Maschinenrichtung ist jetzt { direction-name }.
news-advanced = Automat { $engine } rollt weiter: erst { $edge }, dann { $edge2 }.
news-walled = Der Automat lässt eine Mauer zurück: { $edge }.
obstacle-name = { $obstacle ->
    [wall] eine Mauer
    [factory] eine Fabrikmauer
    [engine] den anderen Automaten
    [rim] den Rand des Spielplans
   *[collision] den anderen Automaten, der dieselbe Kante will
  }
news-reset = Automat { $engine } trifft auf { obstacle-name } und kann nicht auf { $edge }: Er kommt auf den Kern.
news-scanned-first = Die Suche vom Pfeil des Kerns aus trifft zuerst auf Automat { $engine }.
news-spoke-blocked = Plättchen { $number }: Der Ausgang im { corner } führt auf { obstacle-name }.
news-deployed = Automat { $engine } startet von Plättchen { $number } auf { $edge }, den ersten freien Ausgang.
news-stranded = Automat { $engine } findet keinen freien Ausgang und wartet auf dem Kern.
news-none-enclosed = Kein Feld ist eingeschlossen, also wird nichts gebaut.
news-enclosed = { $hex } ist von allen Seiten eingeschlossen.
news-factory = Fabrik { $number } entsteht auf { $hex }, dem ersten eingeschlossenen Feld, auf das die Suche vom Kern aus trifft.
news-snipers = Das neue oberste Plättchen des Kerns bekommt { $amount } Scharfschützen.
news-nothing-spread = Eine Fabrik wurde gebaut, also breitet sich keine Verschmutzung aus.
news-polluted = Ein Rohr von Plättchen { $number } verschmutzt { $hex }.
news-skipped = Verschmutzung von Plättchen { $number } zieht über { $hex } hinweg, das schon ein Giftgebiet ist.
news-blown-away = Verschmutzung von Plättchen { $number } fiele vom Spielplan und wird nicht gelegt.
news-toxic = { $hex } hat 3 Verschmutzung: Es wird ein Giftgebiet.
news-hunter = Automat { $engine } setzt einen Jäger auf { $hex } ab, { $place ->
    [ahead] geradeaus.
    [right] rechts von sich, denn geradeaus ist zu.
   *[left] links von sich, denn geradeaus ist zu.
  }
news-pursued = { $amount ->
    [one] Ein Jäger auf { $hex } ist nah genug und verfolgt
   *[other] { $amount } Jäger auf { $hex } sind nah genug und verfolgen
  } { $own ->
    [1] dich
   *[0] { the-owner }
  } nach { $hex2 }.
news-none-left = { $piece ->
    [wall] In der Schachtel ist keine Mauer mehr: Es wird keine gebaut.
    [mech] In der Schachtel sind nicht genug Mechs.
   *[pollution] In der Schachtel ist keine Verschmutzung mehr: Es breitet sich keine aus.
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
   *[other] Platz { $seat }
  }
who-acc = { $seat ->
    [-1] { faction-acc }
   *[other] Platz { $seat }
  }
of-who = { $seat ->
    [-1] { of-faction }
   *[other] von Platz { $seat }
  }
tale-after = { $you ->
    [1] Nach deinem Zug
   *[other] Nach dem Zug { of-who }
  }
tale-direction = Maschinenrichtung: { direction-name }
tale-step = { $order ->
    [engines-advance] Automaten rücken vor
    [scanned-engine-advances] Der erste Automat rückt vor
    [other-engine-advances] Der andere Automat rückt vor
    [deploy-reset-engines] Automaten starten neu
    [build-if-enclosed] Eine Fabrik wird gebaut
    [spread-unless-built] Verschmutzung breitet sich aus
    [spread-always] Verschmutzung breitet sich aus
    [engines-deploy-hunters] Automaten setzen Jäger ab
    [hunters-pursue] Jäger verfolgen euch
    [damage-players-with-mechs] Mechs schlagen zu
   *[toggle-direction] Die Richtung wechselt
  }
tale-advance = { $order ->
    [engines-advance] {""}
    [scanned-engine-advances] Erster Automat,{" "}
   *[other-engine-advances] Anderer Automat,{" "}
  }{ $number ->
    [1] { $order ->
        [engines-advance] Erstes
       *[other] erstes
      }
    [2] { $order ->
        [engines-advance] Zweites
       *[other] zweites
      }
   *[other] { $order ->
        [engines-advance] Drittes
       *[other] drittes
      }
  } Vorrücken
tale-quiet = Nichts geschieht.
tale-engine = Automat { $engine } { $kind ->
    [stopped] trifft auf { obstacle-name } und kommt zurück zum Kern.
    [closes] schließt den Ring um { $place }.
    [walls] baut Mauer { $count } von 6 um { $place }.
   *[rolls] rollt weiter und lässt neben { $place } eine Mauer zurück.
  }
tale-around = Weil die Richtung { direction-name } ist, hält er { $place } zu seiner { direction-hand } Hand.
tale-scanned = Die Suche vom Kern aus trifft zuerst auf Automat { $engine }.
tale-stopped = Ein Automat, der nicht auf die nächste Kante kann, lässt eine Mauer zurück, wo er stand.
tale-walls-of = Mauern von { $place }
tale-nearly = Noch eine Mauer, und { $number ->
    [0] eine Karte Fabriken beendet die Partie: Der Kern hat kein Plättchen mehr.
   *[other] eine Karte Fabriken baut hier Fabrik { $number }.
  }
tale-closed = { $place } ist eingemauert: { $number ->
    [0] Die nächste Karte Fabriken beendet die Partie, denn der Kern hat kein Plättchen mehr.
   *[other] Die nächste Karte Fabriken baut hier Fabrik { $number }.
  }
tale-deployed = Automat { $engine } startet neu, { $core ->
    [1] vom Kern aus.
   *[0] von Fabrik { $number } aus.
  }
tale-way-out = { $blocked ->
    [0] Der Ausgang, den der Pfeil zeigt, ist frei.
    [one] Der erste Ausgang ist versperrt; er nimmt den nächsten.
   *[other] { $blocked } Ausgänge sind versperrt; er nimmt den ersten freien.
  }
tale-stranded = Automat { $engine } findet keinen Ausgang und wartet auf dem Kern.
tale-factory = Fabrik { $number } entsteht auf { $place }.
tale-factory-cause = { $sites ->
    [one] Weil alle Seiten zu sind.
   *[other] Von { $sites } eingemauerten Feldern trifft die Suche vom Kern aus zuerst auf dieses.
  }
tale-factory-then = { $left ->
    [0] Der Kern hat kein Plättchen mehr: Mit noch einer verlieren wir.
    [one] Eine kann noch gebaut werden; mit der danach ist die Partie verloren.
   *[other] { $left } können noch gebaut werden; mit der danach ist die Partie verloren.
  }
tale-no-tile = { $place } ist eingemauert, und der Kern hat kein Plättchen mehr.
tale-spill = { $places ->
    [many] Rohre schütten Verschmutzung auf { $count ->
        [one] ein Feld.
       *[other] { $count } Felder.
      }
   *[other] Rohre schütten Verschmutzung auf { $places }.
  }
tale-spill-cause = { $passed ->
    [1] Giftgebiete lassen sie auf das Feld dahinter weiterziehen.
   *[0] { $lost ->
        [1] Ein Teil fällt vom Spielplan.
       *[0] Jede Fabrik, die steht, und der Kern schütten aus jedem ihrer Rohre.
      }
  }
tale-brink = { $count ->
    [one] { $places } hat jetzt zwei: Die dritte macht es giftig.
   *[other] { $places ->
        [many] { $count } Felder
       *[other] { $places }
      } haben jetzt je zwei: Die dritte macht sie giftig.
  }
tale-pollution = Verschmutzung
tale-toxic = { $places } { $count ->
    [one] wird giftig.
   *[other] werden giftig.
  }
tale-toxic-cause = Drei Verschmutzung auf einem Feld werden ein Giftgebiet.
tale-toxic-then = { $left ->
    [0] Kein Giftgebiet ist mehr da: Mit noch einem verlieren wir.
    [one] Ein Giftgebiet ist noch da.
   *[other] { $left } Giftgebiete sind noch da.
  }
tale-hunters = { $count ->
    [one] Automat { $engine } setzt einen Jäger auf { $places } ab.
   *[other] Die Automaten setzen Jäger auf { $places } ab.
  }
tale-hunters-cause = { $beside ->
    [1] Wo es geradeaus zu ist, steigt der Jäger { direction-name } ab.
   *[0] Jäger steigen geradeaus vor ihrem Automaten ab.
  }
tale-pursued = { $amount ->
    [one] Ein Jäger erreicht
   *[other] { $amount } Jäger erreichen
  } { $you ->
    [1] dich
   *[other] { who-acc }
  } auf { $place }.
tale-pursued-cause = { $active ->
    [1] Zu dem, der am Zug war, kommen Jäger aus bis zu zwei Feldern Entfernung.
   *[0] Zu allen anderen kommen Jäger von nebenan.
  }
tale-pursued-then = { $you ->
    [1] Ab jetzt verlangt jede deiner Aktionen dort einen Wurf.
   *[other] Jede Aktion dort verlangt einen Wurf.
  }
tale-hurt = { $you ->
    [1] Die Mechs auf { $place } kosten dich { hearts-of }.
   *[other] Die Mechs auf { $place } kosten { who-acc } { hearts-of }.
  }
hearts-of = { $amount ->
    [one] 1 Herz
   *[other] { $amount } Herzen
  }
tale-death = { card-name } wird getötet.
tale-death-then = Mit einem zweiten toten Verteidiger { of-habitat } ist die Partie verloren.
tale-directed = Die Maschinenrichtung ist jetzt { direction-name }.
tale-directed-then = Ab jetzt biegen Automaten nach { direction-name } ab.
tale-over = Das Ende
tale-shuffled = Der Stapel ist leer
tale-came-advance = { $walls ->
    [0] Keine Mauer.
    [one] Eine Mauer.
   *[other] { $walls } Mauern.
  }{ $resets ->
    [0] {""}
    [one] {" "}Einer kommt zurück zum Kern.
   *[other] {" "}Beide kommen zurück zum Kern.
  }
tale-came-no-engine = Kein Automat ist auf dem Spielplan.
tale-came-all-out = Beide sind auf dem Spielplan.
tale-came-deployed = { $count ->
    [0] Kein Ausgang ist frei.
    [one] Ein Automat kommt wieder.
   *[other] Beide kommen wieder.
  }
tale-came-none-enclosed = Kein Feld ist eingemauert.
tale-came-factory = Fabrik { $number } auf { $place }.
tale-came-nothing-spread = Nicht nach dem Bau einer Fabrik.
tale-came-spilled = { $count ->
    [0] Nichts fällt auf den Spielplan.
    [one] Ein Feld.
   *[other] { $count } Felder.
  }{ $toxic ->
    [0] {""}
    [one] {" "}Eines wird giftig.
   *[other] {" "}{ $toxic } werden giftig.
  }
tale-came-hunters = { $count ->
    [one] Ein neuer Jäger.
   *[other] { $count } neue Jäger.
  }
tale-came-pursued = { $count ->
    [0] Keiner ist nah genug.
    [one] Ein Jäger zieht.
   *[other] { $count } Jäger ziehen.
  }
tale-came-hurt = { $count ->
    [0] Niemand ist bei einem Mech.
    [one] Einer wird verletzt.
   *[other] { $count } werden verletzt.
  }
tale-came-directed = Jetzt { direction-name }.
tale-came-shuffled = Alle Maschinenkarten werden gemischt.

# Options: what each is called on the start page, and what its values mean.
option-difficulty = Schwierige Maschinenkarten
option-difficulty-0 = keine: der einfache Maschinenstapel
option-difficulty-1 = 1 Karte, mittel
option-difficulty-2 = 2 Karten, mittel
option-difficulty-3 = 3 Karten, schwer
option-difficulty-4 = 4 Karten, schwer
option-difficulty-5 = 5 Karten, extrem
option-difficulty-6 = 6 Karten, extrem
option-factions = Wer welche Fraktion spielt
option-factions-chosen = die Spieler wählen ihre Fraktionen
option-factions-dealt = der Zufall teilt die Fraktionen zu
option-supply_mode = Mauern, Mechs und Verschmutzung
option-supply_mode-unlimited = gehen nie aus
option-supply_mode-box = so viele wie in der Schachtel, dann keine mehr
option-same_edge_collision = Zwei Automaten auf dieselbe Kante
option-same_edge_collision-both_reset = beide zum Kern, und die Kante bleibt frei
option-same_edge_collision-scan_order = wer zuerst gefunden wird, nimmt sie; der andere zum Kern
option-core_edges_breachable = Breschen in die Mauern des Kerns
option-core_edges_breachable-false = sind nicht möglich
option-core_edges_breachable-true = bringen Unterstützung, aber keinen Eingang
option-perimeter_walls_breachable = Breschen in Mauern am Rand
option-perimeter_walls_breachable-true = sind möglich, mit Unterstützung wie sonst
option-perimeter_walls_breachable-false = sind nicht möglich
option-abilities_reach_core = Fähigkeiten gegen den Kern
option-abilities_reach_core-true = erreichen die Mechs und die Verschmutzung dort
option-abilities_reach_core-false = Mechs und Verschmutzung dort sind außer Reichweite
option-caravans_mixed_types = Korridore mit Karawanen
option-caravans_mixed_types-false = jede Bewegung nutzt einen Lebensraum deiner Wahl
option-caravans_mixed_types-true = eine Bewegung darf durch mehrere Lebensräume führen
option-solo_team_up = Zu Hilfe rufen im Solospiel
option-solo_team_up-faction_and_habitat = gleiche Fraktion und gleicher Lebensraum
option-solo_team_up-habitat_only = der gleiche Lebensraum genügt
option-relocate_to_same_hex = Stollen und Wanderbibliothek
option-relocate_to_same_hex-true = dürfen auf dem Ausgangsfeld enden
option-relocate_to_same_hex-false = müssen auf einem anderen Feld enden
option-exit_needs_damage_roll = Schadenswurf für das letzte Lager
option-exit_needs_damage_roll-true = wie nach jeder Aktion, dann gehst du
option-exit_needs_damage_roll-false = kein Wurf für den, der das Spiel verlässt
option-items_before_roll = Gegenstände vor einem Schadenswurf
option-items_before_roll-true = alle zwischen Aktion und Wurf nutzbar
option-items_before_roll-potions = nur Tränke zwischen Aktion und Wurf
option-items_before_roll-false = zu spät: Der Wurf folgt sofort auf die Aktion
option-last_player_draws_on_final_camp = Letztes Lager des letzten Spielers
option-last_player_draws_on_final_camp-true = füllt die Hand wie andere Lager
option-last_player_draws_on_final_camp-false = bringt keine Karten
option-reveal_order = Reihenfolge der sofortigen Fähigkeiten
option-reveal_order-free = jeder löst seine in beliebiger Reihenfolge aus
option-reveal_order-first_player_decides = der Startspieler bestimmt die nächste
option-reveal_order-seat_order = im Uhrzeigersinn vom Startspieler aus
option-rain_of_rust_gives_support = Unterstützung für Rostregen
option-rain_of_rust_gives_support-false = keine für den verrosteten Mech
option-rain_of_rust_gives_support-true = 1 für den verrosteten Mech

# --- woran Anfänger vorher denken sollten ---

warn-lost-support = Deine Unterstützung ist voll: Das bringt keine. Bau erst ein Lager.
warn-deadly-fire = Du hast drei Schaden: Der nächste tötet eine Handkarte.
warn-early-leave = Mit deinem letzten Lager verlässt du den Spielplan, und { $count ->
    [one] eine Fabrik steht noch
   *[other] { $count } Fabriken stehen noch
  }.
warn-blind-round = Deine Hand ist leer: Nächste Runde wählt der Stapel. Ein Lager würde sie füllen.
warn-full-barrels = Die nächste Maschinenkarte kann { $places } vergiften. Noch kannst du dort säubern.

## Puzzles

puzzle-goal-action = Ein gebautes Lager, eine renaturierte Fabrik und ein gesäubertes Giftgebiet zählen je eins: Eine Aktion bringt { $brings }, jede andere { $next ->
    [0] nichts davon.
   *[other] höchstens { $next }.
  }
puzzle-goal-turn = Ein gebautes Lager, eine renaturierte Fabrik und ein gesäubertes Giftgebiet zählen je eins: Dieser Zug kann { $brings } bringen; die nächstbeste Idee bringt { $next ->
    [0] nichts davon.
   *[other] { $next }.
  }
