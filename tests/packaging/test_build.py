"""What the build makes where there is a compiler, where there is none, and where it fails."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

import pytest
from compiling import missing_build_tools, remove_search_paths
from identity import ID
from libraries import search_folders

from marjapussi_gui.bots.kernel import is_stale

TOP = Path(__file__).parents[2]
KERNEL = "marjapussi_gui/bots/kernel"
PROJECT = {
    "README.md": "# It\n[![what it shows](assets/it.png)](#it) and [a page](assets/it.md)\n",
    "CHANGELOG.md": "",
    "LICENSE": "",
    "assets/text": "",
    "assets/folder/folder/text": "",
    "assets/guide/pictures/table.png": "",
    "assets/guide/pictures/fi/table.png": "",
    "marjapussi_gui/__init__.py": '__version__ = "1.2.3"\n',
    "marjapussi_gui/bots/__init__.py": "",
    f"{KERNEL}/__init__.py": (TOP / KERNEL / "__init__.py").read_text("utf-8"),
    f"{KERNEL}/one.py": "import cython\n\ndef first(of: cython.int[::1]): return of[0]\n",
    f"{KERNEL}/two.py": "def second(): return 2\n",
}
USED = "from array import array; from marjapussi_gui.bots.kernel import one, two; "
ASKED = "print(one.__file__[-3:], one.first(array('i', [7])), two.second())"
FAILING = '#!/bin/sh\ncase "$*" in *two.c*) exit 1 ;; esac\nexec cc "$@"\n'
COMPILES = pytest.mark.skipif(
    sys.platform != "linux" or any(missing_build_tools()) or not shutil.which("objdump"),
    reason="it compiles, and looks into what it compiled, on Linux",
)
WITHOUT = pytest.mark.skipif(os.name == "nt", reason="Windows has its compiler on no path")
FORGE = ("GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_SHA")
WHAT = "marjapussi_gui-1.2.3.dist-info"
FLAGS = "-Wl,-rpath,/home/somebody/lib"  # such as some Pythons bring along
COMPILED = {"CFLAGS": "-O0", "LDSHARED": f"cc -shared {FLAGS}", "SOURCE_DATE_EPOCH": "1700000000"}
WITHOUT_IT = "\0"  # a value that a process can't have: it gets no such variable
NO_COMPILER = {"CC": "no-such-compiler"}
pytest.importorskip("setuptools", minversion="77", reason="older ones read no licence")


def small_project(folder: Path) -> Path:
    """Make a small project of the same shape, built by the same backend."""
    for name, text in PROJECT.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    shutil.copy(TOP / "pyproject.toml", folder)
    shutil.copytree(TOP / "packaging", folder / "packaging")
    return folder


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return small_project(tmp_path / "project")


@pytest.fixture(scope="module")
def compiled_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build a compiled wheel once for all tests."""
    return build_package(small_project(tmp_path_factory.mktemp("compiled") / "project"), **COMPILED)


def build_package(project: Path, how: str = "build_wheel", **environment: str) -> Path:
    return built_with_messages(project, how, **environment)[0]


def built_with_messages(
    project: Path, how: str = "build_wheel", **environment: str
) -> tuple[Path, str]:
    command = (sys.executable, "-c", f"import backend; print(backend.{how}('made'))")
    paths = {"PYTHONPATH": str(project / "packaging")}
    done = subprocess.run(
        command,
        cwd=project,
        env={k: v for k, v in (os.environ | paths | environment).items() if v != WITHOUT_IT},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return project / "made" / done.stdout.splitlines()[-1], done.stderr


def unpack(wheel: Path) -> Path:
    """Return the folder into which a wheel is unpacked."""
    with ZipFile(wheel) as archive:
        archive.extractall(wheel.parent / "there")
    return wheel.parent / "there"


def build_metadata(wheel: Path) -> Message:
    with ZipFile(wheel) as archive:
        return message_from_bytes(archive.read(f"{WHAT}/METADATA"))


def needs(wheel: Path) -> set[str]:
    """Return the names of what a wheel takes to run."""
    lines = build_metadata(wheel).get_all("Requires-Dist", ())
    return {re.split(r"[^\w-]", line)[0].lower() for line in lines if "extra ==" not in line}


def run_kernel(folder: Path) -> str:
    """Return the answer of the kernel in a folder, without the installed kernel."""
    command = (sys.executable, "-c", USED + ASKED)
    ran = subprocess.run(
        command, cwd=folder, env={"PATH": ""}, capture_output=True, text=True, check=False
    )
    assert ran.stderr == ""
    return ran.stdout.strip()


@COMPILES
def test_compiled_modules_share_common_code_and_contain_no_folder(compiled_wheel: Path) -> None:
    libraries = sorted(unpack(compiled_wheel).rglob("*.so"))

    assert [file.name.partition(".")[0] for file in libraries] == ["buffers", "one", "two"]
    assert compiled_wheel.name.startswith("marjapussi_gui-1.2.3-cp311-abi3-linux_")
    assert [folder for file in libraries for folder in search_folders(file)] == []
    assert run_kernel(unpack(compiled_wheel)) == ".so 7 2"


@COMPILES
def test_wheel_brings_its_bill_of_materials(compiled_wheel: Path) -> None:
    with ZipFile(compiled_wheel) as archive:
        bill = json.loads(archive.read(f"{WHAT}/sboms/marjapussi.cdx.json"))

    assert bill["metadata"]["component"]["purl"] == "pkg:pypi/marjapussi-gui@1.2.3"
    assert {"cython", "segno", "pyside6-essentials"} <= {
        each["name"] for each in bill["components"]
    }


@COMPILES
def test_what_is_compiled_needs_no_cython(compiled_wheel: Path) -> None:
    assert "cython" not in needs(compiled_wheel)


@COMPILES
def test_nothing_is_compiled_if_a_module_fails(project: Path, tmp_path: Path) -> None:
    failing = tmp_path / "failing-cc"
    failing.write_text(FAILING, "utf-8")
    failing.chmod(0o755)

    wheel = build_package(project, CC=str(failing), CFLAGS="-O0")

    folder = unpack(wheel)
    assert "cython" in needs(wheel)
    assert [*folder.rglob("*.so")] == []
    assert run_kernel(folder) == ".py 7 2"


@COMPILES
def test_search_that_cython_cannot_translate_is_installed_as_it_is(project: Path) -> None:
    source = project / KERNEL / "two.py"
    source.write_text("import cython\n\ndef second(of: cython.int = 'x' - ): return 2\n", "utf-8")

    wheel, said = built_with_messages(project)

    assert wheel.name == "marjapussi_gui-1.2.3-py3-none-any.whl"
    assert "cython" in needs(wheel)
    assert [line for line in said.splitlines() if line.startswith("Cython cannot")] == [
        "Cython cannot translate the search, so it is installed as pure Python. (CompileError)"
    ]


def test_broken_cython_release_is_excluded_everywhere() -> None:
    backend = (TOP / "packaging/backend.py").read_text("utf-8")
    build = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))
    asked = [
        *build["build-system"]["requires"],
        *build["project"]["optional-dependencies"]["dev"],
        *re.findall(r'^CYTHON = "(.+?)"', backend, re.MULTILINE),
    ]

    of_cython = [each for each in asked if each.startswith("cython")]
    assert of_cython == ["cython>=3.1,!=3.3.0"] * 3


@WITHOUT
def test_wheel_has_the_pictures_of_the_guide_and_not_those_of_the_readme(project: Path) -> None:
    with ZipFile(build_package(project, **NO_COMPILER)) as archive:
        pictures = [name for name in archive.namelist() if name.endswith(".png")]

    assert pictures == ["marjapussi_gui/assets/guide/pictures/fi/table.png"]


@WITHOUT
def test_without_a_compiler_the_sources_are_the_program(project: Path) -> None:
    wheel = build_package(project, **NO_COMPILER)

    assert wheel.name == "marjapussi_gui-1.2.3-py3-none-any.whl"
    assert "cython" in needs(wheel)
    assert run_kernel(unpack(wheel)) == ".py 7 2"


@WITHOUT
def test_package_links_to_the_forge_that_builds_it(project: Path) -> None:
    forge = {
        "GITHUB_SERVER_URL": "https://forge.test",
        "GITHUB_REPOSITORY": "somebody/cards",
        "GITHUB_SHA": "abc",
    }

    about = build_metadata(build_package(project, **NO_COMPILER, **forge))

    home = "https://forge.test/somebody/cards"
    assert f"Homepage, {home}" in about.get_all("Project-URL", ())
    assert f"[![what it shows]({home}/raw/abc/assets/it.png)](#it)" in about.get_payload()
    assert f"[a page]({home}/blob/HEAD/assets/it.md)" in about.get_payload()


@WITHOUT
def test_offline_build_reads_the_project_address_from_its_file(project: Path) -> None:
    told = {"GITHUB_SERVER_URL": "https://forge.test", "GITHUB_REPOSITORY": "somebody/cards"}
    (project / "home.json").write_text(json.dumps(told), "utf-8")

    without = dict.fromkeys(FORGE, WITHOUT_IT)
    about = build_metadata(build_package(project, **NO_COMPILER, **without))

    assert "Homepage, https://forge.test/somebody/cards" in about.get_all("Project-URL", ())


@WITHOUT
def test_local_build_contains_no_project_address(project: Path) -> None:
    about = build_metadata(build_package(project, **NO_COMPILER, **dict.fromkeys(FORGE, "")))

    assert about.get_all("Project-URL") is None
    assert "![what it shows](assets/it.png)" in about.get_payload()


@WITHOUT
def test_window_is_started_without_a_console_by_the_name_of_the_package(project: Path) -> None:
    wheel = build_package(project, **NO_COMPILER)

    with ZipFile(wheel) as archive:
        entries = archive.read(f"{WHAT}/entry_points.txt").decode()
    begun = "marjapussi_gui.__main__:main"
    assert f"[console_scripts]\nmarjapussi = {begun}\n" in entries
    assert f"[gui_scripts]\nmarjapussi-gui = {begun}\n" in entries


@WITHOUT
@pytest.mark.parametrize("tool", [("twine", "check", "--strict"), ("check-wheel-contents",)])
def test_package_index_would_take_it(project: Path, tool: tuple[str, ...]) -> None:
    name, *options = tool
    if not shutil.which(name):
        pytest.skip(f"there is no {name}")
    command = (name, *options, str(build_package(project, **NO_COMPILER)))

    ran = subprocess.run(command, capture_output=True, text=True, check=False)

    assert ran.returncode == 0, ran.stdout + ran.stderr


@COMPILES
def test_wheel_runs_on_many_linuxes(compiled_wheel: Path) -> None:
    if not shutil.which("auditwheel"):
        pytest.skip("there is no auditwheel")
    command = ("auditwheel", "show", str(compiled_wheel))

    ran = subprocess.run(command, capture_output=True, text=True, check=False)

    assert ran.returncode == 0, ran.stderr
    assert re.search(r'platform tag:\s+"manylinux_2_\d+_', ran.stdout), ran.stdout


@COMPILES
def test_editable_install_is_compiled_in_place_and_knows_of_which_sources(project: Path) -> None:
    wheel = build_package(project, "build_editable", **COMPILED)

    assert wheel.name.startswith("marjapussi_gui-1.2.3-0.editable-cp311-abi3-linux_")
    assert run_kernel(project) == ".so 7 2"
    source = project / KERNEL / "two.py"
    before = source.read_text("utf-8")

    source.write_text("def second(): return 3\n", "utf-8")
    assert is_stale(project / KERNEL)

    source.write_text(before, "utf-8")
    assert not is_stale(project / KERNEL)


@COMPILES
def test_built_elsewhere_on_another_day_by_another_user_the_wheel_is_the_same(
    compiled_wheel: Path, tmp_path: Path
) -> None:
    mask = os.umask(0o077)
    try:
        project = small_project(tmp_path / "elsewhere" / "far")
        for path in project.rglob("*"):
            path.chmod(0o700 if path.is_dir() else 0o600)
            os.utime(path, (1, 1))
        elsewhere = {
            "TZ": "Pacific/Kiritimati",
            "LC_ALL": "C",
            "LANGUAGE": "fi",
            "HOME": str(tmp_path),
        }
        again = build_package(project, **COMPILED, **elsewhere, PYTHONHASHSEED="7")
    finally:
        os.umask(mask)

    assert again.read_bytes() == compiled_wheel.read_bytes()


@WITHOUT
def test_what_was_compiled_of_older_sources_is_not_found_any_more(project: Path) -> None:
    old = project / KERNEL / "one.abi3.so"
    old.write_bytes(b"of yesterday")

    build_package(project, "build_editable", **NO_COMPILER)

    assert not old.exists()


@WITHOUT
@pytest.mark.filterwarnings("ignore:Python 3.14 will")  # of filters, which 3.11.2 has not
def test_sources_build_themselves_with_their_assets(project: Path) -> None:
    archive = build_package(project, "build_sdist", **NO_COMPILER)
    shutil.unpack_archive(archive, project.parent)

    folder = unpack(build_package(project.parent / "marjapussi_gui-1.2.3", **NO_COMPILER))

    assert run_kernel(folder) == ".py 7 2"
    assert (folder / "marjapussi_gui/assets/folder/folder/text").is_file()


@WITHOUT
@pytest.mark.filterwarnings("ignore:Python 3.14 will")
def test_sources_have_what_desktops_look_for(project: Path) -> None:
    archive = build_package(project, "build_sdist", **NO_COMPILER)

    shutil.unpack_archive(archive, project.parent)
    folder = project.parent / "marjapussi_gui-1.2.3"
    names = {path.relative_to(folder).as_posix() for path in folder.rglob("*")}
    linux = {f"packaging/linux/{ID}.{kind}" for kind in ("desktop", "metainfo.xml", "xml")}
    assert {*linux, "packaging/linux/marjapussi.6", "CHANGELOG.md", "LICENSE"} <= names


@WITHOUT
def test_missing_compiler_is_detected(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))

    assert ("cc", "gcc") in tuple(missing_build_tools())
    monkeypatch.setenv("CC", f"{sys.executable} -pipe")
    assert "cc" not in dict(missing_build_tools())


def test_folders_of_this_machine_are_taken_from_what_links() -> None:
    linker = ["gcc", "-shared", "-L/home/a/lib", "-Wl,-rpath,/home/a/lib", "-Wl,-rpath=/b", "-O2"]

    assert remove_search_paths(linker) == ["gcc", "-shared", "-L/home/a/lib", "-O2"]


@COMPILES
def test_kernel_contains_no_folder_of_this_machine() -> None:
    libraries = sorted((TOP / KERNEL).glob("*.so"))

    assert libraries
    assert {file.name: search_folders(file) for file in libraries if search_folders(file)} == {}
