# Die Wörter, die nur das einzelne Bild braucht.

draw-title = Solaris, Runde { $round }, { $station }
