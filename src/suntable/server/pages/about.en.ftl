# The page that says what Suntable is.
#   $game $title   the name and the title of a game

about-title = About Suntable
about-lead = A table for board games about the sun. Send a friend the link, or play against the computer. There is no account and nothing to install.
about-games = The games and whom they are from
about-credit = { $game ->
    [solstis] A game by Bruno Cathala and Corentin Lebrat, illustrated by Gorobeï, published by Lumberjacks Studio. For 2.
    [solairis] A game by Tony Carr, drawn by Chris Hamilton, published by Mynd Games.
    [solaris] A game by Brigitte and Wolfgang Ditt. For 3 to 5.
   *[solarius] A game by Michael Keller and Andreas Odendahl, graphics by Harald Lieske, published by Spielworxx. For 2 to 4.
}
about-rules = Rules of { $title }
about-to-come = Not here yet.
about-independent = Suntable is an independent project, not affiliated with any of them. Rules are told in our own words, and every picture is drawn by a program here. If you like a game, buy the box: it is made by the people above.
about-seats = Colours and shapes
about-seats-lead = A seat is never told by its colour alone. Its shape goes wherever its colour goes.
about-keys = By keyboard
about-keys-lead = Everything that can be clicked can be reached by keys as well, and each piece says what it is. At a table, press ? to see these keys again.
about-privacy = What is known of you
about-privacy-1 = A guest is a cookie and a name. The cookie lets you find your seat again; the name is the one you choose. Two more cookies remember the language and the brightness, once you choose them. There is no password, no mail address, no advertising, no counting of visits, and no request to any other place.
about-privacy-2 = What you play at a table is kept with the table. Whoever has the link of a table can see it.
about-programs = For programs
about-programs-lead = Everything a person can do here a program can do too: open a table, take a seat, see what this seat may know, play.
about-api = Description of the API
about-licence = Licence
about-licence-lead = The program of Suntable is free software under the MIT licence: use it, change it, pass it on. The games themselves belong to their authors and publishers.
