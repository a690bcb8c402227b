# Was in der Schachtel von Solstis ist: was die Argumente sind, steht in components.en.ftl.

component-land-total = Landplättchen
component-land-rows = Reihen, von unten nach oben
component-land-rows-each = { $row }, { row }, { colour }: Spalten { $columns-1 } bis { $columns-2 }
component-fire-on = Feuer, nach Plättchen
component-fire-on-each = { $fire }
component-fire-stars = Sterne für ein brennendes Feuer
component-rainbow-total = Regenbögen
component-rainbow-stars = Sterne für einen Regenbogen
component-spirit-total = Geister
component-spirit-plain = Schlichte Geister
component-spirit-plain-each = { spirit }
component-spirit-blue = Blaue Geister
component-spirit-blue-each = { spirit }
component-spirit-evil = Keins von beiden
component-spirit-evil-each = { spirit }
component-spirit-base-stars = Sterne für einen Geist, der nicht verdeckt ist
component-spirit-drawn = Geister, die du bei einer Begegnung ziehst
component-spirit-bonus-stars = Sterne für alles, was ein blauer Geist zählt, je Stück
component-spirit-bear-hand = Plättchen, die der Bär zusätzlich auf die Hand bringt (gedruckt), für den Rest der Partie (bekannt)
component-setup-players = Mitspielende
component-setup-display-piles = Stapel der Auslage zu Beginn
component-setup-hand = Plättchen auf der Hand
component-setup-draw-pile = Plättchen im Nachziehstapel zu Beginn
component-setup-land-stars = Sterne für ein Landplättchen im größten Gebiet
