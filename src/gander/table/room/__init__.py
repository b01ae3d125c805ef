"""What people join for an evening: who is there, what they propose, who sits next, what was played."""
