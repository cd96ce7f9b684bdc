amount_fraction = '{ $text }' is too large, or not a multiple of { $step }.
amount_unreadable = '{ $text }' is no amount; write 1600 or 38.50, with commas between amounts.

body_field = { $error }.
body_field__offence-whose = Say whose offence it is, by the number of the entry.
body_json = The body is no JSON: { $error }.

book_bad-value = { $error }.
book_bad-value__bad-choice = '{ $value }' is not one of the values of '{ $field }': { $choices }.
book_bad-value__empty-field = '{ $field }' is empty.
book_bad-value__for = '{ $field }': { $error }.
book_bad-value__no-text = '{ $name }' needs a text.
book_bad-value__own-table = Write each { $table } under its own [[{ $table }]].
book_bad-value__own-table-by-id = Write each { $table } under its own [{ $table }."ID"].
book_bad-value__settings-table = Write the settings under [settings].
book_dangling = '{ $name }' is not a rule.
book_dangling__book-of-topic = '{ $name }' is not a book of '{ $topic }'.
book_dangling__doubt-of = '{ $name }' is not a doubt of { $book }.
book_dangling__not-a-book = '{ $name }' is not a book.
book_dangling__topic = '{ $name }' is not a topic.
book_dangling__rule-of = '{ $name }' is not a rule of { $book }.
book_dangling__setting = '{ $name }' is not a setting.
book_dangling__table = '{ $name }' is not a table here.
book_duplicate = There is a { $table } '{ $name }' already.
book_missing-field = '{ $field }' is missing.
book_name-taken = '{ $name }' is a book already; name yours differently.
book_no-file = { $path } is missing.
book_no-such-book = There is no book '{ $name }'. There are: { $books }.
book_no-such-language = There are no rule texts in '{ $wanted }'. There are: { $languages }.
book_no-such-topic = No book says anything about '{ $asked }'.
book_no-such-rule = There is no rule '{ $number }' in { $book }.
book_no-such-rule__example = There is no rule '{ $number }' in { $book }. Ask for '{ $example }', for example.
book_not-toml = This is not TOML: { $error }.
book_unknown-field = '{ $field }' is not a field here.
book_unknown-field__of-setting = '{ $field }' is not a field of '{ $name }'.
book_unknown-field__unknown-practice = There is no [[{ $key }]]; write guide, offence or notice.

books_ask = Ask in words, at most { $most_letters } letters.
books_limit = Say how many rules, as a number.

check-in_done = You are checked in already.
check-in_name = Say your name.
check-in_taken = { $tidy } is checked in already; see the desk.

command_by = Say who gives the orders.
command_field = '{ $words }': { $place } cannot be { $value }; it takes { $takes }.
command_field__missing = '{ $words }': { $place } is missing; it takes { $takes }.
command_field__unknown = '{ $words }': { $place } is unknown; it takes { $takes }.
command_insert = Say after which entry and why, then a colon and the order.
command_kind = There is no advice of the kind '{ $word }'.
command_line = Line { $line }
command_no-reason = Say why: the log keeps the reason of every correction.
command_no-text = After line { $number } the file is no text in UTF-8: { $reason }.
command_not-refused = This order was taken.
command_other-code = This is refused with '{ $code }', not with '{ $strip }': { $message }
command_refused = Say with which code, then a colon and the order.
command_short-form = '{ $value }' cannot be read; write for instance { $example }.
command_time = '{ $text }' is no time; write for instance { $example }.
command_time-back = Time does not run backwards: the last thing happened at { $last }. Put the past right with 'insert'.
command_twice = '{ $words }': { $name } is given twice, as { $shown } and as { $shown2 }.
command_unknown = There is no order '{ $said }'.
command_unknown__list = There is no order '{ $said }'. `cardspeak event --orders` lists them all.
command_unreadable__flight-alone = 'flight' stands alone: it tells what the flight of this file hands on.
command_unreadable__no-json = Invalid JSON: { $error }.
command_unreadable__not-closed = A quotation mark or a bracket is not closed.
command_unreadable__takes-no-values = '{ $words }' takes no values; '{ $piece }' is too much.
command_unreadable__too-many-values = '{ $words }' takes no more bare values: name what '{ $piece }' is, or quote what belongs together. Its fields: { $fields }.

correction_what = Name entries to strike out, or an order and the entry it comes after.

csv_empty = The list is empty.
csv_encoding = The file is no text.
csv_line = Line { $line_num } cannot be read: { $error }.
csv_no-name = Row { $number } has no name.
csv_no-name__column = No column has names.
csv_too-long = The list is too long.

deal_count__how-many-hands = Say how many hands, or until how many players are left.
deal_for-winner__too-much = { $plain } for the winner is more than the first prize of { $plain2 }, out of which it comes.
deal_names = There are { $players } stacks and { $count } names.
deal_no-prizes__nothing-to-divide = There is nothing to divide, or nobody to divide it with.
deal_prizes = Give the prizes that are left from the highest to the lowest.
deal_sum__money = The shares add up to { $plain }; { $plain2 } is left to divide.
deal_unit__finest = Round to { $finest } or more.

demo_none = This is no demo: the clock is the real one.
demo_pace = A demo runs 0 to 600 times as fast.

device_unknown = There is no device { $number }.

request_forged = This request comes from another site.
request_forged__no-header = Requests that change something carry the header { $sent_by_us }.
request_head-too-long = The address is too long.
request_head-too-long__headers = The headers are too long.
request_unknown-host = This server is not called by that name; start it with --host NAME to allow it.
request_method = There is nothing at { $method } { $path }.
auth_forbidden = This is not for your role.
auth_forbidden__order-not-for-role = This order is not for your role.
auth_not-seated = You have no seat in this event.
auth_sign-in = Sign in first, or open the link again.
request_too-large = A request has at most { $largest } bytes.
request_too-many = Many things are asked for at once. Try again in a moment.
request_too-many__feeds = Too many feeds are open from here.
request_too-many__tries = Too many tries; wait { $wait } seconds.
request_too-slow = The body did not come in time.

draw_seed = A seed is written in hexadecimal digits, two for each byte.

event_id = An event cannot have this id.
event_not-created = Create the event first.
event_unknown = There is no event '{ $event }'.

export_which = Say which event: { $names }.

file_not-read = { $name } cannot be read: { $why }.
file_not-text = { $path } is not text in UTF-8.
file_not-written = { $name } cannot be written: { $why }.

flight_elsewhere = { $name } has taken this flight in.
flight_other-event = { $name } was played with { $what } { $there }, this day has { $here }.
flight_taken = Flight { $flight } is taken in already.

health_store = The store cannot be read.

house_busy = Others are changing the house at the same time; try again.
house_busy__ordering = Others are ordering at the same time; try again.
house_closing = The house is closing; ask again in a moment.
house_key = Open the address that the server printed when it was started.
house_owned = The house has an owner; sign in.

link_expired = This link ended some time after its event.
link_role = Owners and directors sign in by name.
link_unknown = There is no link { $number }.

log_after = Say after which entry, by its number.
log_conflict = The log '{ $stream }' has { $actual } entries by now, not { $expected }: look at what is new and try again.
log_damaged = Entry { $version } of the log '{ $stream }' ({ $place }) { $why }. Everything before it can be read.
log_key = A key has at most { $longest_key } printable characters.
log_name = A log has a name of 1 to { $longest_name } printable characters.
log_newer = { $path } was made by a newer version of Cardspeak (layout { $layout }, known up to { $layout2 }).
log_newer__tables = The tables were made by a newer version of Cardspeak (layout { $layout }, known up to { $layout2 }).
log_no-driver = PostgreSQL needs the extra 'postgres': pip install 'cardspeak[postgres]'.
log_no-entry__which-entry = Say which entry, by its number in the log.
log_no-event = There is no event '{ $name }' here. There are: { $known }.
log_no-file = There is no file { $path }.
log_no-position = no position known
log_not-empty = The store to copy to must be empty; it has { $taken }.
log_not-kept = Nothing was kept: { $failure }.
log_not-kept__postgres = PostgreSQL: { $why }
log_not-kept__sqlite = Nothing was kept: { $error }.
log_not-open = The log is closed.
log_not-open__damaged-or-closed = { $path } is damaged or closed, or nothing can be written there; it can only be read.
log_not-opened = { $path }: { $error }.
log_not-opened__not-a-file = A log is kept in a file; '{ $path }' is none.
log_not-ours = { $path } is not a log of Cardspeak.
log_not-ours__none-in-database = There are no logs of Cardspeak in this database.
log_not-read = { $path }: { $error }.
log_not-read__postgres = PostgreSQL: { $error }
log_nothing = There is nothing to keep.
log_number = Entry { $number } cannot follow here; the next one is { $number2 }.
log_position = position { $position }
log_unknown-happening = Entry { $version } of the log '{ $stream }' ({ $place }) { $why }. Everything before it can be read.
log_unknown-happening__not-applied = Nothing applies a { $name }.
log_unreadable-entry = Entry { $version } of the log '{ $stream }' ({ $place }) { $why }. Everything before it can be read.
log_unwritable = Entry { $number } could not be read again: { $error }.
log_why-changed = was changed after it was written
log_why-lost = or one of another log is lost
log_why-lost-with-rest = and what may have followed is lost: the file is damaged
log_why-missing = is missing
log_why-no-line = is not a line of a log: { $error }
log_why-number = calls itself entry { $number }
log_why-unknown = is a '{ $tag }', which this version does not know
log_why-unreadable = cannot be read: { $error }

mine_no-entry = This link belongs to no entry of the event.

order_unknown__quoted = There is no order '{ $name }'.

page_unknown = There is nothing at { $method } { $path }.

people_too-many = The desk knows { $most_known } people at the most.

rules_no-such-area = There is no area '{ $name }'. There are: { $choices }.
rules_no-such-kind = There is no kind '{ $name }'. There are: { $choices }.

script_books = At most { $most_books } books are laid side by side.
script_too-long = A script has at most { $lines } lines and { $letters } characters; tell one story at a time.
script_too-slow = This script takes too long to rule on; leave lines or books out.

setting_accepts-choice = one of { $choices }
setting_accepts-flag = true or false
setting_accepts-number = a whole number, 0 or more
setting_accepts-set = a list of { $choices }
setting_accepts-share = a part such as "1/2"
setting_bad-value = '{ $name }' takes { $accepts }, not { $value }.
setting_no-citation = '{ $name }' cites no rule.
setting_no-value = '{ $name }' has no value.
setting_unknown = There is no setting '{ $name }'.
setting_unknown__or-area = There is no setting or area '{ $name }'.
setting_unknown__or-areas = There is no setting or area '{ $name }'. The areas are: { $areas }.

setup_book = There is no such book.
setup_book__known = There is no book '{ $name }'. There are: { $known }.

sign-in_wrong = Name or password is wrong.

staff_exists = Somebody called '{ $name }' works here already.
staff_last-owner = The house keeps at least one owner.
staff_name = A name has 1 to 60 printable characters.
staff_password = A password has { $shortest } characters or more.
staff_role = Players and walls come by link.
staff_unknown = Nobody called '{ $name }' works here.

tdt_money = { $field } is no amount.
tdt_no-name = A player has no name.
tdt_no-tournament = The file holds no tournament.
tdt_number = { $field } is no whole number.
tdt_too-large = A file has { $largest } characters at most.
tdt_unreadable = Line { $line }, column { $column }: { $why }.

template_name = A template has a name of 1 to { $longest_name } letters.
template_too-many = The house keeps { $most_templates } templates; take one away first.
template_unknown = The house has no template of that name.
page_unknown__file = There is no file { $name }.
limit_items = At most { $most } items are accepted.
limit_least = This must be at least { $least }.
limit_character = This text has an invisible character, { $code }.
limit_most = This must be at most { $most }.
limit_length = This text may have at most { $longest } characters.
log_unavailable = The store cannot be used right now. Nothing was saved; try again in a moment.
book_dangling__number-of = '{ $name }' is not a number that { $book } has a setting for.
event_unreadable = The event { $name } cannot be read: { $failure }. Nothing of it was changed: keep the file, and run “cardspeak verify”.
auth_forbidden__device-not-yours = This device is somebody else's.
auth_forbidden__link-no-password = Whoever comes by a link has no password.
auth_forbidden__link-not-yours-make = You may not make this link.
auth_forbidden__link-not-yours-revoke = You may not revoke this link.
auth_forbidden__link-other-event = This link is for another event.

takes_base64 = text in base 64
takes_either = { $of }
takes_fields = { "{" }{ $of }{ "}" }
takes_flag = true or false
takes_json = JSON
takes_known-fields = the fields { $of }
takes_list = [{ $of }]
takes_map = { "{" }{ $key }: { $value }{ "}" }
takes_moment = a time
takes_moment-as = a time: 19:30, 2026-11-20 19:00, +10m, -10m or milliseconds since 1970
takes_number = a number
takes_numbers = numbers
takes_several = { $of }, …
takes_text = text
takes_texts = texts
takes_whole-number = a whole number
takes_whole-numbers = whole numbers
