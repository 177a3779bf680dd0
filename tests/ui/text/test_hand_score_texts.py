"""The texts of a count for each side."""

from dataclasses import replace

import pytest

from marjapussi_gui.engine.cards import parse_cards
from marjapussi_gui.engine.events import HandNote, HandScored, ScoredCardGroup, ScoreItem, ScoreTerm
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import ContestKind, Seat, Side
from marjapussi_gui.ui.text import score_text
from marjapussi_gui.ui.text.scoring import scoring_texts
from tests.ui.text.random_rules import table_players
from tests.ui.text.test_scores import hand_scored as scored_without_terms


def entries(event: HandScored, key: str, side: int) -> list[tuple[str, str]]:
    game = find_variant(key).create_game()
    found = scoring_texts(game).side_entries(Side(side), event, game)
    return [(entry.text, entry.value) for entry in found]


def test_lost_sooli_names_its_card() -> None:
    trick = ScoredCardGroup(parse_cards("4D 2D 3D"))
    terms = (
        ScoreTerm(Side(0), "tricks", 1, (ScoredCardGroup(parse_cards("4D")),)),
        ScoreTerm(Side(0), "broken", 0, (trick,)),
    )
    event = replace(
        scored_without_terms(
            "tuppi",
            (ContestKind.SOOLI,),
            ScoreItem(Side(1), ContestKind.SOOLI, 24, is_beaten=True),
        ),
        terms=terms,
    )
    game = find_variant("tuppi").create_game()

    assert ("A trick taken with the four of diamonds", "") in entries(event, "tuppi", 0)
    assert [line.text for line in score_text.score_lines(event, table_players(game), game)] == [
        "Sooli beaten"
    ]


def test_successful_sooli_is_described() -> None:
    event = scored_without_terms(
        "tuppi", (ContestKind.SOOLI,), ScoreItem(Side(0), ContestKind.SOOLI, 24)
    )
    game = find_variant("tuppi").create_game()

    lines = score_text.score_lines(event, table_players(game), game)

    assert [line.text for line in lines] == ["Sooli, no tricks taken"]


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("bondtolva", ("More aces and tens, 5 to 3", "Aces and tens")),
        ("marjapussi", ("More card points, 5 to 3", "Card points")),
    ],
)
def test_games_that_count_aces_and_tens_name_them(key: str, said: tuple[str, str]) -> None:
    item, term = ScoreItem(Side(0), "pips", 1), ScoreTerm(Side(0), "cards", 5)
    event = HandScored(Seat(0), (4, 2), (5, 3), (1, 0), (1, 0), (), (item,), (term,))
    game = find_variant(key).create_game()

    label = scoring_texts(game).item_label(item, event, game)

    assert (label, entries(event, key, 0)[0][0]) == said


@pytest.mark.parametrize(
    ("tricks", "said"),
    [((6, 6, 0), "No tricks taken"), ((12, 0, 0), "Läpiajo: no tricks taken")],
)
def test_lapiajo_is_every_trick_for_one_side(tricks: tuple[int, ...], said: str) -> None:
    item, game = ScoreItem(Side(2), "lapiajo", -60), find_variant("huutopussi-three").create_game()
    event = HandScored(Seat(0), tricks, (0,) * 3, (0,) * 3, (0,) * 3, ("lapiajo",), (item,))

    assert scoring_texts(game).item_label(item, event, game) == said


@pytest.mark.parametrize(
    ("key", "tricks", "points", "said"),
    [
        (ContestKind.RAMI, (9, 4), 12, ("Tricks over six, 4 each", "3")),
        (ContestKind.RAMI, (9, 4), 24, ("Tricks over six, 8 each", "3")),
        (ContestKind.NOLO, (5, 8), 8, ("Tricks under seven, 4 each", "2")),
    ],
)
def test_points_of_tricks_are_reckoned_before_the_eyes(
    key: ContestKind, tricks: tuple[int, int], points: int, said: tuple[str, str]
) -> None:
    item, notes = ScoreItem(Side(0), key, points), (key,)
    event = HandScored(Seat(0), tricks, tricks, (points, 0), (points, 0), notes, (item,))

    assert said in entries(event, "tuppi", 0)


def test_maal_is_explained_with_its_terms_and_the_finisher() -> None:
    terms = (
        ScoreTerm(Side(1), "tiplu", 3),
        ScoreTerm(Side(1), "beside", 2),
        ScoreTerm(Side(0), "finished", 0),
    )
    items = (
        ScoreItem(Side(1), "maal", 10),
        ScoreItem(Side(0), "maal", -10),
        ScoreItem(Side(1), "seen", -3),
    )
    notes: tuple[HandNote, ...] = ()
    event = HandScored(Seat(0), (0,) * 4, (0, 5, 0, 5), (0,) * 4, (0,) * 4, notes, items, terms)
    game = find_variant("marriage").create_game(players=4)
    texts = scoring_texts(game)

    assert entries(event, "marriage", 1) == [
        ("Tiplu", "3"),
        ("Poplu and jhiplu", "2"),
        ("Maal", "5"),
    ]
    paid = [each for each in texts.shown_items(event) if each.side == 1]
    assert [(texts.item_label(each, event, game), each.points) for each in paid] == [
        ("Others pay 5 each", 15),
        ("The others’ maal", -5),
        ("Lost, maal seen", -3),
    ]
    assert [texts.side_caption(Side(s), event, game) for s in (0, 1)] == ["finished", "maal seen"]
    assert [
        texts.result_title(event, game, table_players(game, seat))
        for seat in game.seating.seats[:2]
    ] == [
        "You finished",
        f"{table_players(game, Seat(1)).name(Seat(0))} finished",
    ]
