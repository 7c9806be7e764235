"""Evolution: The Beginning. Feed your species, and mind the carnivores: every food is a point.

Start reading in `rules/turn.py`; `docs/games/beginning.md` leads from the book to the code and the tests.
"""

from galapagos.games.beginning.game import BeginningGame
from galapagos.kernel.game import Mode

# Rules 2: a carnivore's owner says how many second foods it takes; under rules 1 it took all that fitted.
GAME = BeginningGame(id="beginning", modes=[Mode("base", 2, 5)], rules_version=2)
