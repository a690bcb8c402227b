# Das Bild auf der Schachtel.

cover-caption = Energie für den Laser
cover-picture = Schachtelbild von Solaris: sechs Stationen im Ring vor einer roten Riesensonne; in ihrer Mitte ein Laser, der einen Ausweg öffnet
