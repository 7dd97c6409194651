# What the coach of Defenders of the Wild says, and what its page for learners says. Words of the
# game come after the deed they are for.

lesson-walk-a-corridor = Geh durch einen Korridor
lesson-walk-a-corridor-idea = Waldkarten laufen durch den Wald
lesson-walk-a-corridor-1 = Lauf ans andere Ende des Waldes
lesson-walk-a-corridor-1-how = Dein Verteidiger ist aus dem Wald. Wähl das letzte Waldfeld unten links.
lesson-walk-a-corridor-1-why = Der ganze Weg für eine Aktion: Felder vom Lebensraum deines Verteidigers, die sich berühren, sind ein Korridor. Mechs und Mauern halten dich unterwegs auf.

lesson-earn-support = Verdien dir Unterstützung
lesson-earn-support-idea = säubern, zerstören, Bresche schlagen, renaturieren: je 1
lesson-earn-support-1 = Säubere hier die Verschmutzung
lesson-earn-support-1-how = Eine Aktion säubert das ganze Feld.
lesson-earn-support-1-why = 1 Unterstützung, wie viele Fässer dort auch lagen.
lesson-earn-support-2 = Geh zum Jäger nebenan
lesson-earn-support-2-how = Jäger sind nur auf ihrem eigenen Feld gefährlich, und erst, wenn du dort handelst.
lesson-earn-support-2-why = Jetzt stehst du neben ihm. Hineingehen ist ohne Gefahr, was du danach tust, nicht.
lesson-earn-support-3 = Zerstöre den Jäger
lesson-earn-support-3-how = Du handelst unter seinem Feuer, also wird gewürfelt.
lesson-earn-support-3-why = Der Würfel hat dich verschont, und du hast 1 Unterstützung mehr. Ein Mech, eine Mauer, ein gesäubertes Feld, eine renaturierte Fabrik: Jedes bringt eine.

lesson-build-a-camp = Bau ein Lager
lesson-build-a-camp-idea = durch Lager ziehst du Karten
lesson-build-a-camp-1 = Bau hier ein Lager
lesson-build-a-camp-1-how = Deine Unterstützung ist voll, und du stehst im Wald, deiner Heimat. Auf deiner Hand ist nur noch eine Karte.
lesson-build-a-camp-1-why = Du hast auf vier Karten nachgezogen und kannst hier heilen, dich sammeln und Gegenstände holen. Das nächste Lager braucht 1 Unterstützung mehr. Sind alle Lager gebaut, ist das halbe Ziel erreicht.

lesson-the-die = Der Würfel
lesson-the-die-idea = Jäger, Scharfschützen und deine Herzen
lesson-the-die-1 = Auf deinem Feld ist ein Jäger, nebenan ein Scharfschütze. Wofür wird gewürfelt?
lesson-the-die-1-how = Beim Jäger verletzt die Hälfte der Seiten: 1, 1 und 2. Bei Scharfschützen allein nur die Einsen.
lesson-the-die-1-melee = Der Jäger, ganz nah
lesson-the-die-1-sniper = Der Scharfschütze, von fern
lesson-the-die-1-why = Die nähere Gefahr zählt: ein Wurf für den Jäger, keiner für den Scharfschützen.
lesson-the-die-2 = Zerstöre den Jäger unter Feuer
lesson-the-die-2-how = Für jede Aktion in Gefahr wird gewürfelt, auch für diese.
lesson-the-die-2-why = 1 Schaden. Drei verkraftest du; der nächste tötet eine Karte deiner Hand. Zwei Tote desselben Lebensraums, und alles ist verloren.

lesson-engines = Automaten mauern ein
lesson-engines-idea = sechs Mauern rufen eine Fabrik
lesson-engines-1 = Vier Mauern stehen um dieses Feld. Wohin geht der Automat?
lesson-engines-1-how = Die Maschinen biegen gerade rechts ab: Ein Automat behält das Feld zu seiner Rechten.
lesson-engines-1-away = Fort, über das nächste Feld
lesson-engines-1-around = Um dieses Feld herum
lesson-engines-1-why = Er lässt auf jeder Kante, die er passiert, eine Mauer zurück und schließt den Ring.
lesson-engines-2 = Beende deinen Zug und sieh, was kommt
lesson-engines-2-how = Nach jedem Zug antwortet eine Maschinenkarte. Erst Automaten, dann, nach Miras Zug, Fabriken.
lesson-engines-2-why = Sechs Mauern, und dort steht eine Fabrik. Eine Bresche hilft nicht: Auch eine Mauer mit Bresche schließt ein. Sei da, bevor der Ring sich schließt. Mit der sechsten Fabrik ist die Partie verloren.

lesson-rewild = Renaturiere eine Fabrik
lesson-rewild-idea = einbrechen, aufräumen, umdrehen
lesson-rewild-1 = Schlag eine Bresche in die Fabrikmauer
lesson-rewild-1-how = Ein Scharfschütze darin zielt auf dich; es wird gewürfelt.
lesson-rewild-1-why = 1 Unterstützung, und ein Weg hinein, der für alle offen bleibt.
lesson-rewild-2 = Geh hinein
lesson-rewild-2-how = Durch deine Bresche.
lesson-rewild-2-why = Drinnen kommst du an den Scharfschützen heran.
lesson-rewild-3 = Zerstöre den Scharfschützen
lesson-rewild-3-how = Es darf kein Mech und keine Verschmutzung übrig sein.
lesson-rewild-3-why = Noch 1 Unterstützung, und die Fabrik ist sauber.
lesson-rewild-4 = Renaturiere sie
lesson-rewild-4-how = Deine letzte Aktion in diesem Zug.
lesson-rewild-4-why = Die Fabrik ist jetzt eine Heimat für alle. Jede gebaute Fabrik renaturiert und jedes Lager gebaut: So gewinnen wir.

lesson-plan-in-silence = Plant im Stillen
lesson-plan-in-silence-idea = eine Karte für jeden, keine Worte
lesson-plan-in-silence-1 = Wähl Rystle, ganz still
lesson-plan-in-silence-1-how = Mira und Tom wählen auch. Die Zahl sagt, wie viele Aktionen du hast, der Lebensraum, welche Korridore. Niemand darf jetzt über Karten sprechen.
lesson-plan-in-silence-1-why = Alle werden zugleich aufgedeckt. Rystle ist ein Genosse: Wer links sitzt, beginnt, also jetzt Tom, der vor den Maschinen handeln kann.

# --- the page for learners ---

learn-turn-1 = Still wählen
learn-turn-1-text = Alle legen verdeckt einen Verteidiger. Seine Zahl sagt, wie viele Aktionen du hast, sein Lebensraum, welche Korridore.
learn-turn-2 = Handeln
learn-turn-2-text = Gehen, säubern, zerstören, Breschen schlagen. Jede gute Tat bringt 1 Unterstützung; ist sie voll, baust du ein Lager, das deine Hand füllt.
learn-turn-3 = Die Maschinen antworten
learn-turn-3-text = Eine Karte nach jedem Zug: Automaten mauern ein, Fabriken verschmutzen, Mechs jagen. Du kannst sehen, was kommen kann.

mistake-1 = Unterstützung verdienen, wenn sie voll ist
mistake-1-text = Was über die volle Leiste hinausgeht, ist verloren. Bau erst ein Lager.
mistake-2 = Unter Feuer handeln
mistake-2-text = Sieh dir die sechs Seiten an deinem Ziel an. Mit drei Schaden tötet der nächste Treffer eine Karte.
mistake-3 = Zwei Fässer vor einem Rohr
mistake-3-text = Ein drittes Fass macht ein Feld giftig, und zu viele Giftgebiete kosten uns die Partie. Die Vorschau zeigt, welches Feld das nächste ist.
mistake-4 = Nie ein Lager bauen
mistake-4-text = Lager füllen deine Hand. Ohne Karten spielst du blind vom Stapel.
mistake-5 = Das letzte Lager zu früh
mistake-5-text = Mit deinem letzten Lager verlässt du den Spielplan. Sorg dafür, dass die anderen ohne dich fertig werden.
