# Die Stufen der Bots, von schwach nach stark: ein Name, und ein Satz für alle, die einen wählen.

level-random = Zufall
    .about = Lost unter allen Zügen, die die Regeln erlauben.
level-fledgling = Küken
    .about = Spielt, was ihm zuerst einfällt, und übersieht viel. Gute Gesellschaft für eine erste Partie.
level-rambler = Streuner
    .about = Plant ein paar Züge und traut oft dem ersten Eindruck.
level-forager = Sammler
    .about = Plant seine Runde, lässt sich aber leicht von einer blenden, die nur gut aussieht.
level-greedy = Pfadfinder
    .about = Plant seine Runde mit Sorgfalt und fragt nie, was die anderen als Nächstes tun.
level-elder = Ältester
    .about = Wägt viele Runden ab, und was die anderen auf jede antworten. Nimmt sich Zeit dafür.
