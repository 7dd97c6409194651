door-hook = Poker mit sechs Karten.
door-goal = Gewinn mehr Chips, als du verlierst.
door-kind = Bluff
door-minutes = 2 Min.
chance-deals = Karten teilt der Zufall aus.
nothing-to-fold-to = Es gibt keinen Einsatz, vor dem du aussteigen könntest.
no-more-raises = Eine Runde hat höchstens { $most } Erhöhungen.
seat = Platz { $seat }
board = Tisch
pot = Topf
bet = Steig aus, geh mit oder erhöhe.
wait = Platz { $seat } setzt.
no-decision = Niemand muss entscheiden.
rank-jack = Bube
rank-queen = Dame
rank-king = König
rank-name = { $rank ->
    [jack] { rank-jack }
    [queen] { rank-queen }
   *[king] { rank-king }
  }
do-fold = Aussteigen
do-call = Mitgehen
do-raise = Erhöhen
news-dealt = Platz { $seat2 } bekommt: { rank-name }.
news-turn-up = Der Tisch zeigt: { rank-name }.
news-fold = Platz { $seat } steigt aus.
news-call = Platz { $seat } geht mit.
news-raise = Platz { $seat } erhöht.
news-shown = Platz { $seat2 } zeigt: { rank-name }.
fold = Gewonnen, weil die andere Seite ausgestiegen ist.
showdown = Gewonnen beim Aufdecken.
split = Der Topf wird geteilt.
