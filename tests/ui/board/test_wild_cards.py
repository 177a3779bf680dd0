"""Cards that are wild for me carry a berry wherever they lie, from the moment I know the tiplu."""

from dataclasses import replace

import pytest

from marjapussi_gui.engine.cards import HIDDEN, Card, cards_in_set, parse_card
from marjapussi_gui.engine.rummy.melds import wild_cards
from marjapussi_gui.engine.state import NO_CARD
from marjapussi_gui.engine.view import View
from marjapussi_gui.ui.art.card_pictures import CardPictures
from marjapussi_gui.ui.art.deck_style import DeckStyle
from marjapussi_gui.ui.text import screen_reader_text
from tests.ui.board.manual_board import ManualBoard

TIPLU = parse_card("8C")
RUN = (parse_card("9C"), parse_card("8C"), parse_card("7C"))


def with_sets(view: View, tiplu: Card, *, laid: bool) -> View:
    """Return a view in which I have laid or not, and the tiplu is this one."""
    mine = (RUN,) if laid else ()
    rummy = replace(view.rummy, laid_sets=(mine, *view.rummy.laid_sets[1:]), tiplu=tiplu)
    return replace(view, rummy=rummy)


def wild_on(felt: ManualBoard) -> set[Card]:
    places = felt.cards._placements(felt.cards.zones)
    return {place.item.card for place in places if place.is_wild}


def visible_cards(felt: ManualBoard) -> set[Card]:
    return {item.card for items in felt.cards.zones.values() for item in items} - {HIDDEN}


def test_wild_cards_are_marked_if_the_tiplu_is_known() -> None:
    felt = ManualBoard("marriage")
    felt.cards.sync(with_sets(felt.view, TIPLU, laid=True))

    assert wild_on(felt) == visible_cards(felt) & set(cards_in_set(wild_cards(TIPLU)))
    assert wild_on(felt)


@pytest.mark.parametrize("tiplu", [HIDDEN, TIPLU])
def test_nothing_is_marked_before_laying(tiplu: Card) -> None:
    felt = ManualBoard("marriage")
    felt.cards.sync(with_sets(felt.view, tiplu, laid=False))

    assert not wild_on(felt)


def test_no_card_is_wild_where_no_sets_are_laid() -> None:
    assert not wild_on(ManualBoard("tuppi"))


@pytest.mark.parametrize("index", ["standard", "large"])
def test_a_wild_card_looks_different_and_is_drawn_once(index: str) -> None:
    deck = CardPictures(replace(DeckStyle(), index_size=index), 1)
    plain, wild = deck.picture(TIPLU, 100), deck.picture(TIPLU, 100, is_wild=True)

    assert plain.toImage() != wild.toImage()
    assert deck.picture(TIPLU, 100, is_wild=True) is wild


def test_small_cards_have_the_large_index() -> None:
    usual, large = (
        CardPictures(DeckStyle(), 1),
        CardPictures(replace(DeckStyle(), index_size="large"), 1),
    )

    assert usual.picture(TIPLU, 54).toImage() == large.picture(TIPLU, 54).toImage()
    assert usual.picture(TIPLU, 60).toImage() != large.picture(TIPLU, 60).toImage()


def test_a_wild_card_is_called_so() -> None:
    name = screen_reader_text.hand_card_label(TIPLU, 2, 13, may_play=True, is_wild=True)

    assert name == "eight of clubs, wild, 2 of 13"


@pytest.mark.parametrize("source", ["stock", "offer"])
def test_the_card_that_was_drawn_lies_higher_and_in_light(source: str) -> None:
    felt = ManualBoard("marriage")
    drawn = felt.view.hand[0]
    rummy = replace(
        felt.view.rummy, has_drawn=True, drawn_from_offer=NO_CARD, drawn_from_stock=NO_CARD
    )
    took = replace(
        rummy,
        drawn_from_offer=drawn if source == "offer" else NO_CARD,
        drawn_from_stock=drawn if source == "stock" else NO_CARD,
    )
    felt.cards.sync(replace(felt.view, rummy=took))

    assert [item.card for item in felt.cards.new_items] == [drawn]

    felt.cards.sync(replace(felt.view, rummy=rummy))
    assert not felt.cards.new_items
