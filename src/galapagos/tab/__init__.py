"""Play in the browser's tab: the same tables without a server. It needs the standard library and Fluent alone."""
