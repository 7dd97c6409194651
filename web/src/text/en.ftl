# What the client itself says. Games bring their own words.
title = Wildtable
tagline = Board games about the wild
seat = Seat { $seat }
loading = Setting the table…
failed = This did not work: { $why }
no-such-table = There is no table at this address.
to-start = To the start page

# What the server refuses, by its codes; the others only a program meets
trouble-unknown-link = This link leads to no seat; was it copied as a whole?
trouble-bad-name = A name has letters that can't be shown.
trouble-bad-message = The server did not understand this page; please reload it.
trouble-unplayable = This match can't be shown: its game is missing here, or broken.
trouble-not-over = The record is shown when the match is over.
trouble-internal-error = Something went wrong on the server; it has been logged there.

# Start page
pick-game = Game
players-range = { $least ->
    [one] 1 player
   *[other] { $least } players
  }
players-from-to = { $least }–{ $most } players
broken = Can't be played: { $why }
who-plays = Who plays?
your-name = Your name
you = You
seat-choice = Seat { $letter }
sit-me = Me
sit-friend = A friend, by link
sit-nobody = Nobody
sit-bot = { $bot } (bot)
friend-name = Friend { $letter }
too-few = { $title } needs { $counts } players.
preview = The board
options = Options
rulings = Rulings: how unclear rules are read
start = Start
starting = Starting…
your-matches = Your matches

# Invitations
invite-title = Invite your friends
invite-text = Each link is a seat. Send it to the person who is to sit there; who opens it, plays.
link-of = Link for { $name }
link-watch = Link for people who watch
copy = Copy
copied = Copied
go-to-seat = Sit down
go-watch = Watch

# Table
board = Board
hand = Your hand
track = Track
players = Players
log = Log
talk = Talk
rules = Rules
now = Now
no-rules = This game has brought no rules to read here.
watching = You are watching.
waiting = Waiting for { $names }
waiting-chance = Chance decides…
responses = Responses…
sealed-answer = Your answer: { $answer }. You can change it until everybody has answered.
staged = So far: { $moves }
confirm-chain = { $moves }: confirm?
confirm = Confirm
take-back = Take back
reset = Reset
undo = Undo
cancel = Cancel
nothing-there = There is nothing to pick here now.
only-later = That is possible, but not as the next step.
not-your-turn = It is not your turn.
bot = bot
is-you = you
connected = here
away = away
answered = has answered
to-move = to move
has-left = left
status-connecting = Connecting…
status-open = Connected
status-lost = Connection lost; trying again…
status-gone = This table is gone.
your-turn = Your turn.
choose = Choose:
amount-of = { $move }: amount
silence = Silence: nobody talks now.
say-something = Say something
nothing-said = Nobody has said anything yet.
a-watcher = A watcher
phrases = Ready-made phrases
unread = new

# Board
zoom-in = Zoom in
zoom-out = Zoom out
fit = Fit
hide-pieces = Hide pieces
see-all = See all
go-close = Go close
map-of-board = Where you are looking
legend = Legend
odds-paid = if you pay
odds-of = { $hits } in { $of }
board-keys = Arrow keys move, Enter picks, N goes to the next that can be picked.
can-be-picked = can be picked
empty = empty
piece-of = { $piece } of { $name }
pieces-many = { $count } × { $piece }

# Command line
command = Type a move
command-hint = e.g. { $example }
command-help = Type a move, or the beginning of its words; why MOVE; confirm; back; undo; moves.
command-unclear = This may mean { $moves }.
command-moves = You may: { $moves }.
command-none = You have nothing to decide now.

# Result
match-over = The match is over
stopped = This match can't go on
rank = Rank
all-win = Everybody has won.
nobody-wins = Nobody has won.
score = Score
player = Player
record = Download the record
fairness = Chance was fixed before the match began: its secret was promised under this fingerprint. The record reveals the secret, and “wildtable record verify” checks every draw.
fingerprint = Fingerprint
play-again = Play again

# Settings
settings = Settings
confirm-policy = Ask before a move is made
confirm-off = Never
confirm-choices = When there was a choice
confirm-always = Always
speed = Animation
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
single-keys = Single keys (C confirm, U undo, N next, / type)
leave = Leave the match
leave-sure = Leave for good? A bot or the rules decide what becomes of your seat.
leave-yes = Yes, leave

story = What has just happened
story-back = Before
story-next = Next
story-pause = Pause
story-play = Go on
story-skip = Skip
story-speed = Tell events one by one
story-off = No
story-fast = Fast
story-normal = At an easy pace
story-slow = Slowly
