"""The server: HTTP and WebSocket over the tables, and the page."""

import os

# A server begins processes while its bots think. If a thread of OpenBLAS multiplies at that moment, the two wait for
# each other for ever, and every table with them; so numpy, which reads this when it is imported, gets no threads here.
os.environ["OPENBLAS_NUM_THREADS"] = "1"
