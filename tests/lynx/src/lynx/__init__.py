"""The Attentive Lynx: look at one card, then say which it was. The smallest game there can be, for a test."""
