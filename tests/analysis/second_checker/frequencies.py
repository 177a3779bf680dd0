"""How often a result follows an action, in fresh deals that are played out by the normal player.

Only results of tricks and marriages are counted, and only roughly: the hint's own hands are played
by a search, over deals that are weighted by what the others did. Other results, and the chances of
bids, are not checked.
"""

from random import Random

from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import normal_bot
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.events import Log, MarriageDeclared, TrickTaken
from marjapussi_gui.engine.state import NOBODY, GameState
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.model.contrast import ActionContrast, PlayoutResult

from .trick_table import TrickTable

FRESH_DEALS = 24
FAR_OFF = 0.4  # difference of shares that chance and weaker players don't explain
RESULTS = {
    PlayoutResult.TRICK,
    PlayoutResult.LEAD,
    PlayoutResult.PARTNER_TRICK,
    PlayoutResult.LAST_TRICK,
    PlayoutResult.OUR_MARRIAGE,
    PlayoutResult.THEIR_MARRIAGE,
    PlayoutResult.TRICKLESS,
}


def is_far_off(contrast: ActionContrast, table: TrickTable) -> bool:
    """Return whether the result is far more or far less frequent than the contrast says."""
    if contrast.result not in RESULTS or len(table.deals.many) < FRESH_DEALS:
        return False
    told = (
        (contrast.better_action, contrast.better_share),
        (contrast.other_action, contrast.other_share),
    )
    return any(abs(_share(contrast.result, each, table) - share) > FAR_OFF for each, share in told)


def _share(result: PlayoutResult, action: Action, table: TrickTable) -> float:
    deals = table.deals.many[:FRESH_DEALS]
    return sum(_happens(result, _played_out(table, deal, action), table) for deal in deals) / len(
        deals
    )


def _played_out(table: TrickTable, state: GameState, action: Action) -> Log:
    game, player, rng = table.game, normal_bot(), Random(0)
    log: Log = []
    hands = state.match.hands_played
    state = game.step(state, action, log)
    while state.turn != NOBODY and state.match.hands_played == hands:
        view = create_view(game, state, state.turn)
        state = game.step(state, player.decide(view, SearchContext(rng)).action, log)
    return log


def _happens(result: PlayoutResult, log: Log, table: TrickTable) -> bool:
    tricks = [each.trick for each in log if isinstance(each, TrickTaken)]
    side_of, me = table.game.seating.side_of, table.me
    declarers = [each.seat for each in log if isinstance(each, MarriageDeclared)]
    before = [each.winner for each in table.state.tricks]
    match result:
        case PlayoutResult.TRICK:
            return side_of(tricks[0].winner) == side_of(me)
        case PlayoutResult.LEAD:
            return tricks[0].winner == me
        case PlayoutResult.PARTNER_TRICK:
            return tricks[0].winner == table.partner
        case PlayoutResult.LAST_TRICK:
            return side_of(tricks[-1].winner) == side_of(me)
        case PlayoutResult.OUR_MARRIAGE:
            return any(side_of(seat) == side_of(me) for seat in declarers)
        case PlayoutResult.THEIR_MARRIAGE:
            return any(side_of(seat) != side_of(me) for seat in declarers)
        case _:
            winners = [*before, *(each.winner for each in tricks)]
            return not any(side_of(seat) == side_of(me) for seat in winners)
