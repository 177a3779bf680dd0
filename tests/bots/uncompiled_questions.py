"""A few questions to every part of the kernel, small enough to be answered uncompiled."""

from random import Random

from marjapussi_gui.bots.base import Think
from marjapussi_gui.bots.levels import LEVELS
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.state import NOBODY, Seat, Start

MOST_CARDS = 4


def answers() -> list[object]:
    """Return what the expert finds late in a hand of each game of tricks."""
    return [
        found
        for variant in VARIANTS
        if variant.partners or variant.key.endswith("two")
        for found in of(variant.key)
    ]


def of(key: str) -> list[object]:
    game = next(variant for variant in VARIANTS if variant.key == key).game()
    state, found = game.start(Start(Seat(0))), []
    habits, rng = LEVELS["normal"](), Random(4)
    while not state.match.hands:
        if state.turn == NOBODY:
            state = game.step(state, game.chance(state, 8))
            continue
        view = game.look(state, state.turn)
        if game.name(state) == "play" and len(view.hand) == MOST_CARDS and len(view.legal) > 1:
            choice = LEVELS["strong"]().consider(view, Think(Random(2), nodes=40))
            found.append((action_text(choice.action), [round(v, 9) for _, v in choice.values]))
        state = game.step(state, habits.consider(view, Think(rng)).action)
    return [key, *found]
