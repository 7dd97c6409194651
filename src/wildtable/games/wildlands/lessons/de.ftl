# What the coach of Wildlands says, and what its page for learners says. Words of the game come after
# the deed they are for.

lesson-reveal-and-step = Aufdecken und gehen
lesson-reveal-and-step-idea = eine Karte bewegt die Figur, die sie zeigt
lesson-reveal-and-step-1 = Deck Lunk auf
lesson-reveal-and-step-1-how = Er ist noch verborgen; nur du weißt, wo. Zu Beginn jedes Zuges musst du eine Figur aufdecken, solange noch eine verborgen ist.
lesson-reveal-and-step-1-why = Das hat keine Karte gekostet. Er steht, wo du ihn heimlich platziert hast.
lesson-reveal-and-step-2 = Beweg Lunk um ein Feld
lesson-reveal-and-step-2-how = Wähl eine Karte, die Lunk zeigt, dann ein Feld neben ihm.
lesson-reveal-and-step-2-why = Eine Karte bewegt eine Figur, die sie zeigt, um ein Feld.
lesson-reveal-and-step-3 = Und noch ein Feld weiter
lesson-reveal-and-step-3-how = Du darfst so viele Karten spielen, wie du willst, eine nach der anderen.
lesson-reveal-and-step-3-why = Aber sieh deine Hand an: Sie ist jetzt leer, und am Ende deines Zuges ziehst du nur drei.

lesson-read-a-card = Eine Karte lesen
lesson-read-a-card-idea = jede Karte nur für eines
lesson-read-a-card-1 = Schieß mit Quill auf Hrakk
lesson-read-a-card-1-how = Die Karte zeigt Maudlin und Pellory. Auf dem Band unten steht „Alle“: Es gilt für jede deiner Figuren, auch für Quill.
lesson-read-a-card-1-why = Ein Schritt, die markierte Aktion einer Figur, die sie zeigt, oder die offene Aktion für alle: Jede Karte wird für eines davon genutzt, dann ist sie weg.

lesson-strike-and-parry = Zuschlagen und parieren
lesson-strike-and-parry-idea = Nahangriffe treffen auf demselben Feld
lesson-strike-and-parry-1 = Führ mit Lunk einen Hieb gegen Hrakk
lesson-strike-and-parry-1-how = Sie stehen auf demselben Feld. Wähl die Karte mit Lunks Hieb.
lesson-strike-and-parry-1-why = Ein Treffer. Hild hätte parieren können und hat es gelassen.
lesson-strike-and-parry-2 = Beende deinen Zug
lesson-strike-and-parry-2-how = Du behältst zwei Karten. Hild wird zurückschlagen.
lesson-strike-and-parry-2-why = Du hast drei Karten gezogen. Übrige Karten sind deine Verteidigung in den Zügen der anderen.
lesson-strike-and-parry-3 = Parier mit einem Hieb von Lunk
lesson-strike-and-parry-3-how = Hrakk schlägt nach Lunk. Eine Karte mit Hieb, seinem eigenen oder einem für alle, hält alles ab.
lesson-strike-and-parry-3-why = Gar kein Schaden. Ein Hieb pariert Nahangriffe; Blocks halten Schüsse ab. Spiel deine Hand also nie leer.

lesson-shoot = Schießen
lesson-shoot-idea = Mauern und Deckung dazwischen halten einen Schuss auf
lesson-shoot-1 = Wen kann Strix sehen?
lesson-shoot-1-how = Die Sicht geht über weiße Linien. Mauern halten sie auf, und auch Deckung, die zwischen beiden steht.
lesson-shoot-1-hrakk = Hrakk, weiter weg
lesson-shoot-1-ugra = Ugra, nebenan
lesson-shoot-1-why = Ugra steht in Deckung, aber nichts ist zwischen euch. Hrakk ist hinter ebendieser Deckung.
lesson-shoot-2 = Schieß auf die Figur, die du siehst
lesson-shoot-2-how = Wähl die Karte mit dem Schuss von Strix, dann Ugra.
lesson-shoot-2-why = Ein Treffer von fern. Wer in Deckung steht, kann sich mit einer Deckungskarte dagegen wehren.

lesson-claim-a-shard = Einen Splitter bergen
lesson-claim-a-shard-idea = drei Karten einer Figur, und du hast einen Punkt
lesson-claim-a-shard-1 = Birg den Splitter, auf dem Lunk steht
lesson-claim-a-shard-1-how = Wähl eine Karte, die ihn zeigt, und „Bergen“, dann leg noch eine und den Joker dazu.
lesson-claim-a-shard-1-why = Ein Punkt von fünf. Drei Karten zusammen, die alle die Figur zeigen, die dort steht; Joker springen ein.

lesson-wild-card = Der Joker
lesson-wild-card-idea = ein Schritt, zwei Karten oder eingreifen
lesson-wild-card-1 = Zieh damit zwei Karten
lesson-wild-card-1-how = Ein Joker ist ein Schritt für irgendwen, zwei neue Karten oder ein Weg in den Zug eines anderen.
lesson-wild-card-1-why = Aus drei Karten sind vier geworden: Der Joker ist weg, zwei neue sind da.
lesson-wild-card-2 = Kann ein Joker einen Angriff aufhalten?
lesson-wild-card-2-yes = Ja
lesson-wild-card-2-no = Nein
lesson-wild-card-2-why = Er hat keinen Hieb, keinen Block und keine Deckung: Ein Joker ist nie eine Verteidigung.

lesson-break-in = Eingreifen
lesson-break-in-idea = im Zug eines anderen handeln
lesson-break-in-1 = Greif bei Hild ein
lesson-break-in-1-how = Hrakk ist neben Lunk gekommen, mit 1 Leben. Gib deinen Joker aus, um jetzt zu handeln.
lesson-break-in-1-why = Ihre Aktion wurde erst beendet. Jetzt handelst du, wie in deinem eigenen Zug.
lesson-break-in-2 = Schlag nach Hrakk
lesson-break-in-2-how = Wähl die Karte mit Lunks Hieb.
lesson-break-in-2-why = Wer den letzten Treffer setzt, bekommt den Punkt, egal wer den Rest getan hat. Du ziehst dafür keine Karten, und dann geht Hilds Zug weiter.

lesson-secret-start = Der geheime Start
lesson-secret-start-idea = wo deine fünf beginnen und was aus dem Rest wird
lesson-secret-start-1 = Gib jeder Figur ein Startfeld
lesson-secret-start-1-how = Du hast zehn Felder für fünf Figuren. Wähl fünf; niemand sieht, welche.
lesson-secret-start-1-why = Die fünf, die du übrig ließest, wurden Hilds Splitter, und ihre wurden deine. Bleib also nah an dem, was du weggibst: Dort willst du sie treffen.

# --- the page for learners ---

learn-turn-1 = Aufdecken
learn-turn-1-text = Solange eine Figur von dir verborgen ist, deck zu Beginn deines Zuges eine auf. Das kostet nichts.
learn-turn-2 = Karten spielen
learn-turn-2-text = So viele du willst, jede für eine Sache: einen Schritt, die markierte Aktion einer Figur, die sie zeigt, oder die offene Aktion für alle. Drei einer Figur bergen den Splitter, auf dem sie steht.
learn-turn-3 = Beenden und drei ziehen
learn-turn-3-text = Behalt höchstens sieben. Nach jeder Aktion darf jemand mit einem Joker eingreifen.

mistake-1 = Die Hand leer spielen
mistake-1-text = Du ziehst drei, aber erst am Ende deines Zuges, und ohne Karten kannst du dich nicht verteidigen. Behalt zwei oder drei.
mistake-2 = Den letzten Joker für einen Schritt
mistake-2-text = Er ist dein einziger Weg einzugreifen. Andere spielen kühner, wenn sie wissen, dass er weg ist.
mistake-3 = Einen Feind für einen Rivalen schwächen
mistake-3-text = Der letzte Treffer nimmt den Punkt. Lass niemanden mit 1 Leben neben jemand anderem.
mistake-4 = Eine Explosion auf eigene Figuren
mistake-4-text = Sie trifft alle auf dem Feld, auch deine eigenen. Sieh nach, wer umrandet ist, bevor du wählst.
mistake-5 = Bergauf schießen oder zu weit mit einem Wuchtschuss
mistake-5-text = Niemand schießt zu einer Anhöhe hinauf, und ein Wuchtschuss reicht nur ein Stück weit. Die gestrichelte Linie zeigt, wo er endet.
