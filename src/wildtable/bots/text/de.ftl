# Die Stufen der Bots, von schwach nach stark: ein Name, und ein Satz für alle, die einen wählen.

level-random = Zufall
    .about = Lässt das Los entscheiden, unter allem, was die Regeln erlauben.
level-fledgling = Küken
    .about = Spielt, was ihm zuerst einfällt, und übersieht viel. Gute Gesellschaft für eine erste Partie.
level-rambler = Streuner
    .about = Plant ein paar Schritte und traut oft dem ersten Eindruck.
level-forager = Sammler
    .about = Plant seinen Zug, lässt sich aber leicht von einem blenden, der nur gut aussieht.
level-greedy = Pfadfinder
    .about = Plant seinen Zug mit Sorgfalt und fragt nie, was die anderen als Nächstes tun.
level-elder = Ältester
    .about = Wägt viele Züge ab und was die anderen auf jeden antworten könnten. Nimmt sich Zeit dafür.
