# What the platform itself refuses or says, in every game.
kernel-over = The match is over.
kernel-not-asked = Seat { $seat } is not asked to decide now.
kernel-stale = Something has happened since you decided; look again.
kernel-no-move = { $move } is not a move of this game.
kernel-unknown-move = “{ $text }” is no move here. Moves begin with: { $known }.
kernel-misspelt-move = “{ $text }” should read “{ $form }”.
kernel-unknown-word = “{ $word }” is no { $domain }. Possible: { $known }.
kernel-stopped = This match has been stopped and can't go on.
kernel-empty = A decision needs at least one move.
kernel-unfinished = This answer is not finished; it must be given as a whole.
kernel-barrier = Something new comes to light after this move; decide the rest then.
kernel-sealed = Everybody answers in secret here; give a sealed answer.
kernel-not-sealed = There is nothing to seal here; make the move.
kernel-nothing-sealed = There is no sealed answer to take back.
kernel-nothing-staged = There is nothing to commit.
kernel-waiting = The match begins when every seat is taken.
kernel-words = The match begins when everybody has added a word to chance.
kernel-no-words = Chance has all its words, and draws.
kernel-only-host-deals = Only who made the match can begin without the words of others.
kernel-paused = The match is paused.
kernel-not-paused = The match is not paused.
kernel-only-players = Only who plays can do this.
kernel-nothing-proposed = Nothing is proposed to you.
kernel-silence = The rules ask for silence now.
kernel-nothing-said = Say something: type a remark, or choose a phrase.
kernel-unprintable = A remark can hold only printable characters.
kernel-no-such-phrase = You can't say this now.
kernel-report-whom = You can report somebody else who is at this table.
kernel-report-what = This was not said here.
kernel-report-enough = No more can be reported at this match.
kernel-no-chance = Chance cannot do that now.
kernel-nothing-to-undo = There is nothing to take back.
kernel-undo-needs-consent = Taking this back needs the consent of seat { $seat }.
kernel-left = This seat has already left.
kernel-not-in-lesson = Allowed, but not what this lesson is about. Follow the light.
kernel-puzzle-over = This try is over. Begin anew to try something else.
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
kernel-no-suggestions = Whoever made this match wanted no suggestions of bots in it.
kernel-order-value = This order takes a number from { $least } to { $most }.
kernel-talk-closed = Whoever made this match has closed the talk.
kernel-only-host = Only who made the match can do this.
