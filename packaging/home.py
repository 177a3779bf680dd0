"""The URLs of the project on the forge that builds it, or empty strings if it has none.

A forge is a site such as GitHub. An isolated build, such as that of the Flatpak, reads the values
from home.json, and a build on another machine takes them from the git remote. This module uses only
the standard library, because the build backend imports it before anything is installed.
"""

import json
import os
import re
import subprocess
from pathlib import Path

FORGE_FILE = Path(__file__).resolve().parent.parent / "home.json"
FORGE_KEYS = ("GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_SHA", "GITHUB_REPOSITORY_OWNER")
REMOTE_PATTERN = re.compile(  # https://host/owner/name.git or git@host:owner/name
    r"(?:https://|ssh://|)(?:[^@/]+@)?(?P<host>[\w-]+(?:\.[\w-]+)+)[:/]"
    r"(?P<name>[^/]+/[^/]+?)(?:\.git)?/?"
)
RELATIVE_LINK = re.compile(r"(!?)\[([^\[\]]*)\]\((?!https?:|#)([^)]+)\)")


def project_url() -> str:
    """Return the URL of the project, or an empty string if it is unknown."""
    server, name = _forge_value("GITHUB_SERVER_URL"), _forge_value("GITHUB_REPOSITORY")
    return f"{server}/{name}" if server and name else ""


def pictures_url() -> str:
    """Return the URL of the folder with the files of this commit, or an empty string."""
    commit = _forge_value("GITHUB_SHA") or "HEAD"
    return f"{project_url()}/raw/{commit}" if project_url() else ""


def maintainer_email() -> str:
    """Return the owner's noreply address at the forge, or an empty string."""
    owner = _forge_value("GITHUB_REPOSITORY_OWNER")
    return f"{owner}@users.noreply.{project_url().split('/')[2]}" if owner and project_url() else ""


def forge_file_text() -> str:
    """Return the content of home.json for an isolated build."""
    told = {key: os.environ[key] for key in FORGE_KEYS if os.environ.get(key)}
    return json.dumps(told if "GITHUB_REPOSITORY" in told else _values_from_git(), indent=2) + "\n"


def _forge_value(key: str) -> str:
    """Return a value from the environment, home.json or git, or an empty string."""
    if key in os.environ:
        return os.environ[key]
    if FORGE_FILE.is_file():
        return str(json.loads(FORGE_FILE.read_text("utf-8")).get(key, ""))
    return _values_from_git().get(key, "")


def _values_from_git() -> dict[str, str]:
    """Return the values that a forge would set, derived from the git remote of this checkout."""
    remote = REMOTE_PATTERN.fullmatch(_git_output("remote", "get-url", "origin"))
    if not remote:
        return {}
    name, commit = remote["name"], _git_output("rev-parse", "HEAD")
    values = (f"https://{remote['host']}", name, commit, name.partition("/")[0])
    return dict(zip(FORGE_KEYS, values, strict=True))


def _git_output(*words: str) -> str:
    """Return the output of a git command, or an empty string if it fails."""
    command = ("git", "-C", str(FORGE_FILE.parent), *words)
    try:
        answer = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return answer.stdout.strip()


def project_urls() -> dict[str, str]:
    """Return the URLs of the project by label, for a package index such as PyPI."""
    if not project_url():
        return {}
    return {
        "Homepage": project_url(),
        "Source": project_url(),
        "Issues": f"{project_url()}/issues",
        "Changelog": f"{project_url()}/blob/HEAD/CHANGELOG.md",
    }


def make_links_absolute(text: str) -> str:
    """Return a Markdown text with all links and images as absolute URLs."""
    if not project_url():
        return text
    return RELATIVE_LINK.sub(_absolute_link, text)


def _absolute_link(link: re.Match[str]) -> str:
    mark, words, path = link.groups()
    place = pictures_url() if mark else f"{project_url()}/blob/HEAD"
    return f"{mark}[{words}]({place}/{path})"
