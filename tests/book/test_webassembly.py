"""Thinning reads WebAssembly and cuts data exactly; that the whole still runs is asked in tests/site."""

import pytest

from book.builder.browser_python import webassembly


@pytest.mark.parametrize("value", [0, 1, 127, 128, 300, 16_384, 2**31])
def test_numbers_are_written_as_they_are_read(value):
    assert webassembly.leb(webassembly.as_leb(value), 0) == (value, len(webassembly.as_leb(value)))


@pytest.mark.parametrize("value", [0, 63, 64, -1, -64, -65, 1_391_264, -(2**31)])
def test_signed_numbers_too(value):
    assert webassembly.signed(webassembly.as_signed(value), 0) == (value, len(webassembly.as_signed(value)))


def test_data_is_cut_where_a_stretch_lies():
    # 100 bytes at address 1000, found at place 50 of the file
    piece = (1000, 50, 150)
    assert list(webassembly.cut(piece, [(0, 900), (2000, 3000)])) == [piece]
    assert list(webassembly.cut(piece, [(900, 2000)])) == []
    assert list(webassembly.cut(piece, [(1010, 1020)])) == [(1000, 50, 60), (1020, 70, 150)]
    assert list(webassembly.cut(piece, [(990, 1001), (1090, 1200)])) == [(1001, 51, 140)]


def test_calls_and_addresses_are_found_among_the_instructions():
    # no locals; call 300; constant 70000; load at +8; if … br_table 0 1 … end; return
    body = bytes.fromhex("00 10ac02 41f0a204 280208 0440 0e01 00 01 0b 0f 0b")
    assert list(webassembly.instructions(body, 0, len(body))) == [(0x10, 300), (0x41, 70_000), (0x28, 8)]


def test_the_loader_keeps_what_it_calls():
    loader = (
        'var _used,_spare;function assign(wasmExports){_used=Module["_used"]=wasmExports["used"];'
        '_spare=Module["_spare"]=wasmExports["spare"];}_used();'
    )
    made, names = webassembly.needed_names(loader, "")
    assert made == 'var _used;function assign(wasmExports){_used=Module["_used"]=wasmExports["used"];}_used();'
    assert "used" in names and "spare" not in names
    assert "spare" in webassembly.needed_names(loader, "module._spare()")[1]
