# The levels of bots, from weak to strong: a name, and a sentence for who chooses one.

level-random = Random
    .about = Draws lots among all moves that the rules allow.
level-fledgling = Fledgling
    .about = Plays what comes to mind first, and misses a lot. Good company for a first match.
level-rambler = Rambler
    .about = Plans a few moves, and often trusts a first impression.
level-forager = Forager
    .about = Plans its turn, but is easily taken with one that only looks good.
level-greedy = Pathfinder
    .about = Plans its turn with care, and never asks what the others will do next.
level-elder = Elder
    .about = Weighs many turns, and what the others may answer to each. Takes its time for it.
