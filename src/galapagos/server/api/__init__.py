"""The HTTP calls and the socket."""
