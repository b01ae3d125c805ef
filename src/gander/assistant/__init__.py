"""A language model at the table: what its seat may see in words, and its moves, over the same protocol as everybody."""
