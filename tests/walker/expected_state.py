"""Remember for each match whether help was used and which level was chosen."""

from collections.abc import Callable

from marjapussi_gui.ui.pages.table.table_page import TablePage

from .program_run import ProgramRun


class ExpectedState:
    """Help and levels by the number of the match, noted from what is seen."""

    def __init__(self, run: Callable[[], ProgramRun]) -> None:
        self._run = run
        self.helped: dict[int, bool] = {}
        self.levels: dict[int, str] = {}

    @property
    def _page(self) -> TablePage:
        return self._run().window.pages.table_page

    @property
    def match(self) -> int:
        """The number of the match at the table; 0 where there is none."""
        kept = self._run().window.match_controller._stored_match
        return (
            kept.id if kept is not None and self._page.table_controller.session is not None else 0
        )

    @property
    def is_at_table(self) -> bool:
        window = self._run().window
        return (
            window.page_stack.currentWidget() is self._page
            and self._page.table_controller.session is not None
        )

    def note(self) -> None:
        """Note what is help, from what is seen."""
        host, table = self._run().window.match_controller, self._page.table_controller.session
        if not self.match or table is None or host.match is None:
            return
        number = self.match
        if number not in self.helped:
            self.helped[number] = host.match.is_assisted
            self.levels[number] = host.match.level
        helped = self.is_at_table and self._sees_advice()
        self.helped[number] |= helped or self._has_cuts(number) or self._sees_open_cards()

    def forget_lost_matches(self) -> None:
        """Forget matches that aren't stored, because another one may get their number."""
        (last,) = self._run().database.query("select coalesce(max(id), 0) from matches")
        for noted in (self.helped, self.levels):
            for number in [each for each in noted if each > last[0]]:
                del noted[number]

    def _has_cuts(self, match: int) -> bool:
        """Return whether anything was taken back."""
        query = "select 1 from log where match = ? and line is null limit 1"
        return bool(self._run().database.query(query, match))

    def _sees_advice(self) -> bool:
        page = self._page
        suggested = [b for b in page.prompt_bar.buttons if b.property("look") == "suggested"]
        is_seen = page.panels.hint.isVisible() and not page.hint_controller.is_waiting
        is_seen |= (
            page.board.hand_input.card_cursor.current_item is not None
            and page.hint_controller.advice is not None
        )
        is_seen |= page.panels.cards_out.isVisible() or page.panels.known_cards.isVisible()
        is_seen |= page.assistance.has_spoken
        is_seen |= page.guide.hand is not None and bool(page.guide.hand.past_topics)
        is_answered = page.trick_questions.card_questions.bubble.is_open
        cards = page.panels.last_trick, page.panels.discards
        is_seen |= is_answered and any(panel.is_open for panel in cards)
        return bool(suggested) or is_seen

    def _sees_open_cards(self) -> bool:
        """Return whether the others' cards lie open in a hand that is still played."""
        window = self._run().window
        if (
            "review_page" not in vars(window.pages)
            or window.page_stack.currentWidget() is not window.pages.review_page
        ):
            return False
        page, table = window.pages.review_page, self._page.table_controller.session
        if table is None or page._playback is None or page._match is None:
            return False
        is_this = page._match.record.header == table.header and page._match.seed == table.seed
        is_dealt = (
            page.ply > 0 and page._playback.hand_number(page.ply) > table.state.match.hands_played
        )
        is_seen = page.board._is_open or page.card_questions.card_questions.bubble.is_open
        return is_this and is_dealt and is_seen and not table.state.match.is_over

    def faults(self) -> list[str]:
        """Return where the match at the table does not agree."""
        match = self._run().window.match_controller.match
        if match is None or not self.match:
            return []
        lines = []
        if match.is_assisted != self.helped[self.match]:
            lines.append(f"assisted is {match.is_assisted}, help was {self.helped[self.match]}")
        if match.level != self.levels[self.match]:
            lines.append(f"level {match.level!r}, {self.levels[self.match]!r} was chosen")
        return lines
