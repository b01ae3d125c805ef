"""The Thieving Magpie: the old game of pairs, with shiny things. Rules P1 to P11."""
