"""A score sheet as HTML: the table of its hands, and a page that prints well."""

from html import escape

from ...model.score_sheet import ScoreSheet
from ..text.i18n import date_time_text, number_text, say, signed_number
from ..text.score_text import hand_heading
from ..text.sheet_text import SIDE_CLASSES, SheetTexts
from .html_page import html_document, html_tag


def sheet_page(sheet: ScoreSheet) -> str:
    texts = SheetTexts(sheet)
    title, reason = texts.end_title_and_reason() if sheet.is_over else (say("score-sheet"), "")
    told = hand_heading(texts.subtitle(), date_time_text(sheet.changed_at))
    head = html_tag("h1", title) + html_tag("p", f"{reason} {told}".strip(), "quiet")
    return html_document(title, "", [head, f"<section>{hands_table(sheet, texts)}</section>"])


def hands_table(sheet: ScoreSheet, texts: SheetTexts, edited: int | None = None) -> str:
    """Return the table of the hands: who played what, what was taken, and the scores.

    With edited, the hands are links, and the hand with this index is highlighted.
    """
    sides, scored = sheet.game.seating.sides, sheet.score_hands()
    names = [
        html_tag("th", (edited is None and texts.partners(side)) or texts.side_name(side), look)
        for side, look in zip(sides, SIDE_CLASSES, strict=False)
    ]
    taken = any(hand.event.points for hand in scored) and len(sides) == 2
    head = f'<th></th>{f"""<th colspan="2">{escape(say("sheet-taken"))}</th>""" * taken}'
    rows = [f"<tr>{head}{''.join(names)}</tr>"]
    for number, entry in enumerate(sheet.hands):
        hand = scored[number] if number < len(scored) else None
        what = (
            texts.hand_summary_text(entry, hand.event) if hand is not None else say("sheet-unfit")
        )
        label = escape(f"{number_text(number + 1)}. {what}")
        label = label if edited is None else f'<a href="{number}">{label}</a>'
        cells = f"<td>{label}</td>"
        if hand is not None:
            for look, points in zip(SIDE_CLASSES, hand.event.points if taken else (), strict=False):
                cells += f'<td align="right">{html_tag("span", number_text(points), look)}</td>'
            changes = zip(SIDE_CLASSES, hand.event.scores, hand.event.score_changes, strict=False)
            for look, score, change in changes:
                total = html_tag("b", number_text(score), look)
                note = html_tag("span", signed_number(change), "quiet")
                cells += f'<td align="right">{total}<br>{note}</td>'
        rows.append(f'<tr class="{"now" * (number == edited)}">{cells}</tr>')
    return f'<table width="100%" cellspacing="0">{"".join(rows)}</table>'
