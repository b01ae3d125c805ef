"""The server as a process: its wiring, starting and stopping, its neighbours on the machine, the files of the page."""
