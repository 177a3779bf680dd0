"""What somebody remembers of each match: whether there was help, and who sits round the table."""

from collections.abc import Callable

from marjapussi_gui.ui.pages.table_page import TablePage

from .run import Run


class Memory:
    """Help and levels by the number of the match, noted from what is seen."""

    def __init__(self, run: Callable[[], Run]) -> None:
        self._run = run
        self.helped: dict[int, bool] = {}
        self.levels: dict[int, str] = {}

    @property
    def _page(self) -> TablePage:
        return self._run().window.ways.table_page

    @property
    def match(self) -> int:
        """The number of the match at the table; 0 where there is none."""
        kept = self._run().window.host._kept
        return kept.id if kept is not None and self._page.sitting.table is not None else 0

    @property
    def is_at_table(self) -> bool:
        window = self._run().window
        return window.pages.currentWidget() is self._page and self._page.sitting.table is not None

    def note(self) -> None:
        """Note what is help, from what is seen."""
        host, table = self._run().window.host, self._page.sitting.table
        if not self.match or table is None or host.match is None:
            return
        number = self.match
        if number not in self.helped:
            self.helped[number] = host.match.is_assisted
            self.levels[number] = host.match.level
        helped = self.is_at_table and self._sees_advice()
        self.helped[number] |= helped or self._has_cuts(number) or self._sees_open_cards()

    def _has_cuts(self, match: int) -> bool:
        """Return whether anything was taken back."""
        query = "select 1 from log where match = ? and line is null limit 1"
        return bool(self._run().database.ask(query, match))

    def _sees_advice(self) -> bool:
        page = self._page
        suggested = [b for b in page.bar.buttons if b.property("look") == "suggested"]
        is_seen = page.panels.hint.isVisible() and not page.advising.is_awaited
        is_seen |= page.board.touch.looking.at is not None and page.advising.advice is not None
        is_seen |= page.panels.known.isVisible() or page.panels.seen.isVisible()
        is_seen |= page.tutor.has_spoken
        return bool(suggested) or is_seen

    def _sees_open_cards(self) -> bool:
        """Return whether the others' cards lie open in a hand that is still played."""
        window = self._run().window
        if (
            "review_page" not in vars(window.ways)
            or window.pages.currentWidget() is not window.ways.review_page
        ):
            return False
        page, table = window.ways.review_page, self._page.sitting.table
        if table is None or page._playback is None or page._match is None:
            return False
        is_this = page._match.record.header == table.header and page._match.seed == table.seed
        is_dealt = page.ply > 0 and page._playback.hand_number(page.ply) > table.state.match.hands
        return is_this and is_dealt and page.felt._is_open and not table.state.match.over

    def untruths(self) -> list[str]:
        """Return where the match at the table does not agree."""
        match = self._run().window.host.match
        if match is None or not self.match:
            return []
        lines = []
        if match.is_assisted != self.helped[self.match]:
            lines.append(f"assisted is {match.is_assisted}, help was {self.helped[self.match]}")
        if match.level != self.levels[self.match]:
            lines.append(f"level {match.level!r}, {self.levels[self.match]!r} was chosen")
        return lines
