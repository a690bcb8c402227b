"""A record as a readable dict, and back."""

from suntable.engine.errors import PositionError


def describe(state, is_concealed):
    generator = None if is_concealed else [state.key, state.counter]
    names = ("pile", "start", "winner", "turn", "reveals", "to_decide")
    return {name: getattr(state, name) for name in names} | {"generator": generator}


def facts(state):
    return {}


def read(position, options, state):
    if position.get("generator") is None:
        raise PositionError("this position is concealed, or has no 'generator'")
    for name, value in position.items():
        if name != "generator":
            setattr(state, name, value)
    state.key, state.counter = position["generator"]
