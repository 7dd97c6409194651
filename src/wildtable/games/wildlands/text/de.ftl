## On the door

door-hook = Fünf Helden für jeden, ein Verlies, und niemand wartet, bis er dran ist.
door-goal = Hol als Erster fünf Punkte: Birg Splitter, schalte Rivalen aus.
door-kind = Scharmützel · Eingreifen
door-minutes = 40–60 Min.

## Why a move is refused

faction-taken = { faction-name }: Diese Fraktion spielt schon jemand.
not-your-character = { character-name } gehört nicht zu dir.
not-your-map-card = Du hast die Ortskarte von Feld { $space } nicht.
has-a-map-card = { character-name } hat schon eine Ortskarte.
assign-in-order = Die nächste Ortskarte ist für { character-name }.
not-hidden = { character-name } ist nicht verborgen. Wer auf dem Spielplan steht, handelt, wenn du eine Karte spielst.
reveal-first = Deck zuerst eine verborgene Figur auf.
play-before-the-end = Spiel eine Karte, bevor du den Zug beendest: Eine von deinen ist nutzbar.
not-in-hand = Diese Karte hast du nicht auf der Hand.
no-use = Mit dieser Karte lässt sich jetzt nichts anfangen.
not-on-board = { character-name } ist nicht auf dem Spielplan.
no-icon = Die Karte zeigt { character-name } nicht.
not-adjacent = Feld { $space } ist nicht benachbart.
climb-needs-two = Der Aufstieg zu Feld { $space } kostet zwei Bewegungskarten, von links nach rechts gewählt.
fly-needs-a-move = Ein Flug muss auf einem anderen Feld enden.
too-far-to-fly = Feld { $space } ist zu weit für einen Flug.
too-near-to-fly = Ein Flug braucht alle seine Schritte, und Feld { $space } ist dafür zu nah.
no-shard = Auf Feld { $space } liegt kein Splitter.
not-your-shard = Der Splitter auf Feld { $space } ist nicht deiner.
claim-needs-three = Damit { character-name } bergen kann, braucht es drei Karten derselben Figur, von links nach rechts gewählt.
own-character = Deine eigenen Figuren kannst du damit nicht angreifen.
nobody-here = Platz { $seat } hat niemanden auf diesem Feld.
no-candidate = { character-name } wird nicht angegriffen.
sight-wall = Eine Mauer verbirgt { character-name }.
sight-cover = Die Deckung auf Feld { $space } verbirgt { character-name }.
sight-high = Die Anhöhe auf Feld { $space } verbirgt { character-name }.
sight-upwards = { character-name } steht auf einer Anhöhe und ist von unten nicht zu sehen.
too-far = { character-name } ist zu weit weg: { $between } Felder liegen dazwischen.
too-many-steps = { character-name } ist zu weit weg: { $steps } Schritte.
area-needs-sight = Feld { $space } ist von hier nicht zu sehen.
space-empty = Auf Feld { $space } steht niemand.
no-enemy-there = Auf Feld { $space } steht kein Feind.
no-such-flag = Die Karte hat keine solche Aktion für { character-name }.
no-rally-flag = Die Karte hat kein Sammeln.
wild-is-no-flag = Ein Joker hat keine Aktionen von Figuren.
not-wild = Nur ein Joker lässt Karten ziehen.
nothing-to-draw = Es gibt nichts zu ziehen.
not-the-caller = { character-name } kann dieses Sammeln nicht ausrufen, also muss jemand mitgehen.
out-of-rally-reach = { character-name } ist zu weit weg für dieses Sammeln.
same-as-a-step = Die Karte zeigt { character-name }: Ein Schritt tut dasselbe.
rally-in-order = Nenn die Figuren eines Sammelns in der Reihenfolge ihrer Plätze.
rally-climb-needs-more = Der Aufstieg zu Feld { $space } kostet mehr Bewegungskarten; von zwei Karten mit Sammeln wird die linke zuerst gespielt.
cards-in-order = Wähl die Karten einer Aktion von links nach rechts: Diese hätte früher kommen müssen.
does-not-pay = Damit lässt sich das nicht bezahlen.
wild-is-no-defence = Ein Joker ist keine Verteidigung.
not-in-cover = Diese Karte hilft nur auf einem Feld mit Deckung.
stops-nothing = Diese Karte schützt { character-name } nicht vor diesem Angriff.
no-wild-card = Du hast keinen Joker.
nothing-to-add = Keine Aktion wartet auf weitere Karten.
nothing-to-target = Kein Angriff lässt dich sein Ziel wählen.
nothing-to-defend = Kein Angriff wartet auf deine Verteidigung.
no-window = Jetzt ist kein Moment zum Eingreifen.
you-are-eliminated = Du bist ausgeschieden: Die anderen spielen weiter.
others-choose = Du hast deine Fraktion, andere wählen noch.
cards-are-drawn = Erst werden die Karten gezogen.
target-is-chosen = Wer angegriffen wird, wählt gerade, wen es trifft.
others-defend = Erst entscheiden die Angegriffenen über ihre Verteidigung.
others-answer = Erst sagen die anderen, ob sie eingreifen.
factions-are-chosen = Die Fraktionen sind gewählt.
by-lot = Fraktionen werden ausgelost.
cards-are-dealt = Karten teilt der Zufall aus.
not-assigning = Ortskarten werden einmal zugeteilt, vor dem ersten Zug.
reveal-between-actions = Figuren werden nur zwischen deinen eigenen Aktionen aufgedeckt.
not-acting = Gerade handelt jemand anderes.
finish-first = Bring zu Ende, was du begonnen hast.
nobody-rallies = Es gibt kein Sammeln, bei dem jemand zurückbleiben könnte.
play-a-card-first = Spiel zuerst eine Karte.

## How a match ends

five-points = Gewonnen mit fünf Punkten.
survived = Gewonnen mit den meisten Punkten unter den Überlebenden.
last-standing = Gewonnen, weil sonst niemand mehr steht.
nobody-left = Gewonnen, obwohl niemand übrig ist.
unfinished = Die Partie wurde nicht beendet.
turns-up = Gewonnen mit den meisten Punkten, als die Züge aufgebraucht waren.

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
faction-guild = Gilde
faction-gnomads = Gnomaden
faction-lawbringers = Gesetzeshüter
faction-pit_fighters = Grubenkämpfer
faction-name = { $faction ->
    [guild] Gilde
    [gnomads] Gnomaden
    [lawbringers] Gesetzeshüter
    [pit_fighters] Grubenkämpfer
   *[other] { $faction }
  }
faction-about = { $faction ->
    [guild] Zerbrechliche Zauberer mit Reichweite: die meisten Schüsse und Explosionen, Flug und ein robuster Begleiter.
    [gnomads] Schnelles Karawanenvolk: viel Sammeln, etwas Flug, mittlerer Schaden; stark zu zweit.
    [lawbringers] Zähe Alleskönner, jeder mit einer Spezialität; kein Sammeln und kein Flug.
    [pit_fighters] Nur Nahkampf, am meisten Leben und viel Verteidigung; sie müssen nah heran.
   *[other] { $faction }
  }
flag-name = { $flag ->
    [melee] Hieb
    [heavy_melee] Wuchthieb
    [ranged] Schuss
    [heavy_ranged] Wuchtschuss
    [area] Explosion
    [shield] Block
    [cover] Deckung
    [rally] Sammeln
    [fly] Flug
   *[other] Schritt
  }

# What a card shows: who moves with it, the flag beside each, and the flag that anybody may use.
flag1-name = { $flag1 ->
    [melee] Hieb
    [heavy_melee] Wuchthieb
    [ranged] Schuss
    [heavy_ranged] Wuchtschuss
    [area] Explosion
    [shield] Block
    [cover] Deckung
    [rally] Sammeln
    [fly] Flug
   *[other] Schritt
  }
flag2-name = { $flag2 ->
    [melee] Hieb
    [heavy_melee] Wuchthieb
    [ranged] Schuss
    [heavy_ranged] Wuchtschuss
    [area] Explosion
    [shield] Block
    [cover] Deckung
    [rally] Sammeln
    [fly] Flug
   *[other] Schritt
  }
flag3-name = { $flag3 ->
    [melee] Hieb
    [heavy_melee] Wuchthieb
    [ranged] Schuss
    [heavy_ranged] Wuchtschuss
    [area] Explosion
    [shield] Block
    [cover] Deckung
    [rally] Sammeln
    [fly] Flug
   *[other] Schritt
  }
flag4-name = { $flag4 ->
    [melee] Hieb
    [heavy_melee] Wuchthieb
    [ranged] Schuss
    [heavy_ranged] Wuchtschuss
    [area] Explosion
    [shield] Block
    [cover] Deckung
    [rally] Sammeln
    [fly] Flug
   *[other] Schritt
  }
flag5-name = { $flag5 ->
    [melee] Hieb
    [heavy_melee] Wuchthieb
    [ranged] Schuss
    [heavy_ranged] Wuchtschuss
    [area] Explosion
    [shield] Block
    [cover] Deckung
    [rally] Sammeln
    [fly] Flug
   *[other] Schritt
  }
open-name = { $open ->
    [melee] Hieb
    [heavy_melee] Wuchthieb
    [ranged] Schuss
    [heavy_ranged] Wuchtschuss
    [area] Explosion
    [shield] Block
    [cover] Deckung
    [rally] Sammeln
    [fly] Flug
   *[other] Schritt
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
   *[other] ; alle: { open-name }
  }; oder 1 Schritt
wild-face = Joker: ein Schritt für irgendwen, 2 ziehen oder eingreifen
card-title = { $count ->
    [0] Schritt
    [1] { flag1-name }
    [2] { flag1-name } oder { flag2-name }
   *[other] { flag1-name }, { flag2-name } oder { flag3-name }
  }
wild-title = Joker
card-used = In Gebrauch
card-left = { $count ->
    [0] Keine weitere Karte „{ flag-name }“ in deinem Stapel.
    [one] Noch 1 Karte „{ flag-name }“ in deinem Stapel.
   *[other] Noch { $count } Karten „{ flag-name }“ in deinem Stapel.
  }

# What a card can be used for
way-text = { $flag ->
    [melee] { $damage } Schaden an einem Feind auf demselben Feld; sein Besitzer wählt, wen es trifft. Pariert auch einen Hieb oder Wuchthieb.
    [heavy_melee] { $damage } Schaden an einem Feind auf demselben Feld; sein Besitzer wählt, wen es trifft.
    [ranged] { $damage } Schaden an irgendwem in Sicht, egal wie weit.
    [heavy_ranged] { $damage } Schaden an einem in Sicht, mit höchstens einem Feld dazwischen.
    [area] { $damage } Schaden an allen auf diesem oder dem nächsten Feld, auch an Freunden.
    [shield] Heb sie auf: Sie hält allen Schaden eines Schusses, Wuchtschusses oder einer Explosion ab.
    [cover] Heb sie auf: Auf einem Feld mit Deckung hält sie allen Schaden eines Schusses oder Wuchtschusses ab.
    [rally] Du und ein Freund in der Nähe geht je einen Schritt, auf dein Feld oder von dort weg.
   *[fly] Bis zu zwei Schritte für eine Karte, über weiße Linien und Anhöhen.
  }
way-said = { $character ->
    [anyone] Eine deiner Figuren { $flag ->
        [melee] führt einen Hieb
        [heavy_melee] führt einen Wuchthieb
        [ranged] schießt
        [heavy_ranged] feuert einen Wuchtschuss
        [area] sprengt ein Feld
        [shield] blockt
        [cover] geht in Deckung
        [rally] ruft zum Sammeln
       *[fly] fliegt
      }
   *[other] { character-name } { $flag ->
        [melee] führt einen Hieb
        [heavy_melee] führt einen Wuchthieb
        [ranged] schießt
        [heavy_ranged] feuert einen Wuchtschuss
        [area] sprengt ein Feld
        [shield] blockt
        [cover] geht in Deckung
        [rally] ruft zum Sammeln
       *[fly] fliegt
      }
  }
way-step-said = { $who2 ->
    [none] { $who1 } geht einen Schritt
   *[other] { $who3 ->
        [none] { $who1 } oder { $who2 } geht einen Schritt
       *[other] { $who1 }, { $who2 } oder { $who3 } geht einen Schritt
      }
  }
way-step = Schritt
way-or-step = { $claim ->
    [0] oder 1 Schritt
   *[1] Schritt oder Bergen
  }
way-bare = { character-short }: 1 Schritt
ask-way = { $character ->
    [anyone] { $flag ->
        [rally] Wer geht zuerst?
        [fly] Wer fliegt, und wohin?
        [area] Wer sprengt, und welches Feld?
        [melee] Wer führt den Hieb, und gegen wen?
        [heavy_melee] Wer führt den Wuchthieb, und gegen wen?
        [ranged] Wer schießt, und auf wen?
        [heavy_ranged] Wer feuert, und auf wen?
       *[other] Wer nutzt sie?
      }
   *[other] { $flag ->
        [rally] Wer geht zuerst beim Sammeln von { character-name }?
        [fly] Wohin fliegt { character-name }?
        [area] Welches Feld sprengt { character-name }?
        [melee] Gegen wen führt { character-name } den Hieb?
        [heavy_melee] Gegen wen führt { character-name } den Wuchthieb?
        [ranged] Auf wen schießt { character-name }?
        [heavy_ranged] Auf wen feuert { character-name }?
       *[other] { character-name } damit verteidigen?
      }
  }
ask-way-step = Wer geht, und wohin?
way-step-text = Ein Schritt für eine Figur auf der Karte. Oder zahl damit: zwei Karten für einen Aufstieg, drei für einen Splitter.
way-wild-step-text = Ein Schritt für irgendwen von dir. Er zählt auch als beliebige Figur für einen Aufstieg oder Splitter.
way-draw-two = 2 ziehen
way-draw-two-text = Nimm zwei Karten von deinem Stapel; deine Hand fasst höchstens sieben.
way-interrupt = Eingreifen
way-interrupt-text = Greif nach der Aktion eines anderen ein und handle. Dafür ziehst du keine Karten.
targets-many = { $aimed ->
    [1] { $count } in Sicht
   *[other] { $count } Felder
  }
seat-name = Platz { $seat }

# Why not, in a few words
reason-hidden = { character-name } ist verborgen
reason-out = { character-name } ist ausgeschaltet
reason-no-sight = niemand in Reichweite
reason-nobody-here = kein Feind auf dem Feld
reason-nobody-near = niemand in der Nähe
reason-no-way = niemand kann gehen
reason-for-defence = zum Verteidigen aufheben
reason-for-their-turn = für die Züge der anderen
reason-nothing-to-draw = nichts zu ziehen
reason-stops-nothing = stoppt keinen { $flag ->
    [melee] Hieb
    [heavy_melee] Wuchthieb
    [ranged] Schuss
    [heavy_ranged] Wuchtschuss
   *[area] Explosionsschaden
  }
reason-does-not-pay = bezahlt das nicht
reason-breaks-in = greift jetzt nur ein
reason-only-wild = nur ein Joker greift ein
reason-reveal-first = erst jemanden aufdecken
reason-play-first = erst eine Karte spielen
reason-no-use = jetzt nutzlos
reason-no-wild = kein Joker auf der Hand
reason-no-defence = keine Karte stoppt es
reach-cover = hinter Deckung
reach-high = hinter einer Anhöhe
reach-upwards = zu hoch oben, um sie zu sehen
reach-far = zu weit für { $family ->
    [ranged] einen Schuss
   *[other] einen Wuchtschuss
  }

# Places
map-dungeon = Das Verlies
map-ruins = Die Ruinen
hand = Deine Hand
in-play = Ausgespielte Karten
team = Figuren von Platz { $seat }
team-place = Figurenkarte
marker-place = Platz des Markers
trophies = Gewertet
deck = Stapel
discard = Ablagestapel
lines = Weiße Linien
walls = Mauern
torch = Fackel
climb = Aufstieg von { $space } nach { $space2 }: zwei Karten
gate = Tor zwischen { $space } und { $space2 }
space-number = { $space }
zone-name = { $zone ->
    [barracks] Kaserne
    [barrow] Hügelgrab
    [broken-tower] Turmruine
    [cells] Zellen
    [chapel] Kapelle
    [crypt] Krypta
    [east-fields] Ostfelder
    [great-hall] Große Halle
    [inner-ward] Innenhof
    [keep-mound] Burghügel
    [laboratory] Labor
    [lookout] Ausguck
    [north-hall] Nordhalle
    [old-market] Alter Markt
    [outer-ward] Außenhof
    [passage] Gang
    [temple-hill] Tempelhügel
    [vault] Gewölbe
    [well-room] Brunnenraum
    [west-quarter] Westviertel
   *[other] { $zone }
  }
space-about = { place }{ $terrain ->
    [cover] , mit Deckung: Wer hier steht, kann Deckung nutzen
    [high] , Anhöhe
    [high-cover] , Anhöhe mit Deckung: Wer hier steht, kann Deckung nutzen
   *[open] { "" }
  }. Neben { $near }.
place = { zone-name } { $space }

# Pieces
figure = { character-name }, Leben { $left } von { $most }
figure-hidden = { character-name }, verborgen, Leben { $most }
figure-start = { character-name }, verborgen, erscheint auf Feld { place }, Leben { $most }
figure-out = { character-name }, ausgeschaltet
figure-about = { $character ->
    [strix] Seher mit Eulengesicht: schießt weit und fliegt, ist aber fast ungeschützt.
    [maudlin] Fluchhexe: sprengt ganze Felder.
    [pellory] Feuermagier: Wuchtschüsse aus der Nähe.
    [quill] Wächterin: blockt für sich selbst und schießt.
    [lunk] Bibliothekar: der Raufbold der Gilde, der die Magier um sich sammelt.
    [shiv] Karawanenboss: ruft am besten zum Sammeln und kann mit dem Messer umgehen.
    [ginauld] Schmied: schlägt, schießt und ruft zum Sammeln.
    [tak] Gnomischer Tüftler: schießt und sprengt ab und zu.
    [elsie] Gnomin auf Uhrwerksbeinen: fliegt und schießt.
    [automate] Uhrwerkshelfer: schlägt am härtesten in der Karawane.
    [harrow] Der Sheriff: ein sicherer Schütze, der Deckung nutzt.
    [finch] Der Deputy: trägt einen Schild und taugt nah wie fern.
    [brannock] Der betrunkene Minotaurus: Wuchthiebe und das meiste Leben.
    [sallow] Der Halunke: sprengt mit Bomben.
    [thistle] Der mörderische Satyr: Wuchtschüsse aus der Nähe.
    [hrakk] Der wütende Gnoll: so viele Wuchthiebe wie Hiebe.
    [ugra] Orkin, Olgars Schwester: stark und schwer zu stoppen.
    [challenger] Der geheimnisvolle Herausforderer: die meisten Wuchthiebe, schwach gegen Schüsse.
    [veshra] Die elfische Meuchlerin: schnelle Hiebe, keine Wuchthiebe.
   *[olgar] Ork, Ugras Bruder: stark und schwer zu stoppen.
  }
hidden-about = Sie ist nirgends, bis sie aufgedeckt wird, und kann nicht angegriffen werden.
shard = { $you ->
    [1] dein Splitter
   *[0] Splitter von Platz { $seat }
  }
map-card = deine Ortskarte
marker = Marker des aktiven Spielers

# Panels
discard-title = Ablagestapel ({ $count })
faction-card = { $alone ->
    [0] Fraktionskarte
   *[other] { faction-name }
  }
faction-character = { character-name }: Leben { $health }{ $melee ->
    [0] { "" }
   *[other] , { $melee } × Hieb
  }{ $heavy_melee ->
    [0] { "" }
   *[other] , { $heavy_melee } × Wuchthieb
  }{ $ranged ->
    [0] { "" }
   *[other] , { $ranged } × Schuss
  }{ $heavy_ranged ->
    [0] { "" }
   *[other] , { $heavy_ranged } × Wuchtschuss
  }{ $area ->
    [0] { "" }
   *[other] , { $area } × Explosion
  }{ $shield ->
    [0] { "" }
   *[other] , { $shield } × Block
  }{ $cover ->
    [0] { "" }
   *[other] , { $cover } × Deckung
  }{ $rally ->
    [0] { "" }
   *[other] , { $rally } × Sammeln
  }{ $fly ->
    [0] { "" }
   *[other] , { $fly } × Flug
  }
faction-open = Alle{ $melee ->
    [0] { "" }
   *[other] , { $melee } × Hieb
  }{ $heavy_melee ->
    [0] { "" }
   *[other] , { $heavy_melee } × Wuchthieb
  }{ $ranged ->
    [0] { "" }
   *[other] , { $ranged } × Schuss
  }{ $heavy_ranged ->
    [0] { "" }
   *[other] , { $heavy_ranged } × Wuchtschuss
  }{ $area ->
    [0] { "" }
   *[other] , { $area } × Explosion
  }{ $shield ->
    [0] { "" }
   *[other] , { $shield } × Block
  }{ $cover ->
    [0] { "" }
   *[other] , { $cover } × Deckung
  }{ $rally ->
    [0] { "" }
   *[other] , { $rally } × Sammeln
  }{ $fly ->
    [0] { "" }
   *[other] , { $fly } × Flug
  }
faction-wild = { $count } × Joker

# Seats
count-hand = Karten auf der Hand
count-deck = Karten im Stapel
count-discard = abgelegt
still-to-come = Kommt noch
pile-deck = Stapel
pile-discards = Ablage
scored-nothing = noch ein Punkt zu holen; { $count } gewinnen
scored-shard = ein geborgener Splitter
scored-fallen = { character-name }, ausgeschaltet
source-shards = Geborgene Splitter
source-fallen = Ausgeschaltete Rivalen
state-turn = am Zug
state-interrupts = { $you ->
    [1] greifst ein
   *[other] greift ein
  }
state-may-interrupt = gefragt
state-defends = { $you ->
    [1] verteidigst
   *[other] verteidigt
  }
state-eliminated = ausgeschieden

# Gauges
meter-paid = { $what ->
    [climb] Karten für den Aufstieg
    [claim] Karten für den Splitter
   *[rally] Karten fürs Sammeln
  }
meter-turns = Züge

# The window for interrupts
window-open = { $you ->
    [1] Die anderen sind gefragt
   *[0] { $ends ->
        [1] Eingreifen? Platz { $seat } ist fertig
       *[other] Eingreifen? Platz { $seat } hat gehandelt
      }
  }
window-to-come = Danach darf eingegriffen werden
window-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
window-asked = { $you ->
    [1] du entscheidest
   *[0] darf eingreifen
  }
window-answered = hat geantwortet
window-out = { $count ->
    [0] keine Karten
   *[other] kann nicht eingreifen
  }
chain = { $you ->
    [1] Du hast
   *[0] Platz { $seat } hat
  } bei { $you2 ->
    [1] dir
   *[0] Platz { $seat2 }
  } eingegriffen{ $count ->
    [one] { "" }
   *[other] , { $you3 ->
        [1] in deinem Zug
       *[0] im Zug von Platz { $seat3 }
      }
  }

# Overlays
sight = Sicht
sight-key = Linien führen zu allen, die deine Figuren sehen
danger = Gefahr
danger-key = So viele Feinde können sehen oder erreichen, wer hier steht
cards-for = Karten
cards-for-key = So viele Karten deiner Hand zeigen die Figur

# Phases
phase-choose = Fraktionen
phase-assign = Geheime Starts
phase-hands = Erste Hände
phase-reveal = Aufdecken
phase-act = { $you ->
    [1] Deine Aktionen
   *[0] Platz { $seat } handelt
  }
phase-done = Fertig
phase-draw = { $count } ziehen

# What is asked of who decides
match-over = Die Partie ist zu Ende.
ask-choose = Welche Fraktion führst du?
ask-choose-detail = Zeig auf eine oder halt sie gedrückt, um über sie zu lesen.
ask-assign = Wo wird { character-name } erscheinen?
ask-assign-detail = { $left ->
    [one] Wähl eines deiner Felder. Das ist deine letzte Figur.
   *[other] Wähl eines deiner Felder. { $left } Figuren sind noch zu platzieren.
  }
ask-reveal = Deck eine deiner verborgenen Figuren auf.
ask-reveal-detail = Das ist umsonst. Wähl eine, wo sie liegt: Dort erscheint sie vor aller Augen.
ask-turn = { $playable ->
    [0] { $held ->
        [0] Deine Hand ist leer: Beende deinen Zug.
       *[other] Keine Karte ist jetzt nutzbar.
      }
   *[other] { $declared ->
        [1] Dein Zug ist wieder offen: Spiel eine Karte oder beende ihn.
       *[other] Spiel eine Karte oder beende deinen Zug.
      }
  }
ask-turn-detail = { $hidden ->
    [1] Oder deck noch eine Figur auf. { drawn-at-end }
   *[other] So viele Karten du willst. { drawn-at-end }
  }
drawn-at-end = { $count ->
    [0] Deine Hand ist voll: Du ziehst keine.
   *[other] Am Ende ziehst du { $count }.
  }
ask-interrupt = { $playable ->
    [0] { $hidden ->
        [1] Du hast eingegriffen: Deck jemanden auf oder gib zurück.
       *[other] Du hast eingegriffen, aber keine Karte ist jetzt nutzbar.
      }
   *[other] Du hast eingegriffen: Spiel eine Karte oder gib zurück.
  }
ask-interrupt-detail = Dann geht der Zug von Platz { $seat2 } weiter. Du ziehst keine Karten.
ask-card = { $wild ->
    [1] Was machst du mit dem Joker?
   *[other] Wer nutzt die Karte, und wofür?
  }
ask-card-detail = Wähl eine deiner Figuren, dann ein Feld oder ein Ziel.
ask-rally = { character-name } geht auf Feld { place }. Wer geht mit?
ask-rally-detail = Wähl eine weitere Figur und ihr Feld, oder lass sonst niemanden gehen.
ask-pay = { $what ->
    [climb] Leg eine Karte für den Aufstieg von { character-name } dazu.
    [claim] Leg eine Karte für den Splitter dazu.
   *[rally] Leg eine Karte fürs Sammeln dazu.
  }
ask-pay-detail = { $paid } von { $price } Karten sind gespielt.
ask-target = Welche deiner Figuren steckt den Treffer ein?
ask-target-detail = { character-name } von Platz { $seat2 } greift an ({ flag-name }): { $damage } Schaden.
ask-defend = { $flag ->
    [melee] Hieb
    [heavy_melee] Wuchthieb
    [ranged] Schuss
   *[heavy_ranged] Wuchtschuss
  } von { character-name } gegen { target-name }. Verteidigen?
ask-defend-detail = { $left ->
    [0] { $damage } Schaden würden { target-name } ausschalten.
   *[other] { $damage } Schaden: Leben { $health } → { $left }.
  } { $stopping ->
    [0] Keine deiner Karten stoppt das.
    [one] Eine deiner Karten stoppt das.
   *[other] { $stopping } deiner Karten stoppen das.
  }
ask-blast = { character-name } sprengt Feld { place }. { target-name } verteidigen?
ask-blast-detail = { ask-defend-detail }
ask-window = { $ends ->
    [1] Platz { $seat2 } ist fertig. Eingreifen?
   *[other] Bei Platz { $seat2 } eingreifen?
  }
ask-window-detail = { $wilds ->
    [0] Du hast keinen Joker, kannst es also nur zulassen.
   *[other] { $ready ->
        [0] Keine deiner Figuren ist auf dem Spielplan: Du könntest nichts tun.
       *[1] Das kostet einen Joker. Du behältst { $left ->
            [one] 1 Karte.
           *[other] { $left } Karten.
          }
      }
  }
note-goal = Wofür du spielst
note-goal-text = { $count } Punkte vor allen anderen. Jeder deiner Splitter, den du birgst, ist einer, und jeder Rivale, den du ausschaltest.
note-faction = Was eine Fraktion ist
note-faction-text = Fünf Figuren mit einem eigenen Stapel. Zeig auf eine Karte, um sie zu lesen; alle können gewinnen.
note-secret = Warum geheim?
note-secret-text = Du hast zehn Ortskarten. Fünf sagen, wo deine Figuren erscheinen, und niemand sieht wo, bis du sie aufdeckst.
note-leave = Was du übrig lässt
note-leave-text = Die fünf Felder, die du übrig lässt, bekommen die Splitter von Platz { $seat }. Wähl sie also weit weg von allem.
note-reveal = Wen aufdecken?
note-reveal-text = Nur wer auf dem Spielplan steht, kann deine Karten nutzen. Lies deine Hand, dann deck auf, wer am meisten damit kann. Es ist umsonst.
note-turn = Wie ein Zug geht
note-turn-text = Spiel so viele Karten du willst, jede für eine Sache: einen Schritt oder die Aktion einer Figur, die sie zeigt, oder die offene Aktion für irgendwen. Heb ein paar zum Verteidigen auf.
note-window = Warum jetzt?
note-window-text = Nach jeder Aktion dürfen alle anderen mit einem Joker eingreifen. Alle werden gefragt, damit niemand erfährt, wer einen hat.
note-interrupt = Wenn du eingreifst
note-interrupt-text = Du handelst wie in deinem Zug, so lange du willst, ziehst aber keine Karten. Dann macht Platz { $seat } weiter.

# What others hear meanwhile
wait-choose = Die anderen wählen ihre Fraktionen.
wait-deal = Ortskarten werden ausgeteilt.
wait-assign = Die anderen platzieren ihre Figuren.
wait-draw = { $you2 ->
    [1] Du ziehst Karten.
   *[0] Platz { $seat2 } zieht Karten.
  }
wait-turn = Platz { $seat } ist am Zug.
wait-interrupt = Platz { $seat } hat eingegriffen.
wait-card = Platz { $seat } spielt eine Karte.
wait-rally = Platz { $seat } sammelt.
wait-pay = Platz { $seat } legt Karten dazu.
wait-target = { character-name } greift an. Platz { $seat } wählt, wen es trifft.
wait-defend = { $flag ->
    [melee] Hieb
    [heavy_melee] Wuchthieb
    [ranged] Schuss
   *[heavy_ranged] Wuchtschuss
  } von { character-name } gegen { target-name }. Platz { $seat } darf verteidigen.
wait-blast = { character-name } sprengt Feld { place }. Wer verteidigt?
wait-window = { $you2 ->
    [1] Die anderen dürfen jetzt eingreifen.
   *[0] Die anderen dürfen bei Platz { $seat2 } eingreifen.
  }

# What a move would bring
hint-assign = Die fünf Felder, die du übrig lässt, bekommen die Splitter von Platz { $seat }.
hint-reveal = { character-name } erscheint auf Feld { place }, vor aller Augen.
hint-end = { $count ->
    [0] Deine Hand ist voll: Du ziehst nichts.
    [one] Du ziehst 1 Karte.
   *[other] Du ziehst { $count } Karten.
  } { $held ->
    [0] Ohne Karten kannst du dich bis dahin nicht verteidigen.
   *[other] Vorher dürfen die anderen eingreifen.
  }
hint-finish = Das Spiel geht zurück an Platz { $seat }; du ziehst keine Karten.
hint-claim = Kostet { $count } Karten, die dieselbe Figur zeigen, und bringt einen Punkt.
hint-melee = { $count ->
    [one] { "" }
   *[other] Platz { $seat } wählt, wen von den { $count } es trifft.{ " " }
  }Platz { $seat } kann mit einem Hieb parieren.
hint-step = { $climb ->
    [0] Ein Schritt.
   *[other] Ein Aufstieg kostet zwei Karten.
  }{ $shard ->
    [0] { "" }
   *[other] { " " }Dort liegt dein Splitter.
  }{ $cover ->
    [0] { "" }
   *[other] { " " }Dort ist Deckung.
  }{ $enemies ->
    [0] { "" }
    [one] { " " }Dort steht ein Feind.
   *[other] { " " }Dort stehen { $enemies } Feinde.
  }
hint-stay = Das Sammeln ist vorbei.
hint-blast = Trifft { $enemies ->
    [0] keinen Feind
    [one] 1 Feind
   *[other] { $enemies } Feinde
  }{ $own ->
    [0] .
    [one] { " " }und 1 eigene Figur!
   *[other] { " " }und { $own } eigene Figuren!
  }
hint-shot = In Sicht, { $between ->
    [0] nichts dazwischen
    [one] 1 Feld dazwischen
   *[other] { $between } Felder dazwischen
  }. { $you ->
    [1] Du kannst
   *[0] Platz { $seat } kann
  } das mit Block{ $cover ->
    [0] { "" }
   *[other] { " " }oder Deckung
  } stoppen.
hint-draw = { $count ->
    [one] Du ziehst 1 Karte: Für zwei ist auf deiner Hand kein Platz.
   *[other] Du ziehst { $count } Karten.
  }
hint-hit = { $left ->
    [0] { character-name } wird ausgeschaltet.
   *[other] { character-name } verliert { $damage } und hat noch { $left } Leben.
  }
hint-pass = Du behältst deine Karten. Niemand erfährt, ob du hättest eingreifen können.
hint-interrupt = { $ready ->
    [0] Keine deiner Figuren ist auf dem Spielplan: Das würde umsonst einen Joker kosten.
   *[1] Das kostet einen Joker; du behältst { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
      } und handelst.{ $rivals ->
        [one] {""}
       *[other] {" "}Greifen mehrere ein, kommt zuerst, wer dem aktiven Spieler am nächsten folgt.
      }
  }
effect-harm = { character-name } −{ $damage }{ $cover ->
    [0] { "" }
   *[other] , in Deckung
  }
effect-maybe = −{ $damage }, falls gewählt
effect-point = ein Punkt

# What buttons say: a family of moves, and the move itself
do-choose = Führen
do-assign = Platzieren
do-reveal = Aufdecken
do-end = Zug beenden
do-play = Spielen
do-move = Schritt
do-claim = Bergen
do-melee = Hieb
do-heavy-melee = Wuchthieb
do-ranged = Schuss
do-heavy-ranged = Wuchtschuss
do-area = Explosion
do-rally = Sammeln
do-stay = Niemand sonst
do-fly = Flug
do-draw-two = 2 ziehen
do-add = Karte dazulegen
do-target = Treffer einstecken
do-defend = Verteidigen
do-decline = Schaden hinnehmen
do-pass = Zulassen
do-interrupt = Eingreifen
label-assign = { character-name } platzieren
label-assign-all = Alle fünf platzieren
label-reveal = { character-name } aufdecken
label-play = Diese Karte spielen
label-end = { $count ->
    [0] Zug beenden
   *[other] Zug beenden, { $count } ziehen
  }
label-finish = Zurückgeben
label-move = Schritt: { place }
label-claim = Den Splitter bergen
label-melee = Hieb gegen { $count ->
    [one] { character-name }
   *[other] Platz { $seat }
  }
label-heavy-melee = Wuchthieb gegen { $count ->
    [one] { character-name }
   *[other] Platz { $seat }
  }
label-ranged = Schuss auf { character-name }
label-heavy-ranged = Wuchtschuss auf { character-name }
label-area = Explosion: { place }
label-rally = Sammeln: { place }
label-fly = Flug: { place }
label-stay = Niemand sonst geht
label-draw-two = { $count ->
    [one] 1 ziehen
   *[other] { $count } ziehen
  }
label-add = Diese Karte dazulegen
label-target = { character-name } steckt ihn ein
label-defend = { character-name } verteidigen
label-decline = { $deadly ->
    [1] { character-name } verlieren
   *[0] { $damage } Schaden hinnehmen
  }
label-pass = Zulassen
label-interrupt = Eingreifen

# The log: moves
news-choose = { $you ->
    [1] Deine Fraktion: { faction-name }.
   *[0] Die Fraktion von Platz { $seat }: { faction-name }.
  }
news-allot = Ausgelost: { faction-name }.
news-deal = Eine Ortskarte wird ausgeteilt.
news-assign = { $you ->
    [1] Du platzierst { character-name } auf Feld { $space }.
   *[0] Platz { $seat } platziert eine Figur.
  }
news-draw = Eine Karte wird gezogen.
news-reveal = { $you ->
    [1] Du deckst { character-name } auf.
   *[0] Platz { $seat } deckt { character-name } auf.
  }
news-end = { $you ->
    [1] Du bist fertig.
   *[0] Platz { $seat } ist fertig.
  }
news-play = { $you ->
    [1] Du spielst eine Karte: { $card }.
   *[0] Platz { $seat } spielt eine Karte: { $card }.
  }
news-move = { $you ->
    [1] Du gehst mit { character-name } auf Feld { $space }.
   *[0] { character-name } geht auf Feld { $space }.
  }
news-claim = { $you ->
    [1] Du birgst einen Splitter mit { character-name }.
   *[0] { character-name } birgt einen Splitter.
  }
news-melee = { $you ->
    [1] Du führst mit { character-name } einen Hieb gegen Platz { $seat2 }.
   *[0] { character-name } führt einen Hieb gegen { $you2 ->
        [1] dich
       *[0] Platz { $seat2 }
      }.
  }
news-heavy-melee = { $you ->
    [1] Du führst mit { character-name } einen Wuchthieb gegen Platz { $seat2 }.
   *[0] { character-name } führt einen Wuchthieb gegen { $you2 ->
        [1] dich
       *[0] Platz { $seat2 }
      }.
  }
news-ranged = { $you ->
    [1] Du schießt mit { character-name } auf { target-name }.
   *[0] { character-name } schießt auf { target-name }.
  }
news-heavy-ranged = { $you ->
    [1] Du feuerst mit { character-name } einen Wuchtschuss auf { target-name }.
   *[0] { character-name } feuert einen Wuchtschuss auf { target-name }.
  }
news-area = { $you ->
    [1] Du sprengst mit { character-name } Feld { $space }.
   *[0] { character-name } sprengt Feld { $space }.
  }
news-rally = { $you ->
    [1] Sammeln: Du gehst mit { character-name } auf Feld { $space }.
   *[0] Sammeln: { character-name } geht auf Feld { $space }.
  }
news-stay = Niemand sonst geht.
news-fly = { $you ->
    [1] Du fliegst mit { character-name } auf Feld { $space }.
   *[0] { character-name } fliegt auf Feld { $space }.
  }
news-draw-two = { $you ->
    [1] Du ziehst für einen Joker.
   *[0] Platz { $seat } zieht für einen Joker.
  }
news-add = { $you ->
    [1] Du legst eine Karte dazu: { $card }.
   *[0] Platz { $seat } legt eine Karte dazu: { $card }.
  }
news-target = Der Treffer gilt: { character-name }.
news-defend = { $you ->
    [1] Du verteidigst mit einer Karte: { $card }.
   *[0] Platz { $seat } verteidigt mit einer Karte: { $card }.
  }
news-decline = { $you ->
    [1] Du verteidigst nicht.
   *[0] Platz { $seat } verteidigt nicht.
  }
news-pass = { $you ->
    [1] Du lässt es zu.
   *[0] Platz { $seat } lässt es zu.
  }
news-interrupt = { $you ->
    [1] Du willst eingreifen.
   *[0] Platz { $seat } will eingreifen.
  }

# The log: what came of them
news-plays-faction = { $you2 ->
    [1] Deine Fraktion: { faction-name }.
   *[0] Die Fraktion von Platz { $seat2 }: { faction-name }.
  }
news-dealt = { $you2 ->
    [1] Du bekommst die Ortskarte von Feld { $space }.
   *[0] Platz { $seat2 } bekommt eine Ortskarte.
  }
news-shard = { $you2 ->
    [1] Ein Splitter von dir liegt auf Feld { $space }.
   *[0] Ein Splitter von Platz { $seat2 } liegt auf Feld { $space }.
  }
news-begins = { $you2 ->
    [1] Du beginnst.
   *[0] Platz { $seat2 } beginnt.
  }
news-turn-of = { $you2 ->
    [1] Du bist am Zug.
   *[0] Platz { $seat2 } ist am Zug.
  }
news-drew-several = { $you2 ->
    [1] Du ziehst { $count } Karten.
   *[0] Platz { $seat2 } zieht { $count } Karten.
  }
news-drew = { $you2 ->
    [1] Du ziehst eine Karte: { $card }.
   *[0] Platz { $seat2 } zieht eine Karte.
  }
news-reshuffled = { $you2 ->
    [1] Du mischst deinen Ablagestapel.
   *[0] Platz { $seat2 } mischt den Ablagestapel.
  }
news-appeared = { $you ->
    [1] Du deckst { character-name } auf Feld { $space } auf.
   *[0] { character-name } erscheint auf Feld { $space }.
  }
news-claimed = { $you ->
    [1] Du birgst den Splitter auf Feld { $space } mit { character-name }: ein Punkt.
   *[0] { character-name } birgt den Splitter auf Feld { $space }: ein Punkt.
  }
news-defended = { character-name } ist in Sicherheit.
news-hurt = { character-name } nimmt { $damage } Schaden.
then-hurt = ; { character-name } −{ $damage }.
then-defended = ; { character-name } ist in Sicherheit.
then-knocked-out = , ausgeschaltet: ein Punkt für { $you2 ->
    [1] dich
   *[0] Platz { $seat2 }
  }.
news-knocked-out = { character-name } wird ausgeschaltet: ein Punkt für { $you2 ->
    [1] dich
   *[0] Platz { $seat2 }
  }.
news-removed = { character-name } wird von der eigenen Seite ausgeschaltet.
news-interrupted = { $you2 ->
    [1] Du greifst ein.
   *[0] Platz { $seat2 } greift ein.
  }
news-struck-back = { $you2 ->
    [1] Du holst dir den Zug zurück.
   *[0] Platz { $seat2 } holt sich den Zug zurück.
  }
news-returned = { $you2 ->
    [1] Das Spiel kommt zurück zu dir.
   *[0] Das Spiel geht zurück an Platz { $seat2 }.
  }
news-eliminated = { $you2 ->
    [1] Du scheidest aus.
   *[0] Platz { $seat2 } scheidet aus.
  }
news-tied = Die Überlebenden liegen gleichauf; es geht weiter.

# Words explained
term-gi-boot-prints = Schritt
term-gi-boot-prints-text = Eine Karte, die eine Figur zeigt, bewegt sie um ein Feld, über eine weiße Linie.
term-gi-polar-star = Joker
term-gi-polar-star-text = Ein Schritt für irgendwen, zwei Karten oder ein Eingreifen. Er ist nie eine Verteidigung.
term-gi-electric = Eingreifen
term-gi-electric-text = Greif nach der Aktion eines anderen mit einem Joker ein und handle wie in deinem Zug.
term-gi-card-draw = Karten auf der Hand
term-gi-card-draw-text = Womit du handelst und dich verteidigst; höchstens sieben. Am Ende deines Zuges ziehst du drei.
term-gi-card-pickup = Stapel
term-gi-card-pickup-text = Karten zum Ziehen. Ist er leer, wird der Ablagestapel gemischt.
term-gi-card-discard = Ablagestapel
term-gi-card-discard-text = Gespielte Karten, nur von dieser Fraktion.
term-gi-crystal-cluster = Splitter
term-gi-crystal-cluster-text = Ein Punkt für den, dem er gehört und der ihn mit drei Karten birgt, die dieselbe Figur zeigen.
term-gi-hood = Aufdecken
term-gi-hood-text = Eine verborgene Figur erscheint auf dem Feld ihrer Ortskarte. Das ist umsonst.
term-gi-hearts = Leben
term-gi-hearts-text = Eine Figur ohne Leben ist ausgeschaltet und bringt dem einen Punkt, der sie zuletzt getroffen hat.
term-gi-eye-target = Sicht
term-gi-eye-target-text = Schüsse gehen, wohin eine gerade Linie reicht: Mauern halten sie auf, Deckung und Anhöhen dazwischen auch.
term-shard = Splitter
term-shard-text = Ein Punkt für den, dem er gehört und der ihn mit einer Figur dort und drei Karten birgt, die dieselbe Figur zeigen.
term-map-card = Deine Ortskarte
term-map-card-text = Hier darf eine deiner Figuren beginnen. Felder, die du nicht nutzt, bekommen Splitter eines Nachbarn.
term-marker = Marker
term-marker-text = Zeigt, wessen Zug es ist, egal wer eingegriffen hat.
term-pile-deck = Dein Stapel
term-pile-deck-text = 24 gewöhnliche Karten und 6 Joker, gemischt: Niemand kennt ihre Reihenfolge. Ist er leer, wird deine Ablage zum neuen Stapel.
term-pile-discards = Deine Ablage
term-pile-discards-text = Die Karten, die du gespielt hast. Sie kommen wieder, wenn dein Stapel leer ist.
term-phase-choose = Fraktionen
term-phase-choose-text = Alle wählen eine der vier Fraktionen. Keine wird zweimal geführt.
term-phase-assign = Geheime Starts
term-phase-assign-text = Geheim gibst du jeder deiner Figuren ein nummeriertes Feld, auf dem sie erscheinen wird.
term-phase-hands = Erste Hände
term-phase-hands-text = Die Splitter werden ausgelegt, und alle ziehen sieben Aktionskarten.
term-phase-reveal = Aufdecken
term-phase-reveal-text = Solange du verborgene Figuren hast, beginnt dein Zug mit einer von ihnen: Sie erscheint auf ihrem Feld.
term-phase-act = Aktionen
term-phase-act-text = So viele, wie deine Karten erlauben. Nach jeder dürfen die anderen unterbrechen.
term-phase-done = Ende des Zugs
term-phase-done-text = Du sagst, dass du fertig bist. Die anderen dürfen noch einmal unterbrechen.
term-phase-draw = Ziehen
term-phase-draw-text = Drei Karten, egal wie viele du gespielt hast, bis zu sieben auf der Hand. Dann ist der Nächste am Zug.
term-stone = Ausgeschaltet
term-stone-text = Ihr Platz im Team bleibt leer.
term-back = Verdeckt
term-back-text = Niemand darf diese Karten ansehen.
term-kind-dungeon-open = Boden
term-kind-dungeon-open-text = Ein Feld ohne Deckung.
term-kind-dungeon-cover = Deckung
term-kind-dungeon-cover-text = Kisten und Fässer: Wer hier steht, kann Deckung nutzen, und niemand sieht über das Feld hinweg.
term-kind-dungeon-wall = Mauer
term-kind-dungeon-wall-text = Niemand geht, sieht oder sprengt hindurch.
term-kind-ruins-open = Gras
term-kind-ruins-open-text = Ein Feld ohne Deckung.
term-kind-ruins-cover = Deckung
term-kind-ruins-cover-text = Säulen und Büsche: Wer hier steht, kann Deckung nutzen, und niemand sieht über das Feld hinweg.
term-kind-ruins-high = Anhöhe
term-kind-ruins-high-text = Nur von oben oder aus gleicher Höhe zu sehen; sie verbirgt, was dahinter ist.
term-kind-ruins-high-cover = Anhöhe mit Deckung
term-kind-ruins-high-cover-text = Nur von oben oder aus gleicher Höhe zu sehen; wer hier steht, kann Deckung nutzen.
term-kind-ruins-wall = Mauer
term-kind-ruins-wall-text = Niemand geht, sieht oder sprengt hindurch.
term-kind-line = Weiße Linie
term-kind-line-text = Zwischen zwei Feldern: ein Schritt.
term-kind-climb = Aufstieg
term-kind-climb-text = Den Pfeil hinauf kostet ein Schritt zwei Karten; hinab kostet er eine.
term-kind-gate = Tor
term-kind-gate-text = Zwei Felder, die als Nachbarn gelten.
term-kind-torch = Fackel
term-kind-torch-text = Nur fürs Auge.
term-meter-paid = Karten zum Zahlen
term-meter-paid-text = Wie viele Karten dieser Aktion gespielt sind und wie viele sie kostet.
term-meter-turns = Züge
term-meter-turns-text = Die Partie endet, wenn sie aufgebraucht sind.
term-move = Schritt
term-move-text = Ein Schritt über eine weiße Linie, mit einer Karte, die die Figur zeigt.
term-claim = Bergen
term-claim-text = Drei Karten, die dieselbe Figur zeigen, holen deinen Splitter auf ihrem Feld.
term-reveal = Aufdecken
term-reveal-text = Eine verborgene Figur erscheint auf dem Feld ihrer Ortskarte. Das ist umsonst.
term-play = Karte spielen
term-play-text = Jede Karte ist für eine Sache: einen Schritt oder eine der Aktionen auf ihr.
term-end = Ende
term-end-text = Die anderen dürfen noch einmal eingreifen; dann ziehst du drei Karten.
term-draw-two = 2 ziehen
term-draw-two-text = Ein Joker für zwei Karten deines Stapels.
term-interrupt = Eingreifen
term-interrupt-text = Ein Joker, und du handelst wie in deinem Zug, ziehst aber keine Karten. Dann geht das Spiel zurück.
term-pass = Zulassen
term-pass-text = Alle werden gefragt, damit niemand erfährt, wer einen Joker hat.
term-defend = Verteidigen
term-defend-text = Eine Karte mit der richtigen Aktion für die getroffene Figur oder für alle hält allen Schaden ab.
term-decline = Schaden hinnehmen
term-decline-text = Keine Verteidigung: Die Figur verliert Leben.
term-target = Treffer einstecken
term-target-text = Von mehreren, die getroffen werden könnten, wählt der Besitzer eine Figur.
term-add = Karte dazulegen
term-add-text = Ein Aufstieg kostet zwei Karten, ein Splitter drei.
term-assign = Figur platzieren
term-assign-text = Geheim: Eine deiner Ortskarten sagt, wo sie erscheint.
term-choose = Fraktion führen
term-choose-text = Fünf Figuren mit einem eigenen Stapel.
term-stay = Niemand sonst geht
term-stay-text = Beim Sammeln geht nur eine Figur.

# Options: what each is called on the start page, and what its values mean.
option-map = Der Spielplan
option-map-dungeon = Das Verlies: keine Anhöhen, gut für die erste Partie
option-map-ruins = Die Ruinen: Anhöhen zum Klettern und ein Tor
option-factions = Wie Fraktionen verteilt werden
option-factions-chosen = jeder wählt, wer zuerst kommt
option-factions-random = ausgelost
option-factions-seated = in fester Reihenfolge, Platz für Platz
option-passing = Weitergeben der Ortskarten
option-passing-right = die fünf übrigen gehen nach rechts
option-passing-left = die fünf übrigen gehen nach links
option-ridge_price = Von Anhöhe zu Anhöhe
option-ridge_price-1 = eine Karte zwischen hohen Feldern ohne Pfeil
option-ridge_price-2 = zwei Karten zwischen hohen Feldern ohne Pfeil
option-removed_icons = Eigene Verluste durch deine Explosion
option-removed_icons-true = ihre Symbole können fürs Bergen zahlen
option-removed_icons-false = ihre Symbole können nicht fürs Bergen zahlen
option-draw_two_counts = Handgröße beim Ziehen von zwei
option-draw_two_counts-after = Joker zählt nicht mit: Bei sechs auf der Hand ziehst du zwei
option-draw_two_counts-before = Joker zählt mit: Bei sechs auf der Hand ziehst du nur eine
option-reshuffle = Mischen des Ablagestapels
option-reshuffle-needed = wenn du ziehen musst und der Stapel leer ist
option-reshuffle-empty = sobald die letzte Karte gezogen ist
option-area_target = Wen eine Explosion treffen muss
option-area_target-any = irgendwen, auch nur deine eigenen Figuren
option-area_target-enemy = mindestens einen Feind
option-blast_defence = Verteidigung gegen eine Explosion
option-blast_defence-together = alle Gegner entscheiden zugleich und verdeckt
option-blast_defence-clockwise = die Gegner entscheiden reihum und sehen, was vorher war
option-own_blast = Die eigene Figur ausschalten
option-own_blast-nobody = niemand bekommt einen Punkt
option-own_blast-last_enemy = ein Punkt für den letzten Feind, der sie verletzt hat
option-discards = Ablagestapel durchsehen
option-discards-open = alle dürfen jeden Stapel durchsehen
option-discards-closed = du siehst nur deinen eigenen
option-strike_back = Zurückschlagen nach einem Eingreifen
option-strike_back-true = der aktive Spieler darf bei Eingreifenden eingreifen
option-strike_back-false = der aktive Spieler darf das nicht
option-interrupts = Eingreifen im selben Zug
option-interrupts-any = jeder darf immer wieder eingreifen
option-interrupts-once = jeder darf einmal eingreifen oder zurückschlagen
option-first_interrupter = Wenn mehrere eingreifen wollen
option-first_interrupter-active = erst der aktive Spieler, dann im Uhrzeigersinn
option-first_interrupter-acting = wer links vom Handelnden zuerst kommt
option-after_end = Erneut beenden nach einem Eingreifen
option-after_end-declare = auch beim neuen Ende dürfen andere eingreifen
option-after_end-draw = wer sofort beendet, zieht ohne Eingreifen
option-turn_cap = Höchstzahl der Züge
option-turn_cap-none = unbegrenzt
option-turn_cap-40 = 40 Züge aller zusammen
option-turn_cap-80 = 80 Züge aller zusammen
option-turn_cap-160 = 160 Züge aller zusammen
option-cap_winner = Sieg bei der Höchstzahl
option-cap_winner-nobody = niemand, die Partie bleibt unbeendet
option-cap_winner-most_points = wer mit den meisten Punkten überlebt
option-idle_turn = Einen Zug ohne Karte beenden
option-idle_turn-true = erlaubt, auch wenn du eine spielen könntest
option-idle_turn-false = nur wenn du keine spielen kannst
option-idle_interrupt = Ein Eingreifen ohne Aktion beenden
option-idle_interrupt-true = erlaubt, auch wenn eine möglich wäre
option-idle_interrupt-false = nur wenn keine möglich ist
option-idle_end = Eingreifen bei einem Ende ohne Aktion
option-idle_end-open = erlaubt, wie nach jedem angesagten Ende
option-idle_end-protected = nicht erlaubt, der Zug ist einfach vorbei
option-interrupt_reveal = Aufdecken beim Eingreifen
option-interrupt_reveal-free = du musst niemanden aufdecken
option-interrupt_reveal-due = deck erst eine verborgene Figur auf, wenn du eine hast
option-finish_window = Wenn ein Eingreifen endet
option-finish_window-false = das Spiel geht sofort zurück
option-finish_window-true = vorher dürfen andere eingreifen
option-draw_two_window = Eingreifen nach „2 ziehen“
option-draw_two_window-true = erlaubt, wie nach jeder Aktion
option-draw_two_window-false = nicht erlaubt
option-wild_icons = Joker beim Bergen
option-wild_icons-all = stehen auch für eine ausgeschaltete Figur
option-wild_icons-on_board = stehen nur für die Figur, die birgt
option-rally_alone = Allein gehen beim Sammeln
option-rally_alone-either = wer ruft oder wer folgt, darf allein gehen
option-rally_alone-caller = nur eine Figur, die das Sammeln nutzen kann
option-second_rally = Zweite Sammelkarte zum Klettern
option-second_rally-either = ihre Aktion darf von beiden sein
option-second_rally-partner = beide müssen je die Aktion einer Karte nutzen
option-flight = Länge eines Fluges
option-flight-to_two = ein oder zwei Schritte, auf ein anderes Feld
option-flight-two = immer zwei Schritte, auf ein anderes Feld
option-flight-hover = bis zu zwei Schritte, darf am Startfeld enden
option-flight_walls = Über Mauern fliegen
option-flight_walls-stop = Mauern halten einen Flug auf
option-flight_walls-pass = ein Schritt darf eine Mauer zwischen zwei Feldern queren
option-heavy_distance = Reichweite des Wuchtschusses
option-heavy_distance-line = höchstens ein Feld dazwischen auf der Sichtlinie
option-heavy_distance-path = in Sicht und höchstens zwei Schritte weit
option-area_sight = Explosionen auf Feldern außer Sicht
option-area_sight-false = jedes Nachbarfeld kann getroffen werden
option-area_sight-true = nur wenn keine Mauer es verbirgt; Anhöhen immer
option-defender = Wessen Aktion verteidigen kann
option-defender-target = nur die der angegriffenen Figur oder eine offene
option-defender-friend = auch die eines Freundes auf dem Feld
option-five_points = Fünf Punkte beim Ausscheiden
option-five_points-first = du gewinnst: Punkte gehen vor
option-five_points-after_elimination = das Ausscheiden geht vor, fünf Punkte kommen zu spät
option-nobody_left = Wenn eine Explosion alle ausschaltet
option-nobody_left-points = die meisten Punkte unter den Ausgeschiedenen gewinnen
option-nobody_left-acting_wins = wer sie ausgelöst hat, gewinnt
option-nobody_left-acting_loses = wer sie ausgelöst hat, verliert; von den anderen gewinnen die meisten Punkte

# --- woran Anfänger vorher denken sollten ---

warn-empty-hand = Deine letzte Karte: Bis du wieder ziehst, kannst du dich nicht verteidigen.
warn-last-wild = Dein einziger Joker: Ohne ihn kannst du nicht eingreifen.
warn-own-burst = Das trifft auch deine eigenen Figuren.
warn-left-to-rival = { character-name } behält 1 Leben: Den Punkt bekommt, wer zuletzt trifft, und ein Rivale ist nah.

# Vorab festgelegt
order-pass = Zulassen, bis du dran bist
order-pass-unless-hit = Zulassen bis zum Angriff
order-pass-unless-seat = Zulassen, außer wenn { $seat } handelt
order-interrupt = Eingreifen, sobald du kannst

## Puzzles

puzzle-goal-action = Eine Aktion bringt sofort { $brings ->
    [one] einen Punkt
   *[other] { $brings } Punkte
  }; jede andere { $next ->
    [0] keinen.
   *[other] höchstens { $next }.
  }
puzzle-goal-turn = Dieser Zug kann sofort { $brings ->
    [one] einen Punkt
   *[other] { $brings } Punkte
  } bringen; die nächstbeste Idee bringt { $next ->
    [0] keinen.
   *[other] { $next }.
  }
