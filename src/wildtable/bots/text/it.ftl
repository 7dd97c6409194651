# I livelli dei bot, dal più debole al più forte: un nome, e una frase per chi ne sceglie uno.

level-random = A caso
    .about = Tira a sorte fra tutte le mosse che le regole permettono.
level-fledgling = Pulcino
    .about = Gioca la prima cosa che gli viene in mente e gli sfugge molto. Buona compagnia per una prima partita.
level-rambler = Vagabondo
    .about = Pianifica qualche mossa e si fida spesso della prima impressione.
level-forager = Cercatore
    .about = Pianifica il suo turno, ma si lascia tentare da uno che è buono solo in apparenza.
level-greedy = Esploratore
    .about = Pianifica il suo turno con cura e non si chiede mai che cosa faranno gli altri.
level-elder = Anziano
    .about = Soppesa molti turni, e le risposte degli altri a ciascuno. Si prende il suo tempo.
