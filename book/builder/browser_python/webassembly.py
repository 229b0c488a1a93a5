"""Makes Pyodide's WebAssembly thinner: what belongs to modules that no page imports is emptied.

Pyodide is built with every C module of Python and the libraries behind them (SQLite, zstd, Asian encodings,
Python's own tests …). Nothing is linked again: each function keeps its number; one that only such a module can
reach, or that only an unused export led to, loses its body; the tables of the Asian encodings are not laid into
memory; exports that the loader never calls go, with their names in it. What any function that stays can call,
stays. A module that was dropped refuses to be imported; `runtime.KEPT` leaves out what would import it.
"""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

# C modules by their PyInit function, which stands first in its object file, and libraries by the names they export.
MODULES = frozenset(
    """
    _asyncio _blake2 _bz2 _codecs_cn _codecs_hk _codecs_iso2022 _codecs_jp _codecs_kr _codecs_tw _csv _ctypes
    _decimal _elementtree _hmac _lsprof _lzma _md5 _multibytecodec _pickle _posixsubprocess _queue
    _remote_debugging _sha1 _sha3 _socket _sqlite3 _statistics _symtable _testbuffer _testcapi _testcapi_datetime
    _testclinic _testclinic_limited _testinternalcapi _testlimitedcapi _tracemalloc _xxtestfuzz _zoneinfo _zstd
    array cmath mmap pyexpat select termios unicodedata xxsubtype
    """.split()
)
LIBRARIES = re.compile(
    r"_?(sqlite3|lzma_|ZSTD|ZBUFF|ZDICT|HUF_|FSE_|HIST_|COVER_|POOL_|XXH|divsufsort|divbwt|mpd_|XML_|Xml|BZ2_|ffi_|iconv)"
)
UNREACHABLE = bytes([0x00, 0x00, 0x0B])  # no locals, trap, end
NOTHING = bytes([0x00, 0x41, 0x00, 0x0B])  # no locals, return 0: an import that fails
SHORT = 256  # so short a body may serve several functions that happen to be alike, and gains little
# The first of these tables begins so.
GB2312 = bytes.fromhex("00300130 0230fb30 c902c702 a8000330")
# How the loader takes over what the module exports, and what it calls by name.
ASSIGNED = re.compile(r'(_\w+)=Module\["_\w+"\]=wasmExports\["(\w+)"\];')
WORD = re.compile(r"[A-Za-z_$][\w$]*")
CALLS = (0x10, 0x12, 0xD2)


def leb(code: bytes, at: int) -> tuple[int, int]:
    """(number, place after it), unsigned."""
    value = shift = 0
    while True:
        byte = code[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def signed(code: bytes, at: int) -> tuple[int, int]:
    value, after = leb(code, at)
    return value - (1 << 7 * (after - at)) if code[after - 1] & 64 else value, after


def as_leb(value: int) -> bytes:
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])


def as_signed(value: int) -> bytes:
    out = bytearray()
    while not -64 <= value < 64:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value & 127])


def text(code: bytes, at: int) -> tuple[str, int]:
    size, at = leb(code, at)
    return code[at : at + size].decode(), at + size


# How many numbers follow an instruction; what is not listed has none, or is read in `instructions`.
ONE = {0x07, 0x08, 0x09, 0x0C, 0x0D, 0x10, 0x12, 0x18, *range(0x20, 0x27), 0x3F, 0x40, 0xD2}
TWO = {0x11, 0x13}
BLOCKS = {0x02, 0x03, 0x04, 0x06, 0xD0}
MORE = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1]  # after 0xFC, by its second byte


def instructions(code: bytes, at: int, end: int) -> Iterator[tuple[int, int]]:
    """(instruction, its number) of what refers to anything: calls, functions taken, constants, places in memory."""
    groups, at = leb(code, at)
    for _ in range(groups):
        _, at = leb(code, at)
        at += 1
    while at < end:
        op = code[at]
        at += 1
        if op in ONE:
            value, at = leb(code, at)
            if op in CALLS:
                yield op, value
        elif op == 0x41:
            value, at = signed(code, at)
            yield op, value & 0xFFFFFFFF
        elif 0x28 <= op <= 0x3E:
            align, at = leb(code, at)
            if align & 64:
                _, at = leb(code, at)
            value, at = leb(code, at)
            yield op, value
        elif op in BLOCKS or op == 0x42:
            _, at = signed(code, at)
        elif op in TWO:
            _, at = leb(code, at)
            _, at = leb(code, at)
        elif op == 0x0E:
            count, at = leb(code, at)
            for _ in range(count + 1):
                _, at = leb(code, at)
        elif op == 0x1C:
            count, at = leb(code, at)
            at += count
        elif op == 0x1F:
            _, at = signed(code, at)
            count, at = leb(code, at)
            for _ in range(count):
                kind = code[at]
                at += 1
                for _ in range(2 if kind < 2 else 1):
                    _, at = leb(code, at)
        elif op == 0x43:
            at += 4
        elif op == 0x44:
            at += 8
        elif op == 0xFC:
            second, at = leb(code, at)
            for _ in range(MORE[second]):
                _, at = leb(code, at)
        elif op == 0xFD:
            raise ValueError("vector instructions are not read here")


class Wasm:
    """The sections of a module, as far as thinning needs them."""

    def __init__(self, code: bytes) -> None:
        self.code = code
        self.sections: list[tuple[int, int, int]] = []  # (kind, start, end) of the content
        at = 8
        while at < len(code):
            kind = code[at]
            size, start = leb(code, at + 1)
            self.sections.append((kind, start, start + size))
            at = start + size
        self.read_imports()
        self.addressed = self.read_table()
        self.exports: list[tuple[str, int, int]] = []  # (name, kind, index)
        for _, at in self.items(7):
            name, at = text(code, at)
            index, self.after = leb(code, at + 1)
            self.exports.append((name, code[at], index))
        self.bodies: list[tuple[int, int]] = []
        for _, at in self.items(10):
            size, start = leb(code, at)
            self.bodies.append((start, start + size))
            self.after = start + size
        self.globals: list[int] = []
        for _, at in self.items(6):
            value, at = signed(code, at + 3)  # type, mutability, the constant's instruction
            self.globals.append(value)
            self.after = at + 1
        self.data: list[tuple[int, int, int]] = []  # (address, start, end)
        for _, at in self.items(11):
            assert code[at : at + 2] == b"\x00\x41", "data that is not laid out at the start"
            address, at = signed(code, at + 2)
            size, start = leb(code, at + 1)
            self.data.append((address & 0xFFFFFFFF, start, start + size))
            self.after = start + size

    def items(self, kind: int) -> Iterator[tuple[int, int]]:
        """(number, place) of each entry of a section; whoever reads one says in `after` where it ended."""
        start = next(start for section, start, _ in self.sections if section == kind)
        count, self.after = leb(self.code, start)
        for number in range(count):
            yield number, self.after

    def read_imports(self) -> None:
        self.imported = {0: 0, 1: 0, 2: 0, 3: 0, 4: 0}
        self.asked: set[str] = set()  # names that the loader must find among the exports
        code = self.code
        for _, at in self.items(2):
            module, at = text(code, at)
            name, at = text(code, at)
            kind = code[at]
            at += 1
            self.imported[kind] += 1
            if module.startswith("GOT."):
                self.asked.add(name)
            if kind == 0:
                _, at = leb(code, at)
            elif kind == 3:
                at += 2
            else:
                at += kind in (1, 4)
                limits, at = (code[at], at + 1) if kind in (1, 2) else (0, at)
                _, at = leb(code, at)
                if limits & 1:
                    _, at = leb(code, at)
            self.after = at

    def read_table(self) -> list[int]:
        """The functions that have an address."""
        code = self.code
        ((_, at),) = self.items(9)
        assert code[at : at + 2] in (b"\x00\x41", b"\x00\x23"), "a table that is not filled at the start"
        _, at = signed(code, at + 2)
        count, at = leb(code, at + 1)
        found = []
        for _ in range(count):
            index, at = leb(code, at)
            found.append(index)
        return found

    def memory(self) -> bytes:
        """What lies in memory at the start."""
        laid = bytearray(max(address + end - start for address, start, end in self.data))
        for address, start, end in self.data:
            laid[address : address + end - start] = self.code[start:end]
        return bytes(laid)

    def function(self, index: int) -> tuple[int, int]:
        return self.bodies[index - self.imported[0]]


def length(span: tuple[int, int]) -> int:
    return span[1] - span[0]


def dropped_functions(wasm: Wasm) -> set[int]:
    """What belongs to the dropped modules and libraries, by where it stands."""
    first = wasm.imported[0]
    named: dict[int, list[str]] = {}
    for name, kind, index in wasm.exports:
        if kind == 0:
            named.setdefault(index, []).append(name)
    inits = sorted((index, name) for index, names in named.items() for name in names if name.startswith("PyInit_"))
    dropped: set[int] = set()
    refused: set[str] = set()
    for (index, name), (after, _) in pairwise(inits):
        if name.removeprefix("PyInit_") in MODULES:
            dropped |= set(range(index, after))
            refused.add(name)
    # A library's own functions stand after those that it exports, up to the next export of something else;
    # a short one does not count, for it may stand for several that are alike.
    inside = False
    for index in range(first, first + len(wasm.bodies)):
        names = named.get(index, [])
        if length(wasm.function(index)) > SHORT and names:
            inside = any(LIBRARIES.match(name) for name in names)
        if inside:
            dropped.add(index)
    return {index for index in dropped if length(wasm.function(index)) > SHORT or named.get(index, [""])[0] in refused}


def reached(wasm: Wasm, calls: dict[int, set[int]], dropped: set[int], wanted: set[str]) -> set[int]:
    """The functions that the loader or the table of addresses can call, and what these call."""
    waiting = [index for name, kind, index in wasm.exports if kind == 0 and name in wanted]
    waiting += [index for index in wasm.addressed if index not in dropped]
    found = set(waiting)
    while waiting:
        for other in calls.get(waiting.pop(), ()):
            if other not in found:
                found.add(other)
                waiting.append(other)
    return found


def dropped_data(wasm: Wasm, places: dict[int, set[int]], stays: set[int]) -> list[tuple[int, int]]:
    """The tables of Asian encodings: those of Python's codecs, and those of the C library."""
    memory = wasm.memory()
    at = {name: index for name, kind, index in wasm.exports if kind == 0}
    after = min(index for name, index in at.items() if name.startswith("PyInit_") and index > at["PyInit_unicodedata"])
    start = memory.index(GB2312)
    # The next object file is that of unicodedata. Numbers up to the last character may mean characters, not places.
    next_file = {place for index in range(at["PyInit_unicodedata"], after) for place in places[index]}
    codecs = (start, min(place for place in next_file if place > 0x10FFFF))
    iconv = range(at["iconv_open"], at["iconv_close"])
    first, *more = sorted(place for index in iconv for place in places[index] if place > 0x10FFFF)
    last = first
    for place in more:  # its tables lie side by side; what it refers to besides is far away
        last = place if place - last < 0x10000 else last
    others = {place for index in stays if index not in iconv for place in places.get(index, ())}
    library = (first, min(place for place in others if place > last))
    return [codecs, library]


def needed_names(loader: str, others: str) -> tuple[str, set[str]]:
    """(the loader without what it never calls, the names it still asks of the module)"""
    counted = Counter(WORD.findall(loader))
    elsewhere = set(WORD.findall(others))
    unused = set()
    for name, _ in ASSIGNED.findall(loader):
        # Once where it is declared, twice where it is assigned.
        if counted[name] <= 3 and name not in elsewhere:
            unused.add(name)
    loader = ASSIGNED.sub(lambda found: "" if found[1] in unused else found[0], loader)
    loader = re.sub(r",(_\w+)(?=[,;])", lambda found: "" if found[1] in unused else found[0], loader)
    return loader, set(WORD.findall(loader))


def section(kind: int, content: bytes) -> bytes:
    return bytes([kind]) + as_leb(len(content)) + content


def thin(code: bytes, loader: str, others: str) -> tuple[bytes, str]:
    """(the module, its loader), thinner; `others` is the text of all else that may call the module by name."""
    wasm = Wasm(code)
    first = wasm.imported[0]
    calls: dict[int, set[int]] = {}
    places: dict[int, set[int]] = {}
    for index, span in enumerate(wasm.bodies, first):
        calls[index], places[index] = set(), set()
        for op, value in instructions(code, *span):
            (calls if op in CALLS else places)[index].add(value)
    loader, names = needed_names(loader, others)
    wanted = names | wasm.asked
    stays = reached(wasm, calls, dropped_functions(wasm), wanted)
    refusing = {index for name, kind, index in wasm.exports if kind == 0 and name.startswith("PyInit_")} - stays
    stretches = dropped_data(wasm, places, stays)

    bodies = bytearray(as_leb(len(wasm.bodies)))
    for index, (start, end) in enumerate(wasm.bodies, first):
        body = code[start:end]
        if index in refusing:
            body = NOTHING
        elif index not in stays:
            body = UNREACHABLE
        bodies += as_leb(len(body)) + body
    data = [piece for each in wasm.data for piece in cut(each, stretches)]
    layout = bytearray(as_leb(len(data)))
    for address, start, end in data:
        layout += b"\x00\x41" + as_signed(address) + b"\x0b" + as_leb(end - start) + code[start:end]
    kept = [one for one in wasm.exports if one[1] not in (0, 3) or one[0] in wanted]
    exports = bytearray(as_leb(len(kept)))
    for name, kind, index in kept:
        exports += as_leb(len(name.encode())) + name.encode() + bytes([kind]) + as_leb(index)
    changed = {7: bytes(exports), 10: bytes(bodies), 11: bytes(layout), 12: as_leb(len(data))}
    out = bytearray(code[:8])
    for kind, start, end in wasm.sections:
        out += section(kind, changed.get(kind, code[start:end]))
    return bytes(out), loader


def cut(piece: tuple[int, int, int], stretches: list[tuple[int, int]]) -> Iterator[tuple[int, int, int]]:
    """What is left of a piece of data outside the stretches; memory is zero where nothing is laid."""
    address, start, end = piece
    for begin, until in stretches:
        if begin < address + end - start and address < until:
            if address < begin:
                yield from cut((address, start, start + begin - address), stretches)
            if until < address + end - start:
                yield from cut((until, start + until - address, end), stretches)
            return
    yield piece
