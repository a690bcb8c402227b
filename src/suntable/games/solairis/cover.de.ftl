# Das Bild auf der Schachtel.

cover-caption = Sieben Völker, ein Stern
cover-picture = Schachtelbild von Solairis: ein lächelnder Stern, um ihn die Planeten von sieben Völkern, jeder vor seinen eigenen Linien
