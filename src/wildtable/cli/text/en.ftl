# What the terminal itself says. Games bring their own words; commands and moves are typed in English.
said = { $text }

# The table
you = you
person = person
of-goal = { $score } of { $goal }
state-ready = ready
state-acting = acting
state-rests = resting
state-hidden = hidden
state-down = face down
state-out = out
log = Log
sealed = Your sealed answer, until you give another: { $moves }
so-far = So far (`undo` takes it back): { $moves }
and-more = and { $count } more; `moves` lists them all, `moves WORD` some
pass-keyboard = Pass the keyboard to seat { $seat }. Nobody else should look now.
press-enter = Press Enter when you are ready.
line-ignored = That line was ignored: just press Enter.
prompt-over = over, press Enter to leave
prompt-seat = seat { $seat }

# Beginning and end
greeting = Type a move, its number, or `help`.
chance-bound = Chance is tied to a secret whose SHA-256 is
chance-drew = Chance drew { $draws ->
    [one] once
   *[other] { $draws } times
  }, from a secret that can now be shown:
chance-shown = Its SHA-256, shown before the match, is
chance-proof = `save FILE` keeps the record; `wildtable record verify FILE` repeats every draw.
goes-on = `{ $command }` continues this match.
not-saved = This match was not saved. Next time, `save FILE` before you leave; `wildtable play --load FILE` then continues it.
rank = rank
seat = seat
score = score
nobody-wins = Nobody wins.
wins = { $name } wins.
share-first = { $names } and { $last } share first place.
not-over = The match is not over.

# Commands
is-legal = { $move } is legal.
help-move = make a move: its text, its number, or the beginning of its words
help-moves-at-once = several at once, all or none
help-enter = show the table again
help-why = why a move is not legal, with the rule that forbids it
help-moves = all legal moves, or those that begin with WORD
help-undo = take back the last move; bots always agree
help-reset = take back everything that needs nobody’s consent
help-seat = let another person decide first, if several are asked
help-log = what has happened so far, or the last N lines of it
help-position = the position in words, `?` for what this seat can't see
help-save = save the match; the file holds the secret of chance
help-load = continue a saved match
help-help = this list
help-quit = leave
saved = Saved; `{ $command }` continues from there.
which-game = Which game (a number or a name)?

# Refusals
seat-form = `seat N` lets another person decide first; now asked: { $asked }
no-move-begins = no legal move begins with '{ $start }'
log-form = `log N` shows the last N lines, and '{ $text }' is not a number
file-needed = `{ $command } FILE` needs the name of a file
file-unwritable = { $file } can't be written: { $why }
file-not-ours = { $file } exists and is not a record; choose another name
file-unreadable = { $file } can't be read: { $why }
file-unplayable = { $file } can't be played: { $why }
file-without-secret = { $file } does not hold the secret that chance needs; only a file made by `save` does
unknown-player = '{ $player }' is no kind of player; a seat is one of: { $known }
load-has-game = --load takes the game and its options from the file
seats-differ = the match has { $seats } seats, not { $players }
option-form = an option is given as NAME=VALUE, not '{ $pair }'
type-a-move = type a move: its number, its text or the start of its words
may-mean = '{ $text }' could mean { $moves }
may-mean-more = '{ $text }' could mean { $moves } or { $more } more
or = or
numbered = the moves are numbered 1 to { $most }; there is no { $number }
no-such-move = { $why } (`moves` lists what is legal, `help` the commands)
