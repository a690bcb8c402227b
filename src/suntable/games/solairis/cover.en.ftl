# The cover of the box.

cover-caption = Seven races, one star
cover-picture = Cover of Solairis: a smiling star, around it the planets of seven races, each before its own lines
