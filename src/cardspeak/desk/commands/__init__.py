"""Orders written as lines of text: ``register ann "Ann Miller"``, ``draw seats``, ``bust out [{"entry": 12}]``."""
