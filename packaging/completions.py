"""Writes what completes the command line in bash, zsh and fish."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from shlex import quote

from command_line import FILES, FOLDERS, RECORDS, Argument, Part, parts
from identity import RECORD_SUFFIX

PROGRAM = "marjapussi"
ADD = "mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <"  # in bash, to what is offered already
BASH_FINDS = {
    FILES: 'compgen -f -- "$word"',
    FOLDERS: 'compgen -d -- "$word"',
    RECORDS: f'compgen -f -X "!*.{RECORD_SUFFIX}" -- "$word"; compgen -d -- "$word"',
}
ZSH_FINDS = {FILES: "_files", FOLDERS: "_files -/", RECORDS: f'_files -g "*.{RECORD_SUFFIX}"'}
FISH_FINDS = {"": " -f", FILES: " -r", FOLDERS: " -x -a '(__fish_complete_directories)'"}


def write_completions(share: Path) -> None:
    """Write a file for each shell into the folder where it looks for it."""
    every = tuple(parts())
    for place, lines in SHELLS.items():
        (share / place).parent.mkdir(parents=True)
        (share / place).write_text("\n".join(lines(every)) + "\n", "utf-8")


def _names(every: Iterable[Part]) -> list[str]:
    return [part.name for part in every if part.name]


# Bash: the option before the word says what it is, else the command does


def bash(every: tuple[Part, ...]) -> Iterator[str]:
    """Yield the lines for bash."""
    yield f"# What completes {PROGRAM} in bash"
    yield f"_{PROGRAM}() {{"
    yield "    local command each"
    yield "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}"
    yield '    for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do'
    yield f"        case $each in {'|'.join(_names(every))}) command=$each; break ;; esac"
    yield "    done"
    yield "    COMPREPLY=()"
    yield "    case $command:$before in"
    for part in every:
        for option in part.options:
            if option.takes:
                cases = "|".join(f"{part.name}:{name}" for name in option.names)
                yield f"        {cases}) {_bash_values(option)}; return ;;"
    yield "    esac"
    yield "    case $command in"
    for part in every:
        options = [name for option in part.options for name in option.names]
        yield f'        "{part.name}")'
        yield f"            {_bash_words(options if part.name else [*options, *_names(every)])}"
        yield from (f"            {_bash_values(place)}" for place in part.places)
        yield "            ;;"
    yield "    esac"
    yield "}"
    yield f"complete -F _{PROGRAM} {PROGRAM}"


def _bash_values(argument: Argument) -> str:
    if argument.values:
        return _bash_words(argument.values)
    finds = BASH_FINDS.get(argument.takes)
    return f"compopt -o filenames; {ADD}({finds})" if finds else ":"


def _bash_words(words: Iterable[str]) -> str:
    return f"{ADD}(compgen -W '{' '.join(words)}' -- \"$word\")"


# Zsh


def zsh(every: tuple[Part, ...]) -> Iterator[str]:
    """Yield the lines for zsh."""
    program, *commands = every
    yield f"#compdef {PROGRAM}"
    yield "local context state state_descr line curcontext=$curcontext"
    yield "local -A opt_args"
    yield "local -a commands=("
    yield from (f"    {quote(f'{part.name}:{part.meaning}')}" for part in commands)
    yield ")"
    first = f"1:command:{{_describe command commands; {ZSH_FINDS[RECORDS]}}}"
    yield f"_arguments -C {_zsh_arguments(program)} {quote(first)} '*::argument:->rest'"
    yield "[[ $state == rest ]] && case $words[1] in"
    yield from (f"    {part.name}) _arguments {_zsh_arguments(part)} ;;" for part in commands)
    yield "esac"


def _zsh_arguments(part: Part) -> str:
    told = [
        f"{name}[{option.meaning}]{_zsh_values(option)}"
        for option in part.options
        for name in option.names
    ]
    told += [f"{'1' if place.values else '*'}{_zsh_values(place)}" for place in part.places]
    return " ".join(map(quote, told))


def _zsh_values(argument: Argument) -> str:
    if not argument.takes:
        return ""
    values = f"({' '.join(argument.values)})" if argument.values else ""
    return f":{argument.takes}:{values or ZSH_FINDS.get(argument.takes, ' ')}"


# Fish


def fish(every: tuple[Part, ...]) -> Iterator[str]:
    """Yield the lines for fish."""
    start, names = f"complete -c {PROGRAM} -n", " ".join(_names(every))
    for part in every:
        when = f"'__fish_seen_subcommand_from {part.name}'"
        if part.name:
            yield f"{start} __fish_use_subcommand -a {part.name} -d {_fish_quoted(part.meaning)}"
        else:
            when = f"'not __fish_seen_subcommand_from {names}'"
        for option in part.options:
            words = " ".join(map(_fish_option, option.names)) + _fish_values(option)
            yield f"{start} {when} {words} -d {_fish_quoted(option.meaning)}"
        for place in part.places:
            if place.values:
                yield f"{start} {when} -f -a '{' '.join(place.values)}'"


def _fish_option(name: str) -> str:
    return f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"


def _fish_values(argument: Argument) -> str:
    if argument.values:
        return f" -x -a '{' '.join(argument.values)}'"
    return FISH_FINDS.get(argument.takes, " -x")


def _fish_quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"


SHELLS: dict[str, Callable[[tuple[Part, ...]], Iterator[str]]] = {
    f"bash-completion/completions/{PROGRAM}": bash,
    f"zsh/vendor-completions/_{PROGRAM}": zsh,
    f"fish/vendor_completions.d/{PROGRAM}.fish": fish,
}
