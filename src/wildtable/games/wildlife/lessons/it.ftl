# What the coach of Wildlife says, and what its page for learners says. Words of the game come after
# the deed they are for.

lesson-first-animal = Piazza il tuo primo animale
lesson-first-animal-idea = casa è dove il tuo segno è più forte
lesson-first-animal-1 = Metti un coccodrillo nell’acqua
lesson-first-animal-1-how = Scegli una casella illuminata. Le lame incrociate sulla tua scheda vogliono dire attacco, il più forte dei quattro segni: l’acqua è casa tua.
lesson-first-animal-1-why = Bene. Puoi cominciare ovunque la tua scheda abbia un segno, ma a casa puoi fare di più.
lesson-first-animal-2 = Metti il prossimo proprio accanto
lesson-first-animal-2-how = Tu e Bruno piazzate a turno, dodici a testa, prima che il gioco cominci.
lesson-first-animal-2-why = Le tessere che si toccano sono un branco. I branchi più grandi fanno punti a ogni grande conteggio.

lesson-migrate = Migra gratis
lesson-migrate-idea = le tue tessere sono un ponte
lesson-migrate-1 = Porta un coccodrillo nella foresta
lesson-migrate-1-how = Scegli il coccodrillo illuminato, poi la casella all’altro capo della fila.
lesson-migrate-1-why = È passato sopra i suoi simili. Le tue tessere sono un ponte; gli orsi di Bruno e le caselle vuote no. Puoi farlo una volta in ogni tuo turno, gratis.

lesson-expand = Gioca una carta: espanditi
lesson-expand-idea = la carta dà il terreno, la scheda l’azione
lesson-expand-1 = Gioca la carta foresta, poi piazza una tessera
lesson-expand-1-how = Il segno + sulla tua scheda vuol dire espandersi: metti un nuovo coccodrillo su una qualsiasi casella libera della foresta, lontano quanto vuoi.
lesson-expand-1-why = La carta dice dove, la scheda dice che cosa: migrare, espandersi o attaccare. Per espanderti non serve una tessera vicina.

lesson-fill-an-area = Riempi un’area
lesson-fill-an-area-idea = chi arriva per ultimo prende subito i punti
lesson-fill-an-area-1 = Prendi l’ultima casella libera della foresta piccola
lesson-fill-an-area-1-how = Gioca la carta foresta e scegli la casella tra gli orsi.
lesson-fill-an-area-1-why = Subito 3 punti, anche se Bruno lì ha tre tessere e tu una sola. Il piccolo conteggio va a chi piazza l’ultima tessera.

lesson-sell-a-card = Vendi una carta
lesson-sell-a-card-idea = vendere è un dovere, e un guadagno
lesson-sell-a-card-1 = Metti in vendita le montagne
lesson-sell-a-card-1-how = Sulle montagne non puoi fare nulla, ma Bruno sì. Scegli di vendere la carta, non di giocarla.
lesson-sell-a-card-1-why = Bruno ti paga 3 di cibo e usa subito la carta. In ogni tuo turno una carta deve andare agli altri, quindi vendi quella che ti aiuta meno.
lesson-sell-a-card-2 = Trasforma 3 di cibo in un punto
lesson-sell-a-card-2-how = Nel tuo turno puoi farlo quante volte vuoi.
lesson-sell-a-card-2-why = 3 di cibo valgono 1 punto, e alla fine il cibo avanzato non vale nulla.

lesson-adapt-and-attack = Adàttati, e attacca
lesson-adapt-and-attack-idea = i livelli salgono uno alla volta e non scendono mai
lesson-adapt-and-attack-1 = Adàttati alla foresta
lesson-adapt-and-attack-1-how = Gioca la carta adattamento e alza la foresta sulla tua scheda: da espandersi ad attaccare.
lesson-adapt-and-attack-1-why = I livelli salgono uno alla volta: migrare, espandersi, attaccare. Un livello raggiunto non si perde più.
lesson-adapt-and-attack-2 = Attacca un orso nella foresta piena
lesson-adapt-and-attack-2-how = Gioca la carta foresta e scegli una delle tre tessere di Bruno.
lesson-adapt-and-attack-2-why = Il tuo coccodrillo prende il suo posto, e l’orso esce dal gioco. Puoi attaccare solo dove un’area è piena.

lesson-big-scoring = Un grande conteggio, passo per passo
lesson-big-scoring-idea = aree, branchi, adattamenti, abilità, cibo
lesson-big-scoring-1 = Tu e Bela avete entrambi un branco di undici. Quanto prende il tuo?
lesson-big-scoring-1-how = Il branco più grande prende 10, i successivi 7, 5, 3 e 1.
lesson-big-scoring-1-ten = 10 punti
lesson-big-scoring-1-seven = 7 punti
lesson-big-scoring-1-five = 5 punti
lesson-big-scoring-1-why = Chi condivide un rango prende il premio inferiore: 7 a testa.
lesson-big-scoring-2 = Chi prende 4 punti per il cibo?
lesson-big-scoring-2-how = Tu ne hai 10, Bela e Dora 7 ciascuna, Cora nessuno.
lesson-big-scoring-2-you = Tu
lesson-big-scoring-2-bela = Bela
lesson-big-scoring-2-dora = Dora
lesson-big-scoring-2-why = Tu ne hai di più, e il cibo ti resta. Bela e Dora condividono il secondo posto, che non paga nulla.
lesson-big-scoring-3 = Chi prende di più per le aree?
lesson-big-scoring-3-how = Da soli in un’area: 4, se è tutta tua 5. Con altri: 3, 2 e 1 secondo le tessere.
lesson-big-scoring-3-you = Tu
lesson-big-scoring-3-cora = Cora
lesson-big-scoring-3-dora = Dora
lesson-big-scoring-3-why = Dora ha poche tessere, ma è da sola in due aree e prima o seconda in altre due: 15 punti.
lesson-big-scoring-4 = Finisci il turno e guardalo
lesson-big-scoring-4-how = Un grande conteggio aspetta che il turno sia finito.
lesson-big-scoring-4-why = Aree, branchi, adattamenti, abilità, cibo: cinque passi, in ognuno tutti fanno punti, e nulla si consuma.

# --- the page for learners ---

learn-turn-1 = Gioca fino a tre carte
learn-turn-1-text = Una carta terreno ti fa migrare, espandere o attaccare lì, come dice la tua scheda. Altre carte ti adattano o ti danno un’abilità.
learn-turn-2 = Vendine una
learn-turn-2-text = In ogni turno almeno una carta va agli altri in cambio di cibo. Chi compra la usa subito.
learn-turn-3 = Cammina, mangia, pesca
learn-turn-3-text = Una volta per turno muovi gratis una tessera; trasforma 3 di cibo in un punto quante volte vuoi. Poi pesca fino a dieci.

mistake-1 = Comprare ciò che non puoi usare
mistake-1-text = Una carta comprata si usa subito o è persa. Prima guarda se hai il livello e una casella libera.
mistake-2 = Vendere ciò che serve al prossimo
mistake-2-text = Prima di metterla in vendita, guarda se la carta riempie un’area per qualcuno.
mistake-3 = Tessere sole dappertutto
mistake-3-text = Una tessera sola non è un branco. Unisci due branchi, e il più grande può prendere 10.
mistake-4 = Tenere il cibo fino alla fine
mistake-4-text = Il cibo avanzato non vale nulla. In quello che può essere il tuo ultimo turno, trasformalo in punti.
mistake-5 = Regalare il grande conteggio a chi è in testa
mistake-5-text = La quarta, l’ottava e l’undicesima area piena portano un grande conteggio per tutti. Chi ci guadagna di più ora?
