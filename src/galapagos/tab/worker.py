"""What runs in the worker that keeps a tab's tables. JavaScript calls these, with JSON."""

from galapagos.gallery.paint import paint
from galapagos.tab.browser import Browser
from galapagos.tab.house import House

__all__ = ["keep_house", "paint"]


def keep_house(browser: Browser) -> House:
    """The keeper of the tables."""
    return House(browser)
