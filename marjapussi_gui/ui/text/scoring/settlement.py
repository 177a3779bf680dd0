"""Texts for scoring rummy, in which the players pay each other after each deal."""

from collections.abc import Iterable, Iterator

from ....engine.events import HandScored, ItemKey, ScoreItem
from ....engine.game import Game
from ....engine.phases.settlement import SettlementScoringPhase
from ....engine.state import Seat, Side
from ....engine.view import View
from .. import rules_rummy
from ..card_names import card_placeholders
from ..i18n import decimal_text, first_existing_message, number_text, say
from ..table_players import TablePlayers
from .scoring_texts import CountLine, ScoreEntry, ScoringTexts, deal_number_text, remark_line

TWO_PLAYERS = 2


class SettlementScoringTexts(ScoringTexts):
    """Texts about maal (bonus points), and about what the losers pay the winner."""

    scoring_type = SettlementScoringPhase
    rules_sections = (
        rules_rummy.cards_section,
        rules_rummy.sets_section,
        rules_rummy.turn_section,
        rules_rummy.tiplu_section,
        rules_rummy.finish_section,
        rules_rummy.maal_section,
    )

    def heading_texts(self, view: View, people: TablePlayers) -> tuple[str, str]:
        return _tiplu_label(view), deal_number_text(view.match, view.game)

    def shown_items(self, event: HandScored) -> Iterable[ScoreItem]:
        """Yield a score item for each player and reason for a payment, sorted by player."""
        sums: dict[tuple[Side, ItemKey], int] = {}
        for side, key, points, _ in event.items:
            sums[side, key] = sums.get((side, key), 0) + points
        for (side, key), points in sorted(sums.items(), key=lambda each: each[0][0]):
            if key != "maal" or not event.terms:
                yield ScoreItem(side, key, points)
                continue
            collected = event.points[side] * (len(event.points) - 1)
            yield ScoreItem(side, key, collected)
            if points != collected:
                yield ScoreItem(side, key, points - collected)

    def item_label(self, item: ScoreItem, event: HandScored, game: Game) -> str:
        if item.key == "maal" and event.terms:
            return _maal_item_label(item, event)
        row = f"count-item-{item.key}"
        return say(
            first_existing_message(f"{row}-{'received' if item.points > 0 else 'paid'}", row)
        )

    def result_title(self, event: HandScored, game: Game, people: TablePlayers) -> str:
        winner = next((t.side for t in event.terms if t.key == "finished"), None)
        if winner is None:
            return ""
        return people.sentence(Seat(winner), "you-finished", "name-finished")

    def line_rule(self, key: str, game: Game) -> str:
        return rules_rummy.payment_rule(key, game)

    def remark_lines(self, event: HandScored, game: Game) -> Iterator[CountLine]:
        if "dismissed" in event.notes:
            yield remark_line(say("stock-ran-out-so-nobody-scores"))

    def side_caption(self, side: Side, event: HandScored, game: Game) -> str:
        if any(term.side == side and term.key == "finished" for term in event.terms):
            return say("settlement-finished")
        debts = [item.key for item in event.items if item.side == side]
        if "seen" in debts:
            return say("maal-seen")
        return say("maal-unseen") if "unseen" in debts else ""

    def side_entries(self, side: Side, event: HandScored, game: Game) -> Iterator[ScoreEntry]:
        own = [term for term in event.terms if term.side == side and term.points]
        yield from (
            ScoreEntry(say(f"maal-{t.key}"), number_text(t.points), t.card_groups) for t in own
        )
        if event.terms:
            total = number_text(event.points[side])
            yield ScoreEntry(say("count-item-maal"), total, is_sum=True)

    def value_text(self, value: float) -> str:
        sign = "+" if value >= 0 else "\N{MINUS SIGN}"
        return f"{sign}{decimal_text(abs(value))}"

    def goal_sentences(self, game: Game) -> tuple[str, ...]:
        goal = say("have-most-points-after-number-deals", number=game.rules.deals)
        return (
            goal,
            say("collect-sets-of-cards-that-belong"),
            say("first-player-with-all-their-cards"),
            say("others-also-pay-for-maal"),
        )

    def hand_section(self, game: Game) -> str:
        return rules_rummy.settlement_section(game)

    def match_section(self, game: Game) -> str:
        return rules_rummy.match_section(game)

    def direction_sentence(self, game: Game) -> str:
        if game.rules.clockwise:
            return super().direction_sentence(game)
        return say("play-goes-anticlockwise-around-table")


TEXTS = SettlementScoringTexts()


def _tiplu_label(view: View) -> str:
    tiplu = view.rummy.tiplu
    if tiplu >= 0:
        return say("tiplu-card", **card_placeholders(tiplu))
    if any(view.rummy.laid_sets):
        return say("you-dont-know-tiplu")
    return say("no-tiplu-yet")


def _maal_item_label(item: ScoreItem, event: HandScored) -> str:
    """Return a label for the maal (bonus) points that a player gets or pays."""
    own, is_pair = event.points[item.side], len(event.points) == TWO_PLAYERS
    if not item.points:
        return say("nothing-to-collect")
    if item.points < 0:
        if is_pair:
            return say("opponents-maal")
        return say("others-maal")
    if is_pair:
        return say("own-maal")
    return say("others-pay-points-each", points=own)
