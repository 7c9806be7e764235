"""A bot in a hundred words: it prefers the verbs at the top of its list, and takes the first option otherwise.

Galapagos starts it and speaks JSON lines with it:

    galapagos tournament another-world --bots "cmd:python examples/linebot.py,random"
"""

import json
import sys

FAVOURITES = ["attack", "play", "gain", "feed", "bid"]


def choose(options: list[dict[str, object]]) -> object:
    """The notation of the option whose verb comes first among the favourites."""

    def rank(option: dict[str, object]) -> int:
        verb = str(option["notation"]).split()[0]
        return FAVOURITES.index(verb) if verb in FAVOURITES else len(FAVOURITES)

    return min(options, key=rank)["notation"]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        answer = {"number": message["number"], "action": choose(message["options"])}
        print(json.dumps(answer), flush=True)
    elif message["type"] == "result":
        break
