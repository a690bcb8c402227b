# The cover of the box.

cover-caption = Feed the laser
cover-picture = Cover of Solaris: six stations in a ring before a red giant sun; in their middle a laser that opens a way out
