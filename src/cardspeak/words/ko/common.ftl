sentences = { $first } { $then }
items_and = { $items }, { $last }
items_or = { $items } 또는 { $last }
refusal_at = { $place }: { $said }
refusal_near = 혹시 ‘{ $near }’인가요?
place_file-line = { $file } { $line }행
place_line = { $line }행
place_line-item = { $line }행, { $field } { $item }
