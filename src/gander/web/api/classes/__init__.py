"""A class at school: for who teaches it, for its pupils, and its tables."""
