"""Texts for games in which only one side can have points: the side that is "rising"."""

from collections.abc import Iterator

from ....engine.events import HandScored, ScoreItem
from ....engine.game import Game
from ....engine.phases.trick_count_scoring import (
    BROKEN_RAMI_POINTS,
    NOLO_BASE_TRICKS,
    NOLO_POINTS,
    RAMI_BASE_TRICKS,
    RAMI_POINTS,
    SOOLI_POINTS,
    TrickCountScoringPhase,
)
from ....engine.rules import Rules
from ....engine.state import NO_SIDE, NOBODY, ContestKind, MatchStanding, Side
from ....engine.view import View
from ..card_names import card_placeholders
from ..i18n import localized_digits, say
from ..markup import html_bullet_list, html_paragraph, html_section
from ..table_players import TablePlayers
from .scoring_texts import (
    ScoreEntry,
    ScoringTexts,
    deal_number_text,
    target_sentence,
)

CONTESTS = ("rami", "nolo", "sooli")


class TrickCountScoringTexts(ScoringTexts):
    """Texts about tricks won in rami or avoided in nolo and sooli, and about the rising side."""

    scoring_type = TrickCountScoringPhase
    has_trumps = False

    def heading_texts(self, view: View, people: TablePlayers) -> tuple[str, str]:
        parts = _rising_text(view, people), deal_number_text(view.match, view.game)
        return _contest_heading(view), " \N{MIDDLE DOT} ".join(filter(None, parts))

    def item_label(self, item: ScoreItem, event: HandScored, game: Game) -> str:
        match item.key:
            case "sooli" if item.is_beaten:
                return say("sooli-beaten")
            case "sooli":
                return say("sooli-no-tricks-taken")
            case "reset":
                return say("rise-is-over")
            case _:
                return _tricks_item_label(item, event)

    def line_rule(self, key: str, game: Game) -> str:
        if key in CONTESTS:
            return _scoring_sentences(game)[CONTESTS.index(key)]
        return _rise_sentences(game.rules)[1]

    def result_title(self, event: HandScored, game: Game, people: TablePlayers) -> str:
        note = next((note for note in event.notes if note in CONTESTS), None)
        if note is None:
            return ""
        side = _declaring_side(note, event)
        if side == NO_SIDE or people.uses_names_only:
            return say(f"contest-{note}")
        return _contest_title(note, is_mine=people.is_your_side(side))

    def side_entries(self, side: Side, event: HandScored, game: Game) -> Iterator[ScoreEntry]:
        own = {term.key: term for term in event.terms if term.side == side}
        if "tricks" in own:
            tricks = own["tricks"]
            yield ScoreEntry(
                say("rising-tricks"), localized_digits(tricks.points), tricks.card_groups
            )
        if "broken" in own:
            taken_with = own["tricks"].card_groups[0].cards[0]
            yield ScoreEntry(
                say("trick-taken-with-card", **card_placeholders(taken_with)),
                "",
                own["broken"].card_groups,
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
            say("scoring-hand"),
            html_paragraph(say("you-and-your-partner-count")),
            html_bullet_list(_scoring_sentences(game)),
            early,
        )

    def goal_sentences(self, game: Game) -> tuple[str, ...]:
        tournament = ""
        if game.rules.deals:
            tournament = say("if-neither-side-reaches-target", deals=game.rules.deals)
        return (
            f"{target_sentence(game)} {tournament}".rstrip(),
            say("scoring-tricks"),
            say("each-hand-is-rami-where-you"),
            say("in-rami-you-score-for-every", odd=RAMI_BASE_TRICKS, even=NOLO_BASE_TRICKS),
        )

    def match_section(self, game: Game) -> str:
        return html_section(say("winning-match"), _match_html(game.rules))

    def first_leader_sentence(self, game: Game) -> str:
        return say("first-leader")


TEXTS = TrickCountScoringTexts()


def _declaring_side(note: str, event: HandScored) -> Side:
    """Return the side that played rami or sooli, or NO_SIDE for nolo, which nobody declares."""
    item = next((each for each in event.items if each.key == note), None)
    if item is None or note == ContestKind.NOLO:
        return NO_SIDE
    return Side(1 - item.side) if item.is_beaten else item.side


def _contest_title(note: str, *, is_mine: bool) -> str:
    if note == ContestKind.SOOLI:
        return say("your-sooli") if is_mine else say("their-sooli")
    return say("your-rami") if is_mine else say("their-rami")


def _is_trick_item(item: ScoreItem, side: Side) -> bool:
    return item.side == side and item.key in ("rami", "nolo")


def _trick_points_entry(item: ScoreItem, event: HandScored) -> ScoreEntry:
    """Return the line that derives the points of a hand from its tricks."""
    number = abs(
        event.tricks[item.side] - (RAMI_BASE_TRICKS if item.key == "rami" else NOLO_BASE_TRICKS)
    )
    return ScoreEntry(
        say(
            "tricks-over-six-each-each" if item.key == "rami" else "tricks-under-seven-each-each",
            each=item.points // max(number, 1),
        ),
        localized_digits(number),
    )


def _contest_heading(view: View) -> str:
    return say(f"contest-heading-{view.showing.contest or 'none'}")


def _rising_text(view: View, people: TablePlayers) -> str:
    """Return a text on which side is rising, and who the declarer is, if anybody."""
    scores = view.match.scores
    if any(scores):
        side = people.short_side_name(Side(0 if scores[0] else 1))
        rising = say("rising-side", side=side)
    else:
        rising = say("nobody-is-rising")
    showing = view.showing
    if showing.soloist != NOBODY:
        yours = "you-play-alone"
        player = people.sentence(showing.soloist, yours, "name-plays-alone")
        rising = say("aces-are-low")
    elif showing.declarer != NOBODY:
        yours, theirs = (
            "declarer-you-of-rami",
            "declarer-name-of-rami",
        )
        player = people.sentence(showing.declarer, yours, theirs)
    else:
        return rising
    return say("player-rising", player=player, rising=rising)


def _tricks_item_label(item: ScoreItem, event: HandScored) -> str:
    tricks = event.tricks[item.side]
    if item.is_beaten:
        return say("rami-beaten-number-tricks", number=tricks)
    if item.key == "rami":
        return say("rami-number-tricks", number=tricks)
    return say("nolo-number-tricks", number=tricks)


# Rules


def _scoring_sentences(game: Game) -> tuple[str, ...]:
    rami = say(
        "in-rami-declarers-side-scores-own",
        own=RAMI_POINTS,
        odd=RAMI_BASE_TRICKS,
        broken=BROKEN_RAMI_POINTS,
    )
    nolo = say("in-nolo-side-with-fewer-tricks", points=NOLO_POINTS, even=NOLO_BASE_TRICKS)
    sooli = ""
    if game.rules.sooli:
        sooli = say("in-sooli-soloists-side-scores-points", points=SOOLI_POINTS)
    return rami, nolo, sooli


def _early_end_sentence(rules: Rules) -> str:
    if not rules.stop_when_lost or rules.winner_banks:
        return ""
    if rules.sooli:
        return say("hand-ends-as-soon-as-rising-side-can-no")
    return say("rising-hand-ends-as-soon-as-rising")


def _match_html(rules: Rules) -> str:
    return (
        html_paragraph(*_rise_sentences(rules))
        + html_paragraph(say("you-win-match-with-target-points", target=rules.target))
        + html_paragraph(_tournament_sentence(rules))
    )


def _rise_sentences(rules: Rules) -> tuple[str, str]:
    rise = say("rising-only-one-side-can-have-points")
    if rules.winner_banks:
        broken = say("if-other-side-wins-hand-rising-side-drops")
    else:
        broken = say("rising-if-other-side-wins-hand-rising")
    return rise, broken


def _tournament_sentence(rules: Rules) -> str:
    if not rules.deals:
        return ""
    return say("match-has-deals-deals-if-nobody", deals=rules.deals)
