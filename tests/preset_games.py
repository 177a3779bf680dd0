"""All games under each of their presets, for parametrized tests."""

import pytest

from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.phases.auction import Bidding
from marjapussi_gui.engine.phases.tricks import TrickPhase

ALL_GAMES: dict[str, Game] = {
    f"{variant.key}-{preset.name}": variant.create_game(preset.option_values)
    for variant in VARIANTS
    for preset in variant.presets
}
TRICK_GAMES = {
    name: game
    for name, game in ALL_GAMES.items()
    if any(isinstance(phase, TrickPhase) for phase in game.phases)
}
AUCTION_GAMES = {
    name: game
    for name, game in ALL_GAMES.items()
    if any(isinstance(phase, Bidding) for phase in game.phases)
}


def parametrize_games(games: dict[str, Game]) -> pytest.MarkDecorator:
    """Parametrize by game; mark all but the first and last preset of each game as slow."""
    ends = {game.key: name for name, game in games.items()}
    begins = {game.key: name for name, game in reversed(games.items())}
    few = {*ends.values(), *begins.values()}
    every = [
        pytest.param(game, id=name, marks=() if name in few else pytest.mark.slow)
        for name, game in games.items()
    ]
    return pytest.mark.parametrize("game", every)


FEW_KEYS = ("marjapussi", "tuppi", "huutopussi-three", "bondtolva-two", "marriage")
few_games = pytest.mark.parametrize(  # four players, contracts, three players, two players, rummy
    "key",
    [v.key if v.key in FEW_KEYS else pytest.param(v.key, marks=pytest.mark.slow) for v in VARIANTS],
)
every_game = pytest.mark.parametrize("game", ALL_GAMES.values(), ids=ALL_GAMES)
every_game_mostly_slow = parametrize_games(ALL_GAMES)
every_trick_game = parametrize_games(TRICK_GAMES)
STANDARD_AUCTION_GAMES = {
    game.key: game for game in reversed(AUCTION_GAMES.values())
}  # the first preset of each game
STANDARD_TRICK_GAMES = {game.key: game for game in reversed(TRICK_GAMES.values())}
every_standard_trick_game = pytest.mark.parametrize(
    "game", STANDARD_TRICK_GAMES.values(), ids=STANDARD_TRICK_GAMES
)
few_standard_trick_games = pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, id=key, marks=() if key in FEW_KEYS else pytest.mark.slow)
        for key, game in STANDARD_TRICK_GAMES.items()
    ],
)
LAST_PRESET_TRICK_GAMES = {game.key: game for game in TRICK_GAMES.values()}
every_last_preset_trick_game = pytest.mark.parametrize(
    "game", LAST_PRESET_TRICK_GAMES.values(), ids=LAST_PRESET_TRICK_GAMES
)
every_standard_auction_game = pytest.mark.parametrize(
    "game", STANDARD_AUCTION_GAMES.values(), ids=STANDARD_AUCTION_GAMES
)
