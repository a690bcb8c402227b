# Was der Tisch selbst im Verlauf erzählt. $name: um wen es geht; $now: wie der Platz jetzt heißt.
log-sit = { $name } setzt sich
log-ask = { $name } möchte zurücknehmen
log-agree = { $name } ist einverstanden
log-refuse = { $name } möchte lieber weiterspielen
log-back = { $name } nimmt zurück
log-resign = { $name } ist gegangen. { $now } (KI) übernimmt
log-fault = { $name } (KI) hat nicht geantwortet und wird noch einmal gefragt
log-replaced = { $name } (KI) hat nicht geantwortet; ein einfacherer Computerspieler macht weiter
log-rematch = Eine neue Partie ist aufgebaut
log-close = Der Tisch ist geschlossen
guest = Gast { $number }
