# Che cosa legge chi viene chiamato perché tocca a lui.

call-title = Tocca a te a { $game }
call-text = Il tavolo ti aspetta.
call-line = Tocca a te a { $game }: { $link }
call-letter =
    Tocca a te a { $game }:
    { $link }

    Non riceverai altri messaggi finché non torni al tavolo. Puoi disattivarli qui:
    { $address }/me

# Il messaggio che mostra che la posta arriva.

code-title = { $code } è il tuo codice
code-letter =
    Qualcuno, speriamo tu, vuole ricevere avvisi a questo indirizzo quando è il suo turno su
    { $address }

    Se l’hai chiesto tu, inserisci lì questo codice: { $code }

    Altrimenti non fare nulla, e non riceverai altri messaggi.
