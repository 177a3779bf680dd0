"""Where the project lives, as the forge tells that builds it; elsewhere nobody knows.

The standard library is enough: the backend asks before anything is installed.
"""

import os
import re

RELATIVE = re.compile(r"(!?)\[([^\[\]]*)\]\((?!https?:|#)([^)]+)\)")


def address() -> str:
    """Return the address of the project, or nothing."""
    server, name = (os.environ.get(f"GITHUB_{part}", "") for part in ("SERVER_URL", "REPOSITORY"))
    return f"{server}/{name}" if server and name else ""


def pictures() -> str:
    """Return under which address files lie as they are in this commit, or nothing."""
    commit = os.environ.get("GITHUB_SHA") or "HEAD"
    return f"{address()}/raw/{commit}" if address() else ""


def mail() -> str:
    """Return the address that the forge gives those who show none, or nothing."""
    owner = os.environ.get("GITHUB_REPOSITORY_OWNER", "")
    return f"{owner}@users.noreply.{address().split('/')[2]}" if owner and address() else ""


def pages() -> dict[str, str]:
    """Return the addresses of the project, by the names that a package index knows."""
    if not address():
        return {}
    return {
        "Homepage": address(),
        "Source": address(),
        "Issues": f"{address()}/issues",
        "Changelog": f"{address()}/blob/HEAD/CHANGELOG.md",
    }


def linked(text: str) -> str:
    """Return a text whose pictures and links are found from anywhere, too."""
    if not address():
        return text
    return RELATIVE.sub(_absolute, text)


def _absolute(link: re.Match[str]) -> str:
    mark, words, path = link.groups()
    place = pictures() if mark else f"{address()}/blob/HEAD"
    return f"{mark}[{words}]({place}/{path})"
