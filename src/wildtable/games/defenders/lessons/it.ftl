# What the coach of Defenders of the Wild says, and what its page for learners says. Words of the
# game come after the deed they are for.

lesson-walk-a-corridor = Percorri un corridoio
lesson-walk-a-corridor-idea = le carte foresta corrono nella foresta
lesson-walk-a-corridor-1 = Corri fino in fondo alla foresta
lesson-walk-a-corridor-1-how = Il tuo difensore è della foresta. Scegli l’ultimo esagono foresta in basso a sinistra.
lesson-walk-a-corridor-1-why = Tutta quella strada con una sola azione: gli esagoni dell’habitat del tuo difensore che si toccano sono un corridoio. Mech e muri ti fermano lungo la via.

lesson-earn-support = Ottieni supporto
lesson-earn-support-idea = eliminare, distruggere, aprire brecce, rinaturalizzare: 1 ciascuno
lesson-earn-support-1 = Elimina gli inquinanti qui
lesson-earn-support-1-how = Un’azione ripulisce tutto l’esagono.
lesson-earn-support-1-why = 1 di supporto, per quanti barili ci fossero.
lesson-earn-support-2 = Vai dal cacciatore qui accanto
lesson-earn-support-2-how = I cacciatori sono pericolosi solo nel loro esagono, e solo se lì agisci.
lesson-earn-support-2-why = Ora gli stai accanto. Entrare è senza pericolo, quello che fai dopo no.
lesson-earn-support-3 = Distruggi il cacciatore
lesson-earn-support-3-how = Agisci sotto il suo tiro, quindi si tira un dado.
lesson-earn-support-3-why = Il dado ti ha risparmiato, e hai 1 di supporto in più. Un mech, un muro, un esagono ripulito, una fabbrica rinaturalizzata: ognuno ne vale uno.

lesson-build-a-camp = Costruisci un campo
lesson-build-a-camp-idea = i campi ti fanno pescare carte
lesson-build-a-camp-1 = Costruisci qui un campo
lesson-build-a-camp-1-how = Il tuo supporto è al massimo, e sei nella foresta, il tuo habitat naturale. In mano ti resta una sola carta.
lesson-build-a-camp-1-why = Hai pescato fino a quattro carte, e qui puoi curarti, raggrupparti e ottenere oggetti. Il prossimo campo richiede 1 di supporto in più. Quando ogni campo è costruito, metà dell’obiettivo è raggiunta.

lesson-the-die = Il dado
lesson-the-die-idea = cacciatori, cecchini e i tuoi cuori
lesson-the-die-1 = Nel tuo esagono c’è un cacciatore, accanto un cecchino. Per chi si tira?
lesson-the-die-1-how = Per un cacciatore ferisce metà delle facce: 1, 1 e 2. Per i soli cecchini, solo gli 1.
lesson-the-die-1-melee = Il cacciatore, da vicino
lesson-the-die-1-sniper = Il cecchino, da lontano
lesson-the-die-1-why = Conta il pericolo più vicino: un tiro per il cacciatore, nessuno per il cecchino.
lesson-the-die-2 = Distruggi il cacciatore sotto tiro
lesson-the-die-2-how = Si tira per ogni azione fatta in pericolo, anche per questa.
lesson-the-die-2-why = Un danno. Ne puoi reggere tre; il prossimo uccide una carta della tua mano. Due morti dello stesso habitat, e tutto è perduto.

lesson-engines = Gli automi alzano muri
lesson-engines-idea = con sei muri arriva una fabbrica
lesson-engines-1 = Attorno a questo esagono ci sono quattro muri. Dove andrà l’automa?
lesson-engines-1-how = Ora le macchine girano a destra: un automa tiene l’esagono alla sua destra.
lesson-engines-1-away = Via, oltre l’esagono vicino
lesson-engines-1-around = Attorno a questo esagono
lesson-engines-1-why = Lascia un muro su ogni bordo che percorre, e chiude l’anello.
lesson-engines-2 = Finisci il turno e guarda che cosa succede
lesson-engines-2-how = Dopo ogni turno risponde una carta macchina. Prima Automi, poi, dopo il turno di Mira, Fabbriche.
lesson-engines-2-why = Sei muri, e lì sorge una fabbrica. Aprire una breccia non serve: un muro con una breccia isola ancora. Arriva prima che l’anello si chiuda. La sesta fabbrica fa perdere la partita.

lesson-rewild = Rinaturalizza una fabbrica
lesson-rewild-idea = entra, ripulisci, girala
lesson-rewild-1 = Apri una breccia nel muro della fabbrica
lesson-rewild-1-how = Dentro, un cecchino ti tiene sotto tiro: si tira un dado.
lesson-rewild-1-why = 1 di supporto, e un passaggio che resta aperto per tutti.
lesson-rewild-2 = Entra
lesson-rewild-2-how = Attraverso la tua breccia.
lesson-rewild-2-why = Da dentro puoi raggiungere il cecchino.
lesson-rewild-3 = Distruggi il cecchino
lesson-rewild-3-how = Non devono restare né mech né inquinanti.
lesson-rewild-3-why = Ancora 1 di supporto, e la fabbrica è pulita.
lesson-rewild-4 = Rinaturalizzala
lesson-rewild-4-how = La tua ultima azione di questo turno.
lesson-rewild-4-why = Ora la fabbrica è una casa per tutti. Rinaturalizzare ogni fabbrica e costruire ogni campo: così si vince.

lesson-plan-in-silence = Pianifica in silenzio
lesson-plan-in-silence-idea = una carta a testa, senza parole
lesson-plan-in-silence-1 = Scegli Rystle, in silenzio
lesson-plan-in-silence-1-how = Scelgono anche Mira e Tom. Il numero indica le tue azioni, l’habitat i tuoi corridoi. Ora nessuno può parlare delle carte.
lesson-plan-in-silence-1-why = Le carte si rivelano tutte insieme. Rystle è un Compagno: comincia chi siede a sinistra, quindi ora Tom, che può agire prima delle macchine.

# --- the page for learners ---

learn-turn-1 = Scegli in silenzio
learn-turn-1-text = Ognuno posa un difensore coperto. Il suo numero indica le tue azioni, il suo habitat i tuoi corridoi.
learn-turn-2 = Agisci
learn-turn-2-text = Muovi, elimina inquinanti, distruggi, apri brecce. Ogni buona azione dà 1 di supporto; con il supporto al massimo costruisci un campo, che riempie la mano.
learn-turn-3 = Le macchine rispondono
learn-turn-3-text = Una carta dopo ogni turno: gli automi alzano muri, le fabbriche inquinano, i mech inseguono. Puoi vedere che cosa può arrivare.

mistake-1 = Ottenere supporto quando è al massimo
mistake-1-text = Ciò che supera il massimo è perso. Prima costruisci un campo.
mistake-2 = Agire sotto tiro
mistake-2-text = Guarda le sei facce accanto al tuo bersaglio. Con tre danni addosso, il prossimo colpo uccide una carta.
mistake-3 = Due barili davanti a un canale di scarico
mistake-3-text = Un terzo barile rende tossico un esagono, e le aree tossiche fanno perdere la partita. La previsione mostra qual è il prossimo.
mistake-4 = Non costruire mai un campo
mistake-4-text = I campi riempiono la mano. Senza carte giochi alla cieca dal mazzo.
mistake-5 = L’ultimo campo troppo presto
mistake-5-text = Con l’ultimo campo lasci il tabellone. Assicurati che gli altri possano finire senza di te.
