"""Live tables: the ones somebody looks at or that wait for somebody. Only in here does a table wait."""
