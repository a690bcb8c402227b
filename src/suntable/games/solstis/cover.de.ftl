# Das Bild auf der Schachtel.

cover-caption = Entzünde die Gipfelfeuer
cover-picture = Schachtelbild von Solstis: die Sonne hinter verschneiten Gipfeln, auf denen Feuer brennen, ein Wasserfall, rosa Klippen, ein Wald
