"""Where the project lives, as the forge tells that builds it; elsewhere nobody knows.

A build that is shut off from its environment, as that of a Flatpak is, reads it from a file. The
standard library is enough: the backend asks before anything is installed.
"""

import json
import os
import re
import subprocess
from pathlib import Path

WRITTEN = Path(__file__).resolve().parent.parent / "home.json"
KEYS = ("GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_SHA", "GITHUB_REPOSITORY_OWNER")
REMOTE = re.compile(  # of git: https://host/owner/name.git or git@host:owner/name
    r"(?:https://|ssh://|)(?:[^@/]+@)?(?P<host>[\w-]+(?:\.[\w-]+)+)[:/]"
    r"(?P<name>[^/]+/[^/]+?)(?:\.git)?/?"
)
RELATIVE = re.compile(r"(!?)\[([^\[\]]*)\]\((?!https?:|#)([^)]+)\)")


def address() -> str:
    """Return the address of the project, or nothing."""
    server, name = _known("GITHUB_SERVER_URL"), _known("GITHUB_REPOSITORY")
    return f"{server}/{name}" if server and name else ""


def pictures() -> str:
    """Return under which address files lie as they are in this commit, or nothing."""
    commit = _known("GITHUB_SHA") or "HEAD"
    return f"{address()}/raw/{commit}" if address() else ""


def mail() -> str:
    """Return the address that the forge gives those who show none, or nothing."""
    owner = _known("GITHUB_REPOSITORY_OWNER")
    return f"{owner}@users.noreply.{address().split('/')[2]}" if owner and address() else ""


def written() -> str:
    """Return the text of the file for a build that is shut off: what the forge or git knows."""
    told = {key: os.environ[key] for key in KEYS if os.environ.get(key)}
    return json.dumps(told if "GITHUB_REPOSITORY" in told else _of_git(), indent=2) + "\n"


def _known(key: str) -> str:
    """Return what the forge that builds says; without one, what was written for this build."""
    if key not in os.environ and WRITTEN.is_file():
        return str(json.loads(WRITTEN.read_text("utf-8")).get(key, ""))
    return os.environ.get(key, "")


def _of_git() -> dict[str, str]:
    """Return the same as a forge says, of the place that this checkout came from."""
    remote = REMOTE.fullmatch(_git("remote", "get-url", "origin"))
    if not remote:
        return {}
    values = (f"https://{remote['host']}", remote["name"], _git("rev-parse", "HEAD"))
    return dict(zip(KEYS, values, strict=False))


def _git(*words: str) -> str:
    """Return what git says; nothing where there is no git, or it knows nothing."""
    command = ("git", "-C", str(WRITTEN.parent), *words)
    try:
        answer = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return answer.stdout.strip()


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
