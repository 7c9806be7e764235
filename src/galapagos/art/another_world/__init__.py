"""Another World: a lizard of our own that grows a part for every trait."""
