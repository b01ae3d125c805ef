"""Studies behind the figures in docs: long, run by hand or at night. The package does not carry them."""
