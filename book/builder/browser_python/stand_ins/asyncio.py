"""Stands in for asyncio, of which Pyodide's start takes one function; nothing here is asynchronous."""


def get_event_loop() -> None:
    raise RuntimeError("there is no event loop in the browser")
