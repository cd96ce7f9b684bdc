"""Optional speed-ups: numpy for arrays of hands, numba to compile the kernels if it is installed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import ParamSpec, TypeVar, cast

from cardspeak.errors import Unlawful

try:
    import numpy as np
    import numpy.typing as npt
except ImportError as missing:
    raise Unlawful("fast.missing", field="numpy") from missing

__all__ = ["Hands", "Int32s", "Int64s", "UInt16s", "compiled", "np", "npt"]

Hands = npt.NDArray[np.uint8]
Int32s = npt.NDArray[np.int32]
Int64s = npt.NDArray[np.int64]
UInt16s = npt.NDArray[np.uint16]

P = ParamSpec("P")
R = TypeVar("R")


@cache
def compiled(kernel: Callable[P, R]) -> Callable[P, R]:
    """The kernel compiled to machine code and kept on disk; the kernel itself, slow but equal, if numba is missing."""
    try:
        numba = import_module("numba")
    except ImportError:
        return kernel
    try:
        return cast(Callable[P, R], numba.njit(cache=True)(kernel))
    except RuntimeError:  # no folder to keep it in: neither beside the source nor in the user's cache
        return cast(Callable[P, R], numba.njit(kernel))
