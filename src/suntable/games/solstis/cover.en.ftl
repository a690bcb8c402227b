# The cover of the box.

cover-caption = Light the summit fires
cover-picture = Cover of Solstis: the sun behind snowy peaks on which fires burn, a waterfall, pink cliffs, a forest
