"""Texts for games in which only one side can have points: the side that is "rising"."""

from collections.abc import Iterator

from ....engine.events import HandScored, ScoreItem
from ....engine.game import Game
from ....engine.phases.rising import (
    BROKEN_RAMI_POINTS,
    NOLO_BASE_TRICKS,
    NOLO_POINTS,
    RAMI_BASE_TRICKS,
    RAMI_POINTS,
    SOOLI_POINTS,
    RisingScoringPhase,
)
from ....engine.rules import Rules
from ....engine.state import NO_SIDE, NOBODY, ContestKind, MatchStanding, Side
from ....engine.view import View
from ..card_names import card_placeholders
from ..i18n import cached_per_language, localized_digits, plural, translate
from ..markup import html_bullet_list, html_paragraph, html_section
from ..table_players import TablePlayers
from .scoring_texts import (
    CountEntry,
    ScoringTexts,
    deal_number_text,
    target_sentence,
    tricks_sentence,
)


class RisingScoringTexts(ScoringTexts):
    """Texts about tricks won in rami or avoided in nolo and sooli, and about the rising side."""

    scoring_type = RisingScoringPhase
    has_trumps = False

    def heading_texts(self, view: View, people: TablePlayers) -> tuple[str, str]:
        parts = _rising_text(view, people), deal_number_text(view.match, view.game)
        return _contest_heading(view), " \N{MIDDLE DOT} ".join(filter(None, parts))

    def item_label(self, item: ScoreItem, event: HandScored, game: Game) -> str:
        match item.key:
            case "sooli" if any(term.key == "broken" for term in event.terms):
                return translate("Count", "Sooli beaten")
            case "sooli":
                return translate("Count", "Sooli, no tricks taken")
            case "reset":
                return translate("Count", "The rise is over")
            case _:
                return _tricks_item_label(item, event)

    def result_title(self, event: HandScored, game: Game, people: TablePlayers) -> str:
        note = next((note for note in event.notes if note in _contest_labels()), None)
        if note is None:
            return ""
        side = _declaring_side(note, event)
        if side == NO_SIDE or people.own_seat == NOBODY:
            return _contest_labels()[note]
        return _contest_title(note, is_mine=people.is_own_side(side))

    def side_entries(self, side: Side, event: HandScored, game: Game) -> Iterator[CountEntry]:
        own = {term.key: term for term in event.terms if term.side == side}
        if "tricks" in own:
            tricks = own["tricks"]
            yield CountEntry(
                translate("Count", "Tricks"), localized_digits(tricks.points), tricks.card_groups
            )
        if "broken" in own:
            taken_with = own["tricks"].card_groups[0].cards[0]
            sentence = translate("Count", "A trick taken with the {card}")
            yield CountEntry(
                sentence.format(**card_placeholders(taken_with)), "", own["broken"].card_groups
            )
        yield from (
            _trick_points_entry(item, event) for item in event.items if _is_trick_item(item, side)
        )

    def tournament_points(self, standing: MatchStanding, game: Game) -> tuple[int, ...]:
        if not game.rules.deals:
            return ()
        return standing.collected_points or (0,) * len(game.seating.sides)

    def hand_section(self, game: Game) -> str:
        early = html_paragraph(_early_end_sentence(game.rules))
        return html_section(
            translate("Rules page", "Scoring a hand"),
            html_paragraph(
                translate("Rules page", "You and your partner count your tricks together.")
            ),
            html_bullet_list(_scoring_sentences(game)),
            early,
        )

    def goal_sentences(self, game: Game) -> tuple[str, ...]:
        tournament = ""
        if game.rules.deals:
            tournament = translate(
                "In short",
                "If neither side reaches the target in {deals} deals, the side that has collected "
                "more points wins.",
            ).format(deals=game.rules.deals)
        return (
            f"{target_sentence(game)} {tournament}".rstrip(),
            tricks_sentence(),
            translate(
                "In short",
                "Each hand is rami, where you try to win tricks, or nolo, where you try to avoid "
                "them.",
            ),
            translate(
                "In short",
                "In rami, you score for every trick above {odd}, and in nolo for every trick "
                "below {even}.",
            ).format(odd=RAMI_BASE_TRICKS, even=NOLO_BASE_TRICKS),
            translate(
                "In short",
                "Only one side can have points at a time. If you have some and lose a hand, you’re "
                "back at 0.",
            ),
            _banking_sentence(game.rules),
        )

    def match_section(self, game: Game) -> str:
        return html_section(translate("Rules page", "Winning the match"), _match_html(game.rules))

    def first_leader_sentence(self, game: Game) -> str:
        return translate(
            "Rules page",
            "In rami, the player on the declarer’s right leads to the first trick. In nolo, the "
            "player on the dealer’s left leads.",
        )


TEXTS = RisingScoringTexts()


@cached_per_language
def _contest_labels() -> dict[str, str]:
    return {
        "rami": translate("Scores", "Rami"),
        "nolo": translate("Scores", "Nolo"),
        "sooli": translate("Scores", "Sooli"),
    }


def _declaring_side(note: str, event: HandScored) -> Side:
    """Return the side that played rami or sooli, or NO_SIDE for nolo, which nobody declares."""
    item = next((each for each in event.items if each.key == note), None)
    if item is None or note == ContestKind.NOLO:
        return NO_SIDE
    if note == ContestKind.SOOLI:
        is_beaten = any(term.key == "broken" for term in event.terms)
    else:
        is_beaten = item.points == BROKEN_RAMI_POINTS * (event.tricks[item.side] - RAMI_BASE_TRICKS)
    return Side(1 - item.side) if is_beaten else item.side


def _contest_title(note: str, *, is_mine: bool) -> str:
    if note == ContestKind.SOOLI:
        return translate("Count", "Your sooli") if is_mine else translate("Count", "Their sooli")
    return translate("Count", "Your rami") if is_mine else translate("Count", "Their rami")


def _is_trick_item(item: ScoreItem, side: Side) -> bool:
    return item.side == side and item.key in ("rami", "nolo")


def _trick_points_entry(item: ScoreItem, event: HandScored) -> CountEntry:
    """Return the line that derives the points of a hand from its tricks."""
    number = abs(
        event.tricks[item.side] - (RAMI_BASE_TRICKS if item.key == "rami" else NOLO_BASE_TRICKS)
    )
    if item.key == "rami":
        text = translate("Count", "Tricks over six, {each} each")
    else:
        text = translate("Count", "Tricks under seven, {each} each")
    return CountEntry(text.format(each=item.points // max(number, 1)), localized_digits(number))


def _contest_heading(view: View) -> str:
    return {
        "": translate("Scores", "Placing bids"),
        "rami": translate("Scores", "Rami"),
        "nolo": translate("Scores", "Nolo"),
        "sooli": translate("Scores", "Sooli"),
    }[view.showing.contest]


def _rising_text(view: View, people: TablePlayers) -> str:
    """Return a text on which side is rising, and who the declarer is, if anybody."""
    scores = view.match.scores
    if any(scores):
        side = people.short_side_name(Side(0 if scores[0] else 1))
        rising = translate("Scores", "Rising: {side}").format(side=side)
    else:
        rising = translate("Scores", "Nobody is rising")
    showing = view.showing
    if showing.soloist != NOBODY:
        yours = translate("Scores", "You play alone")
        player = people.sentence(showing.soloist, yours, translate("Scores", "{name} plays alone"))
        rising = translate("Scores", "aces are low")
    elif showing.declarer != NOBODY:
        yours, theirs = (
            translate("Scores", "Declarer: you", "of rami"),
            translate("Scores", "Declarer: {name}", "of rami"),
        )
        player = people.sentence(showing.declarer, yours, theirs)
    else:
        return rising
    return translate("Scores", "{player} · {rising}").format(player=player, rising=rising)


def _tricks_item_label(item: ScoreItem, event: HandScored) -> str:
    tricks = event.tricks[item.side]
    if item.points == BROKEN_RAMI_POINTS * (tricks - RAMI_BASE_TRICKS):
        return plural("Count", "Rami beaten, 1 trick", "Rami beaten, {number} tricks", tricks)
    if item.key == "rami":
        return plural("Count", "Rami, 1 trick", "Rami, {number} tricks", tricks)
    return plural("Count", "Nolo, 1 trick", "Nolo, {number} tricks", tricks)


# Rules


def _banking_sentence(rules: Rules) -> str:
    if not rules.winner_banks:
        return ""
    return translate("In short", "The winners then start to rise with the points of that hand.")


def _scoring_sentences(game: Game) -> tuple[str, ...]:
    rami = translate(
        "Rules page",
        "In rami, the declarer’s side scores {own} points for each trick above {odd}. If the other "
        "side has more tricks, it scores {broken} for each trick above {odd}.",
    ).format(own=RAMI_POINTS, odd=RAMI_BASE_TRICKS, broken=BROKEN_RAMI_POINTS)
    nolo = translate(
        "Rules page",
        "In nolo, the side with fewer tricks scores {points} points for each trick below {even}.",
    ).format(points=NOLO_POINTS, even=NOLO_BASE_TRICKS)
    sooli = ""
    if game.rules.sooli:
        sooli = translate(
            "Rules page",
            "In sooli, the soloist’s side scores {points} points if the soloist takes no trick. "
            "Otherwise the other side scores {points}.",
        ).format(points=SOOLI_POINTS)
    return rami, nolo, sooli


def _early_end_sentence(rules: Rules) -> str:
    if not rules.stop_when_lost or rules.winner_banks:
        return ""
    if rules.sooli:
        return translate(
            "Rules page",
            "A hand ends as soon as the rising side can no longer win it, except in sooli.",
        )
    return translate("Rules page", "A hand ends as soon as the rising side can no longer win it.")


def _match_html(rules: Rules) -> str:
    target = translate("Rules page", "You win the match with {target} points or more.")
    return (
        html_paragraph(*_rise_sentences(rules))
        + html_paragraph(target.format(target=rules.target))
        + html_paragraph(_tournament_sentence(rules))
    )


def _rise_sentences(rules: Rules) -> tuple[str, str]:
    """Return sentences on what rising means, and what ends it."""
    rise = translate(
        "Rules page",
        "Only one side can have points at a time, and that side is said to be rising. The first "
        "side to win a hand begins to rise, and rises further with every hand that it wins.",
    )
    if rules.winner_banks:
        broken = translate(
            "Rules page",
            "If the other side wins a hand, the rising side drops to 0. The winners rise instead, "
            "with the points of that hand.",
        )
    else:
        broken = translate(
            "Rules page",
            "If the other side wins a hand, the rising side drops to 0. The winners score nothing "
            "for that hand, so nobody is rising.",
        )
    return rise, broken


def _tournament_sentence(rules: Rules) -> str:
    if not rules.deals:
        return ""
    return translate(
        "Rules page",
        "A match has {deals} deals. If nobody has won after the last one, you play on until the "
        "rising side loses a hand. Then the side that has collected more points in all its rises "
        "wins. If the collected points are tied, you play one more deal at a time.",
    ).format(deals=rules.deals)
