import pytest

from marjapussi_gui.engine.cards import NO_SUIT
from marjapussi_gui.engine.events import HandNote, HandScored, ItemKey, MatchWon, ScoreItem
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import NO_SIDE, ContestKind, MatchStanding, Seat, Side
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.ui.text import score_text
from marjapussi_gui.ui.text.score_text import CountLine
from marjapussi_gui.ui.text.search_fact_text import action_value_text
from tests.literal_types import literal_values
from tests.ui.text.random_rules import all_steps, is_readable, table_players

KEYS: dict[str, tuple[ItemKey, ...]] = {
    "marjapussi": ("trump", "little", "last", "pips", "carried", "porvoo", "overshoot"),
    "bag": ("hand", "skunk"),
    "tuppi": (ContestKind.RAMI, ContestKind.NOLO, ContestKind.SOOLI, "reset"),
    "huutopussi-three": ("made", "failed", "taken", "lapiajo"),
    "marriage": ("maal", "seen", "unseen", "dublees"),
}
NOTES = (*literal_values(HandNote), ContestKind.RAMI, ContestKind.NOLO, ContestKind.SOOLI)


def hand_scored(key: str, notes: tuple[HandNote, ...], *items: ScoreItem) -> HandScored:
    sides = len(find_variant(key).create_game().seating.sides)
    counts = (7, *(0,) * (sides - 1))
    return HandScored(Seat(0), counts, (70, *(50,) * (sides - 1)), counts, counts, notes, items)


def lines(key: str, notes: tuple[HandNote, ...], *items: ScoreItem) -> tuple[CountLine, ...]:
    game = find_variant(key).create_game()
    return score_text.score_lines(hand_scored(key, notes, *items), table_players(game), game)


def test_every_key_of_an_item_is_tried() -> None:
    tried = {each for keys in KEYS.values() for each in keys if not isinstance(each, ContestKind)}

    assert tried == set(literal_values(ItemKey))


@pytest.mark.parametrize("key", KEYS)
def test_every_item_of_a_count_has_a_line(key: str) -> None:
    items = tuple(ScoreItem(Side(0), each, 2) for each in KEYS[key])

    breakdown = lines(key, (), *items)

    assert [(line.side, line.points) for line in breakdown[: len(items)]] == [(0, 2)] * len(items)
    assert len({line.text for line in breakdown}) == len(breakdown)
    assert all(is_readable(line.text) for line in breakdown)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("note", NOTES)
def test_every_note_has_a_text(key: str, note: HandNote) -> None:
    assert all(is_readable(line.text) for line in lines(key, (note,)))


def test_counts_of_played_matches_add_up_to_what_was_gained() -> None:
    for game, step in all_steps():
        for event in step.events:
            if isinstance(event, HandScored):
                breakdown = score_text.score_lines(event, table_players(game), game)

                assert all(is_readable(line.text) for line in breakdown)
                for side, gained in enumerate(event.score_changes):
                    assert gained == sum(line.points for line in breakdown if line.side == side)


def test_equal_card_points_are_remarked() -> None:
    breakdown = lines("marjapussi", (), ScoreItem(Side(0), "last", 1))

    assert breakdown[-1] == CountLine("Card points tied, so nobody gets the point", NO_SIDE, 0)


def test_dismissed_deal_is_remarked() -> None:
    assert lines("marriage", ("dismissed",))[-1].text == "The stock ran out, so nobody scores"


def test_corner_captions_and_standing_have_texts_at_every_moment() -> None:
    for game, step in all_steps():
        for seat in game.seating.seats[:2]:
            view, named = create_view(game, step.after, seat), table_players(game, seat)
            title, subtitle = score_text.heading_texts(view, named)
            patch = score_text.trump_or_short_label(view)

            assert is_readable(title)
            assert not subtitle or is_readable(subtitle)
            assert patch in range(4) or (isinstance(patch, str) and len(patch) <= 4)
            assert all(
                is_readable(score_text.side_caption(s, view, named)) for s in game.seating.sides
            )
            standing = score_text.score_rows(view.match, named)
            assert len(standing) == len(game.seating.sides)


def test_tiplu_is_shown_only_to_players_that_know_it() -> None:
    for game, step in all_steps():
        if not step.after.rummy.tiplu >= 0:
            continue
        for seat in game.seating.seats:
            title, _ = score_text.heading_texts(
                create_view(game, step.after, seat), table_players(game, seat)
            )

            assert title.startswith("Tiplu:") == bool(step.after.rummy.laid_sets[seat])


def test_minus_in_standing_is_a_real_minus_sign() -> None:
    game = find_variant("marriage").create_game(players=2)

    pairs = score_text.score_rows(MatchStanding((5, -5)), table_players(game))

    assert pairs == (("You", "5"), ("Eero", "\N{MINUS SIGN}5"))


def test_sides_are_us_and_them() -> None:
    game = find_variant("marjapussi").create_game()

    assert score_text.score_rows(MatchStanding((3, 4)), table_players(game)) == (
        ("Us", "3"),
        ("Them", "4"),
    )


@pytest.mark.parametrize(
    ("side", "sentence"),
    [
        (Side(0), "You and Helvi win the match."),
        (Side(1), "Eero and Onni win the match."),
        (NO_SIDE, "The match ends in a tie for first place."),
    ],
)
def test_winner_is_named(side: Side, sentence: str) -> None:
    assert (
        score_text.match_won_sentence(
            MatchWon(side), table_players(find_variant("marjapussi").create_game())
        )
        == sentence
    )


def test_worth_is_a_chance_or_points() -> None:
    assert action_value_text(0.571, find_variant("marjapussi").create_game()) == "57%"
    assert action_value_text(-3.25, find_variant("marriage").create_game()) == "\N{MINUS SIGN}3.2"
    assert action_value_text(14.5, find_variant("marriage").create_game()) == "+14.5"


def test_patch_is_a_suit_once_trumps_are_made() -> None:
    for game, step in all_steps():
        trump = step.after.marriages.trump
        if trump != NO_SUIT:
            assert score_text.trump_or_short_label(create_view(game, step.after, Seat(0))) == trump
