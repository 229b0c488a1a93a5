"""A plugin of pytest: nbval reaches its kernels through files, not ports.

A port is chosen before the kernel runs and not held for it, so that another program can take it meanwhile.
"""

from tempfile import TemporaryDirectory

import nbval.kernel
from jupyter_client.manager import KernelManager
from traitlets import default

SOCKETS = TemporaryDirectory(prefix="kernel-")


class OnSockets(KernelManager):
    @default("transport")
    def _files(self) -> str:
        return "ipc"

    @default("ip")
    def _place(self) -> str:
        return f"{SOCKETS.name}/kernel"


nbval.kernel.KernelManager = OnSockets
