"""The developer's commands bring what they take and no more, and once only."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import dev
import machine
import pytest
from environment import python_identity

from marjapussi_gui.commands.cli import COMMANDS

TOP = Path(__file__).parents[2]
KERNEL = Path("marjapussi_gui", "bots", "kernel")
LIBRARIES = Path("marjapussi_gui", "system", "shared_libraries.py")
# Tells what it is asked to do; where it is to install the project, it compiles if CC is there.
TOOL = """\
#!/bin/sh
echo "${0##*/.} $*" >>"$LOG"
case "$*" in *--editable*) [ "$CC" = none ] || : >"$KERNEL/table.abi3.so" ;; esac
"""
# Another Python, which makes an environment with the tools of the first.
PYTHON = """\
#!/bin/sh
case "$2" in
venv) mkdir "$4" && cp -R "$TOOLS" "$4/bin" ;;
*) echo of another kind ;;
esac
"""
PLAY_COMMANDS = [command.name for command in COMMANDS]
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="its tools are shell scripts")


@dataclass(frozen=True)
class Checkout:
    """The sources with an empty environment, and fake tools that log their calls."""

    folder: Path

    def run(self, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
        usual = {
            "PATH": str(self.folder / "path"),
            "CC": "/bin/sh",
            "LOG": str(self.folder / "log"),
            "KERNEL": str(self.folder / KERNEL),
            "TOOLS": str(self.folder / ".venv" / "bin"),
        }
        command = (sys.executable, str(self.folder / "packaging" / "dev.py"), *arguments)
        return subprocess.run(
            command, env=usual | environment, capture_output=True, text=True, check=False
        )

    def take_calls(self) -> list[str]:
        log = self.folder / "log"
        lines = log.read_text("utf-8").splitlines() if log.exists() else []
        log.unlink(missing_ok=True)
        return lines


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    shutil.copytree(TOP / "packaging", tmp_path / "packaging")
    shutil.copy(TOP / "pyproject.toml", tmp_path)
    (tmp_path / KERNEL).mkdir(parents=True)
    (tmp_path / LIBRARIES).parent.mkdir()
    shutil.copy(TOP / LIBRARIES, tmp_path / LIBRARIES)
    (tmp_path / "path").mkdir()
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / "made-by").write_text(
        f"{python_identity(sys.executable)}{tmp_path}\n", "utf-8"
    )
    for name in ("python", "ruff", "mypy", "lint-imports", "pytest"):
        script(tmp_path / ".venv" / "bin" / name, TOOL)
    return Checkout(tmp_path)


def script(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    path.chmod(0o755)


def pip_installs(lines: list[str]) -> list[str]:
    return [line for line in lines if " pip install " in line]


def test_play_installs_what_playing_takes(checkout: Checkout) -> None:
    ran = checkout.run("play", "games")

    pip, play = checkout.take_calls()
    assert ran.returncode == 0
    assert pip.endswith(f" --editable {checkout.folder}")
    assert play == "venv/bin/python -m marjapussi_gui games"


def test_play_that_was_set_up_plays_at_once(checkout: Checkout) -> None:
    checkout.run("play", "games")
    checkout.take_calls()

    ran = checkout.run("play", "games")

    assert checkout.take_calls() == ["venv/bin/python -m marjapussi_gui games"]
    assert ran.stdout == ""


def test_play_puts_bytecode_outside_the_sources(checkout: Checkout) -> None:
    told = '#!/bin/sh\necho "<$PYTHONDONTWRITEBYTECODE> $PYTHONPYCACHEPREFIX"\n'
    checkout.run("play", "games")
    script(checkout.folder / ".venv" / "bin" / "python", told)

    ran = checkout.run("play", "games", PYTHONDONTWRITEBYTECODE="1")

    assert ran.stdout == f"<> {checkout.folder / '.venv' / 'bytecode'}\n"


def test_play_demands_the_libraries_that_the_program_knows(checkout: Checkout) -> None:
    with (checkout.folder / LIBRARIES).open("a", encoding="utf-8") as known_ones:
        known_ones.write(
            'QT_LIBRARIES["libnone.so.7"] = ALL_LIBRARIES["libnone.so.7"] = "libnone7"\n'
        )

    ran = checkout.run("play", "games")

    assert ran.returncode == 1
    sentence, _, command, *_ = ran.stderr.splitlines()
    assert sentence.startswith("Marjapussi needs libnone.so.7, which this system lacks.")
    assert command == "    sudo apt install libnone7"
    assert checkout.take_calls() == []


def test_package_that_brings_several_libraries_is_named_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    libraries = ("libEGL.so.1", "libglib-2.0.so.0", "libgthread-2.0.so.0")

    with pytest.raises(SystemExit) as refused:
        machine.install_packages(
            {name: machine.SHARED_LIBRARIES["ALL_LIBRARIES"][name] for name in libraries}
        )

    lines = str(refused.value).splitlines()
    assert lines[0].startswith("Marjapussi needs 2 packages that this system lacks.")
    assert lines[2] == "    sudo apt install libegl1 libglib2.0-0"


@pytest.mark.parametrize("words", ["--help", "-h", *(f"{name} -h" for name in PLAY_COMMANDS)])
def test_help_takes_no_installation(checkout: Checkout, words: str) -> None:
    shutil.copytree(
        TOP / "marjapussi_gui",
        checkout.folder / "marjapussi_gui",
        ignore=shutil.ignore_patterns("*.so", "__pycache__"),
        dirs_exist_ok=True,
    )
    for name in ("cython", "PySide6"):
        (checkout.folder / f"{name}.py").write_text(f"raise ImportError('{name}')", "utf-8")
    with (checkout.folder / LIBRARIES).open("a", encoding="utf-8") as known_ones:
        known_ones.write(
            'QT_LIBRARIES["libnone.so.7"] = ALL_LIBRARIES["libnone.so.7"] = "libnone7"\n'
        )

    ran = checkout.run("play", *words.split())

    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("usage: marjapussi")
    assert checkout.take_calls() == []


def test_play_shows_what_is_fetched_how_large_it_is_and_what_it_is_for(checkout: Checkout) -> None:
    pip = """#!/bin/sh
[ "$2" = pip ] || exit 0
echo "Collecting PySide6-Essentials"
echo "  Downloading pyside6_essentials-6.11.3-cp310-abi3-manylinux_2_34_x86_64.whl (95.0 MB)"
echo "  Downloading typing_extensions-4.15.0-py3-none-any.whl (44 kB)"
echo "  Building editable for marjapussi-gui (pyproject.toml): started"
echo "Installing collected packages: a, b"
"""
    script(checkout.folder / ".venv" / "bin" / "python", pip)

    ran = checkout.run("play", "games")

    assert [line.strip() for line in ran.stdout.splitlines()[1:5]] == [
        "Fetching pyside6_essentials (95.0 MB, the window)",
        "Fetching typing_extensions (44 kB)",
        "Compiling the search; this takes a minute or two",
        "Installing what was fetched",
    ]


def test_tools_are_added_when_the_tests_are_run(checkout: Checkout) -> None:
    checkout.run("play", "games")
    checkout.take_calls()

    ran = checkout.run("test")

    lines = checkout.take_calls()
    (pip,) = pip_installs(lines)
    assert ran.returncode == 0
    assert all(tool in pip for tool in ("mypy", "ruff", "pyinstaller", "endplay"))
    ran_tools = [line.split()[0].removeprefix("venv/bin/") for line in lines[1:]]
    assert ran_tools[:3] == ["ruff", "ruff", "lint-imports"]
    assert sorted(ran_tools[3:]) == ["mypy", "pytest"]  # beside each other


@pytest.mark.parametrize(("flags", "script"), [((), "bundle"), (("--twice",), "reproduce")])
def test_bundles_are_built_with_pinned_tools_only(
    checkout: Checkout, flags: tuple[str, ...], script: str
) -> None:
    (checkout.folder / ".venv").rename(checkout.folder / ".venv-bundle")
    with (checkout.folder / LIBRARIES).open("a", encoding="utf-8") as known_ones:
        known_ones.write("ALL_LIBRARIES.clear()\n")

    ran = checkout.run("bundle", *flags)

    pip, build = checkout.take_calls()
    assert (ran.returncode, ran.stderr) == (0, "")
    pins = checkout.folder / "packaging" / "pins" / "bundle.txt"
    assert pip.endswith(f"--require-hashes --only-binary :all: --requirement {pins}")
    assert build == f"venv-bundle/bin/python {checkout.folder / 'packaging' / f'{script}.py'}"


def test_a_wrong_type_fails_after_all_tests_have_run(checkout: Checkout) -> None:
    checkout.run("test")
    checkout.take_calls()
    script(checkout.folder / ".venv" / "bin" / "mypy", f"{TOOL}exit 3\n")

    ran = checkout.run("test")

    assert ran.returncode == 3
    assert any(line.startswith("venv/bin/pytest") for line in checkout.take_calls())


def test_play_reports_a_missing_compiler_once(checkout: Checkout) -> None:
    first, second = (checkout.run("play", "games", CC="none") for _ in range(2))

    lines = checkout.take_calls()
    assert first.stdout.splitlines()[1:] == [
        "Strong players and hints are weaker here: they get half a second per decision.",
        "To compile the search (cc missing), run this and start again:",
        "",
        "    sudo apt install gcc",
        "",
    ]
    assert (first.returncode, second.returncode, second.stdout) == (0, 0, "")
    assert len(pip_installs(lines)) == 1


def test_play_installs_no_compiler_unasked(checkout: Checkout) -> None:
    script(checkout.folder / "path" / "apt-get", TOOL)

    checkout.run("play", "games", CC="none")

    assert not [line for line in checkout.take_calls() if "apt-get" in line]


def test_search_is_compiled_once_there_is_a_compiler(checkout: Checkout) -> None:
    checkout.run("play", "games", CC="none")
    checkout.take_calls()

    ran = checkout.run("play", "games")

    assert len(pip_installs(checkout.take_calls())) == 1
    assert "weaker" not in ran.stdout


def test_compiled_search_stays_when_the_compiler_goes(checkout: Checkout) -> None:
    checkout.run("play", "games")
    checkout.take_calls()

    ran = checkout.run("play", "games", CC="none")

    assert pip_installs(checkout.take_calls()) == []
    assert ran.stdout == ""


def test_uncompiled_search_is_reported(checkout: Checkout) -> None:
    script(checkout.folder / ".venv" / "bin" / "python", TOOL.replace("$CC", "none"))

    ran = checkout.run("play", "games")

    assert "per decision. The search could not be compiled.\n" in ran.stdout


def test_tests_demand_a_compiler(checkout: Checkout) -> None:
    ran = checkout.run("test", CC="none")

    assert ran.returncode == 1
    assert ran.stderr.startswith("Marjapussi needs cc, which this system lacks.")
    assert "    sudo apt install gcc\n" in ran.stderr
    assert checkout.take_calls() == []


def test_tests_run_on_another_python_too(checkout: Checkout) -> None:
    other = checkout.folder / "other"
    script(other, PYTHON)

    ran = checkout.run("test", "-x", ALSO_ON=str(other), PATH=os.environ["PATH"])

    lines = checkout.take_calls()
    first, second = (line for line in lines if "/bin/pytest" in line)
    assert ran.returncode == 0, ran.stderr
    assert first.split()[0] == "venv/bin/pytest"
    assert second.split()[0] == "venv-also/bin/pytest"
    assert first.split()[1:] == second.split()[1:]
    assert "PySide6" in pip_installs(lines)[-1]
    assert "pytest-qt" in pip_installs(lines)[-1]
    assert not any("--editable" in line for line in lines if "venv-also" in line)


@pytest.mark.parametrize("other", ["", sys.executable, "no-such-python"])
def test_tests_run_once_where_there_is_no_other_python(checkout: Checkout, other: str) -> None:
    ran = checkout.run("test", ALSO_ON=other)

    assert ran.returncode == 0
    assert 1 == len([line for line in checkout.take_calls() if "/bin/pytest" in line])
    assert ("do not run on no-such-python" in ran.stdout) == (other == "no-such-python")


def test_help_names_the_other_python(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.ALSO_ON in next(each.help for each in dev.COMMANDS if each.run is dev.test)


def test_older_python_is_reported_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "OLDEST_PYTHON", (99, 0))

    with pytest.raises(SystemExit, match=r"^This takes Python 3.11 or later, and .* is older\.$"):
        dev.main()
