"""What every handler needs: settings, who is asking, how much they may ask for, the work that goes on beside."""
