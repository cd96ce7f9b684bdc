"""Evidence in program texts: which functions ask a setting or serve a practice, which tests name a rule.

Everything here reads texts that are handed in; nothing is run and no file is opened.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

SETTINGS = "cardspeak.books.settings"
PRACTICE = "cardspeak.books.practice"
OUTSIDE = "cardspeak.books"

Symbol = tuple[str, str]
"""A name in a module."""
Knows = Callable[[str, str], bool]
"""Whether a book has a rule of this id."""


# Programs


@dataclass
class _Module:
    """What the names of one module stand for."""

    name: str
    bound: dict[str, Symbol] = field(default_factory=dict)
    """Imported names."""
    modules: dict[str, str] = field(default_factory=dict)
    """Names of imported modules."""
    tables: dict[str, list[ast.AST]] = field(default_factory=dict)
    """Nodes of the values given to names of the module itself."""
    functions: dict[str, list[ast.AST]] = field(default_factory=dict)
    """Nodes of functions and methods, by the name they are reported under."""


def uses(programs: Mapping[str, str]) -> dict[Symbol, set[str]]:
    r"""Where each symbol of the books is used: ``module:function``, by module and name.

    A function that uses a table uses what stands in the table. Words of :data:`PRACTICE` are found under their kind.

    >>> text = "from cardspeak.books.settings.levels import RISE\nBOTH = (RISE,)\ndef clock(): return BOTH"
    >>> uses({"cardspeak.floor.time": text})
    {('cardspeak.books.settings.levels', 'RISE'): {'floor.time:clock'}}
    """
    modules = {name: _read(name, text) for name, text in _concerned(programs).items()}
    found: defaultdict[Symbol, set[str]] = defaultdict(set)
    for module in modules.values():
        for function, body in module.functions.items():
            for symbol in _symbols(body, module, modules, set()):
                found[symbol].add(f"{module.name.removeprefix('cardspeak.')}:{function}")
    return dict(found)


def _concerned(programs: Mapping[str, str]) -> dict[str, str]:
    """The programs that name the books, and those that name one of them in turn; the others need no reading."""
    outside = {name: text for name, text in programs.items() if not _of(name, OUTSIDE)}
    found: dict[str, str] = {}
    wanted = re.compile(re.escape(OUTSIDE))
    while more := {name: text for name, text in outside.items() if name not in found and wanted.search(text)}:
        found |= more
        wanted = re.compile("|".join(map(re.escape, more)))
    return found


def _read(name: str, text: str) -> _Module:
    module = _Module(name)
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef):
            module.functions[node.name] = _bound(_nodes(node), module)
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                name_here = f"{node.name}.{part.name}" if isinstance(part, ast.FunctionDef) else node.name
                module.functions.setdefault(name_here, []).extend(_bound(_nodes(part), module))
        else:
            module.tables |= dict.fromkeys(_targets(node), _bound(_nodes(node), module))
    return module


def _nodes(tree: ast.AST) -> list[ast.AST]:
    """What ``ast.walk`` finds, in less than half the time."""
    found = [tree]
    for node in found:  # it grows meanwhile
        for name in node._fields:
            value = getattr(node, name, None)
            if isinstance(value, ast.AST):
                found.append(value)
            elif isinstance(value, list):
                found += [one for one in value if isinstance(one, ast.AST)]
    return found


def _bound(nodes: list[ast.AST], module: _Module) -> list[ast.AST]:
    """The same nodes; the imports among them, within functions too, are known to the module from now on."""
    for node in nodes:
        if isinstance(node, ast.ImportFrom | ast.Import):
            _bind_imports(node, module)
    return nodes


def _bind_imports(node: ast.ImportFrom | ast.Import, module: _Module) -> None:
    if isinstance(node, ast.ImportFrom) and node.module:
        for alias in node.names:
            module.bound[alias.asname or alias.name] = (node.module, alias.name)
            module.modules[alias.asname or alias.name] = f"{node.module}.{alias.name}"
    elif isinstance(node, ast.Import):
        module.modules |= {alias.asname: alias.name for alias in node.names if alias.asname}


def _targets(node: ast.AST) -> Iterator[str]:
    assigned = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    for target in assigned:
        if isinstance(target, ast.Name):
            yield target.id


def _symbols(
    body: list[ast.AST], module: _Module, modules: Mapping[str, _Module], seen: set[Symbol]
) -> Iterator[Symbol]:
    """The symbols of the books that a piece of program refers to, through tables of any module."""
    for node in body:
        symbol = _symbol(node, module)
        if symbol is None or symbol in seen:
            continue
        if symbol[0] == PRACTICE:
            yield from _kinds(node, body)
        elif _of(symbol[0], SETTINGS):
            yield symbol
        elif symbol[0] in modules:
            seen.add(symbol)
            home = modules[symbol[0]]
            if symbol[1] in home.tables:
                yield from _symbols(home.tables[symbol[1]], home, modules, seen)


def _symbol(node: ast.AST, module: _Module) -> Symbol | None:
    if isinstance(node, ast.Name):
        return module.bound.get(node.id, (module.name, node.id))
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in module.modules:
        return (module.modules[node.value.id], node.attr)
    return None


def _kinds(named: ast.AST, body: list[ast.AST]) -> Iterator[Symbol]:
    """The kinds of entries asked for where the practice of a book is called."""
    for call in body:
        if isinstance(call, ast.Call) and call.func is named:
            yield from ((PRACTICE, word) for argument in call.args for word in _words(argument))


def _of(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


# Tests


@dataclass(frozen=True)
class Cited:
    """A test that names a rule."""

    book: str
    rule: str
    test: str


def cited_in_tests(file: str, text: str, knows: Knows) -> Iterator[Cited]:
    """The rules that the tests of one Python file are marked with.

    A mark may stand at a test, at a case, or come from a function of the file that makes marks; in a table, a row names
    its book and its rules in any order.
    """
    if "mark.rule" not in text:
        return
    tree = ast.parse(text)
    tree = _Spelled(_constants(tree)).visit(tree)
    makers = dict(_makers(tree))
    tables = {name: node for node in tree.body for name in _targets(node)}
    for node in _nodes(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            marked = set(_marks([node], makers, tables, knows))
            yield from (Cited(book, rule, f"{file}::{node.name}") for book, rule in sorted(marked))
    everywhere = [node for node in tree.body if "pytestmark" in _targets(node)]
    yield from (Cited(book, rule, file) for book, rule in sorted(set(_marks(everywhere, makers, tables, knows))))


def _marks(
    nodes: Iterable[ast.AST], makers: Mapping[str, str], tables: Mapping[str, ast.AST], knows: Knows
) -> Iterator[tuple[str, str]]:
    reached, waiting = set[str](), [*nodes]
    marking = False
    rows: list[ast.AST] = []
    while waiting:
        for node in _nodes(waiting.pop()):
            if isinstance(node, ast.Name) and node.id in tables and node.id not in reached:
                reached.add(node.id)
                waiting.append(tables[node.id])
                rows.append(tables[node.id])
            if isinstance(node, ast.Call) and _called(node) == "rule" and _is_mark(node):
                yield from _named(node, "", knows)
                marking |= not all(isinstance(argument, ast.Constant) for argument in node.args)
            elif isinstance(node, ast.Call) and _called(node) in makers:
                yield from _named(node, makers[_called(node)], knows)
                marking |= not any(True for _ in _words(node))
    if marking:  # the marks are made from the rows of a table
        for table in rows:
            for row in _nodes(table):
                if isinstance(row, ast.Tuple | ast.Call):
                    yield from _named(row, "", knows)


def _constants(tree: ast.Module) -> dict[str, str]:
    """The names that a file gives to texts, such as the id of a book."""
    return {
        name: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for name in _targets(node)
    }


class _Spelled(ast.NodeTransformer):
    """A file with such names replaced by what they stand for."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self.texts = texts

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if isinstance(node.ctx, ast.Load) and node.id in self.texts:
            return ast.copy_location(ast.Constant(self.texts[node.id]), node)
        return node


def _makers(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The functions of a file that make marks, with the book they make them for, if it is always the same."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.value) == "pytest.mark.rule":
            yield from ((name, "") for name in _targets(node))
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("test"):
            for call in _nodes(node):
                if isinstance(call, ast.Call) and _is_mark(call) and call.args:
                    yield node.name, next(_words(call.args[0]), "")


def _is_mark(call: ast.Call) -> bool:
    func = call.func
    return (
        isinstance(func, ast.Attribute)
        and func.attr == "rule"
        and isinstance(func.value, ast.Attribute | ast.Name)
        and (func.value.attr if isinstance(func.value, ast.Attribute) else func.value.id) == "mark"
    )


def _called(call: ast.Call) -> str:
    func = call.func
    return func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""


def _named(row: ast.AST, book: str, knows: Knows) -> Iterator[tuple[str, str]]:
    """The rules that the words of a row name, in the book that is fixed or named among them."""
    words = [part for word in _words(row) for part in (word, *re.split(r"[\s,]+", word))]
    books = [book] if book else [word for word in words if knows(word, "")]
    yield from ((one, word) for one in dict.fromkeys(books) for word in words if word and knows(one, word))


def _words(node: ast.AST) -> Iterator[str]:
    for part in _nodes(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


# Floor scripts

_LINE = re.compile(r"#\s*rules?:\s*(.+)", re.IGNORECASE)
_BOOK = re.compile(r"book\s+(\S+)", re.IGNORECASE)


def cited_in_script(file: str, text: str, book: str) -> Iterator[Cited]:
    r"""The rules that the scenarios of a floor script name.

    >>> list(cited_in_script("odd.floor", "game NLHE 1/2\n---\n# Odd chip\n# rules: 27\n", "apl-2007"))
    [Cited(book='apl-2007', rule='27', test='odd.floor::Odd chip')]
    """
    for place, scenario in enumerate(re.split(r"^---.*$", text, flags=re.MULTILINE)):
        lines = [line.strip() for line in scenario.splitlines()]
        said = next((found[1] for line in lines if (found := _BOOK.fullmatch(line))), None)
        if place == 0:
            book = said or book
        titles = (line.lstrip("# ") for line in lines if line.startswith("#") and not _LINE.match(line))
        title = next(filter(None, titles), str(place))
        for line in lines:
            if found := _LINE.fullmatch(line):
                for name in re.split(r"[\s,]+", found[1].strip()):
                    home, _, rule = name.rpartition(":")
                    yield Cited(home or said or book, rule, f"{file}::{title}")
