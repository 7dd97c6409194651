# What the platform itself refuses or says, in every game.
kernel-over = The match is over.
kernel-not-asked = Seat { $seat } has nothing to decide now.
kernel-stale = Something has changed since you decided. Look again.
kernel-no-move = { $move } is not a move of this game.
kernel-unknown-move = “{ $text }” is not a move here. Moves begin with: { $known }.
kernel-misspelt-move = “{ $text }” should read “{ $form }”.
kernel-unknown-word = “{ $word }” is not a { $domain }. Possible: { $known }.
kernel-stopped = This match has been stopped and can’t go on.
kernel-empty = A decision needs at least one move.
kernel-unfinished = This answer is not finished. Give all of it at once.
kernel-barrier = This move reveals something new. Decide the rest after that.
kernel-sealed = Everybody answers in secret here. Give a sealed answer.
kernel-not-sealed = There is nothing to seal here. Just make the move.
kernel-nothing-sealed = There is no sealed answer to take back.
kernel-nothing-staged = There is nothing to commit.
kernel-waiting = The match begins when every seat is taken.
kernel-words = The match begins when everybody has added a word to chance.
kernel-no-words = It is too late to add a word: chance has begun to draw.
kernel-only-host-deals = Only the host of the match can begin without the others’ words.
kernel-seal-first = Not yet: first everybody sends the fingerprint of their word. Send yours, and the word itself once all of them are in.
kernel-other-word = That is not the word you promised: it doesn’t match the fingerprint you sent.
kernel-all-sealed = It is too late for another word: everybody’s fingerprint is in.
kernel-no-seals = This match needs no fingerprint: just send your word.
kernel-paused = The match is paused.
kernel-not-paused = The match is not paused.
kernel-only-players = Only players can do this.
kernel-nothing-proposed = Nobody has proposed anything to you.
kernel-silence = The rules ask for silence now.
kernel-nothing-said = Say something: type a remark, or choose a phrase.
kernel-unprintable = A remark can contain only printable characters.
kernel-no-such-phrase = You can’t say that now.
kernel-report-whom = You can only report somebody else at this table.
kernel-report-what = Nobody said that here.
kernel-report-enough = This match has reached its limit for reports.
kernel-no-chance = Chance can’t do that now.
kernel-nothing-to-undo = There is nothing to take back.
kernel-undo-needs-consent = You can take this back only if seat { $seat } agrees.
kernel-left = This seat has already left.
kernel-not-in-lesson = That’s allowed, but not what this lesson is about. Follow the light.
kernel-puzzle-over = This attempt is over. Start again to try something else.
kernel-no-lesson = This is a match, not a lesson.
kernel-cannot-leave = This game has no rule for leaving; a bot can take the seat.

kernel-seat = Seat { $seat }
kernel-list = { $first } and { $last }
kernel-chance = Chance
kernel-news-leave = { $you ->
    [1] You leave the match.
   *[0] Seat { $seat } leaves the match.
  }
kernel-news-undo = { $you ->
    [1] You take back your move.
   *[0] Seat { $seat } takes back their move.
  }

# Standing orders
kernel-no-such-order = You can’t give this order now.
kernel-no-suggestions = The host has switched off suggestions for this match.
kernel-order-value = This order takes a number from { $least } to { $most }.
kernel-talk-closed = The host has closed the chat.
kernel-only-host = Only the host of the match can do this.
