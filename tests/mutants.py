"""Mutation testing of the core: `make mutants`, or `python -m tests.mutants [MODULE …] [TESTS …]`.

A mutant is a module with one small change: another comparison, a number one larger, a condition that always or never
holds, a statement or an item left out. pytest collects the tests once; each mutant then runs in a forked process, in
which the changed functions have taken the place of the module's, so no file is touched. It is asked only the tests
that call the changed function, first those that found an earlier mutant (the latest first), then the quickest, and it
is found by the first that fails. A mutant that all of them let pass is printed, unless `EQUIVALENT` says why nothing
can tell it from the module. Exits 1 if one is left.

Why a script of our own: mutmut 3 leaves out decorated functions (here the cached ones and the properties) and code
outside functions; cosmic-ray writes each mutant into the work tree and starts a new process for it.
"""

from __future__ import annotations

import ast
import json
import os
import resource
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from multiprocessing import Value
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import Phase, settings

from tests.equivalent_mutants import EQUIVALENT

ROOT = Path(__file__).parents[1]
#: The modules that state the rules.
MODULES = "checks melds extending ending applying scoring match".split()
#: The tests that are asked; those that start another interpreter do not see a mutant.
TESTS = ["tests/rules", "tests/rulings", "tests/core"]
_LEFT_OUT = "not pyodide and not test_command_line and not test_imports"
#: Seconds of the processor after which a mutant that goes on for ever counts as found.
_TIMEOUT = 300

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}

#: Returning None in place of these changes a type, which is mypy's work, and no answer.
_FALSE = ("None", "False", "[]", "()", "0")
#: Where types and decorators stand.
_TYPES = ("annotation", "returns", "decorator_list", "bases")


@dataclass(frozen=True)
class Mutant:
    """One change of a module: its line, its function, the name that `EQUIVALENT` knows it by, the module changed."""

    line: int
    function: str
    name: str
    code: CodeType
    #: The names that are given their values outside functions by the statement changed.
    constants: tuple[str, ...]


def changes(node: ast.AST) -> Iterator[ast.AST | None]:
    """The same node with one small change, in every way; None leaves a statement out."""
    match node:
        case ast.Compare(ops=operators):
            for place, operator in enumerate(operators):
                changed = deepcopy(node)
                changed.ops[place] = _COMPARISONS[type(operator)]()
                yield changed
        case ast.BoolOp(op=operator, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
            for value in values:
                rest = [other for other in values if other is not value]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(operator, rest)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            yield operand
        case ast.BinOp(left, operator, right) if type(operator) in _OPERATORS:
            yield ast.BinOp(left, _OPERATORS[type(operator)](), right)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.Constant(value=str(value)):
            yield ast.Constant(value + "?")
        case ast.If() | ast.IfExp() | ast.While():
            for value in (True, False):
                changed = deepcopy(node)
                changed.test = ast.Constant(value)
                yield changed
        case ast.comprehension(ifs=conditions):
            for place in range(len(conditions)):
                changed = deepcopy(node)
                del changed.ifs[place]
                yield changed
        case ast.Return(value=value) if value is not None and ast.unparse(value) not in _FALSE:
            yield ast.Return(ast.Constant(None))
        case ast.Call(keywords=keywords):
            for place in range(len(keywords)):
                changed = deepcopy(node)
                del changed.keywords[place]
                yield changed
        case ast.List(elts=items) | ast.Tuple(elts=items) if isinstance(node.ctx, ast.Load):
            for place in range(len(items)):
                changed = deepcopy(node)
                del changed.elts[place]
                yield changed
        case ast.Expr() | ast.AugAssign() | ast.Raise() | ast.Continue() | ast.Break():
            yield None


def mutants(path: Path) -> Iterator[Mutant]:
    """Every mutant of a module."""
    tree, names = ast.parse(path.read_text(encoding="utf-8")), Counter[str]()
    for parent, field, place, node, function in sites(tree):
        for changed in changes(node):
            line = next(each.lineno for each in ast.walk(node) if hasattr(each, "lineno"))
            _put(parent, field, place, changed or ast.Pass())
            ast.fix_missing_locations(tree)
            code = compile(tree, str(path), "exec")
            _put(parent, field, place, node)
            # Of a statement with a body the first line says enough.
            before, after = (ast.unparse(each or ast.Pass()).splitlines()[0] for each in (node, changed))
            name = f"{function}: {before} → {after}"
            names[name] += 1
            again = f" ({names[name]})" if names[name] > 1 else ""
            yield Mutant(line, function, name + again, code, () if function else _set_by(tree, node))


def _set_by(tree: ast.Module, node: ast.AST) -> tuple[str, ...]:
    """The names that the statement around a node gives their values."""
    around = next(statement for statement in tree.body if any(each is node for each in ast.walk(statement)))
    return tuple(each.id for each in ast.walk(around) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store))


def _put(parent: ast.AST, field: str, place: int | None, node: ast.AST) -> None:
    if place is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[place] = node


_Site = tuple[ast.AST, str, int | None, ast.AST, str]


def sites(parent: ast.AST, function: str = "") -> Iterator[_Site]:
    """Every node that may change: its parent, where it stands there, and the outermost function (or class) around it.

    Types, decorators, imports, assertions, docstrings, `__all__` and `__slots__` are left alone.
    """
    for field, value in ast.iter_fields(parent):
        if field in _TYPES or isinstance(parent, ast.Assert):
            continue
        for place, node in enumerate(value) if isinstance(value, list) else ((None, value),):
            if not isinstance(node, ast.AST) or isinstance(node, ast.Import | ast.ImportFrom):
                continue
            match node:
                case ast.Expr(value=ast.Constant(value=str())):
                    continue
                case ast.Assign(targets=[ast.Name(id="__all__" | "__slots__")]):
                    continue
                case ast.FunctionDef(name=name) | ast.ClassDef(name=name) if isinstance(
                    parent, ast.Module | ast.ClassDef
                ):
                    inner = f"{function}.{name}" if function else name
                case _:
                    inner = function
            yield parent, field, place, node, inner
            yield from sites(node, inner)


# What a mutant is asked


def functions(namespace: dict[str, Any], prefix: str = "") -> Iterator[tuple[str, FunctionType]]:
    """Every function of a module or a class by its qualified name, those of properties and caches too."""
    for name, value in namespace.items():
        if isinstance(value, property):
            value = value.fget
        elif isinstance(value, cached_property):
            value = value.func
        value = getattr(value, "__wrapped__", value)
        if isinstance(value, FunctionType):
            yield prefix + name, value
        elif isinstance(value, type) and value.__module__ == namespace.get("__name__", namespace.get("__module__")):
            yield from functions(dict(vars(value)), f"{prefix}{name}.")


def put_in(module: ModuleType, mutant: Mutant) -> None:
    """Let a module do what a mutant of it does, for everybody who has imported it."""
    changed: dict[str, Any] = {"__name__": module.__name__}
    exec(mutant.code, changed)
    new = dict(functions(changed))
    for name, function in functions(vars(module)):
        if function.__module__ == module.__name__ or name.endswith("__new__"):
            function.__code__ = new[name].__code__
            function.__defaults__ = new[name].__defaults__
            function.__kwdefaults__ = new[name].__kwdefaults__
    for name in mutant.constants:
        setattr(module, name, changed[name])


def forget() -> None:
    """Empty the engine's caches."""
    for name, module in list(sys.modules.items()):
        if name.startswith("biriba_core"):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def forked(run: Callable[[], int], timeout: int = resource.RLIM_INFINITY) -> bool:
    """Whether `run` fails in a process of its own, or takes more seconds of the processor than it may."""
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (timeout, timeout))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        try:
            os._exit(run())
        except BaseException:
            os._exit(1)
    _, status = os.waitpid(child, 0)
    return status != 0


class Mutants:
    """A pytest plugin that runs the collected tests on each mutant in place of the module."""

    def __init__(self, modules: list[str]) -> None:
        self.modules, self.report, self.left = modules, list[str](), 0
        #: The tests that have found a mutant, by their places in the session; the last one comes last.
        self.finders = dict[int, None]()
        #: The test that a mutant is being asked; its process writes it.
        self.asked = Value("i")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        callers = calls(session)
        for name in self.modules:
            module, known = import_module(f"biriba_core.{name}"), EQUIVALENT.get(name, {})
            seen, survived = list[Mutant](), 0
            for mutant in mutants(Path(str(module.__file__))):
                seen.append(mutant)
                if mutant.name not in known and not self.found(session, module, mutant, callers):
                    survived += 1
                    print(f"{name}.py:{mutant.line}: {mutant.name}", flush=True)
            stale = set(known) - {mutant.name for mutant in seen}
            self.left += survived + len(stale)
            self.report.append(f"{name}: {len(seen)} mutants, {survived} survived, {len(known)} equivalent")
            self.report += [f"  not a mutant any more: {gone}" for gone in sorted(stale)]
            print(self.report[-1 - len(stale)], flush=True)
        return True

    def found(self, session: pytest.Session, module: ModuleType, mutant: Mutant, callers: _Callers) -> bool:
        """Whether a test fails on a mutant."""
        # What stands outside functions may show in any test.
        quickest = callers.get((module.__name__, mutant.function), callers["", ""])
        finders = [place for place in reversed(self.finders) if place in quickest]

        def run() -> int:
            put_in(module, mutant)
            forget()
            for place in dict.fromkeys((*finders, *quickest)):
                self.asked.value = place
                runtestprotocol(session.items[place], nextitem=None)
                if session.testsfailed:
                    return 1
            return 0

        found = forked(run, _TIMEOUT)
        if found:
            self.finders.pop(self.asked.value, None)
            self.finders[self.asked.value] = None
        return found


_Callers = dict[tuple[str, str], list[int]]


def calls(session: pytest.Session) -> _Callers:
    """The tests that call each function, by module and qualified name, the quickest first."""
    with tempfile.NamedTemporaryFile("r", encoding="utf-8") as file:
        forked(lambda: _traced(session, Path(file.name)))
        lines = [json.loads(line) for line in file]
    failed = [session.items[item].nodeid for _, item, _, fails in lines if fails]
    assert not failed and len(lines) == len(session.items), f"these fail without a mutant: {failed}"
    found = defaultdict[tuple[str, str], list[int]](list)
    for _, item, called, _ in sorted(lines):
        for module, function in called:
            found[module, function].append(item)
        found["", ""].append(item)
    return dict(found)


def _traced(session: pytest.Session, path: Path) -> int:
    """Run every test and note how long each takes and what it calls, one line of JSON each."""
    with path.open("w", encoding="utf-8") as file:
        for place, item in enumerate(session.items):
            called = set[tuple[str, str]]()

            def note(frame: FrameType, *_: object, called: set[tuple[str, str]] = called) -> None:
                module = str(frame.f_globals.get("__name__"))
                if module.startswith("biriba_core."):
                    called.add((module, frame.f_code.co_qualname.partition(".<locals>")[0]))

            forget()
            start = time.process_time()
            sys.settrace(note)
            runtestprotocol(item, nextitem=None)
            sys.settrace(None)
            fails, session.testsfailed = session.testsfailed, 0
            json.dump((time.process_time() - start, place, sorted(called), fails), file)
            file.write("\n")
    return 0


def main() -> int:
    settings.register_profile("mutants", phases=[Phase.explicit, Phase.generate], database=None)
    settings.load_profile("mutants")
    tests = [word for word in sys.argv[1:] if "/" in word] or TESTS
    plugin = Mutants([word for word in sys.argv[1:] if "/" not in word] or MODULES)
    options = ["-q", "-s", "-p", "no:xdist", "-p", "no:cacheprovider", "--disable-warnings", "-k", _LEFT_OUT]
    pytest.main([*options, *tests], plugins=[plugin])
    print("\n".join(plugin.report))
    return int(plugin.left > 0 or not plugin.report)


if __name__ == "__main__":
    sys.exit(main())
