# Was liest, wer gerufen wird, weil er am Zug ist.

call-title = Du bist am Zug: { $game }
call-text = Der Tisch wartet auf dich.
call-line = Du bist am Zug bei { $game }: { $link }
call-letter =
    Du bist am Zug bei { $game }:
    { $link }

    Bis du wieder am Tisch warst, bekommst du keine weitere Mail. Abschalten kannst du sie hier:
    { $address }/me

# Die Mail, die zeigt, dass Post ankommt.

code-title = { $code } ist dein Code
code-letter =
    Jemand, hoffentlich du, möchte an dieser Adresse erfahren, wenn er am Zug ist bei
    { $address }

    Wenn du es warst, gib dort diesen Code ein: { $code }

    Sonst tu einfach nichts, dann bekommst du keine weiteren Mails.
