# What the coach of Wilderness says, and what its page for learners says. Words of the game come
# after the deed they are for.

lesson-first-card = Posa la tua prima carta
lesson-first-card-idea = il paesaggio sulla carta è quello del campo
lesson-first-card-1 = Posa un animale sul bordo
lesson-first-card-1-how = Scegli un animale, poi un campo illuminato. Un castoro vive in acqua e foresta, una lucertola in prato e roccia: ne basta uno dei due.
lesson-first-card-1-why = È coperto: Bruno vede i puntini del suo prezzo, non quale animale è. La tua prima carta comincia sul bordo del tabellone.
lesson-first-card-2 = Finisci la mossa
lesson-first-card-2-why = D’ora in poi ogni carta che posi deve toccare una delle tue.

lesson-grow = Cresci verso un Elemento
lesson-grow-idea = dritto costa 1 passo, d’angolo 2
lesson-grow-1 = Posa roccia verso il Fuoco
lesson-grow-1-how = Il Fuoco aspetta al centro del tabellone. La terra fa da ponte.
lesson-grow-1-why = Un passo. Dritto costa 1, d’angolo 2, e in ogni mossa hai tre passi per la terra.
lesson-grow-2 = Posa l’echidna accanto al Fuoco
lesson-grow-2-how = Questa volta d’angolo: prende due dei tuoi cinque passi per gli animali.
lesson-grow-2-why = Quando gli animali si svegliano, questo è a un solo passo dal Fuoco. Ogni carta che posi dovrebbe avvicinarti a un Elemento.

lesson-dots = I puntini
lesson-dots-idea = tre puntini di animali in una mossa
lesson-dots-1 = Puoi posare l’orso e il croco in una sola mossa?
lesson-dots-1-how = I puntini su una carta sono il suo prezzo. L’orso ne ha tre, il croco due, il serpente uno, l’echidna nessuno.
lesson-dots-1-both = Sì, entrambi
lesson-dots-1-one = No, solo uno dei due
lesson-dots-1-why = Tre puntini in una mossa e non di più, nemmeno con la magia.
lesson-dots-2 = Posa il croco
lesson-dots-2-how = Due puntini. Guarda quali altre carte si spengono.
lesson-dots-2-why = Due o tre puntini fanno un animale grande, nessuno o uno un animale piccolo. I grandi colpiscono forte, ma muoverli costa il doppio.
lesson-dots-3 = Aggiungi il serpente
lesson-dots-3-how = Due e uno fanno tre.
lesson-dots-3-why = La tua mossa è piena. I puntini sono buchi: tutti li vedono anche sul dorso, e possono indovinare che cosa c’è.

lesson-awakening = Il risveglio
lesson-awakening-idea = l’ultima Goccia chiude il piazzamento
lesson-awakening-1 = Posa il serpente e prendi l’ultima Goccia
lesson-awakening-1-how = Ogni animale posato prende una Goccia dalla pila dell’innesco. Ne resta una.
lesson-awakening-1-why = Hai fatto scattare l’innesco. Bruno ha ancora una mossa, poi si comincia.
lesson-awakening-2 = Finisci la mossa e guardali svegliarsi
lesson-awakening-2-how = Poi Bruno fa l’ultima mossa.
lesson-awakening-2-why = La terra è sparita, i deserti restano, tutti gli animali si alzano. Chi ha preso l’ultima Goccia agisce per primo: sei tu.

lesson-take-an-element = Prendi un Elemento
lesson-take-an-element-idea = fermati lì, ed è tuo
lesson-take-an-element-1 = Attiva il castoro
lesson-take-an-element-1-how = In una mossa hai tre attivazioni; un animale piccolo ne prende una.
lesson-take-an-element-1-why = Ora deve lasciare il suo campo.
lesson-take-an-element-2 = Vai all’Acqua e fermati lì
lesson-take-an-element-2-how = La sua velocità è di due passi. Poi di’ che si ferma lì.
lesson-take-an-element-2-why = L’Acqua è tua. Conta solo dove un’attivazione comincia o finisce; attraversare un Elemento non porta nulla. Con cinque si vince.

lesson-attack = Attacca
lesson-attack-idea = un colpo sicuro, e i dadi ne aggiungono
lesson-attack-1 = Porta il serpente accanto al castoro
lesson-attack-1-how = Attivalo e fai un passo.
lesson-attack-1-why = Prima deve lasciare il suo campo, poi può colpire.
lesson-attack-2 = Colpisci il castoro
lesson-attack-2-how = Un colpo è sicuro. Il castoro ha resistenza 2, quindi il dado deve aggiungerne uno.
lesson-attack-2-why = Un triangolo: un colpo in più, e il castoro cade. Chi vince prende il suo campo. Il colpo fa parte del cammino, quindi pensa a dove ti troverai.

lesson-three-activations = Tre attivazioni
lesson-three-activations-idea = un animale grande ne prende due, uno piccolo una
lesson-three-activations-1 = Prendi la Terra con il croco
lesson-three-activations-1-how = Attivalo, un passo, fermo. È grande: due delle tue tre.
lesson-three-activations-1-why = Resta un’attivazione: basta per un animale piccolo, non per uno grande.
lesson-three-activations-2 = Prendi il Fuoco con la lucertola
lesson-three-activations-2-how = La puzzola riposa: non ha segnalino, perché ha già agito.
lesson-three-activations-2-why = Era l’ultimo animale con un segnalino. Appena tutti hanno agito, tutti riavranno il loro in una volta.

lesson-magic = La magia
lesson-magic-idea = cinque segnalini per tutta la partita
lesson-magic-1 = Porta il castoro verso l’Etere
lesson-magic-1-how = Hai quattro Elementi; questo è l’ultimo. Attiva il castoro e fai i due passi che ha.
lesson-magic-1-why = Manca un passo. Ma hai la magia.
lesson-magic-2 = Paga un segnalino per l’ultimo passo
lesson-magic-2-how = Il prezzo viola dice quanto costa. Poi fermati lì.
lesson-magic-2-why = Tutti e cinque gli Elementi: hai vinto! Un segnalino compra un passo, i buchi dei dadi, o altre carte. Ne hai cinque per tutta la partita, e non si recuperano.

# --- the page for learners ---

learn-turn-1 = Prima, posa
learn-turn-1-text = Posa terra e animali in un unico sistema collegato, gli animali coperti: tre passi di terra, cinque di animali, tre puntini in tutto. Dura finché la pila dell’innesco non è vuota.
learn-turn-2 = Poi si svegliano
learn-turn-2-text = La terra sparisce, gli animali si alzano. Ogni mossa ha tre attivazioni: un animale piccolo ne prende una, uno grande due.
learn-turn-3 = Cammina, colpisci, conquista
learn-turn-3-text = Un animale si muove e attacca, si muove due volte, o si sveglia. Se comincia o finisce su un Elemento, l’Elemento è tuo.

mistake-1 = Spendere presto la magia
mistake-1-text = Cinque segnalini sono per tutta la partita, e non si recuperano. L’ultimo passo verso un Elemento vale più di una carta in più.
mistake-2 = Solo animali grandi
mistake-2-text = Di tre attivazioni uno grande ne prende due. Senza animali piccoli la terza è persa in ogni mossa.
mistake-3 = Nessuno vicino a un Elemento
mistake-3-text = Posa verso gli Elementi: chi si sveglia lontano cammina per mezza partita.
mistake-4 = Colpire prima di muoversi
mistake-4-text = Un animale deve lasciare il suo campo prima di colpire, a meno che il bersaglio non cada di sicuro.
mistake-5 = Finire a portata
mistake-5-text = Guarda chi può colpire il campo prima di fermarti lì. Gli artigli dicono quanti.
