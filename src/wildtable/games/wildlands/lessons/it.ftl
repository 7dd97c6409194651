# What the coach of Wildlands says, and what its page for learners says. Words of the game come after
# the deed they are for.

lesson-reveal-and-step = Rivela e fai un passo
lesson-reveal-and-step-idea = una carta muove il combattente che mostra
lesson-reveal-and-step-1 = Rivela Lunk
lesson-reveal-and-step-1-how = È ancora nascosto; solo tu sai dove. All’inizio di ogni turno devi rivelare un combattente, se te ne resta uno.
lesson-reveal-and-step-1-why = Non è costato carte. Sta dove avevi deciso in segreto.
lesson-reveal-and-step-2 = Muovi Lunk di uno spazio
lesson-reveal-and-step-2-how = Scegli una carta che mostra Lunk, poi uno spazio accanto a lui.
lesson-reveal-and-step-2-why = Una carta muove di uno spazio un combattente che mostra.
lesson-reveal-and-step-3 = E ancora di uno spazio
lesson-reveal-and-step-3-how = Puoi giocare quante carte vuoi, una dopo l’altra.
lesson-reveal-and-step-3-why = Ma guarda la tua mano: ora è vuota, e alla fine del turno peschi solo tre carte.

lesson-read-a-card = Leggi una carta
lesson-read-a-card-idea = una carta, un uso
lesson-read-a-card-1 = Tira a Hrakk con Quill
lesson-read-a-card-1-how = La carta mostra Maudlin e Pellory. La fascia in basso dice “Chiunque”: vale per ogni tuo combattente, anche per Quill.
lesson-read-a-card-1-why = Un passo, l’azione segnata di un combattente che mostra, o l’azione aperta per chiunque: ogni carta si usa per una di queste, poi è andata.

lesson-strike-and-parry = Colpisci e para
lesson-strike-and-parry-idea = gli attacchi da vicino colpiscono nello stesso spazio
lesson-strike-and-parry-1 = Colpisci Hrakk con Lunk
lesson-strike-and-parry-1-how = Stanno nello stesso spazio. Scegli la carta con il colpo di Lunk.
lesson-strike-and-parry-1-why = Un colpo a segno. Hild avrebbe potuto parare, e non l’ha fatto.
lesson-strike-and-parry-2 = Finisci il turno
lesson-strike-and-parry-2-how = Tieni due carte. Hild risponderà.
lesson-strike-and-parry-2-why = Hai pescato tre carte. Le carte avanzate sono la tua difesa nei turni degli altri.
lesson-strike-and-parry-3 = Para con un colpo di Lunk
lesson-strike-and-parry-3-how = Hrakk colpisce Lunk. Una carta con un colpo, suo o per chiunque, ferma tutto.
lesson-strike-and-parry-3-why = Nessun danno. Un colpo para gli attacchi da vicino; i blocchi fermano i tiri. Quindi non svuotare mai la mano.

lesson-shoot = Tira
lesson-shoot-idea = muri e ripari in mezzo fermano un tiro
lesson-shoot-1 = Chi può vedere Strix?
lesson-shoot-1-how = La vista passa sopra le linee bianche. La fermano i muri, e un riparo che sta in mezzo ai due.
lesson-shoot-1-hrakk = Hrakk, più lontano
lesson-shoot-1-ugra = Ugra, qui accanto
lesson-shoot-1-why = Ugra sta al riparo, ma in mezzo non c’è nulla. Hrakk è dietro proprio quel riparo.
lesson-shoot-2 = Tira a chi vedi
lesson-shoot-2-how = Scegli la carta con il tiro di Strix, poi Ugra.
lesson-shoot-2-why = Un colpo da lontano. Chi sta al riparo può fermarlo con una carta Riparo.

lesson-claim-a-shard = Reclama un frammento
lesson-claim-a-shard-idea = tre carte di un combattente, e hai un punto
lesson-claim-a-shard-1 = Reclama il frammento su cui sta Lunk
lesson-claim-a-shard-1-how = Scegli una carta che lo mostra e “Reclama”, poi aggiungine un’altra e il Jolly.
lesson-claim-a-shard-1-why = Un punto su cinque. Tre carte insieme, che mostrano tutte il combattente che sta lì; i Jolly completano.

lesson-wild-card = Il Jolly
lesson-wild-card-idea = un passo, due carte, o un’interruzione
lesson-wild-card-1 = Pesca due carte con il Jolly
lesson-wild-card-1-how = Un Jolly è un passo per chiunque, o due carte nuove, o un ingresso nel turno di un altro.
lesson-wild-card-1-why = Tre carte sono diventate quattro. Il Jolly se n’è andato in cambio delle due nuove.
lesson-wild-card-2 = Un Jolly può fermare un attacco?
lesson-wild-card-2-yes = Sì
lesson-wild-card-2-no = No
lesson-wild-card-2-why = Non ha colpo, né blocco, né riparo: un Jolly non è mai una difesa.

lesson-break-in = Intervieni
lesson-break-in-idea = agisci nel turno di un altro
lesson-break-in-1 = Interrompi Hild
lesson-break-in-1-how = Hrakk è arrivato accanto a Lunk, con salute 1. Spendi il tuo Jolly per agire ora.
lesson-break-in-1-why = Prima è finita la sua azione. Ora agisci tu, come in un tuo turno.
lesson-break-in-2 = Colpisci Hrakk
lesson-break-in-2-how = Scegli la carta con il colpo di Lunk.
lesson-break-in-2-why = Chi dà l’ultimo colpo prende il punto, chiunque abbia fatto il resto. Non peschi carte, e poi il turno di Hild continua.

lesson-secret-start = La partenza segreta
lesson-secret-start-idea = dove cominciano i tuoi cinque, e che ne è del resto
lesson-secret-start-1 = Da’ a ogni combattente un luogo dove cominciare
lesson-secret-start-1-how = Hai dieci luoghi per cinque combattenti. Scegline cinque; nessuno vede quali.
lesson-secret-start-1-why = I cinque che hai lasciato sono diventati i frammenti di Hild, e i suoi i tuoi. Quindi resta vicino a ciò che cedi: è lì che vuoi incontrarla.

# --- the page for learners ---

learn-turn-1 = Rivela
learn-turn-1-text = Finché un tuo combattente è nascosto, rivelane uno all’inizio del turno. Non costa nulla.
learn-turn-2 = Gioca carte
learn-turn-2-text = Quante vuoi, ognuna per una cosa: un passo, l’azione segnata di un combattente che mostra, o l’azione aperta per chiunque. Tre di uno stesso combattente reclamano il frammento su cui sta.
learn-turn-3 = Finisci e pesca tre
learn-turn-3-text = Tieni al massimo sette carte. Dopo ogni azione qualcuno può intervenire con un Jolly.

mistake-1 = Svuotare la mano
mistake-1-text = Peschi tre carte, ma solo alla fine del turno, e senza carte non puoi difenderti. Tienine due o tre.
mistake-2 = L’ultimo Jolly per un passo
mistake-2-text = È il tuo unico modo per intervenire. Gli altri osano di più quando sanno che non c’è più.
mistake-3 = Indebolire un nemico per un rivale
mistake-3-text = L’ultimo colpo prende il punto. Non lasciare nessuno con salute 1 accanto a un altro.
mistake-4 = Un’esplosione sui tuoi combattenti
mistake-4-text = Colpisce tutti nello spazio, anche i tuoi. Guarda chi è evidenziato prima di scegliere.
mistake-5 = Tirare verso l’alto, o troppo lontano con una raffica
mistake-5-text = Nessuno tira verso un’altura, e una raffica ha portata breve. La linea spezzata mostra dove si ferma.
