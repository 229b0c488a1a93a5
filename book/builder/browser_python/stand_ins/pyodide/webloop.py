"""Stands in for Pyodide's event loop: answers are computed synchronously."""


def _initialize_event_loop() -> None:
    pass
