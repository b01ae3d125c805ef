"""The Attentive Lynx: look at a card, then say which it was. Every new game begins as a copy of it."""
