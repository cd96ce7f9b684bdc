sentences = { $first } { $then }
items_and = { $items }, { $last }
items_or = { $items } 또는 { $last }
