# The page of a game's rules.
#   $game     the title of a game
#   $numbers  numbers of examples, joined with commas
#   $mark     the short id of a clause: "T3"

rules-title = Rules of { $game }
rules-contents = On this page
rules-only-english = These rules are written in English only, so far.
rules-none = There are no rules written down for this game.
rules-search = Search the rules
rules-search-hint = One or more words, or the number of a rule like T3
rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] 1 place found
   *[other] { $count } places found
}
rules-words = Words
rules-examples = Examples
rules-options = Options
rules-options-lead = These are chosen when a table is opened.
rules-option-usual = usual
rules-clause = Rule { $mark }
rules-seen-in = { $count ->
    [one] Example { $numbers }
   *[other] Examples { $numbers }
}
rules-shows = Shows

rules-edition = About this edition
rules-edition-lead = Not every question has an answer in the printed rules of { $game }. So each rule and each number here says where it comes from. A rule without such a mark is printed as it stands.
rules-edition-independent = Wording, pictures and program of this edition are our own. It is not affiliated with the authors or the publisher.
rules-origin = Where from
rules-origin-word = { $origin ->
    [R] printed
    [P] known
   *[D] ours
}
rules-origin-means = { $origin ->
    [R] stands in the printed rulebook
    [P] is known from public sources: another licensed digital edition, its pictures, reviews, a help page
   *[D] was decided here, because the rulebook is silent or open
}
rules-origin-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-box = The numbers of the box
rules-box-what = What
rules-box-value = How many, or which
