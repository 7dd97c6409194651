# What the coach of Wilderness says, and what its page for learners says. Words of the game come
# after the deed they are for.

lesson-first-card = Leg deine erste Karte
lesson-first-card-idea = die Landschaft auf der Karte ist die des Feldes
lesson-first-card-1 = Leg ein Tier an den Rand
lesson-first-card-1-how = Wähl ein Tier, dann ein leuchtendes Feld. Ein Biber lebt in Wasser und Wald, eine Eidechse in Wiese und Fels: Eines von beiden genügt.
lesson-first-card-1-why = Es liegt verdeckt: Bruno sieht die Punkte seines Preises, nicht, welches Tier es ist. Deine erste Karte beginnt am Rand des Spielplans.
lesson-first-card-2 = Beende deinen Zug
lesson-first-card-2-why = Von jetzt an muss jede Karte, die du legst, eine von dir berühren.

lesson-grow = Wachse auf ein Element zu
lesson-grow-idea = gerade kostet 1 Schritt, diagonal 2
lesson-grow-1 = Leg Fels zum Feuer hin
lesson-grow-1-how = Das Feuer wartet in der Mitte des Spielplans. Land überbrückt den Weg dorthin.
lesson-grow-1-why = Ein Schritt. Geradeaus kostet 1, über eine Ecke 2, und in jedem Zug hast du drei Schritte für Land.
lesson-grow-2 = Leg den Ameisenigel neben das Feuer
lesson-grow-2-how = Diesmal über die Ecke: Das braucht zwei deiner fünf Schritte für Tiere.
lesson-grow-2-why = Wenn die Tiere erwachen, ist dieses nur einen Schritt vom Feuer entfernt. Jede Karte, die du legst, sollte dich einem Element näher bringen.

lesson-dots = Punkte
lesson-dots-idea = drei Punkte an Tieren in einem Zug
lesson-dots-1 = Kannst du den Bären und das Kroko in einem Zug legen?
lesson-dots-1-how = Die Punkte auf einer Karte sind ihr Preis. Der Bär hat drei, das Kroko zwei, die Schlange einen, der Ameisenigel keinen.
lesson-dots-1-both = Ja, beide
lesson-dots-1-one = Nein, nur eines von beiden
lesson-dots-1-why = Drei Punkte in einem Zug und nicht mehr, auch nicht für Magie.
lesson-dots-2 = Leg das Kroko
lesson-dots-2-how = Zwei Punkte. Sieh, welche anderen Karten dunkel werden.
lesson-dots-2-why = Zwei oder drei Punkte machen ein großes Tier, keiner oder einer ein kleines. Große treffen hart, aber sie zu bewegen kostet doppelt so viel.
lesson-dots-3 = Leg die Schlange dazu
lesson-dots-3-how = Zwei und eins sind drei.
lesson-dots-3-why = Dein Zug ist voll. Die Punkte sind Löcher: Alle sehen sie auch auf der Rückseite und können raten, was dort liegt.

lesson-awakening = Das Erwachen
lesson-awakening-idea = der letzte Tropfen beendet das Legen
lesson-awakening-1 = Leg die Schlange und nimm den letzten Tropfen
lesson-awakening-1-how = Jedes gelegte Tier nimmt einen Tropfen vom Auslöserstapel. Einer ist noch da.
lesson-awakening-1-why = Du hast den Auslöser gezogen. Bruno hat noch einen Zug, dann geht es los.
lesson-awakening-2 = Beende deinen Zug und sieh sie erwachen
lesson-awakening-2-how = Bruno macht seinen letzten Zug von selbst.
lesson-awakening-2-why = Das Land ist fort, Wüsten bleiben, alle Tiere stehen auf. Wer den letzten Tropfen nahm, handelt zuerst: Das bist du.

lesson-take-an-element = Nimm ein Element
lesson-take-an-element-idea = halt darauf an, und es gehört dir
lesson-take-an-element-1 = Aktiviere den Biber
lesson-take-an-element-1-how = In deinem Zug hast du drei Aktivierungen; ein kleines Tier kostet eine.
lesson-take-an-element-1-why = Jetzt muss er sein Feld verlassen.
lesson-take-an-element-2 = Geh zum Wasser und halt dort an
lesson-take-an-element-2-how = Zwei Schritte sind sein ganzes Tempo. Dann sag, dass er dort bleibt.
lesson-take-an-element-2-why = Das Wasser gehört dir. Nur wo eine Aktivierung beginnt oder endet, zählt; über ein Element hinwegzugehen bringt nichts. Fünf davon gewinnen.

lesson-attack = Angreifen
lesson-attack-idea = ein sicherer Treffer, und die Würfel legen drauf
lesson-attack-1 = Bring die Schlange neben den Biber
lesson-attack-1-how = Aktiviere sie und geh einen Schritt.
lesson-attack-1-why = Erst muss sie ihr Feld verlassen, dann darf sie angreifen.
lesson-attack-2 = Greif den Biber an
lesson-attack-2-how = Ein Treffer ist sicher. Der Biber hat Ausdauer 2, also muss der Würfel einen drauflegen.
lesson-attack-2-why = Ein Dreieck: noch ein Treffer, und der Biber fällt. Der Sieger nimmt sein Feld ein. Der Angriff ist Teil des Weges, also plan, wo du stehen wirst.

lesson-three-activations = Drei Aktivierungen
lesson-three-activations-idea = ein großes Tier kostet zwei, ein kleines eine
lesson-three-activations-1 = Nimm die Erde mit dem Kroko
lesson-three-activations-1-how = Aktivieren, ein Schritt, anhalten. Es ist groß: zwei deiner drei.
lesson-three-activations-1-why = Eine Aktivierung bleibt: genug für ein kleines Tier, nicht für ein großes.
lesson-three-activations-2 = Nimm das Feuer mit der Eidechse
lesson-three-activations-2-how = Das Stinktier ruht: Es hat keinen Stein, denn es hat schon gehandelt.
lesson-three-activations-2-why = Das war das letzte Tier mit einem Stein. Sobald alle gehandelt haben, bekommen alle ihren auf einmal zurück.

lesson-magic = Magie
lesson-magic-idea = fünf Steine für die ganze Partie
lesson-magic-1 = Geh mit dem Biber auf den Äther zu
lesson-magic-1-how = Du hast vier Elemente; das ist das letzte. Aktiviere den Biber und geh die zwei Schritte, die er hat.
lesson-magic-1-why = Ein Schritt zu wenig. Aber du hast Magie.
lesson-magic-2 = Zahl einen Stein für den letzten Schritt
lesson-magic-2-how = Der violette Preis sagt, was es kostet. Dann halt dort an.
lesson-magic-2-why = Alle fünf Elemente: Du hast gewonnen! Ein Stein kauft einen Schritt, die Löcher der Würfel oder mehr Karten. Du hast fünf für die ganze Partie, und keiner kommt zurück.

# --- the page for learners ---

learn-turn-1 = Zuerst legen
learn-turn-1-text = Leg Land und Tiere in einem zusammenhängenden Netz, Tiere verdeckt: drei Schritte Land, fünf für Tiere, insgesamt drei Punkte. Das geht, bis der Auslöserstapel leer ist.
learn-turn-2 = Dann erwachen sie
learn-turn-2-text = Das Land verschwindet, die Tiere stehen auf. Jeder Zug hat drei Aktivierungen: Ein kleines Tier kostet eine, ein großes zwei.
learn-turn-3 = Gehen, angreifen, nehmen
learn-turn-3-text = Ein Tier bewegt sich und greift an, bewegt sich zweimal oder wacht auf. Beginnt oder endet es auf einem Element, gehört dieses dir.

mistake-1 = Magie zu früh ausgeben
mistake-1-text = Fünf Steine sind für die ganze Partie, und keiner kommt zurück. Der letzte Schritt zu einem Element ist mehr wert als eine Karte extra.
mistake-2 = Nur große Tiere
mistake-2-text = Von drei Aktivierungen kostet ein großes zwei. Ohne kleine Tiere ist die dritte in jedem Zug verloren.
mistake-3 = Niemand nah an einem Element
mistake-3-text = Leg auf die Elemente zu: Was weit weg erwacht, läuft die halbe Partie.
mistake-4 = Angreifen vor dem Bewegen
mistake-4-text = Ein Tier muss sein Feld verlassen, bevor es angreifen darf, außer sein Ziel fällt sicher.
mistake-5 = In Reichweite laufen
mistake-5-text = Sieh nach, wer das Feld treffen kann, bevor du dort anhältst. Die Krallen sagen, wie viele.
