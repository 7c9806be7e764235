"""Environments: the standard interfaces that researchers already use, on one batched engine.

`galapagos.envs.Batch` is the engine itself; `galapagos.envs.pettingzoo`, `galapagos.envs.gymnasium`,
`galapagos.envs.openspiel` and `galapagos.envs.puffer` are what others expect; each needs its library, which the extras
`envs` and `openspiel` install.
"""

from galapagos.envs.batch import Batch

__all__ = ["Batch"]
