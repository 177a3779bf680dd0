"""Certificates of shipped puzzles and of hands that were played."""

from dataclasses import replace
from itertools import count

from marjapussi_gui.bots.arena.duels import play_match
from marjapussi_gui.bots.players.players import HeuristicPlayer
from marjapussi_gui.engine.actions import SayBid, Sooli
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.record import MatchRecord, replay
from marjapussi_gui.engine.state import NOBODY, GameState
from marjapussi_gui.learning.puzzles.proof_certificate import (
    match_certificate,
    open_cards_certificate,
    puzzle_certificate,
)
from tests.learning.puzzles.shipped_puzzles import trick_puzzles

VARIANTS_BY_KEY = {variant.key: variant for variant in VARIANTS}
MAX_HANDS = 1000


def small_puzzle_certificates(key: str, number: int) -> list[str]:
    return [puzzle_certificate(each) for each in trick_puzzles(key)[:number]]


def played_match_certificate(key: str, seed: int) -> str:
    record, _ = play_match(
        find_variant(key).create_game(), ("",) * 4, [HeuristicPlayer()] * 4, seed, MAX_HANDS
    )
    return match_certificate(replay(record.text().encode(), VARIANTS_BY_KEY), seed)


def ending(key: str, cards_left: int, seed: int) -> tuple[MatchRecord, GameState]:
    for again in count():
        found = _ending(key, cards_left, 1000 * again + seed)
        if found and not any(isinstance(each.action, Sooli | SayBid) for each in found[0].entries):
            return found
    raise AssertionError


def _ending(key: str, cards_left: int, seed: int) -> tuple[MatchRecord, GameState] | None:
    game = find_variant(key).create_game()
    record, _ = play_match(game, ("",) * 4, [HeuristicPlayer()] * 4, seed, 1)
    state = game.initial_state(record.header.start)
    for ply, entry in enumerate(record.entries):
        is_play = game.phase_name(state) == "play" and state.turn != NOBODY
        if is_play and max(hand.bit_count() for hand in state.hands) <= cards_left:
            return replace(record, entries=record.entries[:ply]), state
        state = game.step(state, entry.action)
    return None


def ending_certificate(
    key: str, cards_left: int, seed: int, *, has_every_action: bool = True
) -> str:
    record, state = ending(key, cards_left, seed)
    return open_cards_certificate(record, state, has_every_action=has_every_action)
