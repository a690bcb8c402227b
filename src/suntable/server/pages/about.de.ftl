# Die Seite, die sagt, was Suntable ist: was die Argumente sind, steht in about.en.ftl.

about-title = Über Suntable
about-lead = Ein Tisch für Brettspiele über die Sonne. Schick den Link an Freunde oder spiel gegen den Computer. Du brauchst kein Konto und musst nichts installieren.
about-games = Die Spiele und von wem sie sind
about-credit = { $game ->
    [solstis] Ein Spiel von Bruno Cathala und Corentin Lebrat, illustriert von Gorobeï, erschienen bei Lumberjacks Studio. Für 2.
    [solairis] Ein Spiel von Tony Carr, gezeichnet von Chris Hamilton, erschienen bei Mynd Games.
    [solaris] Ein Spiel von Brigitte und Wolfgang Ditt. Für 3 bis 5.
   *[solarius] Ein Spiel von Michael Keller und Andreas Odendahl, Grafik von Harald Lieske, erschienen bei Spielworxx. Für 2 bis 4.
}
about-rules = Regeln von { $title }
about-to-come = Noch nicht hier.
about-independent = Suntable ist ein unabhängiges Projekt und mit niemandem davon verbunden. Die Regeln stehen hier in unseren eigenen Worten, und jedes Bild zeichnet ein Programm. Gefällt dir ein Spiel, kauf die Schachtel: Die kommt von den Menschen, die hier stehen.
about-seats = Farben und Formen
about-seats-lead = Kein Platz ist nur an seiner Farbe zu erkennen. Wo die Farbe ist, ist auch die Form.
about-keys = Mit der Tastatur
about-keys-lead = Alles, was du anklicken kannst, erreichst du auch mit Tasten, und jedes Teil sagt, was es ist. Am Tisch zeigt dir ? diese Tasten noch einmal.
about-privacy = Was hier über dich bekannt ist
about-privacy-1 = Ein Gast ist ein Cookie und ein Name. Am Cookie erkennt der Tisch deinen Platz wieder; den Namen suchst du dir aus. Zwei weitere Cookies merken sich Sprache und Helligkeit, sobald du sie wählst. Es gibt kein Passwort, keine Mailadresse, keine Werbung, keine Besuchszählung und keine Anfrage an andere Orte.
about-privacy-2 = Was du an einem Tisch spielst, bleibt bei diesem Tisch. Wer seinen Link hat, kann es sehen.
about-programs = Für Programme
about-programs-lead = Alles, was Menschen hier tun können, kann auch ein Programm: einen Tisch eröffnen, einen Platz nehmen, sehen, was dieser Platz wissen darf, spielen.
about-api = Beschreibung der API
about-licence = Lizenz
about-licence-lead = Das Programm von Suntable ist freie Software unter der MIT-Lizenz: benutze es, ändere es, gib es weiter. Die Spiele selbst gehören ihren Autoren und Verlagen.
