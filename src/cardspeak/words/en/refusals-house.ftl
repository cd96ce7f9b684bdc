amount_fraction = '{ $text }' is too large or not a multiple of { $step }.
amount_unreadable = '{ $text }' is not an amount: write 1600 or 38.50, with commas between amounts.

body_field = { $field } cannot be this value. It takes { $takes }.
body_field__missing = { $field } is missing.
body_field__offence-whose = Give the number of the entry that committed the offence.
body_field__unknown = { $field } is unknown. Fields: { $known }.
body_json = The body is not valid JSON: { $error }.

book_bad-value = This entry cannot be read: { $error }.
book_bad-value__bad-choice = '{ $value }' is not one of the values of '{ $field }': { $choices }.
book_bad-value__empty-field = '{ $field }' is empty.
book_bad-value__for = '{ $field }' cannot have this value: { $error }.
book_bad-value__no-text = '{ $name }' needs text.
book_bad-value__own-table = Write each { $table } under its own [[{ $table }]].
book_bad-value__own-table-by-id = Write each { $table } under its own [{ $table }."ID"].
book_bad-value__settings-table = Write the settings under [settings].
book_bad-value__steps = '{ $name }' has { $count ->
    [one] 1 step
   *[other] { $count } steps
} in English: give as many.
book_dangling = '{ $name }' is not a rule.
book_dangling__book-of-topic = '{ $name }' is not a book of '{ $topic }'.
book_dangling__doubt-of = '{ $name }' is not a doubt of { $book }.
book_dangling__guide-of = '{ $name }' is not a guide of { $book }.
book_dangling__notice-of = '{ $name }' is not a notice of { $book }.
book_dangling__not-a-book = '{ $name }' is not a book.
book_dangling__topic = '{ $name }' is not a topic.
book_dangling__rule-of = '{ $name }' is not a rule of { $book }.
book_dangling__setting = '{ $name }' is not a setting.
book_dangling__table = '{ $name }' is not a table here.
book_duplicate = There is already { ARTICLE($table) } '{ $name }'.
book_missing-field = '{ $field }' is missing.
book_name-taken = There is already a book '{ $name }': choose another name.
book_no-file = { $path } is missing.
book_no-such-book = There is no book '{ $name }'. Books: { $books }.
book_no-such-language = There are no rule texts in '{ $wanted }'. Languages: { $languages }.
book_no-such-topic = No book covers '{ $asked }'.
book_no-such-rule = There is no rule '{ $number }' in { $book }.
book_no-such-rule__example = There is no rule '{ $number }' in { $book }. Try '{ $example }', for example.
book_not-toml = This is not valid TOML: { $error }.
book_unknown-field = '{ $field }' is not a field here.
book_unknown-field__of-setting = '{ $field }' is not a field of '{ $name }'.
book_unknown-field__unknown-practice = There is no [[{ $key }]]; write guide, offence or notice.

books_ask = Ask in words, with at most { $most_letters } letters.
books_limit = Give the number of rules as a whole number.

check-in_done = You are already checked in.
check-in_name = Enter your name.
check-in_taken = { $tidy } is already checked in; please ask at the desk.

command_by = Enter who gives the orders.
command_field = '{ $words }': { $place } cannot be { $value }. It takes { $takes }.
command_field__missing = '{ $words }': { $place } is missing; it takes { $takes }.
command_field__unknown = '{ $words }': { $place } is unknown; it takes { $takes }.
command_insert = Write after which entry and why, then a colon and the order.
command_kind = There is no kind of advice '{ $word }'.
command_line = Line { $line }
command_no-reason = Enter a reason: the log keeps the reason for every correction.
command_no-text = The file is not UTF-8 text after line { $number }: { $reason }.
command_not-refused = This order was accepted.
command_other-code = This is refused with '{ $code }', not with '{ $strip }': { $message }
command_refused = Write the code, then a colon and the order.
command_short-form = '{ $value }' cannot be read: write it like { $example }.
command_time = '{ $text }' is not a time: write it like { $example }.
command_time-back = Time cannot run backwards: the last entry is of { $last }. Use 'insert' to correct the past.
command_twice = '{ $words }': { $name } is given twice, as { $shown } and as { $shown2 }.
command_unknown = There is no order '{ $said }'.
command_unknown__list = There is no order '{ $said }'. `cardspeak event --orders` lists them all.
command_unreadable__flight-alone = Write 'flight' alone on its line: it prints what this file's flight hands on.
command_unreadable__no-json = Invalid JSON: { $error }.
command_unreadable__not-closed = A quotation mark or a bracket is not closed.
command_unreadable__takes-no-values = '{ $words }' takes no values: leave out '{ $piece }'.
command_unreadable__too-many-values = '{ $words }' takes no more values without a name: write the field before '{ $piece }', or quote what belongs together. Fields: { $fields }.

correction_what = Choose entries to strike out, or an order and the entry it comes after.

csv_empty = The list is empty.
csv_encoding = The file is not text.
csv_line = Line { $line_num } cannot be read: { $error }.
csv_no-name = Row { $number } has no name.
csv_no-name__column = No column contains names.
csv_too-long = The list is too long.

deal_count__how-many-hands = Enter how many hands, or until how many players are left.
deal_for-winner__too-much = { $plain } for the winner is more than the first prize of { $plain2 } that it comes from.
deal_names = There are { $players } stacks but { $count } names.
deal_no-prizes__nothing-to-divide = There is nothing to divide, or nobody to divide it among.
deal_prizes = Give the remaining prizes from the highest to the lowest.
deal_sum__money = The shares add up to { $plain }; they must add up to { $plain2 }.
deal_unit__finest = Round to at least { $finest }.

demo_none = This is not a demo: the clock is real.
demo_pace = A demo runs at 0 to 600 times normal speed.

device_unknown = There is no device { $number }.

request_forged = This request comes from another site.
request_forged__no-header = Requests that change something must carry the header { $sent_by_us }.
request_head-too-long = The address is too long.
request_head-too-long__headers = The headers are too long.
request_unknown-host = This server does not go by that name; start it with --host NAME to allow it.
request_method = There is nothing at { $method } { $path }.
auth_forbidden = Your role does not allow this.
auth_forbidden__order-not-for-role = Your role does not allow this order.
auth_not-seated = You have no seat in this event.
auth_sign-in = Sign in first, or open the link again.
request_too-large = A request may have at most { $largest } bytes.
request_too-many = Too many requests at once. Try again in a moment.
request_too-many__feeds = Too many live connections are open from this device.
request_too-many__tries = { $wait ->
        [one] Too many attempts: wait 1 second.
       *[other] Too many attempts: wait { $wait } seconds.
    }
request_too-slow = The request body did not arrive in time.

draw_seed = A seed is written in hexadecimal, two digits per byte.

event_id = An event id has lower-case letters, digits and hyphens.
event_not-created = Create the event first.
event_unknown = There is no event '{ $event }'.

export_which = Choose an event: { $names }.
export_which__none = There is no event here.

file_not-read = { $name } cannot be read: { $why }.
file_not-text = { $path } is not UTF-8 text.
file_not-written = { $name } cannot be written: { $why }.

flight_elsewhere = { $name } has already taken in this flight.
flight_other-event = { $name } was played with { $what } { $there }; this day has { $here }.
flight_taken = Flight { $flight } has already been taken in.

health_store = The store cannot be read.

house_busy = Someone else is changing the house at the same time; try again.
house_busy__ordering = Someone else is giving orders at the same time; try again.
house_closing = The server is shutting down; try again in a moment.
house_key = Open the address that the server printed when it was started.
house_owned = The house has an owner; sign in.

link_expired = This link has expired: its event is over.
link_role = Owners and directors sign in by name.
link_unknown = There is no link { $number }.

log_after = Give the number of the entry before it.
log_conflict = { $actual ->
        [one] The log '{ $stream }' now has 1 entry, not { $expected }: look at what is new and try again.
       *[other] The log '{ $stream }' now has { $actual } entries, not { $expected }: look at what is new and try again.
    }
log_conflict__taken = There is already an event '{ $stream }' here: choose another id.
log_damaged = Entry { $version } of the log '{ $stream }' ({ $place }) { $why }. Everything before it can be read.
log_key = A key may have at most { $longest_key } printable characters.
log_name = The name of a log has 1 to { $longest_name } printable characters.
log_newer = { $path } was made by a newer version of Cardspeak (layout { $layout }; this version reads up to { $layout2 }).
log_newer__tables = The tables were made by a newer version of Cardspeak (layout { $layout }; this version reads up to { $layout2 }).
log_no-driver = PostgreSQL needs the extra 'postgres': pip install 'cardspeak[postgres]'.
log_no-entry__which-entry = Give the number of the entry in the log.
log_no-event = There is no event '{ $name }' here. Events: { $known }.
log_no-event__none = There is no event '{ $name }' here; there are no events at all.
log_no-file = There is no file { $path }.
log_no-position = unknown position
log_not-empty = The store to copy to must be empty; it contains { $taken }.
log_not-kept = Nothing was saved: { $failure }.
log_not-kept__postgres = PostgreSQL saved nothing: { $why }
log_not-kept__sqlite = Nothing was saved: { $error }.
log_not-open = The log is closed.
log_not-open__damaged-or-closed = { $path } is damaged, closed or read-only: it can be read but not written.
log_not-opened = { $path } cannot be opened: { $error }.
log_not-opened__not-a-file = A log is kept in a file; '{ $path }' is not a file.
log_not-ours = { $path } is not a Cardspeak log.
log_not-ours__none-in-database = There are no Cardspeak logs in this database.
log_not-read = { $path } cannot be read: { $error }.
log_not-read__postgres = PostgreSQL cannot be read: { $error }
log_nothing = There is nothing to save.
log_number = Entry { $number } cannot come next; the next entry is { $number2 }.
log_position = position { $position }
log_unknown-happening = Entry { $version } of the log '{ $stream }' ({ $place }) { $why }. Everything before it can be read.
log_unknown-happening__not-applied = This version cannot apply an entry of the kind { $name }.
log_unreadable-entry = Entry { $version } of the log '{ $stream }' ({ $place }) { $why }. Everything before it can be read.
log_unwritable = Entry { $number } could not be read back: { $error }.
log_why-changed = was changed after it was written
log_why-lost = or an entry of another log is lost
log_why-lost-with-rest = and anything after it are lost: the file is damaged
log_why-missing = is missing
log_why-no-line = is not a line of a log: { $error }
log_why-number = calls itself entry { $number }
log_why-unknown = is a '{ $tag }', which this version does not know
log_why-unreadable = cannot be read: { $error }

mine_no-entry = No entry of the event belongs to this link.

order_unknown__quoted = There is no order '{ $name }'.

page_unknown = There is nothing at { $method } { $path }.

people_too-many = The desk can keep at most { $most_known } people; import a shorter list.

rules_no-such-area = There is no area '{ $name }'. Areas: { $choices }.
rules_no-such-kind = There is no kind '{ $name }'. Kinds: { $choices }.

script_books = At most { $most_books } books can be compared.
script_too-long = A script may have at most { $lines } lines and { $letters } characters; enter one situation at a time.
script_too-slow = This script takes too long to rule on; use fewer lines or books.

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
setting_unknown__or-areas = There is no setting or area '{ $name }'. Areas: { $areas }.

setup_book = There is no such book.
setup_book__known = There is no book '{ $name }'. Books: { $known }.

sign-in_wrong = The name or the password is wrong.

staff_exists = There is already a member of staff called '{ $name }'.
staff_last-owner = There must be at least one owner.
staff_name = A name has 1 to 60 printable characters.
staff_password = A password must have at least { $shortest } characters.
staff_role = Players and walls sign in by a link.
staff_unknown = There is no member of staff called '{ $name }'.

tdt_end = the end of the file
tdt_key = a key
tdt_kind = the name of a kind
tdt_money = { $field } is not an amount.
tdt_no-name = A player has no name.
tdt_no-tournament = The file contains no tournament.
tdt_number = { $field } is not a whole number.
tdt_pairs = a list of pairs
tdt_too-large = A file may have at most { $largest } characters.
tdt_unreadable = Line { $line }, column { $column }: { $why }.
tdt_value = a value
tdt_why-ends = the file ends where { $expected } was expected
tdt_why-no-value = '{ $text }' is not a value
tdt_why-other = { $expected } was expected, not '{ $found }'
tdt_why-too-deep = there are more than { $deepest } values within each other
tdt_why-unexpected = '{ $sign }' was not expected

template_name = The name of a template has 1 to { $longest_name } characters.
template_too-many = The house can keep at most { $most_templates } templates; delete one first.
template_unknown = There is no template with that name.
page_unknown__file = There is no file { $name }.
limit_items = At most { $most } items are accepted.
limit_least = This must be at least { $least }.
limit_character = This text has an invisible character, { $code }.
limit_most = This must be at most { $most }.
limit_length = This text may have at most { $longest } characters.
log_unavailable = The store cannot be used right now. Nothing was saved; try again in a moment.
book_dangling__number-of = '{ $name }' is not a number that { $book } has a setting for.
event_unreadable = The event { $name } cannot be read: { $failure }. Nothing was changed: keep the file and run “cardspeak verify”.
auth_forbidden__device-not-yours = This device belongs to someone else.
auth_forbidden__link-no-password = You signed in by a link, so you have no password.
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
