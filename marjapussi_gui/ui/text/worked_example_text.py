"""Texts of the worked examples in the rules, which show tricks, sets and a score."""

from collections.abc import Iterator
from itertools import zip_longest

from ...engine.cards import (
    JOKER,
    MARRIAGE_PAIRS,
    NO_SUIT,
    RANK_OF,
    SUIT_OF,
    Card,
    Suit,
    cards_in_set,
)
from ...engine.events import ScoreItem
from ...engine.frozen import frozen
from ...engine.game import Game
from ...engine.phases.play_obligations import ObligationKind, PlayObligation
from ...engine.rummy.melds import is_dublee, is_tunnela, tiplu_neighbours
from ...engine.rummy.turn_rules import RummyTurnRules
from ...engine.state import NO_SIDE, NOBODY, Meld, Seat
from ...learning.worked_examples import WorkedScore, WorkedSets, WorkedTrick
from .bot_names import BOT_NAMES
from .card_names import card_placeholders, join_with_and
from .i18n import capitalized, localized_digits, say
from .score_text import CountLine, score_lines
from .scoring import scoring_texts
from .table_players import TablePlayers

MAX_DUTIES = 2
TRICK_ITEM_KEYS = ("rami", "nolo", "sooli")
CARD_ITEM_KEYS = ("pips", "hand", "skunk", "made", "failed", "taken")
MARRIAGE_ITEM_KEYS = ("trump", "little")


@frozen
class CardRowText:
    """A row of cards in groups, with a title and a caption."""

    title: str
    suit: Suit  # suit shown beside the title, or NO_SUIT
    groups: tuple[tuple[Card, ...], ...]
    names: tuple[str, ...]  # a text below each card, empty for none
    winner_index: int  # index of the winning card, or -1
    caption: str


@frozen
class WorkedScoreRowText:
    """A line of a worked score: label, side and points, and the cards behind them, with values."""

    text: str
    side: int
    points: int
    cards: tuple[tuple[Card, str], ...] = ()


@frozen
class WorkedScoreText:
    """A worked score: its lines, and the name, old score and new score of each side."""

    rows: tuple[WorkedScoreRowText, ...]
    scores: tuple[tuple[str, int, int], ...]
    in_berries: bool


def example_players(game: Game) -> TablePlayers:
    return TablePlayers(BOT_NAMES[: game.seating.players], NOBODY, game.seating)


# Tricks


def trick_text(worked: WorkedTrick, game: Game) -> CardRowText:
    people, trick = example_players(game), worked.trick
    names = tuple(people.name(seat) for seat in trick.seats)
    caption = " ".join(
        (*_obligation_sentences(worked, people), *_trick_winner_sentences(worked, people))
    )
    winner = trick.seats.index(trick.winner)
    groups = tuple((card,) for card in trick.cards)
    return CardRowText(_trick_title(worked, game), worked.trump, groups, names, winner, caption)


def _trick_title(worked: WorkedTrick, game: Game) -> str:
    if worked.contest:
        return say(f"contest-{worked.contest}")
    if not scoring_texts(game).has_trumps:
        return ""
    if worked.has_stock:
        return say("until-stock-is-gone")
    if worked.trump == NO_SUIT:
        return say("no-trumps-yet")
    return say("trumps")


def _obligation_sentences(worked: WorkedTrick, people: TablePlayers) -> tuple[str, ...]:
    """Return at most MAX_DUTIES sentences on the obligations that limited what could be played."""
    if worked.has_stock:
        return (say("you-may-play-any-card-because"),)
    told = [
        _obligation_sentence(obligation, _card_played_by(worked, seat), people.name(seat))
        for seat, obligation in worked.obligations
    ]
    if told:
        return tuple(told[-MAX_DUTIES:])
    return tuple(_void_sentences(worked, people))[:1]


def _card_played_by(worked: WorkedTrick, seat: Seat) -> Card:
    return worked.trick.cards[worked.trick.seats.index(seat)]


def _obligation_sentence(obligation: PlayObligation, card: Card, name: str) -> str:
    sentence = {
        ObligationKind.BEAT: "example-beat",
        ObligationKind.TRUMP: "example-trump",
        ObligationKind.OVERTRUMP: "example-overtrump",
        ObligationKind.SHOW_ACE: "example-show_ace",
    }[obligation.kind]
    return say(sentence, name=name, **card_placeholders(card))


def _void_sentences(worked: WorkedTrick, people: TablePlayers) -> Iterator[str]:
    for seat, card in zip(worked.trick.seats, worked.trick.cards, strict=True):
        if SUIT_OF[card] not in (worked.suit_led, worked.trump):
            yield say("name-cant-follow-suit-and-may", name=people.name(seat))


def _trick_winner_sentences(worked: WorkedTrick, people: TablePlayers) -> Iterator[str]:
    """Yield a sentence on which card wins the trick, and a reason if that may be surprising."""
    best = worked.trick.best_card
    if SUIT_OF[best] == worked.trump:
        sentence = "card-is-highest-trump-so-name"
    else:
        sentence = "card-is-highest-card-of-suit"
    yield say(sentence, name=people.name(worked.trick.winner), **card_placeholders(best))
    is_over_king = any(RANK_OF[each] == "K" for each in worked.trick.cards)
    if RANK_OF[best] == "T" and is_over_king and SUIT_OF[best] == worked.suit_led:
        yield say("only-ace-beats-ten")


# Sets


def sets_text(worked: WorkedSets, game: Game) -> CardRowText:
    title = say("first-sets") if worked.is_first else say("rules-rummy-finish")
    name = example_players(game).name(worked.seat)
    kinds = join_with_and([_set_kind_text(each, worked, game) for each in worked.sets])
    caption = say("worked-example-name-shows-sets", name=name, sets=kinds)
    if not worked.is_first:
        tiplu = card_placeholders(worked.rummy_before.tiplu)
        caption = f"{caption} {say('tiplu-is-card-so-cards', **tiplu)}"
    return CardRowText(title, NO_SUIT, worked.sets, (), -1, caption)


def _set_kind_text(cards: Meld, worked: WorkedSets, game: Game) -> str:
    rules = RummyTurnRules(game.rules, game.seating).set_rules(worked.rummy_before, worked.seat)
    if is_tunnela(cards):
        return say("tunnela")
    if is_dublee(cards):
        return say("dublee")
    if rules.is_sequence(cards):
        return say("sequence")
    return say("trial")


# The score


def count_text(worked: WorkedScore, game: Game) -> WorkedScoreText:
    people, event = example_players(game), worked.score
    lines = score_lines(event, people, game)
    rows = (
        WorkedScoreRowText(_line_with_side(line, people), line.side, line.points, cards)
        for line, cards in zip_longest(lines, _cards_of_items(worked, game), fillvalue=())
        if isinstance(line, CountLine)
    )
    standing = tuple(
        (
            capitalized(people.side_name(side)),
            worked.standing_before.scores[side],
            event.scores[side],
        )
        for side in game.seating.sides
    )
    return WorkedScoreText(tuple(rows), standing, game.scoring_phase.scores_in_berries)


def _line_with_side(line: CountLine, people: TablePlayers) -> str:
    """Return the label of a score line, preceded by the name of its side if it has one."""
    if line.side == NO_SIDE:
        return line.text
    return say("name-what", name=capitalized(people.side_name(line.side)), what=line.text)


CardsWithValues = tuple[tuple[Card, str], ...]


def _cards_of_items(worked: WorkedScore, game: Game) -> Iterator[CardsWithValues]:
    marriages = iter(worked.marriages)
    for item in scoring_texts(game).shown_items(worked.score):
        if item.key in MARRIAGE_ITEM_KEYS:
            yield _marriage_with_value(next(marriages).suit)
        elif item.key == "last":
            yield ((worked.tricks[-1].best_card, ""),)
        elif item.key in TRICK_ITEM_KEYS:
            won = [each for each in worked.tricks if game.seating.side_of(each.winner) == item.side]
            yield tuple((trick.best_card, "") for trick in won)
        elif item.key == "maal":
            yield tuple((card, "") for card in _maal_cards(worked, item.side))
        else:
            yield tuple(_scoring_cards(item, worked, game)) if item.key in CARD_ITEM_KEYS else ()


def _maal_cards(worked: WorkedScore, side: int) -> Iterator[Card]:
    """Yield a player's bonus cards: the tiplu (main wild card), its neighbours and jokers."""
    counting = {worked.tiplu, *tiplu_neighbours(worked.tiplu), JOKER}
    yield from sorted(card for card in worked.cards_by_seat[side] if card in counting)


def _marriage_with_value(suit: Suit, value: str = "") -> CardsWithValues:
    king, queen = cards_in_set(MARRIAGE_PAIRS[suit])
    return (king, value), (queen, "")


def _scoring_cards(item: ScoreItem, worked: WorkedScore, game: Game) -> Iterator[tuple[Card, str]]:
    if item.key != "pips":
        for made in worked.marriages:
            if game.seating.side_of(made.seat) == item.side and made.points:
                yield from _marriage_with_value(made.suit, localized_digits(made.points))
        more = scoring_texts(game).last_trick_points(game)
        if more and game.seating.side_of(worked.tricks[-1].winner) == item.side:
            yield worked.tricks[-1].best_card, f"+{localized_digits(more)}"
    values = scoring_texts(game).card_values(game)[0]
    won = [card for card in _cards_won(item, worked, game) if values[card]]
    for card in sorted(won, key=lambda each: (-values[each], each)):
        yield card, localized_digits(values[card])


def _cards_won(item: ScoreItem, worked: WorkedScore, game: Game) -> Iterator[Card]:
    """Yield the cards in the tricks of a side, and its discards if it is the declarer's."""
    for trick in worked.tricks:
        if game.seating.side_of(trick.winner) == item.side:
            yield from trick.cards
    if worked.declarer != NOBODY and game.seating.side_of(worked.declarer) == item.side:
        yield from worked.discards
