"""Hand codes: a hand with all its cards, from the deal to the last action."""

from ..actions import Action, Deal, Draw, Play
from ..frozen import frozen
from ..game import Game
from ..record import MatchRecord
from ..state import NOBODY, GameState, MatchStanding, Seat
from .actions import BLANK, code_action, code_deal
from .code_alphabet import raise_content_error
from .code_fields import CodeFields
from .header import BLANK_STANDING, STANDARD_GAME, code_game, code_standing


@frozen
class Hand:
    """A hand of a match: the match standing before it, its actions, and perhaps the players.

    The first action is the deal. Players who are not named have empty names and levels.
    """

    game: Game
    dealer: Seat
    match: MatchStanding
    actions: tuple[Action, ...]
    players: tuple[tuple[str, str], ...] = ()  # name and level of each seat

    def states(self) -> list[GameState]:
        before = GameState(0, NOBODY, self.dealer, self.match)
        states = [self.game.phases[0].enter(before, None)]
        for action in self.actions:
            states.append(self.game.step(states[-1], action))
        return states


def hands_of(record: MatchRecord) -> list[Hand]:
    """Return the hands of a match, including those that were dealt again or are not finished."""
    game, begun = record.header.game, list[tuple[GameState, list[Action]]]()
    state = game.initial_state(record.header.start)
    for entry in record.entries:
        if isinstance(entry.action, Deal):
            begun.append((state, []))
        begun[-1][1].append(entry.action)
        state = game.step(state, entry.action)
    return [Hand(game, start.dealer, start.match, tuple(actions)) for start, actions in begun]


BLANK_HAND = Hand(STANDARD_GAME, Seat(0), BLANK_STANDING, ())


def code_hand(fields: CodeFields, hand: Hand = BLANK_HAND) -> Hand:
    """Write or read a hand."""
    game = code_game(fields, hand.game)
    dealer, match = code_standing(fields, game, hand.dealer, hand.match)
    players = _code_players(fields, game, hand.players)
    first = hand.actions[0] if hand.actions else None
    assert isinstance(first, Deal | None)
    deal = code_deal(fields, game, first)
    dealt = Hand(game, dealer, match, (deal,), players)
    state = dealt.states()[-1]
    actions: list[Action] = [deal]
    is_played_out = fields.flag(_is_played_out(hand))
    number = 0 if is_played_out else fields.long(32, len(hand.actions) - 1)
    while not _is_over(state) if is_played_out else len(actions) <= number:
        if _is_over(state):
            raise_content_error("there are actions after the end of the hand")
        given = hand.actions[len(actions)] if hand.actions else BLANK
        action = code_action(fields, game, state, given)
        if why := game.refusal_reason(state, action):
            raise_content_error(why)
        state = game.step(state, action)
        actions.append(action)
    return Hand(game, dealer, match, tuple(actions), players)


def _is_over(state: GameState) -> bool:
    return state.phase == 0  # a deal is due, or the match has ended


def _is_played_out(hand: Hand) -> bool:
    kinds = [type(action) for action in hand.actions]
    drawn = 0 if hand.game.is_rummy else kinds.count(Draw)
    size = hand.game.dealing_phase.hand_size + drawn
    return kinds.count(Play) == hand.game.seating.players * size


def _code_players(
    fields: CodeFields, game: Game, players: tuple[tuple[str, str], ...]
) -> tuple[tuple[str, str], ...]:
    if not fields.flag(bool(players)):
        return ()
    named = players or (("", ""),) * game.seating.players
    return tuple((fields.text(name), fields.text(level)) for name, level in named)
