# What somebody is told who is called because it is their turn.

call-title = Your turn in { $game }
call-text = The table waits for you.
call-line = It is your turn in { $game }: { $link }
call-letter =
    It is your turn in { $game }:
    { $link }

    You get no other letter until you have been at the table again. You can switch letters off here:
    { $address }/me

# The letter that shows that mail arrives.

code-title = { $code } is your code
code-letter =
    Somebody, we hope you, wants to be told at this address when it is their turn at
    { $address }

    If it was you, enter this code there: { $code }

    If it was not, do nothing, and you will get no more letters.
