### How sentences and lists are put together, and what every page says. Audience: everybody.

language_name = English
language_locale = en-AU
place = { ORDINAL($number) }

sentences = { $first } { $then }
text = { $text }
items_and = { $items } and { $last }
items_or = { $items } or { $last }

refusal_at = { $place }: { $said }
refusal_by-rule = { $said } [{ $rule }]
refusal_near = Did you mean '{ $near }'?

place_file-line = { $file }, line { $line }
place_line = Line { $line }
place_line-item = Line { $line }, { $field } { $item }
place_row = Row { $row }

common_cancel = Cancel
common_choose-event = Which event?
common_close = Close
common_conflict = Somebody else changed the event first. Look at what is new and try again.
common_demo = Demo speed
common_demo-pace = Demo: { $n }×
common_demo-stop = Demo: stopped
common_done = Done
common_drop = Stop trying
common_dropped = Stopped. Check “What happened” to see whether the server received it.
common_home = Home
common_language = Language
common_loading = Loading…
common_new-event = New event
common_no-event = There is no event with that name.
common_no-event-yet = No events yet.
common_offline = No connection – trying again
common_page_books = Books
common_page_console = Console
common_page_desk = Registration
common_page_floor = Floor
common_page_house = House
common_page_paper = Print
common_page_structure = Structure
common_page_wall = Wall
common_pages = Pages
common_role_dealer = Dealer
common_role_director = Director
common_role_floor = Floor
common_role_owner = Owner
common_role_player = Player
common_role_registrar = Registrar
common_role_wall = Wall
common_save = Save
common_sign-out = Sign out
common_skip = Skip to content
common_ticket = ticket ({ $amount })
common_tickets =
    { $n ->
        [one] 1 ticket
       *[other] { $n } tickets
    }
common_unreached = Cannot reach the server. Nothing was lost; try again.
common_unsent = Not sent yet: { $what } – trying again
count_entries =
    { $n ->
        [one] 1 entry
       *[other] { $n } entries
    }
count_players =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
