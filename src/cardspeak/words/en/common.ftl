# How sentences and lists are put together. Audience: everybody.
sentences = { $first } { $then }
items_and = { $items } and { $last }
items_or = { $items } or { $last }
refusal_at = { $place }: { $said }
refusal_near = Did you mean '{ $near }'?
place_file-line = { $file }, line { $line }
place_line = Line { $line }
place_line-item = Line { $line }, { $field } { $item }
place_row = Row { $row }
