# Nur die Wörter des einzelnen Bildes.

draw-title = Solairis, Runde { $round }
