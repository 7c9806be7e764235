"""MaskablePPO of sb3-contrib trains on our environments: `make test-train`, which installs the extra `train`."""

from __future__ import annotations

import pytest

from galapagos.envs.gymnasium import IDS, GalapagosEnv


@pytest.mark.slow
@pytest.mark.train
@pytest.mark.parametrize("game", IDS.values())
def test_maskable_ppo_trains_without_a_hitch(game: str) -> None:
    import torch
    from sb3_contrib import MaskablePPO

    torch.set_num_threads(1)  # tests run side by side: more threads than cores would wait for each other
    model = MaskablePPO("MlpPolicy", GalapagosEnv(game), n_steps=512, batch_size=128, n_epochs=2, seed=1, device="cpu")
    model.learn(2048)
    assert model.num_timesteps >= 2048
    env = GalapagosEnv(game)
    look, _ = env.reset(seed=1)
    action, _ = model.predict(look, action_masks=env.action_masks(), deterministic=True)
    assert env.action_masks()[int(action)]
