# The levels of bots, from weak to strong: a name, and a sentence for whoever chooses one.

level-random = Random
    .about = Picks any legal move at random.
level-fledgling = Fledgling
    .about = Plays what comes to mind first, and misses a lot. Good company for a first match.
level-rambler = Rambler
    .about = Plans a few moves, and often trusts a first impression.
level-forager = Forager
    .about = Plans its turn, but is easily tempted by one that only looks good.
level-greedy = Pathfinder
    .about = Plans its turn with care, and never asks what the others will do next.
level-elder = Elder
    .about = Weighs many turns, and how the others may reply to each. Takes its time.
