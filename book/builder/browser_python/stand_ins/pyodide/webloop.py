"""For Pyodide's start: an answer is made in one go, so that Python needs no event loop."""


def _initialize_event_loop() -> None:
    pass
