"""Prizes: what each place pays, who shares, in which form, and when it is paid."""
