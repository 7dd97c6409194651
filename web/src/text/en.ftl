# What the client itself says. Games bring their own words.
title = Wildtable
tagline = Board games about the wild
seat = Seat { $seat }
loading = Setting the table…
failed = This did not work: { $why }
no-such-table = This table can’t be opened.
to-start = To the start page

# What the server refuses, by its codes; the others only a program meets
trouble-unknown-link = This link leads to no seat; was it copied as a whole?
trouble-not-your-seat = This seat is not yours. Open it where you sat down, or let that device add this one.
trouble-invitation-used = This invitation has been used: the seat is somebody's. Ask for one of your own.
trouble-unknown-invitation = Was the link copied as a whole, or have you been sent a newer one?
trouble-bad-name = A name has letters that can't be shown.
trouble-bad-message = The server did not understand this page; please reload it.
trouble-unplayable = This match can't be shown: its game is missing here, or broken.
trouble-not-over = The record is shown when the match is over.
trouble-internal-error = Something went wrong on the server; it has been logged there.
trouble-name-taken = Somebody else has this name; choose another.
trouble-has-account = You have an account already; sign out first.
trouble-wrong-password = There is no such name with this password.
trouble-not-your-password = This is not your password.
trouble-no-account = Only an account has this: sign in, or make one.
trouble-seat-taken = Somebody has this seat already.
trouble-only-the-host = Only who made the match can do this.
trouble-unknown-session = There is no such device or link any more.
trouble-not-known = You are not known here yet: sit down at a table first, or sign in.
trouble-bad-address = Nothing can be sent to this address.
trouble-wrong-code = This is not the code of your last letter, or it is older than an hour.
trouble-no-mail = The letter could not be sent just now. Try again later.
trouble-too-many-ways = There are too many ways to call you already. Switch one off first.
trouble-wrong-passkey = This passkey is not known here, or it took too long. Try again.
trouble-last-passkey = This is the only way into your account. Add a password or another passkey first.
trouble-unknown-passkey = There is no such passkey any more.
trouble-too-many-passkeys = Your account has too many passkeys already. Remove one first.
trouble-no-password = Your account has no password yet: show one of its passkeys.
trouble-too-many-requests = That was too much in a short time. Wait a little, then try again.
trouble-too-many-connections = There are too many connections from your network. Close one, then try again.
trouble-all-is-said = No more can be said at this match.
trouble-too-long = This match has become too long to be played on.
trouble-no-watchers = This match is not to be watched.
trouble-only-the-owner = Only whose seat it is can do this.
trouble-only-players = Only who plays can do this.
trouble-moving = This match is just moving to another server; you are connected again at once.
trouble-unknown-game = This game is not installed here.
trouble-broken-game = This game is broken and can't be played here.
trouble-not-found = There is nothing at this address.
trouble-no-such-puzzle = There is no such puzzle.
trouble-nothing-decided = Nothing was decided from this seat at this moment.
trouble-bad-moves = These moves could not be made at this moment.
trouble-no-suggestion = A bot has found nothing to suggest here; play as you think best.
trouble-suggesting = A bot is thinking about your last question already.

# Lobby
nav-play = Play
how-to-play = How to play
play = Play
play-now = Play now
goal = Goal:
set-up-more = Invite friends · choose seats · variants
players-range = { $least ->
    [one] 1 player
   *[other] { $least } players
  }
players-from-to = { $least }–{ $most } players
broken = Can't be played: { $why }
starting = Setting the table…
your-turn-in = Your turn in { $title }
go-on = Go on
just-now = just now
with = With { $names }
alone = On your own
more-turns = { $count ->
    [one] one more match is your turn
   *[other] { $count } more matches are your turn
  }
more-waiting = { $count ->
    [one] one match waits for others
   *[other] { $count } matches wait for others
  }
your-matches = Your matches
no-matches = The matches you play are kept here, in this browser.
all-matches = { $count ->
    [one] More
   *[other] All { $count } matches
  }
fewer = Show fewer
links = Links
stands-my-turn = your turn
stands-waiting = waiting for { $names }
stands-open = waiting for players
stands-on = going on
stands-over = finished
stands-won = you won
stands-won-together = won together
stands-lost = lost
stands-rank = you came { $rank ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] last
  }
watch-title = Watch
watch-game = Watch { $title }
watch-bots = Let bots play, and see how it is done:
makers-title = For makers
makers-text = Three small games to read, change and learn from:
unofficial = Not made or approved by the publishers of these games
unofficial-long = Wildtable is an independent project and has nothing to do with the publishers or authors of the games. Titles and names are used as facts. If you like a game, buy the box.
offline = You are offline. The doors open again by themselves when the server can be reached.
offline-refused = The server can't be reached. Are you online?

# Setting up a match
how-many = How many play?
who-plays = Who sits where?
your-name = Your name
you = You
seat-choice = Seat { $letter }
sit-me = Me
sit-friend = A friend, by link
sit-bot = { $bot } (bot)
friend-name = Friend { $letter }
preview = The board
options = Options
options-usual = as usual
options-varied = varied
rulings = Rulings: how unclear rules are read
start = Start
start-invite = Make the links
close = Close
hold-to-see = Hold to see the board
menu = Menu
prompt = What is to be decided

# Invitations
invite-title = Invite your friends
invite-text = Each link invites one person, once. Send it to the person who is to sit there, or let their phone read the code; whoever accepts it first has the seat, and nobody else can use it then.
link-of = Link for { $name }
link-watch = Link for people who watch
code-of = Code for the phone of { $name }
code-watch = Code for phones of people who watch
copy = Copy
copied = Copied
share = Share
go-to-seat = Sit down
go-watch = Watch

record-open = Open a recorded match
record-bad = This file holds no recorded match.
join-seat = You are invited to { $title }
join-seat-text = { $others ->
    [0] { $host } has kept seat { $letter } for you.
   *[other] { $host } has kept seat { $letter } for you, with { $names }.
}
join-somebody = Somebody
join-taken = This invitation has been used
join-taken-text = The seat is somebody's. Ask for an invitation of your own.
join-nowhere = This invitation leads nowhere
join-device = Use this device, too
join-device-text = From now on you can go on with all your matches here.
join-device-yes = Use this device

# My seat
your-seat-open = Your seat and devices
your-seat = Your seat, { $letter }
device-program = A program
device-on = { $browser } on { $system ->
    [android] Android
    [iphone] an iPhone
    [ipad] an iPad
    [windows] Windows
    [mac] a Mac
   *[linux] Linux
}
seat-devices = Where you play from
seat-devices-text = Whoever uses one of these can see your cards and decide for you. Throw out what you don't know.
seat-link = A link for a program
seat-this = this one
seat-here = at the table now
seat-seen = { $ago }
seat-throw-out = Throw out
seat-device = Add another device
seat-device-text = Open this on your other device within a quarter of an hour. It works once.
seat-device-code = Link for your other device
seat-others = Your other seats here
seat-invited = Nobody sits here yet
seat-invite = New invitation for { $name }

# Open matches, pauses, consent
open-title = Looking for players
open-with = { $name } · { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
open-sit = Join
open-join = Join { $title } with { $name }
shared-wish = On a shared screen, with a phone for each hand
shared-open = Open a shared screen
phones = Come with your phones
phones-text = Everybody scans the code of a seat. The match begins when all are there.
phone-board = Board
phone-on = Show only my hand
phone-off = Show the whole table
open-wish = Anybody may take the free seats, from the start page
life-bot = A bot plays for you, since you ran out of time or left.
life-back = I’m back
life-waiting = { $count ->
    [one] The match begins when one more has sat down.
   *[other] The match begins when { $count } more have sat down.
}
life-fill = Begin with bots
life-paused = The match is paused.
life-resume = Go on
life-pause = Ask for a pause
life-undo = Ask to take back your move
life-agree = Agree
life-refuse = No
life-asks = { $what ->
    [undo] { $name } would like to take back a move.
    [pause] { $name } would like a pause.
   *[resume] { $name } would like to go on.
}
life-asked = { $what ->
    [undo] You have asked to take back your move. Waiting for { $names }.
    [pause] You have asked for a pause. Waiting for { $names }.
   *[resume] You have asked to go on. Waiting for { $names }.
}

# The table at set-up, and clocks
table-wishes = Time and watchers
wish-time = How much time does everybody have?
timing-none = As much as you like
timing-quick = 10 minutes each, and 5 seconds more for every decision
timing-calm = 30 minutes each, and 20 seconds more for every decision
timing-minute = One minute for each decision
timing-day = One day for each decision
timing-three-days = Three days for each decision
wish-out = When somebody’s time is up
time-out-wait = Everybody waits
time-out-pass = They pass, or a bot plays on where they can’t
time-out-bot = A bot plays on until they are back
wish-beat = When everybody is asked in secret, answers count
beat-seconds = { $seconds ->
    [0] as soon as all have answered
   *[other] after { $seconds } seconds, never before
  }
wish-window = Who has not answered then
window-seconds = { $seconds ->
    [0] is waited for
   *[other] passes after { $seconds } seconds
  }
window-beat = Answers count in { $time }
window-closes = Open for { $time } more
wish-watchers = May others watch?
watchers-welcome = Yes, with the link for watching
watchers-delayed = Yes, five minutes later
watchers-barred = No
wish-suggestions = May bots suggest moves?
suggestions-on = Yes, to whoever asks at their turn
suggestions-off = No, everybody thinks for themselves
clock-of = Time left for { $name }:
clock-seconds = { $seconds } s
clock-days = { $days ->
    [one] 1 day { $hours } h
   *[other] { $days } days { $hours } h
}
clock-short = { $seconds ->
    [300] You have five minutes left.
    [60] You have one minute left.
   *[other] You have { $seconds } seconds left.
}
clock-up = Your time is up.

# Accounts
me-title = Your account
me-account = You are { $name }. Your matches are with you wherever you sign in.
me-guest = You play as a guest, { $name }. With a name and a password your seats follow you to other devices, and stay yours if this browser forgets you.
me-nobody = You can play everything without an account. With one, your seats follow you to other devices.
me-way = Do you have an account?
me-new = New account
me-known = I have an account
me-password = Password
me-sign-in = Sign in
me-sign-out = Sign out
me-change = Change your password
me-old-password = Your password now
me-new-password = Your new password
me-changed = Your password is changed. Other devices are signed out.
me-add-password = Add a password
me-password-added = Your password is set. You can sign in with it or with a passkey.
me-forgotten = I don’t remember it: I’ll show a passkey
me-by-passkey = To be sure it is you, your browser asks for one of your passkeys.
me-register = Make an account
me-data = Your data
me-data-text = Everything the server keeps of you: your name, your devices, your seats, the puzzles you solved and what you said.
me-export = Download all of it
me-delete = Delete all of it
me-delete-sure = Your seats become nobody's and what you said is taken back, for good. Moves that were played stay, without your name.
me-delete-yes = Yes, delete everything

# Rules page and credits
games = Games
contents = Contents
no-games = There are no games here.
credits = Credits
credits-text = Wildtable is free software under the MIT licence. It stands on the work of others, with thanks:
credits-fonts = Type
credits-drawings = Drawings
credits-libraries = Libraries in this page
credits-colours = Colours

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
watching-behind = You are watching, { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} behind the players.
waiting = Waiting for { $names }
waiting-chance = Chance decides…
responses = Responses…
sealed-answer = Your answer: { $answer }. You can change it until everybody has answered.
staged = So far: { $moves }
confirm-this = { $label }?
confirm = Confirm
take-back = Take back
reset = Reset
undo = Undo
cancel = Cancel
back = Back
move-of = { $do } { $what }
so-much-damage = { $amount } damage
ask-what-does = What will { $name } do?
ask-what-does-detail = Pick where to, or whom: what is lit.
why-only-these = Why only these?
nothing-there = There is nothing to pick here now.
only-later = That is possible, but not as the next step.
not-your-turn = It is not your turn.
bot = bot
is-you = you
connected = here
away = away
answered = has answered
silence-ready = ready
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
nothing-heard = Nothing to read: you have muted somebody.
nothing-said = Nobody has said anything yet.
a-watcher = A watcher
phrases = Ready-made phrases
unread = new

kept-offline = You are offline. What you did last is kept and sent as soon as the line is back.
no-such-move = There is no such move now. Type “moves” to see what you may do.
phases = Phases
done = done
meters-win = We win
meters-lose = We lose
meters-clock = Clock
so-many-of = { $value } of { $of }
of-goal = of { $goal }
health-of = health { $health } of { $most }
taken = taken
not-taken = not yet
taken-by = Taken by { $names }.
anyone = Anyone
open-mat = Show all of { $name }
close-mat = Show less of { $name }
state-ready = ready
state-acting = acting
state-rests = rests
state-hidden = hidden
state-down = face down
state-out = out
belongs-to = Belongs to { $name }.
one-of-these-ways = Play it one of these ways
now-these = Now:
this-turn = This turn
turn-yours = Your turn
turn-of = { $name }’s turn
turn-before = Before
free = { $count } free
forecast = What it would do
chance-of = { $chance } per cent
story-short = Story
story-tabs = What to read
story-then = Next:
story-steps = Steps
tab-turn = Turn
tab-closer = Look closer
tab-log = Whole game
tab-log-short = Game
tab-talk = Talk
tab-rules = Rules

# Board
zoom-in = Zoom in
zoom-out = Zoom out
fit = Fit
hide-pieces = Hide pieces
see-all = See all
go-close = Go close
map-of-board = Where you are looking
legend = Legend
board-tools = What to see on the board
odds-paid = if you pay
odds-of = { $hits } in { $of }
board-keys = Arrow keys move, Enter picks, N goes to the next that can be picked.
can-be-picked = can be picked
empty = empty
piece-mine = { $piece }, yours
coach-points = The coach points at: { $what }
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
you-win = You win!
wins = { $names } wins
stopped = This match can't go on
rank = Rank
all-win = Everybody has won.
nobody-wins = Nobody has won.
score = Score
player = Player
account = Points from
account-start = Start
won-by = { $source } made the difference: { $more } points for { $winner }, { $less } for { $second }.
you-object = you
record = Download the record
fairness = Chance was fixed before the match began: its secret was promised under this fingerprint. The record reveals the secret, and “wildtable record verify” checks every draw.
fingerprint = Fingerprint
play-again = Play again

# Settings
settings = Settings
language = Language
language-system = As the browser
settings-looks = How it looks
settings-play = How it plays
settings-sounds = Sounds
theme = Light or dark
theme-system = As the device
theme-light = Light
theme-dark = Dark
palette = Colours of the seats
palette-usual = For all eyes (Okabe and Ito)
palette-strong = Strong contrast
palette-lightness = By lightness alone
board-size = Size of the board
board-size-fit = With everything beside it
board-size-large = As large as it goes
coordinates = Always show the names of places
confirm-policy = Ask before a move is made
confirm-off = Never
confirm-choices = When it can’t be taken back
confirm-always = Always
speed = Animation
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
single-keys = Single keys (C confirm, U undo, N next, S skip, / type, M sounds)
always-type = Always show the line to type moves
sounds = Play sounds
sounds-off = Sounds off
sounds-on = Sounds on
sounds-calls = My turn, picks and refusals
sounds-moves = Steps, cards and reveals
sounds-gains = Bids, prices and points
sounds-fights = Dice and fights
sounds-dramas = Machines, victory and defeat
volume = Volume: { $percent }%
leave = Leave the match
leave-sure = Leave for good? A bot or the rules decide what becomes of your seat.
leave-yes = Yes, leave

story = What has just happened
story-back = Before
story-later = then { $count } more
story-next = Next
story-pause = Pause
story-play = Go on
story-skip = Skip
bots-skip = Skip
suggest = Suggest a move
suggest-title = A bot would do this
suggest-thinking = A bot is thinking about what it would do in your place…
advised = { $you ->
    [1] You
   *[other] { $who }
  } asked a bot { $times ->
    [one] once
   *[other] { $times } times
  } what it would do.
suggest-do = Do it
suggest-others = The next best
suggest-cost-none = about as good
suggest-cost-little = a little worse
suggest-cost-much = clearly worse
suggest-why-clear = It played several ways on for two turns, from what you can know: this did clearly better than the others.
suggest-why-close = It played several ways on for two turns, from what you can know: this did best, but others come close.
suggest-why-only = It has found no other way worth comparing.
story-speed = Tell events one by one
story-off = No
story-fast = Fast
story-normal = At an easy pace
story-slow = Slowly

# Auctions and scorings
auction-standing = Standing bid
auction-bid = { $verb } { $value } { $unit }
auction-bid-useless = { $verb } { $value } { $unit } for nothing?
auction-own = your { $unit }: { $own }
auction-up-to = Bid for me up to { $value }
auction-stop = Bidding for you up to { $value }. Stop
scoring-all = Show all at once
scoring-before = before
scoring-told = told
scoring-open = still to come
scoring-race = The race so far
scoring-how = How it counts
scoring-on = Play on

outcomes = What comes of it
field-key = What the fields say
field-free = that many steps, free
field-paid = costs that many
field-paid-in = costs that many: { $what }

# --- learning -----------------------------------------------------------------------------------
coach = Coach
lessons = Lessons
lessons-title = { $count ->
    [one] One short lesson
   *[other] { $count } short lessons
  }
lesson-place = { $number } of { $of }
lesson-curious = Curious? Point at any card, sign or space: the table explains it.
lesson-done = Well done!
show-me = Show me
skip-lesson = Skip
leave-lesson = Leave, just play
next-lesson = Next: { $name }
first-match = Play your first match
first-title = Your first match
first-where = Beside each name you see how near they are to it.
first-help = Before a beginner’s mistake the table warns you. And whenever you like, ask a bot what it would do.
first-advice = Whenever you like, ask a bot what it would do.
first-go = Let’s play
guess-right = Right!
guess-wrong = Not quite.
no-such-lesson = There is no such lesson
to-lessons = All lessons

# Standing orders
orders = Without asking
orders-none = Ask me every time

learn = Learn
begin-lessons = Begin with lesson 1
go-on-lesson = Go on with lesson { $number }
lessons-how = on the real table, less than a minute each
lessons-done = { $done } of { $of }
goal-title = Goal
your-turn-title = Your turn
symbols = Symbols
all-symbols = All { $count } symbols
fewer-symbols = Fewer symbols
first-mistakes = Five first mistakes
full-rules = Full rules
all-rules = Read all rules
ask-rules = Ask the rules, in a few words
no-answer = No answer to that. Try other words.
read-rule = Rule
also-learn = Also learn

# Talk
talk-closed = The host has closed the talk.
talk-more = Mute or close
talk-mute = Mute { $name }
talk-close = Close the talk for everybody
watchers = Watchers

warn-beginners = Warn me of beginners’ mistakes
warn-no-more = Don’t tell me again
why-rule = Why?
review = Look back at the match
score-course = The score, from moment to moment
turning-points = Where it turned:
moment = Moment of the match
moment-of = Moment { $number } of { $of }
moment-before = One moment back
moment-after = One moment on
share-moment = Copy the link to this moment
link-copied = Copied
play-on = Play on from here
rematch = Rematch
rematch-join = To the rematch
lesson-called = Lesson: { $name }

# Chance that nobody can have chosen.
words-awaited = Nothing is dealt before everybody has added a word to chance. Still missing: { $names }.
words-yours = Your word
words-why = Chance is bound to a secret by the fingerprint that you can see already. Your word is mixed in after that, so nobody can have picked a secret that suits them. Your browser has made one up; you can change it until the deal.
words-change = Change
words-deal = Deal without them
fair-title = Was chance fair?
fair-check = Check every draw
fair-how = Before anything was drawn, the server bound itself to a secret by showing its fingerprint. After that, every seat added a word. Every draw follows from the secret and the words, so whoever runs the server can’t have looked for a secret that suits them.
fair-fork = This match goes on from a moment of another one. What came before was drawn there, by its own secret and words; everything since is checked here.
fair-record = This match was played elsewhere and taken in from its record. It is checked with the secret and the words of the table where it was played.
fair-promise = The promise
fair-noted = Your browser noted this fingerprint before your word was added. It is the same.
fair-other = Your browser noted another fingerprint before your word was added. Don’t trust this match.
fair-words = The words
fair-silent = “silent” is the word of bots, and of seats that added none in time.
fair-not-yours = Your browser sent “{ $word }”.
fair-no-words = Nobody was asked for a word at this match.
fair-words-awaited = Not all words are there yet; they are shown when chance has begun to draw.
fair-draws = The draws
fair-later = The secret is shown when the match is over. Then every draw is repeated here.
fair-kept = The secret fits its fingerprint:
fair-broken = The secret does not fit its fingerprint. Don’t trust this match.
fair-repeated = { $count ->
    [0] Nothing was left to chance.
   *[other] { $right } of { $count } draws, repeated by your browser, are what the secret and the words give.
  }
fair-each = Every draw
fair-rules = That the rules asked for just these draws is checked by the program, with the record:

# Being called when it is my turn
settings-calls = When it is your turn
calls-text = You can be called when it is your turn and you are not at the table. You get one call, and no other until you have been here again.
calls-in-page = Tell me while this page is open but I am looking elsewhere
calls-elsewhere = Call me when I am away
calls-by-push = On { $where }
calls-by-mail = By mail to { $where }
calls-by-webhook = By a webhook at { $where }
calls-unconfirmed = Waits for the code that was sent there
calls-remove = Stop
calls-add-push = Call me on this device
calls-add-mail = Call me by mail
calls-mail-address = Your mail address
calls-send-code = Send me a code
calls-code = The code that was sent to { $where }
calls-confirm = Confirm
calls-add-webhook = Call a webhook
calls-webhook-url = Address (Slack, Mattermost and Discord understand it)
calls-webhook-secret = What is sent is signed with this secret. It is shown only now.
calls-add = Add
calls-not-allowed = This browser does not let us call you. Allow notifications for this page first.

# Reports
report = Report somebody
report-whom = Who?
report-what = For what?
report-conduct = How they behave
report-why = What is wrong with it? (if you like to say)
report-send = Report
report-sent = The host of this table and those who run the server can see it. Nobody is told that it was you.
reports = Reported at this table

# Passkeys
passkeys = Passkeys
passkeys-text = With a passkey you sign in as you unlock this device: with a finger, your face or a code. There is nothing to remember.
passkey-add = Add a passkey
passkey-remove = Remove
passkey-since = since { $day }
passkey-used = last used { $day }
passkey-sign-in = Use a passkey
passkey-register = Use a passkey instead
passkey-instead = You can do without a password: a passkey is kept by this device.
passkey-none = No passkey was chosen.

# Reasons of bots
reason-at-once = At once:
reason-later = Within two turns:
reason-reply = Likely answer:
reason-worse = Why it is worse:
stands-from-to = { $name } { $now } → { $then }
loss-own = Your score ends up about { $by } lower.
loss-rival = { $name } ends up about { $by } higher.
loss-win = { $name }: about { $by } fewer.
loss-lose = { $name }: about { $by } more.
loss-tally = It brings { $by } less at once.
loss-victory = It does not win the match now.
loss-none = The score is the same at first, but you stand worse for what comes.

# What a bot makes of a match
decisions = What a bot thinks of it
decisions-title = { $count ->
    [0] Decisions that mattered
    [one] The decision that mattered
    [2] Two decisions that mattered
   *[other] Three decisions that mattered
  }
decisions-none = No single decision made a clear difference.
decisions-all = All your decisions: { $good } good, { $fine } fine, { $slips ->
    [one] 1 slip
   *[other] { $slips } slips
  }.
decisions-all-ours = Our decisions from this seat: { $good } good, { $fine } fine, { $slips ->
    [one] 1 slip
   *[other] { $slips } slips
  }.
luck-good = Luck, apart from choices: it was on your side, by about { $by ->
    [one] a turn
   *[other] { $by } turns
  }.
luck-bad = Luck, apart from choices: it was against you, by about { $by ->
    [one] a turn
   *[other] { $by } turns
  }.
luck-even = Luck, apart from choices: it evened out.
luck-good-ours = Luck, apart from choices: it was on our side, by about { $by ->
    [one] a turn
   *[other] { $by } turns
  }.
luck-bad-ours = Luck, apart from choices: it was against us, by about { $by ->
    [one] a turn
   *[other] { $by } turns
  }.
luck-even-ours = Luck, apart from choices: it evened out.
stroke-good = A lucky draw: +{ $by }
stroke-bad = An unlucky draw: −{ $by }
review-coming = A bot looks through the match: { $done } of { $of }
ask-turn = Ask about this decision
next-decision = Your next decision
next-decision-ours = The next decision here
suggest-thinking-short = A bot is thinking…
judged-little = A little was given away here.
judged-much = Much was given away here.
judged-good-clear = Well chosen: a bot would do the same, and everything else is clearly worse.
judged-good-close = Well chosen: a bot would do the same, though others come close.
judged-good-only = Well chosen: a bot has found no other way.
bot-instead = A bot would have done this:
on-the-board = Show on the board
what-happened = What happened
what-bot-would = What the bot would do
play-on-together = Play on with friends

# Puzzles
puzzles = Puzzles
puzzles-how = Each is a real position. One way is clearly best: find it, on the real table.
puzzles-solved = { $done } of { $of } solved
no-puzzles = No game here has puzzles.
all-puzzles = All puzzles
puzzle-daily = Puzzle of the day
puzzle-try = Solve it
puzzle-solved = Solved! Look again
puzzle-number = Puzzle { $number }
puzzle-number-solved = Puzzle { $number }, solved
theme-win = Win now
theme-win-text = The match is yours if you see it.
theme-action = One action
theme-action-text = One thing you do now brings more than anything else you could do.
theme-turn = The whole turn
theme-turn-text = A turn well put together brings more than any other.
difficulty-1 = Easy
difficulty-2 = Medium
difficulty-3 = Hard
puzzle-ask-win = How do you win from here?
puzzle-ask-action = Which action brings most?
puzzle-ask-turn = Which turn brings most?
puzzle-how = { $count ->
    [one] Make the best move; one is enough.
   *[other] Make the best moves; the solution has { $count }.
  }
puzzle-on = Go on: you are not done yet.
puzzle-right = Solved!
puzzle-solution = This is the solution
puzzle-wrong = There is something better
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-next = Next puzzle
seat-letter = Player { $letter }
