"""Environments: the standard interfaces that researchers already use.

`galapagos.envs.pettingzoo`, `galapagos.envs.gymnasium`, `galapagos.envs.openspiel`; each needs its
library, which the extras `envs` and `openspiel` install.
"""
