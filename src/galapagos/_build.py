"""How this copy of the package was built."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec


def compiled() -> bool:
    """True when the kernel in use was compiled to C, False when it is plain Python."""
    spec = find_spec("galapagos.kernel.rng")
    origin = spec.origin if spec else None
    return origin is not None and origin.endswith(tuple(EXTENSION_SUFFIXES))
