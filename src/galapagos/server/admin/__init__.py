"""What a host does beside the server, while it runs or while it rests: `galapagos admin`."""
