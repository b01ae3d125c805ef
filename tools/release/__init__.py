"""Cut a release: check everything that can be checked by machine, tag it, and write what is to be uploaded."""
