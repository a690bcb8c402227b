"""Pebbles as people see it. A game with more to say keeps its words in Fluent files; see the games of the house."""

from suntable.draw.parts import action
from suntable.draw.svg import circle, element

WORDS = {
    "en": ("Pebbles left: {}", "Take {}", "{} takes {}", "{} wins", "Take some pebbles"),
    "de": ("Noch {} Kiesel", "Nimm {}", "{} nimmt {}", "{} gewinnt", "Nimm ein paar Kiesel"),
}


def text(sight):
    return WORDS[sight.lang][0].format(sight.position["pile"])


def svg(sight):
    stones = [circle(20 + 30 * n, 30, 12) for n in range(sight.position["pile"])]
    buttons = [action(n, sight.tell[n], circle(20 + 60 * n, 80, 20)) for n in sight.legal]
    return element("svg", *stones, *buttons, xmlns="http://www.w3.org/2000/svg", viewBox="0 0 480 110")


def prompt(sight):
    return WORDS[sight.lang][4]


def tell(lang, position, name):
    return WORDS[lang][1].format(name.split()[1])


def log_line(lang, note, names):
    return WORDS[lang][2 + note[1]].format(names[note[0]], note[2])


def seat_names(lang, players):
    return tuple("ABC"[:players])


def languages():
    return tuple(WORDS)
