# What the coach of Wildlife says, and what its page for learners says. Words of the game come after
# the deed they are for.

lesson-first-animal = Leg dein erstes Tier
lesson-first-animal-idea = Heimat ist, wo dein Zeichen am stärksten ist
lesson-first-animal-1 = Leg ein Krokodil ins Wasser
lesson-first-animal-1-how = Wähl ein leuchtendes Feld. Die gekreuzten Klingen auf deiner Tafel heißen Attackieren, das stärkste der vier Zeichen: Das Wasser ist deine Heimat.
lesson-first-animal-1-why = Gut. Du darfst überall beginnen, wo deine Tafel ein Zeichen hat, aber in der Heimat kannst du am meisten.
lesson-first-animal-2 = Leg das nächste gleich daneben
lesson-first-animal-2-how = Du und Bruno legt abwechselnd je zwölf Plättchen, bevor das Spiel beginnt.
lesson-first-animal-2-why = Plättchen, die sich berühren, sind eine Herde. Die größten Herden bringen bei jeder großen Wertung Punkte.

lesson-migrate = Wandere umsonst
lesson-migrate-idea = deine eigenen Plättchen sind eine Brücke
lesson-migrate-1 = Lass ein Krokodil in den Wald wandern
lesson-migrate-1-how = Wähl das leuchtende Krokodil, dann das Feld am anderen Ende der Reihe.
lesson-migrate-1-why = Es lief über seinesgleichen. Deine Plättchen sind eine Brücke; Brunos Bären und leere Felder nicht. Das darfst du einmal in jedem deiner Züge, umsonst.

lesson-expand = Spiel eine Karte: Expandieren
lesson-expand-idea = die Karte gibt die Landschaft, deine Tafel die Aktion
lesson-expand-1 = Spiel die Waldkarte, dann leg ein Plättchen
lesson-expand-1-how = Das Plus auf deiner Tafel heißt Expandieren: Leg ein neues Krokodil auf ein freies Waldfeld, so weit weg du willst.
lesson-expand-1-why = Die Karte sagt wo, deine Tafel sagt was: wandern, expandieren oder attackieren. Zum Expandieren brauchst du kein Plättchen in der Nähe.

lesson-fill-an-area = Füll ein Gebiet
lesson-fill-an-area-idea = wer zuletzt kommt, bekommt sofort die Punkte
lesson-fill-an-area-1 = Nimm das letzte freie Feld im kleinen Wald
lesson-fill-an-area-1-how = Spiel die Waldkarte und wähl das Feld zwischen den Bären.
lesson-fill-an-area-1-why = Sofort 3 Punkte, obwohl Bruno dort drei Plättchen hat und du nur eines. Die kleine Wertung bekommt, wer das letzte Plättchen legt.

lesson-sell-a-card = Verkaufe eine Karte
lesson-sell-a-card-idea = Verkaufen ist Pflicht und bringt etwas ein
lesson-sell-a-card-1 = Biete das Gebirge zum Verkauf an
lesson-sell-a-card-1-how = Im Gebirge kannst du nichts tun, Bruno schon. Wähl für die Karte „Verkaufen“, nicht „Spielen“.
lesson-sell-a-card-1-why = Bruno zahlt dir 3 Nahrung und nutzt die Karte sofort. In jedem deiner Züge muss eine Karte an die anderen gehen, also verkaufe, was dir am wenigsten hilft.
lesson-sell-a-card-2 = Wandle 3 Nahrung in einen Punkt um
lesson-sell-a-card-2-how = In deinem eigenen Zug darfst du das so oft tun, wie du willst.
lesson-sell-a-card-2-why = 3 Nahrung sind 1 Punkt, und am Ende ist übrige Nahrung nichts wert.

lesson-adapt-and-attack = Pass dich an und attackiere
lesson-adapt-and-attack-idea = Stufen steigen einzeln und fallen nie
lesson-adapt-and-attack-1 = Pass dich an den Wald an
lesson-adapt-and-attack-1-how = Spiel die Anpassungskarte und heb den Wald auf deiner Tafel: von Expandieren auf Attackieren.
lesson-adapt-and-attack-1-why = Stufen steigen einzeln: Wandern, Expandieren, Attackieren. Was du einmal hast, behältst du.
lesson-adapt-and-attack-2 = Attackiere einen Bären im vollen Wald
lesson-adapt-and-attack-2-how = Spiel die Waldkarte und wähl eines von Brunos drei Plättchen dort.
lesson-adapt-and-attack-2-why = Dein Krokodil nimmt seinen Platz ein, und der Bär ist aus dem Spiel. Attackieren kannst du nur, wo ein Gebiet voll ist.

lesson-big-scoring = Eine große Wertung, Schritt für Schritt
lesson-big-scoring-idea = Gebiete, Herden, Anpassungen, Fähigkeiten, Nahrung
lesson-big-scoring-1 = Du und Bela habt beide eine Herde von elf. Was bringt deine?
lesson-big-scoring-1-how = Die größte Herde bringt 10, die nächsten 7, 5, 3 und 1.
lesson-big-scoring-1-ten = 10 Punkte
lesson-big-scoring-1-seven = 7 Punkte
lesson-big-scoring-1-five = 5 Punkte
lesson-big-scoring-1-why = Wer sich einen Rang teilt, bekommt die Punkte des Rangs darunter: 7 für jeden von euch.
lesson-big-scoring-2 = Wer bekommt 4 Punkte für Nahrung?
lesson-big-scoring-2-how = Du hast 10, Bela und Dora haben je 7, Cora hat keine.
lesson-big-scoring-2-you = Du
lesson-big-scoring-2-bela = Bela
lesson-big-scoring-2-dora = Dora
lesson-big-scoring-2-why = Du hast am meisten, und du behältst deine Nahrung. Bela und Dora teilen sich den zweiten Rang, der dann nichts bringt.
lesson-big-scoring-3 = Wer bekommt am meisten für Gebiete?
lesson-big-scoring-3-how = Allein in einem Gebiet: 4; wenn du es ganz füllst: 5. Mit anderen: 3, 2 und 1 nach Zahl der Plättchen.
lesson-big-scoring-3-you = Du
lesson-big-scoring-3-cora = Cora
lesson-big-scoring-3-dora = Dora
lesson-big-scoring-3-why = Dora hat wenige Plättchen, ist aber in zwei Gebieten allein und in zwei weiteren Erste oder Zweite: 15 Punkte.
lesson-big-scoring-4 = Beende deinen Zug und sieh zu
lesson-big-scoring-4-how = Eine große Wertung wartet, bis der Zug vorbei ist.
lesson-big-scoring-4-why = Gebiete, Herden, Anpassungen, Fähigkeiten, Nahrung: fünf Schritte, in jedem bekommen alle Punkte, und nichts wird verbraucht.

# --- the page for learners ---

learn-turn-1 = Spiel bis zu drei Karten
learn-turn-1-text = Eine Landschaftskarte lässt dich dort wandern, expandieren oder attackieren, wie deine Tafel es sagt. Andere Karten passen dich an oder geben dir eine Fähigkeit.
learn-turn-2 = Verkaufe eine davon
learn-turn-2-text = In jedem Zug geht mindestens eine Karte für Nahrung an die anderen. Wer sie kauft, nutzt sie sofort.
learn-turn-3 = Wandern, essen, ziehen
learn-turn-3-text = Einmal pro Zug wandert ein Plättchen umsonst; wandle 3 Nahrung in einen Punkt um, so oft du willst. Dann zieh auf zehn nach.

mistake-1 = Kaufen, was du nicht nutzen kannst
mistake-1-text = Eine gekaufte Karte wird sofort genutzt oder ist verloren. Sieh erst nach, ob du die Stufe und ein freies Feld hast.
mistake-2 = Verkaufen, was der Nächste braucht
mistake-2-text = Sieh nach, ob die Karte für jemanden ein Gebiet füllt, bevor du sie anbietest.
mistake-3 = Überall einzelne Plättchen
mistake-3-text = Ein Plättchen allein ist keine Herde. Verbinde zwei Herden, und die größere kann 10 bringen.
mistake-4 = Nahrung bis zum Ende behalten
mistake-4-text = Übrige Nahrung ist nichts wert. Wandle sie in Punkte um, wenn es dein letzter Zug sein kann.
mistake-5 = Dem Führenden die große Wertung bringen
mistake-5-text = Das vierte, achte und elfte volle Gebiet bringen eine große Wertung für alle. Wem nützt sie jetzt am meisten?
