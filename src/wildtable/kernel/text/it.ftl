# What the platform itself refuses or says, in every game.
kernel-over = La partita è finita.
kernel-not-asked = Ora non tocca a Posto { $seat } decidere.
kernel-stale = È successo qualcosa da quando hai deciso: guarda di nuovo.
kernel-no-move = { $move } non è una mossa di questo gioco.
kernel-unknown-move = “{ $text }” qui non è una mossa. Le mosse cominciano con: { $known }.
kernel-misspelt-move = “{ $text }” si scrive “{ $form }”.
kernel-unknown-word = “{ $word }” non va bene per { $domain }. Possibili: { $known }.
kernel-stopped = Questa partita è stata fermata e non può continuare.
kernel-empty = Una decisione ha bisogno di almeno una mossa.
kernel-unfinished = Questa risposta non è finita: va data per intero.
kernel-barrier = Dopo questa mossa si scopre qualcosa di nuovo: il resto lo decidi dopo.
kernel-sealed = Qui tutti rispondono in segreto: dai una risposta segreta.
kernel-not-sealed = Qui non c’è nulla da tenere segreto: fai la mossa.
kernel-nothing-sealed = Non c’è una risposta segreta da ritirare.
kernel-nothing-staged = Non c’è nulla da confermare.
kernel-waiting = La partita inizia quando tutti i posti sono occupati.
kernel-words = La partita inizia quando tutti hanno aggiunto una parola al caso.
kernel-no-words = È troppo tardi per aggiungere una parola: il caso ha già cominciato a estrarre.
kernel-only-host-deals = Solo chi ha creato la partita può iniziare senza le parole degli altri.
kernel-seal-first = Non ancora: prima ognuno invia l’impronta della sua parola. Invia la tua, e la parola stessa quando ci sono tutte.
kernel-other-word = Non è la parola che avevi promesso: non corrisponde all’impronta che hai inviato.
kernel-all-sealed = È troppo tardi per un’altra parola: ci sono già tutte le impronte.
kernel-no-seals = Questa partita non richiede un’impronta: invia semplicemente la tua parola.
kernel-paused = La partita è in pausa.
kernel-not-paused = La partita non è in pausa.
kernel-only-players = Può farlo solo chi gioca.
kernel-nothing-proposed = Non ti è stato proposto nulla.
kernel-silence = Ora le regole chiedono silenzio.
kernel-nothing-said = Di’ qualcosa: scrivi una frase o scegline una pronta.
kernel-unprintable = Una frase può contenere solo caratteri stampabili.
kernel-no-such-phrase = Ora non puoi dirlo.
kernel-report-whom = Puoi segnalare solo qualcun altro a questo tavolo.
kernel-report-what = Questo non è stato detto qui.
kernel-report-enough = Questa partita ha raggiunto il limite di segnalazioni.
kernel-no-chance = Ora il caso non può farlo.
kernel-nothing-to-undo = Non c’è nulla da ritirare.
kernel-undo-needs-consent = Per ritirarla serve il consenso di Posto { $seat }.
kernel-left = Chi sedeva a questo posto se n’è già andato.
kernel-not-in-lesson = Permesso, ma non è l’argomento di questa lezione. Segui la luce.
kernel-puzzle-over = Questo tentativo è finito. Ricomincia per provare altro.
kernel-no-lesson = Questa è una partita, non una lezione.
kernel-cannot-leave = Questo gioco non ha regole per chi abbandona; un bot può prendere il posto.

kernel-seat = Posto { $seat }
kernel-list = { $first } e { $last }
kernel-chance = Il caso
kernel-news-leave = { $you ->
    [1] Abbandoni la partita.
   *[0] Posto { $seat } abbandona la partita.
  }
kernel-news-undo = { $you ->
    [1] Ritiri la tua mossa.
   *[0] Posto { $seat } ritira la sua mossa.
  }

# Ordini permanenti
kernel-no-such-order = Non puoi dare quest’ordine adesso.
kernel-no-suggestions = Chi ha creato la partita ha disattivato i suggerimenti.
kernel-order-value = Quest’ordine vuole un numero da { $least } a { $most }.
kernel-talk-closed = Chi ha creato la partita ha chiuso la chat.
kernel-only-host = Può farlo solo chi ha creato la partita.
