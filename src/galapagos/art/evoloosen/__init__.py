"""Evoloosen: species that outgrow their world, the beings they meet, and the rocket that takes them away."""
