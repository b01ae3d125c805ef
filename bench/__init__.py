"""How fast things are. `python -m bench` measures everything, `python -m bench rules` one part."""
