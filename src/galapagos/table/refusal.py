"""What is refused, and why: a code for programs; the sentence comes from the catalogue."""

from galapagos.kernel.text import Param


class Refusal(Exception):
    """A request that changed nothing. `code` is both the protocol's code and the key of the sentence."""

    def __init__(self, code: str, params: dict[str, Param] | None = None, status: int = 409, text: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.params = params or {}
        self.status = status
        self.text = text  # a sentence that is ready already, such as a rule's own reason
