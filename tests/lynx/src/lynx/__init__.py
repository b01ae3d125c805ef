"""The Attentive Lynx: look at one card, then say which it was. Every new game begins as a copy of it."""
