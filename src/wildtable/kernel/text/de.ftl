# What the platform itself refuses or says, in every game.
kernel-over = Die Partie ist zu Ende.
kernel-not-asked = Platz { $seat } hat jetzt nichts zu entscheiden.
kernel-stale = Seit deiner Entscheidung ist etwas geschehen; sieh noch einmal hin.
kernel-no-move = { $move } ist kein Zug dieses Spiels.
kernel-unknown-move = „{ $text }“ ist hier kein Zug. Züge beginnen mit: { $known }.
kernel-misspelt-move = „{ $text }“ müsste „{ $form }“ heißen.
kernel-unknown-word = „{ $word }“ passt nicht zu { $domain }. Möglich: { $known }.
kernel-stopped = Diese Partie wurde angehalten und kann nicht weitergehen.
kernel-empty = Eine Entscheidung braucht mindestens einen Zug.
kernel-unfinished = Diese Antwort ist nicht fertig; sie muss ganz gegeben werden.
kernel-barrier = Nach diesem Zug kommt etwas Neues ans Licht; entscheide den Rest danach.
kernel-sealed = Hier antworten alle geheim; gib eine verdeckte Antwort.
kernel-not-sealed = Hier gibt es nichts zu verdecken; mach den Zug.
kernel-nothing-sealed = Es gibt keine verdeckte Antwort zurückzunehmen.
kernel-nothing-staged = Es gibt nichts zu bestätigen.
kernel-waiting = Die Partie beginnt, wenn alle Plätze besetzt sind.
kernel-words = Die Partie beginnt, wenn alle dem Zufall ein Wort mitgegeben haben.
kernel-no-words = Für ein Wort ist es zu spät: Der Zufall hat schon zu ziehen begonnen.
kernel-only-host-deals = Nur wer die Partie angelegt hat, kann ohne die Wörter der anderen beginnen.
kernel-seal-first = Noch nicht: Zuerst schicken alle den Fingerabdruck ihres Worts. Schick deinen und dann, wenn alle da sind, das Wort selbst.
kernel-other-word = Das ist nicht das Wort, das du versprochen hast: Es passt nicht zu dem Fingerabdruck, den du geschickt hast.
kernel-all-sealed = Für ein anderes Wort ist es zu spät: Alle Fingerabdrücke sind da.
kernel-no-seals = Diese Partie braucht keinen Fingerabdruck: Schick einfach dein Wort.
kernel-paused = Die Partie ist unterbrochen.
kernel-not-paused = Die Partie ist nicht unterbrochen.
kernel-only-players = Das kann nur, wer mitspielt.
kernel-nothing-proposed = Dir wurde nichts vorgeschlagen.
kernel-silence = Die Regeln verlangen jetzt Stille.
kernel-nothing-said = Sag etwas: Tipp einen Satz oder wähl einen fertigen.
kernel-unprintable = Ein Satz darf nur druckbare Zeichen enthalten.
kernel-no-such-phrase = Das kannst du jetzt nicht sagen.
kernel-report-whom = Du kannst nur andere melden, die an diesem Tisch sind.
kernel-report-what = Das wurde hier nicht gesagt.
kernel-report-enough = In dieser Partie kann nichts mehr gemeldet werden.
kernel-no-chance = Das kann der Zufall jetzt nicht tun.
kernel-nothing-to-undo = Es gibt nichts zurückzunehmen.
kernel-undo-needs-consent = Um das zurückzunehmen, muss Platz { $seat } zustimmen.
kernel-left = Wer hier saß, ist schon ausgestiegen.
kernel-not-in-lesson = Erlaubt, aber darum geht es in dieser Lektion nicht. Folge dem Licht.
kernel-puzzle-over = Dieser Versuch ist zu Ende. Fang neu an, um etwas anderes zu probieren.
kernel-no-lesson = Das ist eine Partie, keine Lektion.
kernel-cannot-leave = Dieses Spiel hat keine Regel fürs Aussteigen; ein Bot kann den Platz übernehmen.

kernel-seat = Platz { $seat }
kernel-list = { $first } und { $last }
kernel-chance = Der Zufall
kernel-news-leave = { $you ->
    [1] Du verlässt die Partie.
   *[0] Platz { $seat } verlässt die Partie.
  }
kernel-news-undo = { $you ->
    [1] Du nimmst deinen Zug zurück.
   *[0] Platz { $seat } nimmt den Zug zurück.
  }

# Vorab festgelegt
kernel-no-such-order = Das kannst du jetzt nicht vorab festlegen.
kernel-no-suggestions = Wer diese Partie angelegt hat, hat Vorschläge von Bots abgeschaltet.
kernel-order-value = Hier geht eine Zahl von { $least } bis { $most }.
kernel-talk-closed = Wer diese Partie angelegt hat, hat das Gespräch geschlossen.
kernel-only-host = Das kann nur, wer die Partie angelegt hat.
