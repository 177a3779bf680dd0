"""Every game under each of its presets, for what holds of all of them."""

import pytest

from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.phases.auction import Bidding
from marjapussi_gui.engine.phases.tricks import TrickPhase

EVERY: dict[str, Game] = {
    f"{variant.key}-{preset.name}": variant.create_game(preset.option_values)
    for variant in VARIANTS
    for preset in variant.presets
}
OF_TRICKS = {
    name: game
    for name, game in EVERY.items()
    if any(isinstance(phase, TrickPhase) for phase in game.phases)
}
OF_AUCTIONS = {
    name: game
    for name, game in EVERY.items()
    if any(isinstance(phase, Bidding) for phase in game.phases)
}


def mostly_slow(games: dict[str, Game]) -> pytest.MarkDecorator:
    """Try the first and the last preset of each game at once, the others with --slow."""
    ends = {game.key: name for name, game in games.items()}
    begins = {game.key: name for name, game in reversed(games.items())}
    few = {*ends.values(), *begins.values()}
    every = [
        pytest.param(game, id=name, marks=() if name in few else pytest.mark.slow)
        for name, game in games.items()
    ]
    return pytest.mark.parametrize("game", every)


FEW = ("marjapussi", "tuppi", "huutopussi-three", "bondtolva-two", "marriage")
few_games = pytest.mark.parametrize(  # of four, with contracts, of three, of two and with sets
    "key",
    [v.key if v.key in FEW else pytest.param(v.key, marks=pytest.mark.slow) for v in VARIANTS],
)
every_game = pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)
every_game_mostly_slow = mostly_slow(EVERY)
every_game_of_tricks = mostly_slow(OF_TRICKS)
usual = {game.key: game for game in reversed(OF_AUCTIONS.values())}  # the first preset of each
first = {game.key: game for game in reversed(OF_TRICKS.values())}
every_usual_game_of_tricks = pytest.mark.parametrize("game", first.values(), ids=first)
few_usual_games_of_tricks = pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, id=key, marks=() if key in FEW else pytest.mark.slow)
        for key, game in first.items()
    ],
)
last = {game.key: game for game in OF_TRICKS.values()}
every_other_game_of_tricks = pytest.mark.parametrize("game", last.values(), ids=last)
every_usual_auction = pytest.mark.parametrize("game", usual.values(), ids=usual)
