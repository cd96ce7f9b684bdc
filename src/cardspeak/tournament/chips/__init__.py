"""The chips of the event: the account, stacks at the start, colouring up and races, counts, chips lost and found."""
