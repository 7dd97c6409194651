# What the coach of Wildlife says, and what its page for learners says. Words of the game come after
# the deed they are for.

lesson-first-animal = Place your first animal
lesson-first-animal-idea = home is where your strongest sign is
lesson-first-animal-1 = Put a crocodile in the water
lesson-first-animal-1-how = Choose any lit space. The crossed blades on your chart mean attack, the strongest of four signs: water is your home.
lesson-first-animal-1-why = Good. You may begin wherever your chart has a sign, but at home you can do the most.
lesson-first-animal-2 = Put the next one right beside it
lesson-first-animal-2-how = You and Bruno place in turn, twelve each, before the game begins.
lesson-first-animal-2-why = Tiles that touch are a herd. The largest herds earn points at every big scoring.

lesson-migrate = Migrate for free
lesson-migrate-idea = your own tiles are a bridge
lesson-migrate-1 = Walk one crocodile to the forest
lesson-migrate-1-how = Pick the crocodile with the light, then the space at the far end of the row.
lesson-migrate-1-why = It walked over its own kind. Your tiles are a bridge; Bruno's bears and empty spaces are not. You may do this once in each of your turns, for nothing.
