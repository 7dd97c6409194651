## On the door

door-hook = Leg dein Land verdeckt aus, dann weck die Tiere darauf.
door-goal = Führ deine Tiere als Erster zu allen fünf Elementen.
door-kind = Verdecktes Legen · Taktik
door-minutes = 45–60 Min.

## Why a move is refused

chance-decides = Das entscheidet der Zufall.
no-cards-any-more = In der Aktionsphase kommt keine Karte mehr auf den Spielplan.
other-step = Das gehört zu einem anderen Schritt des Legens.
position-phase-first = Tiere handeln, wenn die Legephase vorbei ist.
activate-first = Aktiviere zuerst ein Tier.
finish-activation-first = Bring zuerst diese Aktivierung zu Ende.
answer-first = Gerade wird etwas anderes entschieden.
you-are-out = Du hast kein Tier mehr, das aktiviert werden könnte, und bist ausgeschieden.
you-have-conceded = Du hast aufgegeben.
a-roll-is-due = Die Wildice sind noch zu werfen.
no-lizard-attacked = Niemand greift eine Eidechse an, die ihren Schwanz abwerfen könnte.
no-lizard-escapes = Keine Eidechse flieht.
no-holes-rolled = Es gibt keine Löcher zu bezahlen.
no-swan-to-choose = Es ist kein Schwan zu wählen.

not-in-hand = Diese Karte hast du nicht.
deck-empty = Dein Stapel ist leer.
not-enough-magic = Du hast nicht genug Magiesteine.
keep-before-returning = Wähl zuerst, was du behältst, bevor etwas zurückgeht.
keep-in-order = Karten zum Behalten werden in der Reihenfolge der Liste genannt.
no-such-field = Der Spielplan hat kein Feld { $field }.
field-has-a-card = Auf { $field } liegt eine Karte.
not-connected = Sie muss eine deiner Karten berühren.
first-card-at-the-edge = Deine erste Karte liegt am Rand des Spielplans.
wrong-landscape = Die Karte passt nicht zur Landschaft dieses Feldes.
no-desert-on-element = Eine Wüste darf nicht auf einem Element liegen.
bees-shun-elements = Bienen können nicht auf einem Feld mit Element ruhen.
too-many-dots = Das wären zu viele Punkte in einem Zug.

not-on-board = So ein Tier hast du nicht auf dem Spielplan.
no-token = Es hat keinen Aktivierungsstein.
eagle-first = Der Adler muss zuerst aktiviert werden.
not-enough-activations = Es sind nicht genug Aktivierungen übrig.
not-stunned = Es ist nicht betäubt.
must-wake-up = Es ist betäubt und kann nur aufwachen.
sprint-used = Dieser Bär ist schon gesprintet.
no-option = Es kann sich weder bewegen noch angreifen.
deactivated-just-now = Aktiviere ein anderes Tier oder lass eines aussetzen, bevor du wieder deaktivierst.
beaver-never-forfeits = Ein Biber kann immer deaktivieren und setzt nie aus.
blocked-is-ignored = In dieser Partie setzen blockierte Tiere nicht aus; sie halten die Erneuerung nicht auf.
not-blocked = Es ist nicht blockiert.

not-adjacent = { $field } liegt nicht daneben.
desert-in-the-way = Nur Schlangen betreten eine Wüste.
no-water-there = Ein Aal braucht dort Wasser.
pickup-stays-open = Mit seiner Last kann der Adler nicht dorthin zurück, wo er sie gepackt hat.
field-occupied = { $field } ist besetzt.
beyond-double-speed = Das ist mehr als das Doppelte seines Tempos.
could-not-be-completed = Von dort ließe sich die Aktivierung nicht zu Ende bringen.
only-the-eagle-carries = Nur der Adler hat Fänge.
carries-already = Der Adler trägt schon ein Tier.
nothing-to-carry = Hier ist niemand, den der Adler jetzt packen kann.
nothing-to-drop = Der Adler trägt niemanden.
drop-elsewhere = Es muss auf einem anderen Feld abgesetzt werden, als es gepackt wurde.
drop-needs-free-field = Absetzen geht nur auf einem freien Feld.
must-fly-on = Nach dem Absetzen muss der Adler weiterfliegen können.
two-motions-at-most = Eine Aktivierung hat höchstens zwei Bewegungen.
take-a-step-first = Mach zuerst einen Schritt.
drop-the-load-first = Setz zuerst die Last ab.
not-on-occupied-field = Eine Bewegung kann nicht auf einem besetzten Feld enden.
must-change-field = Es muss auf einem anderen Feld enden, als es aktiviert wurde.

no-attack-in-second-motion = In der zweiten Bewegung gibt es keinen Angriff.
basilisk-only-watches = Der Basilisk greift nicht an; er beobachtet nur.
not-its-attack = So greift es nicht an.
attack-needs-free-field = Es kann nur von einem freien Feld aus angreifen.
nobody-there = Auf { $field } ist niemand anzugreifen.
own-animal = Die eigene Seite kann es nicht angreifen.
bees-are-invulnerable = Bienen sind dagegen gefeit.
eel-needs-water = Nur Tiere mit Wasser auf ihrer Karte erreichen einen Aal.
immune-to-its-kind = Gegen die eigene Art ist es gefeit.
nothing-to-heal = Es gibt keinen Schaden zu heilen.
too-far = Die übrigen Schritte reichen nicht.
move-first = Es muss sich zuerst bewegen: Von hier darf es nur angreifen, was sicher fällt.
nobody-in-reach = Dort würde niemand getroffen.
escape-needs-free-field = Die Eidechse braucht ein freies Feld.
escape-is-nearest = Es gibt ein näheres freies Feld.

## How it ended

five-elements = Alle fünf Elemente sind genommen.
last-animals = Wer als Letzter Tiere hat, gewinnt.
concession = Durch Aufgabe entschieden.
tally = Die meisten Elemente entscheiden.
draw = Die Partie endet unentschieden.

## The scene

# Names of things. A message with an argument of the same name says which one.
animal-beaver = Biber
animal-snake = Schlange
animal-lizard = Eidechse
animal-echidna = Ameisenigel
animal-croco = Kroko
animal-swans = Schwäne
animal-bear = Bär
animal-mouflon = Mufflon
animal-eagle = Adler
animal-bees = Bienen
animal-basilisk = Basilisk
animal-unicorn = Einhorn
animal-fire_drake = Drache
animal-scarab = Skarabäus
animal-skunk = Stinktier
animal-eel = Aal
land-water = Wasser
land-forest = Wald
land-meadow = Wiese
land-rock = Fels
land-joker = Joker
land-desert = Wüste
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
   *[other] ein Tier
  }
# The same with its article, as the object of a sentence and after “von”, “mit” …
animal-acc = { $animal ->
    [beaver] den Biber
    [snake] die Schlange
    [lizard] die Eidechse
    [echidna] den Ameisenigel
    [croco] das Kroko
    [swans] die Schwäne
    [bear] den Bären
    [mouflon] das Mufflon
    [eagle] den Adler
    [bees] die Bienen
    [basilisk] den Basilisken
    [unicorn] das Einhorn
    [fire_drake] den Drachen
    [scarab] den Skarabäus
    [skunk] das Stinktier
    [eel] den Aal
   *[other] das Tier
  }
from-animal = { $animal ->
    [beaver] vom Biber
    [snake] von der Schlange
    [lizard] von der Eidechse
    [echidna] vom Ameisenigel
    [croco] vom Kroko
    [swans] von den Schwänen
    [bear] vom Bären
    [mouflon] vom Mufflon
    [eagle] vom Adler
    [bees] von den Bienen
    [basilisk] vom Basilisken
    [unicorn] vom Einhorn
    [fire_drake] vom Drachen
    [scarab] vom Skarabäus
    [skunk] vom Stinktier
    [eel] vom Aal
   *[other] vom Tier
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
   *[other] Tier
  }
victim-acc = { $victim ->
    [beaver] den Biber
    [snake] die Schlange
    [lizard] die Eidechse
    [echidna] den Ameisenigel
    [croco] das Kroko
    [swans] die Schwäne
    [bear] den Bären
    [mouflon] das Mufflon
    [eagle] den Adler
    [bees] die Bienen
    [basilisk] den Basilisken
    [unicorn] das Einhorn
    [fire_drake] den Drachen
    [scarab] den Skarabäus
    [skunk] das Stinktier
    [eel] den Aal
   *[other] das Tier
  }
land-card = { $land ->
    [water] Wasserkarte
    [forest] Waldkarte
    [meadow] Wiesenkarte
    [rock] Felskarte
    [joker] Joker
    [desert] Wüste
   *[other] Landschaftskarte
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
    [water] eine Wasserkarte
    [forest] eine Waldkarte
    [meadow] eine Wiesenkarte
    [rock] eine Felskarte
    [joker] einen Joker
    [desert] eine Wüste
   *[other] eine Karte
  }
# An animal with its owner, at the beginning of a sentence and inside it; the second one of a
# sentence belongs to the second seat in it. Here both stand after a colon or as an object.
piece-name = { $you2 ->
    [1] { piece-yours }
   *[other] { piece-plain } von Platz { $seat2 }
  }
piece-yours = { $piece ->
    [beaver] dein Biber
    [snake] deine Schlange
    [lizard] deine Eidechse
    [echidna] dein Ameisenigel
    [croco] dein Kroko
    [swans] deine Schwäne
    [bear] dein Bär
    [mouflon] dein Mufflon
    [eagle] dein Adler
    [bees] deine Bienen
    [basilisk] dein Basilisk
    [unicorn] dein Einhorn
    [fire_drake] dein Drache
    [scarab] dein Skarabäus
    [skunk] dein Stinktier
    [eel] dein Aal
   *[other] dein Tier
  }
piece-plain = { $piece ->
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
   *[other] ein Tier
  }
piece-name2 = { $you3 ->
    [1] { piece-yours2 }
   *[other] { piece-plain2 } von Platz { $seat3 }
  }
piece-yours2 = { $piece2 ->
    [beaver] deinen Biber
    [snake] deine Schlange
    [lizard] deine Eidechse
    [echidna] deinen Ameisenigel
    [croco] dein Kroko
    [swans] deine Schwäne
    [bear] deinen Bären
    [mouflon] dein Mufflon
    [eagle] deinen Adler
    [bees] deine Bienen
    [basilisk] deinen Basilisken
    [unicorn] dein Einhorn
    [fire_drake] deinen Drachen
    [scarab] deinen Skarabäus
    [skunk] dein Stinktier
    [eel] deinen Aal
   *[other] dein Tier
  }
piece-plain2 = { $piece2 ->
    [beaver] den Biber
    [snake] die Schlange
    [lizard] die Eidechse
    [echidna] den Ameisenigel
    [croco] das Kroko
    [swans] die Schwäne
    [bear] den Bären
    [mouflon] das Mufflon
    [eagle] den Adler
    [bees] die Bienen
    [basilisk] den Basilisken
    [unicorn] das Einhorn
    [fire_drake] den Drachen
    [scarab] den Skarabäus
    [skunk] das Stinktier
    [eel] den Aal
   *[other] ein Tier
  }
element-name = { $element ->
    [earth] Erde
    [water] Wasser
    [fire] Feuer
    [air] Luft
    [aether] Äther
   *[other] { $element }
  }
landscape = { $kind ->
    [water] Wasser
    [forest] Wald
    [meadow] Wiese
    [rock] Fels
    [water-forest] Wasser und Wald
    [water-meadow] Wasser und Wiese
    [water-rock] Wasser und Fels
    [forest-meadow] Wald und Wiese
    [forest-rock] Wald und Fels
    [meadow-rock] Wiese und Fels
   *[other] { $kind }
  }
direction-n = Norden
direction-ne = Nordosten
direction-e = Osten
direction-se = Südosten
direction-s = Süden
direction-sw = Südwesten
direction-w = Westen
direction-nw = Nordwesten
either-landscape = { $kind ->
    [water-forest] Wasser oder Wald
    [water-meadow] Wasser oder Wiese
    [water-rock] Wasser oder Fels
    [forest-meadow] Wald oder Wiese
    [forest-rock] Wald oder Fels
    [meadow-rock] Wiese oder Fels
   *[other] { landscape }
  }
swan-first = der erste Schwan
swan-second = der zweite Schwan
swan-name = { $swan ->
    [first] der erste Schwan
   *[other] der zweite Schwan
  }
swan-acc = { $swan ->
    [first] den ersten Schwan
   *[other] den zweiten Schwan
  }

tokens-of = { $tokens ->
    [one] 1 Magiestein
   *[other] { $tokens } Magiesteine
  }
steps-of = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
  }
dots-of = { $dots ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $dots } Punkte
  }
with-dots = { $dots ->
    [0] ohne Punkte
    [one] mit 1 Punkt
   *[other] mit { $dots } Punkten
  }
damage-of = { $damage } Schaden
times-of = { $passive ->
    [one] einmal
   *[other] { $passive }-mal
  }

# Layouts and pieces
board = Spielplan
hand = Deine Karten
seat-layout = Elemente, Steine und Karten von Platz { $seat }
element-left = { element-name }, noch { $copies } da{ $done ->
    [1] , deines hast du schon
   *[other] {""}
  }
captured-element = { element-name }, genommen
own-deck = dein Stapel
face-down = verdecktes Tier { with-dots }
own-face-down = { animal-name } { with-dots }, für die anderen verdeckt
figure = { animal-name }{ $drops ->
    [0] {""}
   *[other] , Schaden { $drops } von { $stamina }
  }{ $token ->
    [1] , bereit
   *[other] , ohne Aktivierungsstein
  }{ $passive ->
    [0] {""}
    [one] , betäubt
   *[other] , { $passive }-mal betäubt
  }{ $poison ->
    [1] , vergiftet
   *[other] {""}
  }{ $scarabs ->
    [0] {""}
    [one] , mit einem Skarabäus darin
   *[other] , mit { $scarabs } Skarabäen darin
  }{ $training ->
    [0] {""}
   *[other] , Trainingsstufe { $training }
  }

# Panels
keeping = Was du behältst
attack-of = Angriff: { animal-name } gegen { victim-name } auf { $field }
reaction = { $reaction ->
    [tail] Die Eidechse kann ihren Schwanz abwerfen und fliehen ({ $averted } %).
   *[other] Der Ameisenigel kann sich einrollen ({ $averted } %): kein Schaden für ihn, 1 für den Angreifer.
  }
attack-words = { $form ->
    [heal] Heilt 1 bis 3 Schaden, wie der Wurf es sagt.
    [shock] Betäubt ohne Wurf.
    [epic] Ein epischer Treffer braucht ein Dreieck ({ $unpaid } %); ein Fehlschlag trainiert den Angreifer.
    [enter] Der Skarabäus dringt ohne Wurf ein.
   *[other] { $certain } sicher + { $dice } Würfel gegen Ausdauer { $lives }: fällt in { $unpaid } %, mit bezahlten Löchern in { $paid } %.
  }
gaze = Blick
gaze-words = Der Basilisk von Platz { $seat } beobachtet: { animal-name }. Der Schritt misslingt in { $risk } % der Würfe.
mind = Bedenke
trigger-pulled = { $you ->
    [1] Du hast den letzten Tropfen genommen und handelst zuerst. Alle anderen legen noch einmal.
   *[other] Platz { $seat } hat den letzten Tropfen und handelt zuerst. Leg, was du kannst: Dann erwachen alle.
  }
nearly-won = { $you ->
    [1] Dir fehlt nur noch ein Element!
   *[other] Platz { $seat } fehlt nur noch ein Element!
  }
deck-bottom = Unten in deinem Stapel
cards-above = Darüber { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } in unbekannter Reihenfolge
place-from-top = als { $place }. gezogen
suspects = Was verdeckte Karten sein können
suspects-of = { $field }
seat-title = { $count }/5 Elemente, { $magic } Magie
head-animal = Tier
head-stamina = ♥
head-speed = »
head-wildice = ⚄
animal-at = { $token ->
    [1] ✓
   *[other] ·
  } { animal-name } { $field }
condition = { $passive ->
    [0] {""}
    [one] betäubt{" "}
   *[other] betäubt ×{ $passive }{" "}
  }{ $poison ->
    [1] vergiftet{" "}
   *[other] {""}
  }{ $scarabs ->
    [0] {""}
    [one] Skarabäus darin{" "}
   *[other] { $scarabs } Skarabäen darin{" "}
  }{ $training ->
    [0] {""}
   *[other] Training { $training }{" "}
  }{ $sprinted ->
    [1] schon gesprintet{" "}
   *[other] {""}
  }{ $aura ->
    [1] in einer Aura{" "}
   *[other] {""}
  }{ $watched ->
    [1] beobachtet
   *[other] {""}
  }
scarab-inside = Skarabäus darin: { animal-name }
no-animals = Keine Tiere

# Overlays
key-steps = Schritte bis dorthin
key-token = kostet einen Magiestein
key-sting = Bienen stechen unterwegs
key-gaze = ein Basilisk beobachtet dich: Würfle, um weiterzugehen
key-threat = so viele können dort im nächsten Zug angreifen
key-threat-later = und so viele, sobald sie wieder bereit sind
key-price = Schritte, die eine Karte dort kostet
prices = Schritte einer Karte
nearest = Weg zu den Elementen
key-nearest = Schritte von deinem nächsten Tier
ways = Wege und Chancen
threats = Bedrohungen
gazes = Blicke
auras = Auren
cone = Kegel
spray = Sprühen

# What is to be decided
match-over = Die Partie ist zu Ende.
over-five-elements = { $you ->
    [1] Du hattest zuerst alle fünf
   *[other] Platz { $seat } hatte zuerst alle fünf
  }; { $seats ->
    [2] die Gegenseite hatte { $count }.
   *[other] der Nächstbeste hatte { $count }.
  }
ask-discard = Wirf eine Karte für immer ab.
detail-discard = Oder zahl einen Stein und behalt alle. Erst kaufen geht auch.
note-discard = Warum eine Karte weggeben?
note-discard-text = Du ziehst vier, und eine verlässt das Spiel. Alle sehen welche; das verrät ihnen, was du nicht gelegt haben kannst.
note-place = Warum Karten legen?
note-place-text = Tiere kommen nur dahin, wo sie zum Feld passen und deine Karten berühren; Land hilft ihnen weiter. Jedes Tier nimmt einen Tropfen, und der letzte weckt sie alle.
note-activate = Was eine Aktivierung ist
note-activate-text = Das Tier bewegt sich und greift an, bewegt sich zweimal oder wacht auf. Beginnt oder endet es auf einem Element, nimmst du es.
ask-place = { $last ->
    [1] Deine letzten Karten vor dem Erwachen.
   *[other] Leg Land und Tiere, dann schließ ab.
  }
detail-place = { $first ->
    [1] Erst die Karte, dann ein Feld: Die erste liegt am Rand.
   *[other] Erst die Karte, dann ein Feld, das deine Karten berührt.
  }
touching = { $first ->
    [1] am Rand des Spielplans
   *[other] an deinen Karten
  }
ask-place-one = Leg { animal-acc } verdeckt.
hint-place-one = Auf { either-landscape }, { touching }.
ask-lay-one = Leg deine Karte: { land-card }.
hint-lay-one = { $land ->
    [joker] Auf ein beliebiges Feld
    [desert] Auf ein Feld ohne Element
    [water] Auf ein Feld mit Wasser
    [forest] Auf ein Feld mit Wald
    [meadow] Auf ein Feld mit Wiese
   *[rock] Auf ein Feld mit Fels
  }, { touching }{ $first ->
    [1] .
   *[other] : daneben 1 Schritt, an einer Ecke 2.
  }
ask-keep = { $price ->
    [0] Eine Karte fürs nächste Mal behalten?
   *[other] Noch eine Karte für einen Stein behalten?
  }
detail-keep = { $price ->
    [0] Die erste ist umsonst. Alles andere kommt unter deinen Stapel.
   *[other] Du hast { tokens-held }. Alles andere kommt unter deinen Stapel.
  }
ask-activate = { $eagle ->
    [1] Dein Adler kommt immer zuerst: Aktiviere ihn.
   *[other] Welches Tier handelt?
  }
detail-activate = { $left ->
    [0] Du hast alle Aktivierungen genutzt.
    [one] Noch 1 Aktivierung. Ein kleines Tier kostet 1, ein großes 2.
   *[other] Noch { $left } Aktivierungen. Ein kleines Tier kostet 1, ein großes 2.
  }
ask-motion = { $part ->
    [1] Beweg { animal-acc } oder greif an.
   *[other] Die zweite Bewegung: { animal-name }.
  }
detail-motion = { $used } von { $speed } Schritten genutzt; bis zu { $most }, wenn du 1 Stein pro Schritt zahlst.
ask-tail = Soll deine Eidechse versuchen, den Schwanz abzuwerfen?
detail-tail = Angriff { from-animal } auf { $field }. Ein Loch oder Dreieck rettet sie.
ask-escape = Wohin flieht deine Eidechse?
detail-escape = Auf das nächste freie Feld. Ihr Feld nimmt der Angreifer: { animal-name }.
ask-holes = { $holes ->
    [one] Ein Loch.
   *[other] { $holes } Löcher.
  } { $removed ->
    [1] Zahl, und der Gegner fällt: { victim-name }.
   *[other] Für mehr Schaden zahlen?
  }
detail-holes = Du behieltest { tokens-held }. Unbezahlt { $unpaid ->
    [0] fällt es trotzdem
   *[other] lebt es mit { $unpaid } von { $stamina } weiter
  }.
ask-wound = Welcher Schwan nimmt den nächsten Schaden?
detail-wound = Insgesamt { $points } Schaden. Jeder Schwan fällt bei 2.
ask-mend = Welcher Schwan wird als Nächster geheilt?
detail-mend = Insgesamt werden { $points } Schaden geheilt.
ask-infest = In welchen Schwan dringt der Skarabäus ein?
detail-infest = Er macht bei jeder ihrer Aktivierungen 1 Schaden.
tokens-held = { $magic ->
    [0] keinen Stein
    [one] 1 Stein
   *[other] { $magic } Steine
  }

wait-arranging = Der Zufall legt den Spielplan aus.
wait-beginning = Der Zufall bestimmt, wer beginnt.
wait-drawing = Karten werden gezogen.
wait-discard = Platz { $seat } wirft eine Karte ab oder kauft eine.
wait-place = Platz { $seat } legt Karten.
wait-keep = Platz { $seat } wählt, was bleibt.
wait-activate = Platz { $seat } wählt, wer handelt.
wait-motion = Platz { $seat } bewegt { animal-acc }.
wait-gaze = Ein Basilisk beobachtet { animal-acc }: Der Wurf entscheidet.
wait-strike = Angriff { from-animal } gegen { victim-acc }.
wait-tail = Platz { $seat } entscheidet, ob die Eidechse ihren Schwanz abwirft.
wait-tail-roll = Die Eidechse versucht, ihren Schwanz abzuwerfen.
wait-escape = Platz { $seat } wählt, wohin die Eidechse flieht.
wait-ball = Der Ameisenigel versucht, sich einzurollen.
wait-uncertain = Angriff { from-animal } gegen { victim-acc }: Die Wildice rollen.
wait-holes = Platz { $seat } entscheidet, ob für { $holes ->
    [one] ein Loch
   *[other] { $holes } Löcher
  } gezahlt wird.
wait-wound = Platz { $seat } wählt, welcher Schwan verletzt wird.
wait-stun = Ein Wurf entscheidet, ob es { victim-acc } betäubt.
wait-epic = Versuch eines epischen Treffers { from-animal }.
wait-healing = Ein Wurf entscheidet, wie viel geheilt wird: { animal-name }.
wait-mend = Platz { $seat } wählt, welcher Schwan geheilt wird.
wait-infest = Platz { $seat } wählt, in welchen Schwan der Skarabäus eindringt.
wait-flames = Für alle im Feuer rollen die Wildice.

# What moves bring
hint-tokens = Kostet { tokens-of }; du hast { $magic }.
hint-discard = Alle sehen sie, und sie ist aus dem Spiel.
hint-lay = { steps-of }{ $tokens ->
    [0] .
   *[other] , für { tokens-of }.
  }
hint-place = { steps-of } und { $dots ->
    [0] keine Punkte
   *[other] { dots-of }
  }{ $tokens ->
    [0] .
   *[other] , für { tokens-of }.
  }{ $drops ->
    [-1] {""}
    [0] {" "}Das nimmt den letzten Tropfen: Du handelst zuerst!
    [one] {" "}Das nimmt einen Tropfen: noch 1.
   *[other] {" "}Das nimmt einen Tropfen: noch { $drops }.
  }
hint-keep = { $tokens ->
    [0] Behalten ist umsonst.
   *[other] Behalten kostet { tokens-of }.
  }
hint-return = Unter deinen Stapel; sie wird nach denen gezogen, die dort schon liegen.
suffers = { $harm ->
    [0] {""}
   *[other] {" "}Es nimmt zuerst { $harm } Schaden von dem, was in ihm steckt{ $dies ->
        [1] {" "}und stirbt!
        [2] {" "}oder mehr: Nimmt der falsche Schwan das Gift, sterben beide!
       *[other] .
      }
  }
captures = { $element ->
    [none] {""}
   *[other] {" "}Nimmt { element-name }.
  }
hint-activate = Kostet { $cost } von { $left } Aktivierungen.{ captures } { $sprint ->
    [1] Sprint: Tempo { $speed } für diese Aktivierung, einmal in der Partie.
   *[other] Tempo { $speed }.
  }{ suffers }
hint-wake = Kostet { $cost } von { $left } Aktivierungen: Es wacht auf{ $passive ->
    [one] .
   *[other] , aber nicht ganz: Es ist { times-of } betäubt.
  }{ captures }{ suffers }
hint-deactivate = Umsonst: Er gibt seinen Stein ab und tut nichts.{ suffers }
hint-forfeit = Es ist blockiert. Kostet { $cost } von { $left } Aktivierungen, und sein Stein ist weg.
hint-end = { $left ->
    [one] 1 Aktivierung wäre
   *[other] { $left } Aktivierungen wären
  } noch nutzbar!
passing-gaze = { $gaze ->
    [0] {""}
   *[other] {" "}Ein Basilisk beobachtet es: Der Schritt misslingt in { $gaze } % der Würfe, und die Aktivierung endet.
  }
hint-step = Schritt { $steps } von { $speed }{ $tokens ->
    [0] .
   *[other] , für { tokens-of }.
  }{ $stings ->
    [0] {""}
   *[other] {" "}Bienen stechen: 1 Schaden{ $dies ->
        [1] , und es stirbt!
       *[other] .
      }
  }{ passing-gaze }
hint-walk = { steps-of } von { $speed }{ $tokens ->
    [0] .
   *[other] , kostet also { tokens-of }. Keiner kommt zurück.
  }{ captures }
hint-again = Beendet diese Bewegung und beginnt die zweite, mit Tempo { $speed }; darin kein Angriff.
hint-halt = Beendet die Aktivierung hier.{ captures }
hint-attack = { $bees ->
    [1] Die Bienen sterben daran.{" "}
   *[other] {""}
  }{ $last ->
    [1] Es ist dein letztes Tier: Du wärst ausgeschieden.{" "}
   *[other] {""}
  }{ $form ->
    [heal] Heilt { animal-acc }: 1 bis 3 Schaden.
    [shock] Betäubt { animal-acc } ohne Wurf.
    [epic] Epischer Treffer auf den Drachen: { $unpaid } % mit { $dice } Wildice; ein Fehlschlag trainiert.
    [enter] Der Skarabäus dringt ohne Wurf in { animal-acc } ein und verlässt den Spielplan.
   *[other] { $certain } sicher + { $dice } Würfel: fällt in { $unpaid } %{ $paid ->
        [0] {""}
       *[other] , bezahlt { $paid } %
      }.
  }{ $reaction ->
    [tail] {" "}Sie kann ihren Schwanz abwerfen und fliehen ({ $averted } %).
    [ball] {" "}Er kann sich einrollen ({ $averted } %): Dann nimmst du 1 Schaden.
   *[other] {""}
  }{ $tokens ->
    [0] {""}
   *[other] {" "}Kostet { tokens-of }.
  }{ passing-gaze }
area-hit = { $others ->
    [0] kein fremdes Tier
    [one] 1 fremdes Tier
   *[other] { $others } fremde Tiere
  }{ $own ->
    [0] {""}
    [one] {" "}und 1 EIGENES
   *[other] {" "}und { $own } EIGENE
  }
hint-cone = Verbrennt { area-hit }: ein Wurf für jedes.
hint-spray = 1 Schaden für { area-hit }.
hint-pick-up = Nimmt { animal-acc } mit; setz die Last unterwegs auf einem anderen freien Feld ab.
hint-drop = Lässt seine Last hier; er muss weiterfliegen.
hint-shed = Sie entkommt unverletzt in { $chance } % der Würfe; sonst geht der Angriff weiter.
hint-holes = Insgesamt { damage-of }{ $removed ->
    [1] : Es fällt ({ animal-name }).
   *[other] ; es überlebt ({ animal-name }).
  }

# The table
goals = Elemente
goals-note = wer zuerst fünf hat, gewinnt
trigger-note = dann erwachen alle
phase-place = Legen
phase-wake = Erwachen
phase-act = Handeln
meter-trigger = Auslöser
meter-trigger-left = { $pulled ->
    [1] letzte Karten!
   *[other] { $drops ->
        [one] noch 1 Tropfen
       *[other] noch { $drops } Tropfen
      }
  }
meter-tokens = Steine
meter-activations = Aktivierungen
meter-steps = Schritte
meter-dots = Punkte
meter-animal-steps = Tierschritte
meter-land-steps = Landschritte
count-tokens = Magiesteine
count-hand = Karten auf der Hand
count-deck = Karten im Stapel
unit-elements = Elementen
stands-asked = am Zug
stands-out = ausgeschieden
stands-conceded = aufgegeben
place-field = auf { $field }
goal-field = { $field }
tag-acting = Handelt
tag-ready = Bereit
tag-rests = Ruht
stat-speed = Tempo
stat-dice = Würfel
stat-stamina = Ausdauer
stat-activations = Aktivierungen
land-kind = Land
land-title = { $land ->
    [water] { land-water }
    [forest] { land-forest }
    [meadow] { land-meadow }
    [rock] { land-rock }
    [joker] { land-joker }
   *[desert] { land-desert }
  }
land-text = { $land ->
    [joker] Land jeder Art. Es verbindet deine Karten und verschwindet, wenn die Tiere erwachen.
    [desert] Nur eine Schlange darf hinein. Sie bleibt, wenn die Tiere erwachen.
   *[other] Verbindet deine Karten auf so einem Feld. Es verschwindet, wenn die Tiere erwachen.
  }
card-rest = Den Rest zurücklegen
card-rest-text = Alle Karten, die du nicht behältst, kommen unter deinen Stapel.
short-dots = { dots-of }: nur noch { $left }
short-no-field = gerade kein Feld dafür
short-rests = kein Aktivierungsstein
short-not-now = jetzt nicht
face-down-about = Ein verdecktes Tier. Die Punkte zeigen, was es gekostet hat, also welche Tiere es sein kann.
skill = { $animal ->
    [beaver] Deaktivierung
    [snake] Gift
    [lizard] Wirft den Schwanz ab
    [echidna] Stachelkugel
    [croco] Schwimmer
    [swans] Ein Paar
    [bear] Sprint
    [mouflon] Betäubender Stoß
    [eagle] König
    [bees] Stiche
    [basilisk] Blick
    [unicorn] Heilende Aura
    [fire_drake] Feueratem
    [scarab] Dringt ein
    [skunk] Sprühen
    [eel] Stromschlag
   *[other] Keine
  }
power = { $animal ->
    [beaver] Deaktivierung: Er darf ruhen, ohne eine Aktivierung zu nutzen.
    [snake] Gift: Wer ihren Biss überlebt, verliert 1 bei jeder eigenen Aktivierung. Sie durchquert Wüsten.
    [lizard] Wirft den Schwanz ab: Angegriffen darf sie würfeln, um unverletzt zu fliehen.
    [echidna] Stachelkugel: Angegriffen würfelt er; ein Loch oder Dreieck rettet ihn und verletzt den Angreifer.
    [croco] Schwimmer: Tempo 2 vom Wasser aus, sonst 1.
    [swans] Ein Paar: zwei sichere Treffer, solange beide leben. Jeder verträgt 2 Schaden.
    [bear] Sprint: Einmal in der Partie rennt er mit Tempo 5.
    [mouflon] Betäubender Stoß: Wen es verletzt, kann es betäuben.
    [eagle] König: Er handelt vor deinen anderen. Er trägt Ameisenigel, Eidechsen und Schlangen.
    [bees] Nichts verletzt sie; wer durch sie geht, wird gestochen. Greifen sie an, sterben sie.
    [basilisk] Blick: Tiere, die er sieht, müssen vor jedem Schritt würfeln. Er greift nie an.
    [unicorn] Aura: keine sicheren Treffer im Umkreis von 2 Schritten. Es heilt, statt anzugreifen.
    [fire_drake] Speit Feuer in einem Kegel. Nur ein Dreieck kann ihn verletzen.
    [scarab] Dringt in ein Tier ein, das bei jeder seiner Aktivierungen 1 verliert.
    [skunk] Besprüht alle im Umkreis von 2 Schritten: 1 Schaden, auch für eigene.
    [eel] Stromschlag: betäubt ohne Wurf. Er lebt nur im Wasser.
   *[other] Ein Tier.
  }
field-text = { $both ->
    [1] Tiere und Land beider Arten dürfen hier liegen.
   *[other] Tiere und Land dieser Art dürfen hier liegen.
  } Sind die Tiere wach, spielt es keine Rolle mehr.
element-text = Beginn oder beende hier eine Aktivierung, um es zu nehmen. Mit allen fünf gewinnst du.
term-speed = Schritte
term-speed-text = Wie weit ein Tier geht: gerade 1 Schritt, über eine Ecke 2. Weiter kostet 1 Stein pro Schritt.
term-dice = Wildice
term-dice-text = Ein Angriff macht sicher 1 Schaden; die Würfel legen drauf.
term-stamina = Ausdauer
term-stamina-text = Der Schaden, den ein Tier verträgt. Ist sie aufgebraucht, fällt das Tier.
term-tokens = Magiesteine
term-tokens-text = Fünf für die ganze Partie, und keiner kommt zurück: für weitere Schritte, Löcher und mehr Karten.
term-activations = Aktivierungen
term-activations-text = Drei in jedem deiner Züge: Ein kleines Tier kostet 1, ein großes 2.
term-trigger = Auslöserstapel
term-trigger-text = Jedes Tier, das du legst, nimmt einen Tropfen. Der letzte weckt alle Tiere, und wer ihn nahm, handelt zuerst.
term-phase-place = Legen
term-phase-place-text = Reihum legt ihr Land, und Tiere verdeckt, bis der Auslöserstapel leer ist.
term-phase-wake = Erwachen
term-phase-wake-text = Alle Tiere werden umgedreht. Land verlässt den Plan, nur Wüsten bleiben.
term-phase-act = Handeln
term-phase-act-text = Reihum aktiviert ihr eure Tiere: Sie laufen, kämpfen und nehmen Elemente.
term-plain = Leere Seite
term-plain-text = Nichts geschieht.
term-hole = Loch
term-hole-text = 1 Schaden mehr, wenn du einen Stein zahlst; ein Stein zahlt alle Löcher des Wurfs.
term-triangle = Dreieck
term-triangle-text = 1 Schaden mehr.
die-plain = nichts
die-hole = zahl 1: Treffer
die-triangle = Treffer
effect-standard = { $animal ->
    [swans] fallen
    [bees] fallen
   *[other] fällt
  }: { animal-name }
effect-epic = Epischer Treffer
effect-heal = heilt 1 bis 3
effect-shock = betäubt
effect-enter = der Skarabäus dringt ein
effect-sting = gestochen
effect-element = nimmt { element-name }
effect-on-element = auf { element-name }
effect-move-first = erst bewegen
gain-holes = { $left ->
    [0] Es fällt, und du nimmst { $field }.
   *[other] Es lebt mit { $left } von { $stamina } weiter.
  }

# Buttons
act-buy = Karte kaufen
act-spare = Zahlen, nichts abwerfen
act-finish = Fertig
act-sprint = Mit dem Bären sprinten
act-deactivate = Den Biber ruhen lassen
act-pick-up = Packen
act-drop = Last absetzen
act-again = Noch einmal bewegen
act-spray = Sprühen
act-halt = { $element ->
    [none] Hier anhalten
   *[other] { element-name } nehmen
  }
act-shed = Schwanz abwerfen
act-stay = Bleiben
act-pay = { $removed ->
    [1] 1 zahlen: { victim-name } { $victim ->
        [swans] fallen
        [bees] fallen
       *[other] fällt
      }
   *[other] 1 zahlen: { damage-of }
  }
act-decline = { $removed ->
    [1] Nicht zahlen: Es fällt
   *[other] Leben lassen
  }
act-end = Zug beenden
act-rest = { $count ->
    [one] 1 Karte zurücklegen
   *[other] { $count } Karten zurücklegen
  }
act-place-on = Auf { $field } legen
act-lay-on = Auf { $field } legen
act-activate-one = { animal-name } aktivieren
act-wake-one = { animal-name } wecken
act-forfeit-one = { animal-name } aussetzen lassen
act-step-to = Schritt nach { $field }
act-attack-one = { animal-name } angreifen
act-heal-one = { animal-name } heilen
do-buy = Karte kaufen
do-discard = Abwerfen
do-spare = Zahlen, nichts abwerfen
do-place = Legen
do-lay = Legen
do-finish = Legen abschließen
do-keep = Behalten
do-return = Zurücklegen
do-activate = Aktivieren
do-sprint = Mit dem Bären sprinten
do-wake = Wecken
do-deactivate = Den Biber deaktivieren
do-forfeit = Aussetzen lassen
do-end = Zug beenden
do-step = Schritt
do-pick-up = Packen
do-drop = Last absetzen
do-again = Zweite Bewegung
do-halt = Hier anhalten
do-attack = Angreifen
do-cone = Feuer speien
do-spray = Sprühen
do-shed = Schwanz abwerfen
do-stay = Bleiben
do-escape = Fliehen
do-pay = Zahlen
do-decline = Nicht zahlen
do-wound = Verletzen
do-mend = Heilen
do-infest = Eindringen lassen

## The log

news-arrange = Der Spielplan wird ausgelegt.
news-begin = { $you2 ->
    [1] Du beginnst
   *[other] Platz { $seat2 } beginnt
  }.
news-draw = Gezogen: { card-name }.
news-buy = { $you ->
    [1] Du kaufst
   *[other] Platz { $seat } kauft
  } eine Karte.
news-discard = { $you ->
    [1] Du wirfst ab:
   *[other] Platz { $seat } wirft ab:
  } { card-name }.
news-spare = { $you ->
    [1] Du zahlst einen Stein und behältst
   *[other] Platz { $seat } zahlt einen Stein und behält
  } alle Karten.
news-place = { $you ->
    [1] Du legst
   *[other] Platz { $seat } legt
  } { animal-acc } auf { $field }.
news-lay = { $you ->
    [1] Du legst
   *[other] Platz { $seat } legt
  } auf { $field }: { land-card }.
news-finish = { $you ->
    [1] Du legst
   *[other] Platz { $seat } legt
  } nichts mehr.
news-keep = { $you ->
    [1] Du behältst:
   *[other] Platz { $seat } behält:
  } { card-name }.
news-return = { $you ->
    [1] Du legst zurück:
   *[other] Platz { $seat } legt zurück:
  } { card-name }.
news-activate = { $you ->
    [1] Du aktivierst
   *[other] Platz { $seat } aktiviert
  } { animal-acc }.
news-sprint = { $you ->
    [1] Du lässt
   *[other] Platz { $seat } lässt
  } den Bären sprinten.
news-wake = { $you ->
    [1] Du weckst
   *[other] Platz { $seat } weckt
  } { animal-acc }.
news-deactivate = { $you ->
    [1] Du deaktivierst
   *[other] Platz { $seat } deaktiviert
  } den Biber.
news-forfeit = { $you ->
    [1] Du lässt
   *[other] Platz { $seat } lässt
  } { animal-acc } aussetzen (blockiert).
news-end = { $you ->
    [1] Du beendest deinen Zug
   *[other] Platz { $seat } beendet den Zug
  }.
news-step = { $you ->
    [1] Du gehst
   *[other] Platz { $seat } geht
  } nach { $field }.
news-pick-up = Der Adler greift nach dem, was unter ihm ist.
news-drop = Der Adler öffnet seine Fänge.
news-again = { $you ->
    [1] Du beginnst
   *[other] Platz { $seat } beginnt
  } eine zweite Bewegung.
news-halt = { $you ->
    [1] Du hältst
   *[other] Platz { $seat } hält
  } hier an.
news-attack = { $you ->
    [1] Du greifst
   *[other] Platz { $seat } greift
  } das Tier auf { $field } an.
news-cone = { $you ->
    [1] Du speist
   *[other] Platz { $seat } speit
  } Feuer nach { $direction ->
    [n] Norden
    [ne] Nordosten
    [e] Osten
    [se] Südosten
    [s] Süden
    [sw] Südwesten
    [w] Westen
   *[other] Nordwesten
  }.
news-spray = { $you ->
    [1] Du sprühst
   *[other] Platz { $seat } sprüht
  }.
news-shed = { $you ->
    [1] Du lässt
   *[other] Platz { $seat } lässt
  } die Eidechse versuchen, ihren Schwanz abzuwerfen.
news-stay = { $you ->
    [1] Du lässt
   *[other] Platz { $seat } lässt
  } die Eidechse bleiben.
news-escape = Die Eidechse flieht nach { $field }.
news-pay = { $you ->
    [1] Du zahlst
   *[other] Platz { $seat } zahlt
  } für die Löcher.
news-decline = { $you ->
    [1] Du zahlst
   *[other] Platz { $seat } zahlt
  } nicht für die Löcher.
news-wound = { $you ->
    [1] Du wählst
   *[other] Platz { $seat } wählt
  } { swan-acc } für den Schaden.
news-mend = { $you ->
    [1] Du wählst
   *[other] Platz { $seat } wählt
  } { swan-acc } für die Heilung.
news-infest = { $you ->
    [1] Du lässt
   *[other] Platz { $seat } lässt
  } den Skarabäus in { swan-acc } eindringen.
news-roll = Die Wildice zeigen { $throw ->
    [plain] { throw-plain }
    [hole] { throw-hole }
    [triangle] { throw-triangle }
   *[other] { $throw }
  }.
throw-plain = eine leere Seite
throw-hole = ein Loch
throw-triangle = ein Dreieck

news-drew-several = { $you2 ->
    [1] Du ziehst { $count } Karten.
   *[other] Platz { $seat2 } zieht { $count } Karten.
  }
news-drew = { $you2 ->
    [1] Du ziehst:
   *[other] Platz { $seat2 } zieht:
  } { card-name }.
news-placed = { $you2 ->
    [1] Du legst { animal-acc } verdeckt auf { $field }
   *[other] Platz { $seat2 } legt ein verdecktes Tier { with-dots } auf { $field }
  }.
news-kept = { $you2 ->
    [1] Du behältst:
   *[other] Platz { $seat2 } behält:
  } { card-name }.
news-put-back = { $you2 ->
    [1] Du legst unter den Stapel:
   *[other] Platz { $seat2 } legt unter den Stapel:
  } { card-name }.
news-paid = { $you2 ->
    [1] Du zahlst
   *[other] Platz { $seat2 } zahlt
  } { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
  }.
news-triggered = { $you2 ->
    [1] Du nimmst den letzten Tropfen: Alle anderen legen noch einmal, dann handelst du zuerst.
   *[other] Platz { $seat2 } nimmt den letzten Tropfen: Alle anderen legen noch einmal.
  }
news-stalled = Niemand legt mehr Tiere: Die Legephase ist vorbei.
news-revealed = Erwacht auf { $field }: { piece-name }.
news-move-of = { $you2 ->
    [1] Du bist am Zug
   *[other] Platz { $seat2 } ist am Zug
  }.
news-passed = { $you2 ->
    [1] Du hast
   *[other] Platz { $seat2 } hat
  } niemanden aktiviert.
news-captured = { $you2 ->
    [1] Du nimmst
   *[other] Platz { $seat2 } nimmt
  } { element-name }!
news-renewed = { $you2 ->
    [1] Alle deine Tiere sind
   *[other] Alle Tiere von Platz { $seat2 } sind
  } wieder bereit.
news-woken = Aufgewacht: { piece-name }.
news-stung = Von Bienen gestochen: { piece-name }.
news-hurt = { $count } Schaden: { piece-name }.
news-swan-hurt = { $count } Schaden für { swan-acc }: { piece-name }.
news-healed = { $count } Schaden geheilt: { piece-name }.
news-removed = Gefallen: { piece-name }.
news-took-field = Auf { $field } vorgerückt: { piece-name }.
news-watched = Beobachtet von { $you3 ->
    [1] deinem Basilisken
   *[other] dem Basilisken von Platz { $seat3 }
  }: { piece-name }.
news-stopped = Auf { $field } aufgehalten: { piece-name }.
news-picked-up = Der Adler packt { piece-name2 }.
news-dropped = Auf { $field } abgesetzt: { piece-name }.
news-tail-shed = Schwanz abgeworfen und nach { $field } geflohen: { piece-name }.
news-curled-up = Eingerollt: { piece-name }.
news-poisoned = Vergiftet: { piece-name }.
news-stunned = Betäubt: { piece-name }.
news-infested = Der Skarabäus dringt ein in { piece-name2 }.
news-trained = Trainingsstufe { $level } erreicht: { piece-name }.
news-out = { $you2 ->
    [1] Du hast keine Tiere mehr und scheidest aus
   *[other] Platz { $seat2 } hat keine Tiere mehr und scheidet aus
  }.

# Options: what each is called on the start page, and what its values mean.
option-edition = Ausgabe des Spiels
option-edition-collector = Sammlerausgabe: 16 Tiere, zwei Landschaften pro Feld
option-edition-travel = Reiseausgabe: 10 Tiere, eine Landschaft pro Feld
option-magic = Übernatürliche Tiere
option-magic-edition = die zur Ausgabe gehören
option-magic-none = keine, nur gewöhnliche Tiere
option-magic-black = Schwarze Magie: Basilisk, Drache, Skarabäus
option-magic-white = Weiße Magie: Einhorn, Stinktier, Aal
option-magic-both = Schwarze und Weiße Magie: alle sechs
option-landscapes = Landschaften auf einem Feld
option-landscapes-edition = so viele wie in der Ausgabe
option-landscapes-one = eine Landschaft auf jedem Feld
option-landscapes-two = zwei Landschaften auf jedem Feld
option-board = Form des Spielplans
option-board-recommended = das empfohlene Quadrat
option-board-chance = der Zufall zieht einen von 64 unregelmäßigen
option-board-generated-1 = unregelmäßiger Plan 1, immer derselbe
option-board-generated-2 = unregelmäßiger Plan 2, immer derselbe
option-board-generated-3 = unregelmäßiger Plan 3, immer derselbe
option-board-generated-4 = unregelmäßiger Plan 4, immer derselbe
option-board-generated-5 = unregelmäßiger Plan 5, immer derselbe
option-board-generated-6 = unregelmäßiger Plan 6, immer derselbe
option-wildice = Chancen der Wildice
option-wildice-default = leer 50 %, Loch 25 %, Dreieck 25 %
option-wildice-geometric = leer 43 %, Loch 22 %, Dreieck 35 %
option-damage_before_capture = Gift und Skarabäen auf einem Element
option-damage_before_capture-false = erst wird das Element genommen, dann schaden sie
option-damage_before_capture-true = erst schaden sie; wer stirbt, nimmt nichts
option-stunned_lizard_may_shed = Eine betäubte Eidechse im Angriff
option-stunned_lizard_may_shed-false = kann den Schwanz nicht abwerfen
option-stunned_lizard_may_shed-true = darf ihn wie jede Eidechse abwerfen
option-lizard_counts_as_certain = Eidechse angreifen, ohne sich erst zu bewegen
option-lizard_counts_as_certain-true = erlaubt, wenn der Standardtreffer sie entfernen würde
option-lizard_counts_as_certain-false = gewöhnlichen Tieren nie erlaubt
option-bees_placed_on_element = Bienen auf ein Element legen
option-bees_placed_on_element-true = erlaubt; sie nehmen es bei der ersten Aktivierung
option-bees_placed_on_element-false = nicht erlaubt
option-bees_may_always_attack_directly = Bienen greifen an, ohne sich erst zu bewegen
option-bees_may_always_attack_directly-false = nur wenn der Standardtreffer das Ziel entfernen würde
option-bees_may_always_attack_directly-true = immer, auch wenn das Ziel überleben kann
option-aura_covers_unicorn = Das Einhorn in seiner eigenen Aura
option-aura_covers_unicorn-false = nicht geschützt: Ein Standardtreffer verletzt es
option-aura_covers_unicorn-true = geschützt: Ein Standardtreffer tut ihm nichts
option-gaze_affects_own_animals = Wen der Blick des Basilisken hält
option-gaze_affects_own_animals-false = nur Tiere der Gegner
option-gaze_affects_own_animals-true = auch Tiere der eigenen Seite
option-eel_attacks_dry_fields = Wen ein Aal betäuben kann
option-eel_attacks_dry_fields-false = nur Tiere auf Feldern mit Wasser
option-eel_attacks_dry_fields-true = auch Tiere auf trockenen Feldern
option-stings_hurt_fire_drake = Drachen, die an Bienen vorbeikommen
option-stings_hurt_fire_drake-false = Stiche tun ihnen nichts
option-stings_hurt_fire_drake-true = sie werden gestochen wie andere und sterben daran
option-poison_needs_injury = Wann eine Schlange vergiftet
option-poison_needs_injury-true = nur wenn ihr Angriff Schaden macht
option-poison_needs_injury-false = auch wenn ihr Treffer keinen Schaden macht
option-deactivation_triggers_poison = Gift und Skarabäen bei einer Deaktivierung
option-deactivation_triggers_poison-true = sie schaden dem Biber wie sonst
option-deactivation_triggers_poison-false = sie tun dem Biber nichts
option-eagle_ban_lifted_if_unpayable = Ein Adler, den du nicht bezahlen kannst
option-eagle_ban_lifted_if_unpayable-false = auch kein anderes Tier ist aktivierbar
option-eagle_ban_lifted_if_unpayable-true = die anderen dürfen ohne ihn aktiviert werden
option-blocked_animal = Blockierte Tiere
option-blocked_animal-forfeit = dürfen für ihre Aktivierungskosten aussetzen
option-blocked_animal-ignore_for_renewal = halten die Erneuerung nicht auf; so ein Adler sperrt niemanden
option-elimination_wins = Wer als Letzter Tiere hat
option-elimination_wins-true = gewinnt sofort
option-elimination_wins-false = muss trotzdem alle fünf Elemente sammeln

# --- woran Anfänger vorher denken sollten ---

warn-early-magic = Das kostet Magiesteine: Du hast { $count } für beide Phasen, und keiner kommt zurück.
warn-only-big = Nur große: Von drei Aktivierungen geht in jedem Zug eine verloren. Leg auch ein kleines Tier.
warn-far-from-elements = Kein Element kommt näher: { element-name } ist { $steps } Schritte von deinem nächsten Tier weg.
warn-into-reach = Hier { $count ->
    [one] kann dich ein Tier
   *[other] können dich { $count } Tiere
  } treffen: Deines fällt mit { $chance } %.

## Puzzles

puzzle-goal-action = Eine Aktivierung holt hier { $brings ->
    [one] ein Element
   *[other] { $brings } Elemente
  }; jede andere { $next ->
    [0] keines.
   *[other] höchstens { $next }.
  }
puzzle-goal-turn = Dieser Zug kann { $brings ->
    [one] ein Element
   *[other] { $brings } Elemente
  } holen; die nächstbeste Idee holt { $next ->
    [0] keines.
   *[other] { $next }.
  }
