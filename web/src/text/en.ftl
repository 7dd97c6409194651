# What the client itself says. Games bring their own words.
title = Wildtable
tagline = Board games about the wild
seat = Seat { $seat }
loading = Setting the table…
failed = That didn’t work: { $why }
no-such-table = This table can’t be opened.
to-start = Back to the start page

# What the server refuses, by its codes; the others only a program meets
trouble-unknown-link = This link doesn’t lead to a seat. Did you copy all of it?
trouble-not-your-seat = This isn’t your seat. Open it on the device where you sat down, or add this device from there.
trouble-invitation-used = This invitation has been used: somebody has taken the seat. Ask for one of your own.
trouble-unknown-invitation = Did you copy the whole link? Or have you been sent a newer one?
trouble-bad-name = This name contains characters that can’t be shown.
trouble-bad-message = The server didn’t understand this page. Please reload it.
trouble-unplayable = This match can’t be shown: its game isn’t installed here, or is broken.
trouble-not-over = You can see the record once the match is over.
trouble-internal-error = Something went wrong on the server. It has been logged there.
trouble-name-taken = Somebody else has this name. Choose another.
trouble-has-account = You already have an account. Sign out first.
trouble-wrong-password = The name and the password don’t match.
trouble-not-your-password = That isn’t your password.
trouble-no-account = You need an account for this: sign in, or create one.
trouble-seat-taken = This seat is already taken.
trouble-only-the-host = Only the host of the match can do this.
trouble-unknown-session = This device or link is no longer known.
trouble-not-known = The server doesn’t know you yet: sit down at a table first, or sign in.
trouble-bad-address = Nothing can be sent to this address.
trouble-wrong-code = This isn’t the code from your latest email, or it is more than an hour old.
trouble-no-mail = The email couldn’t be sent. Try again later.
trouble-too-many-ways = You already have too many ways to be notified. Switch one off first.
trouble-wrong-passkey = This passkey isn’t known here, or it took too long. Try again.
trouble-last-passkey = This is the only way into your account. Add a password or another passkey first.
trouble-unknown-passkey = This passkey no longer exists.
trouble-too-many-passkeys = Your account already has too many passkeys. Remove one first.
trouble-no-password = Your account has no password yet. Use one of its passkeys.
trouble-too-many-requests = That was too much at once. Wait a moment, then try again.
trouble-too-many-connections = There are too many connections from your network. Close one, then try again.
trouble-all-is-said = This match has reached its limit for messages.
trouble-too-long = This match has become too long to go on.
trouble-no-watchers = This match is closed to watchers.
trouble-only-the-owner = Only the player in this seat can do this.
trouble-only-players = Only players can do this.
trouble-moving = This match is moving to another server. You’ll be back in a moment.
trouble-unknown-game = This game is not installed here.
trouble-broken-game = This game is broken and can't be played here.
trouble-not-found = There is nothing at this address.
trouble-no-such-puzzle = There is no such puzzle.
trouble-nothing-decided = Nothing was decided from this seat at this moment.
trouble-bad-moves = These moves could not be made at this moment.
trouble-no-suggestion = The bot has nothing to suggest here. Play as you think best.
trouble-suggesting = The bot is still thinking about your last question.

# Lobby
nav-play = Play
how-to-play = How to play
play = Play
play-now = Play now
goal = Goal:
set-up-more = Invite friends · choose seats · pick variants
players-range = { $least ->
    [one] 1 player
   *[other] { $least } players
  }
players-from-to = { $least }–{ $most } players
broken = Can’t be played: { $why }
starting = Setting the table…
your-turn-in = Your turn in { $title }
go-on = Continue
just-now = just now
with = With { $names }
alone = On your own
more-turns = { $count ->
    [one] one more match is your turn
   *[other] { $count } more matches are your turn
  }
more-waiting = { $count ->
    [one] one match is waiting for others
   *[other] { $count } matches are waiting for others
  }
your-matches = Your matches
no-matches = Matches you play are kept here, in this browser.
all-matches = { $count ->
    [one] More
   *[other] All { $count } matches
  }
fewer = Show fewer
links = Links
stands-my-turn = your turn
stands-waiting = waiting for { $names }
stands-open = waiting for players
stands-on = in progress
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
watch-bots = Let bots play and see how it’s done:
makers-title = For developers
makers-text = Three small games to read, change and learn from:
unofficial = Not made or approved by the publishers of these games
unofficial-long = Wildtable is an independent project and has nothing to do with the publishers or authors of the games. Titles and names are used as facts. If you like a game, buy the box.
offline = You are offline. This page will be back as soon as the server can be reached.
offline-refused = The server can’t be reached. Are you online?

# Setting up a match
how-many = How many players?
who-plays = Who sits where?
your-name = Your name
you = You
seat-choice = Seat { $letter }
sit-me = Me
sit-friend = A friend, by link
sit-bot = { $bot } (bot)
friend-name = Friend { $letter }
player-name = Player { $letter }
preview = The board
options = Options
options-usual = standard
options-varied = changed
rulings = Rulings: how to read unclear rules
start = Start
start-invite = Create the links
close = Close
hold-to-see = Hold to see the board
menu = Menu
prompt = What you have to decide

# Invitations
invite-title = Invite your friends
invite-text = Each link invites one person, once. Send it to whoever should sit there, or have them scan the code with their phone. Whoever accepts first gets the seat; after that the link no longer works.
link-of = Link for { $name }
link-watch = Link for watchers
code-of = Code for { $name }’s phone
code-watch = Code for watchers’ phones
copy = Copy
copied = Copied
share = Share
go-to-seat = Sit down
go-watch = Watch

record-open = Open a recorded match
record-bad = This file isn’t a recorded match.
join-seat = You are invited to { $title }
join-seat-text = { $others ->
    [0] { $host } has kept seat { $letter } for you.
   *[other] { $host } has kept seat { $letter } for you, with { $names }.
}
join-somebody = Somebody
join-taken = This invitation has been used
join-taken-text = Somebody has taken the seat. Ask for an invitation of your own.
join-nowhere = This invitation leads nowhere
join-device = Use this device too
join-device-text = From now on you can continue all your matches here.
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
seat-devices = Your devices
seat-devices-text = Anyone using one of these can see your cards and decide for you. Remove any you don’t recognise.
seat-link = A link for a program
seat-this = this one
seat-here = at the table now
seat-seen = { $ago }
seat-throw-out = Remove
seat-device = Add another device
seat-device-text = Open this link on your other device within 15 minutes. It works once.
seat-device-code = Link for your other device
seat-others = Your other seats here
seat-invited = Nobody is sitting here yet
seat-invite = New invitation for { $name }

# Open matches, pauses, consent
open-title = Looking for players
open-with = { $name } · { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
open-sit = Join
open-join = Join { $title } with { $name }
shared-wish = On a shared screen, with everyone’s hand on their own phone
shared-open = Open a shared screen
phones = Bring your phones
phones-text = Everybody scans the code of a seat. The match begins when all seats are taken.
phone-board = Board
phone-on = Show only my hand
phone-off = Show the whole table
open-wish = List the free seats on the start page for anybody to take
life-bot = A bot is playing for you, because you ran out of time or left.
life-back = I’m back
life-waiting = { $count ->
    [one] The match begins when one more player has sat down.
   *[other] The match begins when { $count } more players have sat down.
}
life-fill = Begin with bots
life-paused = The match is paused.
life-resume = Resume
life-pause = Ask for a pause
life-undo = Ask to take back your move
life-agree = Agree
life-refuse = Refuse
life-asks = { $what ->
    [undo] { $name } would like to take back a move.
    [pause] { $name } would like a pause.
   *[resume] { $name } would like to resume.
}
life-asked = { $what ->
    [undo] You have asked to take back your move. Waiting for { $names }.
    [pause] You have asked for a pause. Waiting for { $names }.
   *[resume] You have asked to resume. Waiting for { $names }.
}

# The table at set-up, and clocks
table-wishes = Time and watchers
wish-time = How much time does everybody get?
timing-none = Unlimited
timing-quick = 10 minutes each, plus 5 seconds for every decision
timing-calm = 30 minutes each, plus 20 seconds for every decision
timing-minute = One minute per decision
timing-day = One day per decision
timing-three-days = Three days per decision
wish-out = When somebody runs out of time
time-out-wait = Everybody waits
time-out-pass = They pass, or a bot plays where passing isn’t possible
time-out-bot = A bot plays for them until they are back
wish-beat = When everybody is asked in secret, answers count
beat-seconds = { $seconds ->
    [0] as soon as all have answered
   *[other] after { $seconds } seconds, never before
  }
wish-window = Anyone who has not answered by then
window-seconds = { $seconds ->
    [0] is waited for
   *[other] passes after { $seconds } seconds
  }
window-beat = Answers count in { $time }
window-closes = Open for { $time } more
wish-watchers = May others watch?
watchers-welcome = Yes, with the link for watching
watchers-delayed = Yes, five minutes behind
watchers-barred = No
wish-suggestions = May bots suggest moves?
suggestions-on = Yes, to anyone who asks on their turn
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
me-guest = You are playing as a guest, { $name }. With a name and a password, your seats follow you to other devices and stay yours if this browser forgets you.
me-nobody = You can play everything without an account. With one, your seats follow you to other devices.
me-way = Do you have an account?
me-new = Create an account
me-known = I have an account
me-password = Password
me-sign-in = Sign in
me-sign-out = Sign out
me-change = Change your password
me-old-password = Your current password
me-new-password = Your new password
me-changed = Your password has been changed. Other devices have been signed out.
me-add-password = Add a password
me-password-added = Your password has been set. You can sign in with it or with a passkey.
me-forgotten = I don’t remember it: let me use a passkey
me-by-passkey = To make sure it’s you, your browser will ask for one of your passkeys.
me-register = Create the account
me-data = Your data
me-data-text = Everything the server keeps about you: your name, your devices, your seats, the puzzles you solved and what you said.
me-export = Download everything
me-delete = Delete everything
me-delete-sure = Your seats and everything you said will be deleted, for good. Moves you played stay, without your name.
me-delete-yes = Yes, delete everything

# Rules page and credits
games = Games
contents = Contents
no-games = There are no games here.
credits = Credits
credits-text = Wildtable is free software under the MIT licence. It builds on the work of others, with thanks:
credits-fonts = Type
credits-drawings = Drawings
credits-libraries = Libraries
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
no-rules = This game has no rules to read here.
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
nothing-there = There’s nothing to pick here now.
only-later = You can do that, but not as the next step.
not-your-turn = It’s not your turn.
bot = bot
is-you = you
connected = here
away = away
answered = ready
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
phrases = Quick phrases
unread = new

kept-offline = You are offline. Your last move is kept and will be sent as soon as you’re back.
no-such-move = There is no such move now. Type “moves” to see what you can do.
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
open-mat = Show everything { $name } has
close-mat = Show less about { $name }
state-ready = ready
state-acting = acting
state-rests = resting
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
see-all = Whole board
go-close = Zoom to choices
beyond-left = { $count } more to the left
beyond-right = { $count } more to the right
beyond-up = { $count } more above
beyond-down = { $count } more below
map-of-board = Where you are looking
legend = Legend
board-tools = What to see on the board
odds-paid = if you pay
odds-of = { $hits } in { $of }
board-keys = Arrow keys move, Enter picks, N goes to the next thing you can pick.
can-be-picked = can be picked
empty = empty
piece-mine = { $piece }, yours
coach-points = The coach points at: { $what }
piece-of = { $piece } of { $name }
pieces-many = { $count } × { $piece }

# Command line
command = Type a move
command-hint = e.g. { $example }
command-help = Type a move, or just the start of its words; why MOVE; confirm; back; undo; moves.
command-unclear = That could mean { $moves }.
command-moves = You can: { $moves }.
command-none = You have nothing to decide now.

# Result
match-over = The match is over
you-win = You win!
you-win-by = You win, { $own } to { $other }!
you-lose = You lost to { $names }
you-lose-by = You lost to { $names }, { $own } to { $other }
wins = { $names } wins
stopped = This match can’t go on
rank = Rank
all-win = Everybody has won.
nobody-wins = Nobody has won.
score = Score
player = Player
account = Where the points come from
account-start = Start
won-by = { $source } made the difference: { $more ->
    [one] { $more } point
   *[other] { $more } points
  } for { $winner }, { $less } for { $second }.
you-object = you
record = Download the record
fairness = Chance was fixed before the match began: its secret was promised under this fingerprint. The record reveals the secret, and “wildtable record verify” checks every draw.
fingerprint = Fingerprint
play-again = Play again

# Settings
settings = Settings
language = Language
language-system = Same as the browser
settings-looks = Appearance
settings-play = Play
settings-sounds = Sounds
theme = Light or dark
theme-system = Same as the device
theme-light = Light
theme-dark = Dark
palette = Seat colours
palette-usual = Colour-blind friendly (Okabe and Ito)
palette-strong = High contrast
palette-lightness = By lightness alone
board-size = Board size
board-size-fit = With everything beside it
board-size-large = As large as possible
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
always-type = Always show the line for typing moves
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
leave-sure = Leave for good? A bot takes your seat, or the rules say what becomes of it.
leave-yes = Yes, leave

story = What has just happened
story-back = Back
story-later = then { $count } more
story-next = Next
story-pause = Pause
story-play = Continue
story-skip = Skip
bots-skip = Skip
suggest = Suggest a move
suggest-title = What a bot would do
suggest-thinking = A bot is thinking about what it would do in your place…
advised = { $you ->
    [1] You
   *[other] { $who }
  } asked a bot { $times ->
    [one] once
   *[other] { $times } times
  } what it would do.
suggest-do = Do it
suggest-others = Next best
suggest-cost-none = about as good
suggest-cost-little = a little worse
suggest-cost-much = clearly worse
suggest-why-clear = It played out several options for two turns, using only what you can know: this one did clearly better than the others.
suggest-why-close = It played out several options for two turns, using only what you can know: this one did best, but others come close.
suggest-why-only = It found no other option worth comparing.
story-speed = Show events one by one
story-off = No
story-fast = Fast
story-normal = Normal
story-slow = Slow

# Auctions and scorings
auction-standing = Standing bid
auction-bid = { $verb } { $value } { $unit }
auction-bid-useless = { $verb } { $value } { $unit } for nothing?
auction-own = your { $unit }: { $own }
auction-up-to = Bid for me up to { $value }
auction-stop = Bidding for you up to { $value }. Stop
scoring-all = Show all at once
scoring-before = before
scoring-told = so far
scoring-open = still to come
scoring-race = The race so far
scoring-how = How it’s counted
scoring-on = Play on

outcomes = What could happen
field-key = What the numbers mean
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
first-where = Beside each name you see how close that player is.
first-help = The table warns you before a beginner’s mistake. And you can always ask a bot what it would do.
first-advice = You can always ask a bot what it would do.
first-go = Let’s play
guess-right = Right!
guess-wrong = Not quite.
no-such-lesson = There is no such lesson
to-lessons = All lessons

# Standing orders
orders = Standing orders
orders-none = Always ask

learn = Learn
begin-lessons = Start lesson 1
go-on-lesson = Continue with lesson { $number }
lessons-how = on the real table, less than a minute each
lessons-done = { $done } of { $of }
goal-title = Goal
your-turn-title = Your turn
symbols = Symbols
all-symbols = All { $count } symbols
fewer-symbols = Fewer symbols
first-mistakes = Five common first mistakes
full-rules = Full rules
all-rules = Read all the rules
ask-rules = Search the rules in a few words
how-to-win = How you win
# Words that ask, and say nothing of what is asked for
ask-idle = how what when where which who why can could may must have has does did do are the and for with you your get many much often
# Words for the same, by groups
ask-alike = attack fight strike hit destroy; move walk go step; lose defeat end; defend protect parry shield; draw buy; points score success
no-answer = Nothing found. Try other words.
read-rule = Rule
also-learn = Also learn

# Talk
talk-closed = The host has closed the chat.
talk-more = Mute or close
talk-mute = Mute { $name }
talk-close = Close the chat for everybody
watchers = Watchers

warn-beginners = Warn me about beginners’ mistakes
warn-no-more = Don’t tell me again
why-rule = Why?
review = Look back at the match
score-course = The score over time
turning-points = Where it turned:
moment = Moment of the match
moment-of = Moment { $number } of { $of }
moment-before = One moment back
moment-after = One moment forward
share-moment = Copy the link to this moment
link-copied = Copied
play-on = Play on from here
rematch = Rematch
rematch-join = Go to the rematch
lesson-called = Lesson: { $name }

# Chance that nobody can have chosen.
words-awaited = Waiting for { $names }: everybody adds a word to chance before anything is dealt.
words-yours = Your word
words-why = Chance is already tied to a secret: you can see its fingerprint. Your word is mixed in afterwards, so nobody can have picked a secret that suits them. Your browser has made up a word; you can change it until the deal.
words-unshown = Everybody has promised a word. It is dealt when all of them are shown. Still missing: { $names }.
words-sealed = Your word is mixed into chance. Everybody first promises theirs by its fingerprint and shows it once all are in, so nobody can pick one that suits them. Whatever you type is followed by letters that nobody can guess.
words-change = Change
words-deal = Deal without them
fair-title = Was chance fair?
fair-check = Check every draw
fair-how = Before anything was drawn, the server committed to a secret by showing its fingerprint. After that, every seat added a word. Every draw follows from the secret and the words, so whoever runs the server can’t have picked a secret that suits them.
fair-sealed = Several people added words, so each was first promised by its fingerprint, and shown only when everybody had promised: nobody can have picked a word that goes well with the others.
fair-seals = Promised so far, by fingerprint:
fair-word-kept = ✓ as promised
fair-word-unshown = This seat promised a word and never showed it. The fingerprint stands in for it. Whoever runs the server could have known both deals by then, so think twice before trusting this seat.
fair-word-broken = This is not the word that was promised. Don’t trust this match.
fair-word-other = Your browser was shown a different promise before it showed your word. Don’t trust this match.
fair-fork = This match goes on from a moment of another one. What came before was drawn there, by its own secret and words; everything since is checked here.
fair-record = This match was played elsewhere and imported from its record. It is checked with the secret and the words of the table where it was played.
fair-promise = The promise
fair-noted = Your browser noted this fingerprint before your word was added. They match.
fair-other = Your browser noted a different fingerprint before your word was added. Don’t trust this match.
fair-words = The words
fair-silent = “silent” is the word of bots, and of seats that added none in time.
fair-not-yours = Your browser sent “{ $word }”.
fair-no-words = Nobody was asked for a word in this match.
fair-words-awaited = Not all words are in yet. They are shown once chance has begun to draw.
fair-draws = The draws
fair-later = The secret is shown when the match is over. Then every draw can be repeated here.
fair-kept = The secret matches its fingerprint:
fair-broken = The secret does not match its fingerprint. Don’t trust this match.
fair-repeated = { $count ->
    [0] Nothing was left to chance.
   *[other] { $right } of { $count } draws, repeated by your browser, are what the secret and the words give.
  }
fair-each = Every draw
fair-rules = To check that the rules asked for exactly these draws, use the program with the record:

# Being called when it is my turn
settings-calls = When it is your turn
calls-text = You can be notified when it’s your turn and you’re not at the table. You get one notification, and no more until you have been back.
calls-in-page = Notify me when this page is open but I’m looking elsewhere
calls-elsewhere = Notify me when I’m away
calls-by-push = On { $where }
calls-by-mail = By email to { $where }
calls-by-webhook = By a webhook at { $where }
calls-unconfirmed = Waiting for the code that was sent there
calls-remove = Stop
calls-add-push = Notify me on this device
calls-add-mail = Notify me by email
calls-mail-address = Your email address
calls-send-code = Send me a code
calls-code = The code that was sent to { $where }
calls-confirm = Confirm
calls-add-webhook = Notify a webhook
calls-webhook-url = Address (works with Slack, Mattermost and Discord)
calls-webhook-secret = Notifications are signed with this secret. It is shown only once.
calls-add = Add
calls-not-allowed = Your browser doesn’t allow notifications for this page. Allow them first.

# Reports
report = Report somebody
report-whom = Who?
report-what = For what?
report-conduct = Their behaviour
report-why = What’s wrong? (optional)
report-send = Report
report-sent = The host of this table and the people who run the server can see your report. Nobody else is told it was you.
reports = Reported at this table

# Passkeys
passkeys = Passkeys
passkeys-text = With a passkey you sign in the way you unlock this device: with your finger, your face or a code. There’s nothing to remember.
passkey-add = Add a passkey
passkey-remove = Remove
passkey-since = since { $day }
passkey-used = last used { $day }
passkey-sign-in = Use a passkey
passkey-register = Use a passkey instead
passkey-instead = You don’t need a password: this device can keep a passkey for you.
passkey-none = No passkey was chosen.

# Reasons of bots
reason-at-once = Right away:
reason-later = Within two turns:
reason-reply = Likely reply:
reason-worse = Why it’s worse:
stands-from-to = { $name } { $now } → { $then }
loss-own = Your score ends up about { $by } lower.
loss-rival = { $name } ends up about { $by } higher.
loss-own-of = { $unit }: about { $by } fewer for you.
loss-rival-of = { $unit }: about { $by } more for { $name }.
loss-win = { $name }: about { $by } fewer.
loss-lose = { $name }: about { $by } more.
loss-tally = It brings { $by } less right away.
loss-victory = It doesn’t win the match now.
loss-none = The score is the same at first, but your position is worse.

# What a bot makes of a match
decisions = What a bot thinks of the match
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
luck-good = Luck was on your side, by about { $by ->
    [one] a turn
   *[other] { $by } turns
  }.
luck-bad = Luck was against you, by about { $by ->
    [one] a turn
   *[other] { $by } turns
  }.
luck-even = Luck evened out.
luck-good-ours = Luck was on our side, by about { $by ->
    [one] a turn
   *[other] { $by } turns
  }.
luck-bad-ours = Luck was against us, by about { $by ->
    [one] a turn
   *[other] { $by } turns
  }.
luck-even-ours = Luck evened out.
stroke-good = A lucky draw: +{ $by }
stroke-bad = An unlucky draw: −{ $by }
review-coming = A bot is looking through the match: { $done } of { $of }
ask-turn = Ask about this decision
next-decision = Your next decision
next-decision-ours = The next decision here
suggest-thinking-short = A bot is thinking…
judged-little = A little was given away here.
judged-much = Much was given away here.
judged-good-clear = Well chosen: a bot would do the same, and everything else is clearly worse.
judged-good-little = Well chosen: a bot would do the same, and the next best is worse.
judged-good-close = Well chosen: a bot would do the same, though others come close.
judged-good-only = Well chosen: a bot has found no other way.
bot-instead = A bot would have done this:
bot-next = The next best:
on-the-board = Show on the board
what-happened = What happened
what-bot-would = What the bot would do
play-on-together = Play on with friends

# Puzzles
puzzles = Puzzles
puzzles-how = Each is a real position from a match. One way is clearly best: find it on the real table.
puzzles-solved = { $done } of { $of } solved
no-puzzles = No game here has puzzles.
all-puzzles = All puzzles
puzzle-daily = Puzzle of the day
puzzle-try = Solve it
puzzle-solved = Solved! Look again
puzzle-number = Puzzle { $number }
puzzle-number-solved = Puzzle { $number }, solved
theme-win = Win now
theme-win-text = The match is yours, if you can see how.
theme-action = One action
theme-action-text = One action brings more than anything else you could do now.
theme-turn = The whole turn
theme-turn-text = A turn well put together brings more than any other.
difficulty-1 = Easy
difficulty-2 = Medium
difficulty-3 = Hard
puzzle-ask-win = How do you win from here?
puzzle-ask-action = Which action brings the most?
puzzle-ask-turn = Which turn brings the most?
puzzle-how = { $count ->
    [one] Make the best move; one is enough.
   *[other] Make the best moves; the solution has { $count }.
  }
puzzle-on = Keep going: you’re not done yet.
puzzle-right = Solved!
puzzle-solution = This is the solution
puzzle-wrong = There is something better
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-next = Next puzzle
seat-letter = Player { $letter }
