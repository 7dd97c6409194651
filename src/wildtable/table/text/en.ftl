# What somebody is told when it is their turn and they are away.

call-title = Your turn in { $game }
call-text = The table is waiting for you.
call-line = It is your turn in { $game }: { $link }
call-letter =
    It is your turn in { $game }:
    { $link }

    You will get no more mail until you have been back at the table. You can switch these off here:
    { $address }/me

# The mail that proves that an address works.

code-title = { $code } is your code
code-letter =
    Somebody, hopefully you, wants to be told at this address when it is their turn at
    { $address }

    If it was you, enter this code there: { $code }

    If it wasn't you, do nothing, and you will get no more mail.
