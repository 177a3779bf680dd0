"""Building blocks for the HTML of the rules pages."""

from collections.abc import Iterable, Sequence

TABLE_MARGINS = "margin-top: 8px; margin-bottom: 8px"


def html_section(title: str, *blocks: str) -> str:
    """Return a heading with blocks of HTML below it, or "" if all blocks are empty."""
    body = "".join(blocks)
    return f"<h2>{_escape_html(title)}</h2>{body}" if body else ""


def html_paragraph(*sentences: str) -> str:
    text = " ".join(filter(None, sentences))
    return f"<p>{_escape_html(text)}</p>" if text else ""


def html_bullet_list(lines: Iterable[str]) -> str:
    items = "".join(f"<li>{_escape_html(line)}</li>" for line in lines if line)
    return f"<ul>{items}</ul>" if items else ""


def html_numbered_list(lines: Iterable[str]) -> str:
    items = "".join(f"<li>{_escape_html(line)}</li>" for line in lines)
    return f"<ol>{items}</ol>" if items else ""


def html_table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return an HTML table. A row with a single cell spans all columns."""
    head = "".join(f'<th align="left">{_escape_html(cell)}</th>' for cell in header)
    body = "".join(f"<tr>{_table_cells(row, len(header))}</tr>" for row in rows)
    return f'<table cellpadding="3" style="{TABLE_MARGINS}"><tr>{head}</tr>{body}</table>'


def _table_cells(row: Sequence[str], columns: int) -> str:
    if len(row) == 1:
        return f'<td colspan="{columns}">{_escape_html(row[0])}</td>'
    return "".join(f"<td>{_escape_html(cell)}</td>" for cell in row)


def _escape_html(text: str) -> str:
    """Escape the characters that HTML would read as markup."""
    from html import escape  # slow to import, and not needed before rules are shown

    return escape(text, quote=False)
