"""The rules, in the compiled subset."""

from pebbles.state import LEAST, MOST, MOST_TAKEN, SEATS, TAKES, WINS
from suntable.engine.generator import draw
from suntable.engine.outcome import share
from suntable.engine.rule import note, rule


@rule
def setup(state, options, seed):
    state.key = seed
    state.pile = LEAST + draw(state, MOST - LEAST + 1)
    state.start = state.pile
    state.winner = -1
    state.turn = 1


@rule
def legal(state, mask):
    number = 0 if state.to_decide < 0 else min(MOST_TAKEN, int(state.pile))
    mask[0] = (1 << number) - 1
    return number


@rule
def apply(state, action):
    seat = int(state.to_decide)
    state.pile -= action + 1
    note(state, seat, TAKES, action + 1)
    state.reveals += 1
    state.turn += 1
    state.to_decide = (seat + 1) % state.players
    if state.pile == 0:
        note(state, seat, WINS)
        state.winner = seat
        state.to_decide = -1


@rule
def conceal(state, viewer):
    state.key = 0
    state.counter = 0


@rule
def resample(state, viewer, seed):
    state.key = seed


@rule
def observe(state, viewer, out):
    for n in range(MOST + 1):
        out[n] = state.pile == n
    for seat in range(SEATS):
        out[MOST + 1 + seat] = state.to_decide == seat


@rule
def breakdown(state, seat, parts):
    parts[0] = int(state.winner == seat)


@rule
def outcome(state, scores, ranks, returns):
    for seat in range(state.players):
        scores[seat] = int(state.winner == seat)
    share(scores, int(state.players), ranks, returns)


@rule
def check(state):
    return 0 if 0 <= state.pile <= state.start <= MOST else 1
