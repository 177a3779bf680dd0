"""What a partner gave tells the declarer what he still holds: nobody gives tens and keeps aces."""

from collections.abc import Sequence
from random import Random
from statistics import fmean

from marjapussi_gui.bots import habits
from marjapussi_gui.bots.companion import Effort
from marjapussi_gui.bots.contract_hands import dealt, explained
from marjapussi_gui.bots.counts import companion
from marjapussi_gui.bots.counts.contract import Contract
from marjapussi_gui.bots.kernel.constants import WORDS
from marjapussi_gui.bots.proven import proven
from marjapussi_gui.bots.worlds import Worlds, dealer
from marjapussi_gui.engine.actions import Give
from marjapussi_gui.engine.cards import card_set
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import View
from tests.tabletop import Tabletop

DEALS = 400
EFFORT = Effort(worlds=DEALS, each=1)


def contracts(game: Game) -> Contract:
    found = companion(game)
    assert isinstance(found, Contract)
    return found


def after_gift() -> View:
    """Return what a declarer sees when his partner has given what habit tells."""
    table = Tabletop("huutopussi").deal_seed(1)
    table.do("bid 50")
    for _ in range(3):
        table.do("pass")
    giver, worths = table.state.turn, contracts(table.game).count.speech.worth
    lanes = proven(table.game.look(table.state, giver)).setting.lanes
    hand = lanes.word(table.state.hands[giver])
    wanted = lanes.card_set(habits.gift(hand, 3, worths))
    gifts = table.game.look(table.state, giver).legal
    gift = next(each for each in gifts if isinstance(each, Give) and card_set(each.cards) == wanted)
    state = table.game.step(table.state, gift)
    return table.game.look(state, state.turn)


def aces_left(words: Sequence[int], giver: Seat) -> float:
    """Return how many aces the giver holds on average."""
    aces = sum(1 << 16 * suit + habits.ACE for suit in range(4))
    return fmean((words[at + giver] & aces).bit_count() for at in range(0, len(words), WORDS))


def test_who_gave_his_best_has_few_aces_left() -> None:
    view = after_gift()
    known, giver = proven(view), view.exchange.gifts[0].giver
    anyhow = dealer(known, known.setting.lanes).deal(DEALS, 1)

    hands = dealt(known, contracts(view.game), EFFORT, Random(1))

    assert len(hands.words) == WORDS * DEALS
    assert aces_left(hands.words, giver) < 0.8 * aces_left(anyhow, giver)


def test_a_deal_is_the_likelier_the_better_the_gift_is_in_it() -> None:
    view = after_gift()
    known, way = proven(view), contracts(view.game)
    gift, worths = view.exchange.gifts[0], way.count.speech.worth
    words = dealer(known, known.setting.lanes).deal(DEALS, 1)
    given = known.setting.lanes.word(card_set(gift.cards))

    worlds = explained(words, gift, known, way)

    by_place: dict[int, set[float]] = {}
    for number, chance in enumerate(worlds.chances):
        hand = words[WORDS * number + gift.giver] | given
        by_place.setdefault(habits.places_given(hand, given, worths), set()).add(chance)
    assert len(by_place) > 3
    assert all(len(each) == 1 for each in by_place.values())
    likely = [min(by_place[place]) for place in sorted(by_place)]
    assert likely == sorted(likely, reverse=True)


def test_worlds_are_picked_as_often_as_their_chances_ask() -> None:
    view = after_gift()
    words = dealer(proven(view), proven(view).setting.lanes).deal(3, 1)

    picked = Worlds(words, (1.0, 0.0, 3.0)).pick(8, Random(2))

    rows = [tuple(picked[at : at + WORDS]) for at in range(0, len(picked), WORDS)]
    assert len(rows) == 8
    assert rows.count(tuple(words[:WORDS])) == 2
    assert rows.count(tuple(words[2 * WORDS :])) == 6
