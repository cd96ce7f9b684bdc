# How sentences and lists are put together. Audience: everybody.
sentences = { $first } { $then }
items_and = { $items } and { $last }
items_or = { $items } or { $last }
