# What the coach of Wildlands says, and what its page for learners says. Words of the game come after
# the deed they are for.

lesson-reveal-and-step = Reveal and step
lesson-reveal-and-step-idea = a card moves the character it shows
lesson-reveal-and-step-1 = Reveal Lunk
lesson-reveal-and-step-1-how = He is still hidden; only you know where. At the start of each turn you must reveal one character, if you have one left to reveal.
lesson-reveal-and-step-1-why = It cost no card. He stands where you secretly placed him.
lesson-reveal-and-step-2 = Move Lunk one space
lesson-reveal-and-step-2-how = Choose a card that shows Lunk, then a space next to him.
lesson-reveal-and-step-2-why = A card moves a character that it shows by one space.
lesson-reveal-and-step-3 = And one space more
lesson-reveal-and-step-3-how = You may play as many cards as you like, one after the other.
lesson-reveal-and-step-3-why = But look at your hand: it is empty now, and you draw only three at the end of your turn.

lesson-read-a-card = Read a card
lesson-read-a-card-idea = one card, one use
lesson-read-a-card-1 = Shoot Hrakk with Quill
lesson-read-a-card-1-how = The card shows Maudlin and Pellory. The band at the bottom reads “Anyone”: it is for every character of yours, for Quill too.
lesson-read-a-card-1-why = A step, the marked action of a character it shows, or the open action for anyone: each card is used for one of them, then it is gone.

lesson-strike-and-parry = Strike and parry
lesson-strike-and-parry-idea = close attacks hit in the same space
lesson-strike-and-parry-1 = Strike Hrakk with Lunk
lesson-strike-and-parry-1-how = They stand in the same space. Choose the card with Lunk's strike.
lesson-strike-and-parry-1-why = One hit. Hild could have parried, and chose not to.
lesson-strike-and-parry-2 = End your turn
lesson-strike-and-parry-2-how = You keep two cards. Hild will strike back.
lesson-strike-and-parry-2-why = You drew three cards. Cards left over are your defence in other players' turns.
lesson-strike-and-parry-3 = Parry with Lunk's strike
lesson-strike-and-parry-3-how = Hrakk strikes Lunk. A card with a strike, his own or one for anyone, stops it all.
lesson-strike-and-parry-3-why = No harm at all. A strike parries close attacks; shields stop shots. So never empty your hand.

lesson-shoot = Shoot
lesson-shoot-idea = walls and cover between stop a shot
lesson-shoot-1 = Who can Strix see?
lesson-shoot-1-how = Sight goes over white lines. Walls stop it, and so does cover that stands between the two.
lesson-shoot-1-hrakk = Hrakk, farther off
lesson-shoot-1-ugra = Ugra, next door
lesson-shoot-1-why = Ugra stands in cover, but nothing is between you. Hrakk is behind that very cover.
lesson-shoot-2 = Shoot the one you see
lesson-shoot-2-how = Choose the card with Strix's shot, then Ugra.
lesson-shoot-2-why = One hit from afar. Anyone standing in cover can use a cover card against it.

lesson-claim-a-shard = Claim a shard
lesson-claim-a-shard-idea = three cards of one character, and you have a point
lesson-claim-a-shard-1 = Claim the shard Lunk stands on
lesson-claim-a-shard-1-how = Choose a card that shows him and “Claim”, then add another one and the wild card.
lesson-claim-a-shard-1-why = One point of five. Three cards together, all showing the character who stands there; wild cards fill in.

lesson-wild-card = The wild card
lesson-wild-card-idea = a step, two cards, or break in
lesson-wild-card-1 = Draw two cards with it
lesson-wild-card-1-how = A wild card is a step for anyone, or two new cards, or a way into somebody else's turn.
lesson-wild-card-1-why = Three cards have become four: the wild card is gone, and two new ones came.
lesson-wild-card-2 = Can a wild card stop an attack?
lesson-wild-card-2-yes = Yes
lesson-wild-card-2-no = No
lesson-wild-card-2-why = It has no strike, no shield and no cover: a wild card is never a defence.

lesson-break-in = Break in
lesson-break-in-idea = act in somebody else's turn
lesson-break-in-1 = Interrupt Hild
lesson-break-in-1-how = Hrakk has come next to Lunk, with one health left. Spend your wild card to act now.
lesson-break-in-1-why = Her action was finished first. Now you act, as on a turn of your own.
lesson-break-in-2 = Strike Hrakk
lesson-break-in-2-how = Choose the card with Lunk's strike.
lesson-break-in-2-why = Whoever deals the last hit gets the point, no matter who did the rest. You draw no cards for it, and then Hild's turn continues.

lesson-secret-start = The secret start
lesson-secret-start-idea = where your five begin, and what becomes of the rest
lesson-secret-start-1 = Give each character a place to begin
lesson-secret-start-1-how = You have ten places for five characters. Choose five; nobody sees which.
lesson-secret-start-1-why = The five that you left over became Hild's shards, and hers became yours. So keep near what you give away: you want to meet her there.

# --- the page for learners ---

learn-turn-1 = Reveal
learn-turn-1-text = While a character of yours is still hidden, reveal one at the start of your turn. It costs nothing.
learn-turn-2 = Play cards
learn-turn-2-text = As many as you like, each for one thing: a step, the marked action of a character it shows, or the open action for anyone. Three of one character claim the shard he stands on.
learn-turn-3 = End and draw three
learn-turn-3-text = Hold seven at most. After any action somebody may break in with a wild card.

mistake-1 = Emptying your hand
mistake-1-text = You draw three, but only at the end of your turn, and without cards you can't defend. Keep two or three.
mistake-2 = Your last wild card as a step
mistake-2-text = It is your only way to break in. Others play more boldly when they know it is gone.
mistake-3 = Softening an enemy for a rival
mistake-3-text = The last hit takes the point. Leave nobody with one health next to somebody else.
mistake-4 = Bursting your own characters
mistake-4-text = It hits everybody in the space, including your own. Check who is outlined before you choose.
mistake-5 = Shooting uphill, or too far with a blast
mistake-5-text = Nobody shoots up to high ground, and a blast reaches only so far. The broken line shows where it stops.
