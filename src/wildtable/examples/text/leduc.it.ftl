door-hook = Poker con sei carte.
door-goal = Vinci più fiche di quante ne perdi.
door-kind = Bluff
door-minutes = 2 min
chance-deals = Le carte le distribuisce il caso.
nothing-to-fold-to = Non c’è una puntata a cui rinunciare.
no-more-raises = Un giro ha al massimo { $most } rilanci.
seat = Posto { $seat }
board = Tavolo
pot = Piatto
bet = Passa, vedi o rilancia.
wait = Posto { $seat } punta.
no-decision = Nessuno deve decidere.
rank-jack = fante
rank-queen = regina
rank-king = re
rank-name = { $rank ->
    [jack] { rank-jack }
    [queen] { rank-queen }
   *[king] { rank-king }
  }
do-fold = Passa
do-call = Vedi
do-raise = Rilancia
news-dealt = Posto { $seat2 } riceve: { rank-name }.
news-turn-up = Il tavolo mostra: { rank-name }.
news-fold = Posto { $seat } passa.
news-call = Posto { $seat } vede.
news-raise = Posto { $seat } rilancia.
news-shown = Posto { $seat2 } mostra: { rank-name }.
fold = Vinta perché l’altro ha passato.
showdown = Vinta scoprendo le carte.
split = Il piatto viene diviso.
