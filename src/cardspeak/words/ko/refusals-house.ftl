amount_fraction = 금액이 너무 크거나 단위에 맞지 않습니다.
amount_unreadable = 금액이 아닙니다. 1600 또는 38.50처럼 써 주세요.

body_field = 요청의 항목이 빠졌거나 잘못되었습니다.
body_field__offence-whose = 요청의 항목이 빠졌거나 잘못되었습니다.
body_json = 요청을 읽을 수 없습니다.

book_bad-value = { $error }.
book_bad-value__bad-choice = ‘{ $value }’ 값은 ‘{ $field }’에 쓸 수 없습니다. 쓸 수 있는 값: { $choices }.
book_bad-value__empty-field = ‘{ $field }’ 값이 비어 있습니다.
book_bad-value__for = ‘{ $field }’: { $error }.
book_bad-value__no-text = ‘{ $name }’에 글이 있어야 합니다.
book_bad-value__own-table = { $table } 항목마다 [[{ $table }]] 아래에 쓰세요.
book_bad-value__own-table-by-id = { $table } 항목마다 [{ $table }."ID"] 아래에 쓰세요.
book_bad-value__settings-table = 설정은 [settings] 아래에 쓰세요.
book_dangling = ‘{ $name }’ 규정을 찾을 수 없습니다.
book_dangling__book-of-topic = ‘{ $name }’ 규정집은 ‘{ $topic }’ 항목에 없습니다.
book_dangling__doubt-of = { $book }에서 ‘{ $name }’ 해석 문제를 찾을 수 없습니다.
book_dangling__not-a-book = ‘{ $name }’ 규정집을 찾을 수 없습니다.
book_dangling__topic = ‘{ $name }’ 항목을 찾을 수 없습니다.
book_dangling__rule-of = { $book }에서 ‘{ $name }’ 규정을 찾을 수 없습니다.
book_dangling__setting = ‘{ $name }’ 설정을 찾을 수 없습니다.
book_dangling__table = 여기에는 ‘{ $name }’ 표를 쓸 수 없습니다.
book_duplicate = ‘{ $name }’ { $table } 항목이 이미 있습니다.
book_missing-field = ‘{ $field }’ 값이 없습니다.
book_name-taken = 같은 이름의 규정집이 있습니다.
book_no-file = 규정집 파일이 없습니다.
book_no-such-book = ‘{ $name }’ 규정집을 찾을 수 없습니다. 규정집: { $books }.
book_no-such-language = 이 언어로 된 규정 본문이 없습니다.
book_no-such-topic = 어느 규정집에도 이 내용이 없습니다.
book_no-such-rule = { $book }에서 규정 { $number }번을 찾을 수 없습니다.
book_no-such-rule__example = { $book }에서 규정 { $number }번을 찾을 수 없습니다. 예를 들어 ‘{ $example }’번을 입력해 주세요.
book_not-toml = TOML 형식이 아닙니다: { $error }.
book_unknown-field = ‘{ $field }’ 필드는 여기에 쓸 수 없습니다.
book_unknown-field__of-setting = ‘{ $field }’ 필드는 ‘{ $name }’ 항목에 쓸 수 없습니다.
book_unknown-field__unknown-practice = { "[" }[{ $key }]] 표는 없습니다. guide, offence, notice 중 하나를 쓰세요.

books_ask = 짧은 말로 물어봐 주세요.
books_limit = 규정 수를 숫자로 입력하세요.

check-in_done = 이미 체크인했습니다.
check-in_name = 이름을 입력해 주세요.
check-in_taken = 같은 이름으로 이미 체크인되어 있습니다. 데스크에 문의하세요.

command_by = 작업하는 사람의 이름을 입력하세요.
command_field = ‘{ $words }’: { $place } 항목에 { PARTICLE($value, forms: "을/를") } 쓸 수 없습니다. 쓸 수 있는 값: { $takes }.
command_field__missing = ‘{ $words }’: { $place } 항목이 빠졌습니다. 쓸 수 있는 값: { $takes }.
command_field__unknown = ‘{ $words }’: { $place } 항목은 없습니다. 쓸 수 있는 것: { $takes }.
command_insert = 어느 기록 뒤에 왜 넣는지, 그다음 콜론과 작업을 입력하세요.
command_kind = 할 일을 찾을 수 없습니다.
command_line = { $line }번째 줄
command_no-reason = 사유를 입력하세요.
command_no-text = 텍스트 파일이 아닙니다.
command_not-refused = 이 작업은 받아들여졌습니다.
command_other-code = 다른 코드로 거절되었습니다.
command_refused = 코드와 콜론, 작업을 입력하세요.
command_short-form = 줄임말을 읽을 수 없습니다.
command_time = 시각이 아닙니다.
command_time-back = 시간을 되돌릴 수 없습니다. 지난 일은 정정으로 고치세요.
command_twice = 같은 항목이 두 번 있습니다.
command_unknown = '{ $said }' 작업은 없습니다.
command_unknown__list = '{ $said }' 작업은 없습니다. `cardspeak event --orders`로 모두 볼 수 있습니다.
command_unreadable__flight-alone = 이 줄을 읽을 수 없습니다.
command_unreadable__no-json = 올바른 JSON이 아닙니다: { $error }.
command_unreadable__not-closed = 따옴표나 괄호가 닫히지 않았습니다.
command_unreadable__takes-no-values = '{ $words }' 작업에는 값이 없습니다. '{ $piece }' 부분을 빼세요.
command_unreadable__too-many-values = '{ $words }' 작업에는 이름 없는 값이 더 올 수 없습니다. '{ $piece }' 앞에 필드 이름을 쓰거나, 한 값이면 따옴표로 묶으세요. 필드: { $fields }.

correction_what = 무효 처리할 기록이나, 추가할 작업과 그 앞 기록을 선택하세요.

csv_empty = 목록이 비어 있습니다.
csv_encoding = 텍스트 파일이 아닙니다.
csv_line = 목록에 읽을 수 없는 줄이 있습니다.
csv_no-name = 이름이 있는 열이 없습니다.
csv_no-name__column = 이름이 있는 열이 없습니다.
csv_too-long = 목록이 너무 깁니다.

deal_count__how-many-hands = 몇 핸드, 또는 몇 명이 남을 때까지인지 입력하세요.
deal_for-winner__too-much = 우승자 몫은 1등 상금에서 나와야 합니다.
deal_names = 스택마다 이름이 하나씩 있어야 합니다.
deal_no-prizes__nothing-to-divide = 나눌 상금이 없습니다.
deal_prizes = 남은 상금을 높은 것부터 입력하세요.
deal_sum__money = 나눈 금액의 합이 남은 상금과 다릅니다.
deal_unit__finest = 반올림 단위를 더 크게 정하세요.

demo_none = 데모가 아닙니다. 실제 클락입니다.
demo_pace = 그 속도로는 데모를 진행할 수 없습니다.

device_unknown = 기기를 찾을 수 없습니다.

request_forged = 다른 사이트에서 온 요청입니다.
request_forged__no-header = 다른 사이트에서 온 요청입니다.
request_head-too-long = 주소가 너무 깁니다.
request_head-too-long__headers = 주소가 너무 깁니다.
request_unknown-host = 이 서버의 이름이 아닙니다.
request_method = { $method } { $path } 요청은 받을 수 없습니다.
auth_forbidden = 권한이 없습니다.
auth_forbidden__order-not-for-role = 권한이 없습니다.
auth_not-seated = 이 토너먼트에 좌석이 없습니다.
auth_sign-in = 먼저 로그인하거나 링크를 다시 여세요.
request_too-large = 요청이 너무 큽니다.
request_too-many = 시도가 너무 많습니다. 잠시 기다려 주세요.
request_too-many__feeds = 시도가 너무 많습니다. 잠시 기다려 주세요.
request_too-many__tries = 시도가 너무 많습니다. 잠시 기다려 주세요.
request_too-slow = 요청이 제때 도착하지 않았습니다.

draw_seed = 쓸 수 없는 시드입니다.

event_id = 토너먼트 ID는 영어 소문자, 숫자, 하이픈으로 만듭니다.
event_not-created = 먼저 토너먼트를 만드세요.
event_unknown = 토너먼트를 찾을 수 없습니다.

export_which = 어느 토너먼트인지 선택하세요.

file_not-read = { PARTICLE($name, forms: "을/를") } 읽을 수 없습니다: { $why }.
file_not-text = 텍스트 파일이 아닙니다.
file_not-written = { PARTICLE($name, forms: "을/를") } 쓸 수 없습니다: { $why }.

flight_elsewhere = { $name }에서 이 플라이트를 이미 가져갔습니다.
flight_other-event = { $name } 플라이트의 { PARTICLE($what, forms: "은/는") } { $there }인데 이번 데이는 { $here }입니다.
flight_taken = 이미 가져온 플라이트입니다.

health_store = 저장소를 읽을 수 없습니다.

house_busy = 다른 사람이 동시에 바꾸고 있습니다. 다시 시도하세요.
house_busy__ordering = 다른 사람이 동시에 바꾸고 있습니다. 다시 시도하세요.
house_closing = 서버를 닫는 중입니다. 잠시 후 다시 시도하세요.
house_key = 서버를 시작할 때 표시된 주소를 여세요.
house_owned = 이미 운영자가 있습니다. 로그인하세요.

link_expired = 토너먼트가 끝나 이 링크의 기한이 지났습니다. 데스크에서 새 링크를 받으세요.
link_role = 운영자와 디렉터는 이름으로 로그인합니다.
link_unknown = 더 이상 쓸 수 없는 링크입니다.

log_after = 앞선 기록의 번호를 입력하세요.
log_conflict = 다른 사람이 먼저 바꿨습니다. '{ $stream }' 로그의 기록은 { $expected }개가 아니라 { $actual }개입니다. 새 내용을 보고 다시 시도하세요.
log_damaged = '{ $stream }' 로그의 { $version }번 기록({ $place }): { $why }. 그 앞의 기록은 모두 읽을 수 있습니다.
log_key = 요청 키가 너무 깁니다.
log_name = 로그 이름으로 쓸 수 없습니다.
log_newer = 더 새로운 Cardspeak에서 만든 저장소입니다.
log_newer__tables = 더 새로운 Cardspeak에서 만든 저장소입니다.
log_no-driver = PostgreSQL 드라이버가 설치되지 않았습니다.
log_no-entry__which-entry = 로그에서 기록을 찾을 수 없습니다.
log_no-event = 토너먼트를 찾을 수 없습니다.
log_no-file = 파일이 없습니다.
log_no-position = 위치 모름
log_not-empty = 복사할 저장소가 비어 있어야 합니다.
log_not-kept = 저장하지 못했습니다. 다시 시도하세요.
log_not-kept__postgres = 저장하지 못했습니다. 다시 시도하세요.
log_not-kept__sqlite = 저장하지 못했습니다. 다시 시도하세요.
log_not-open = 로그가 닫혀 있습니다.
log_not-open__damaged-or-closed = 로그가 닫혀 있습니다.
log_not-opened = 저장소를 열 수 없습니다.
log_not-opened__not-a-file = 저장소를 열 수 없습니다.
log_not-ours = 이 데이터베이스에 Cardspeak 로그가 없습니다.
log_not-ours__none-in-database = 이 데이터베이스에 Cardspeak 로그가 없습니다.
log_not-read = 저장소를 읽을 수 없습니다.
log_not-read__postgres = 저장소를 읽을 수 없습니다.
log_nothing = 저장할 것이 없습니다.
log_number = 이 기록은 여기에 올 수 없습니다.
log_position = 위치 { $position }
log_unknown-happening = '{ $stream }' 로그의 { $version }번 기록({ $place }): { $why }. 그 앞의 기록은 모두 읽을 수 있습니다.
log_unknown-happening__not-applied = 이 버전이 모르는 기록입니다: { $name }.
log_unreadable-entry = '{ $stream }' 로그의 { $version }번 기록({ $place }): { $why }. 그 앞의 기록은 모두 읽을 수 있습니다.
log_unwritable = 이 기록을 다시 읽을 수 없습니다.
log_why-changed = 쓰인 뒤에 바뀌었습니다
log_why-lost = 이 기록이나 다른 로그의 기록을 잃었습니다
log_why-lost-with-rest = 뒤따른 기록과 함께 잃었습니다. 파일이 손상되었습니다
log_why-missing = 기록이 없습니다
log_why-no-line = 로그의 한 줄이 아닙니다: { $error }
log_why-number = 번호가 { $number }번이라고 되어 있습니다
log_why-unknown = 이 버전이 모르는 종류입니다: { $tag }
log_why-unreadable = 읽을 수 없습니다: { $error }

mine_no-entry = 이 링크에 해당하는 엔트리가 없습니다.

order_unknown__quoted = 작업을 찾을 수 없습니다.

page_unknown = { $method } { $path } 페이지를 찾을 수 없습니다.

people_too-many = 등록된 사람이 너무 많습니다. 더 짧은 목록을 가져오세요.

rules_no-such-area = '{ $name }' 분야는 없습니다. 있는 분야: { $choices }.
rules_no-such-kind = '{ $name }' 종류는 없습니다. 있는 종류: { $choices }.

script_books = 비교할 규정집이 너무 많습니다.
script_too-long = 스크립트는 { $lines }줄, { $letters }자까지 쓸 수 있습니다. 상황을 하나씩 입력하세요.
script_too-slow = 판정이 너무 오래 걸립니다. 줄이나 규정집을 줄여 주세요.

setting_accepts-choice = 다음 중 하나({ $choices })
setting_accepts-flag = true 또는 false
setting_accepts-number = 0 이상의 정수
setting_accepts-set = 다음 값의 목록({ $choices })
setting_accepts-share = "1/2" 같은 비율
setting_bad-value = ‘{ $name }’ 설정에 쓸 수 있는 값은 { $accepts }입니다. 입력한 값: { $value }.
setting_no-citation = ‘{ $name }’에 인용한 규정이 없습니다.
setting_no-value = ‘{ $name }’ 설정에 값이 없습니다.
setting_unknown = ‘{ $name }’ 설정을 찾을 수 없습니다.
setting_unknown__or-area = '{ $name }' 설정이나 분야는 없습니다.
setting_unknown__or-areas = '{ $name }' 설정이나 분야는 없습니다. 있는 분야: { $areas }.

setup_book = 규정집을 찾을 수 없습니다.
setup_book__known = 규정집을 찾을 수 없습니다.

sign-in_wrong = 이름이나 비밀번호가 맞지 않습니다.

staff_exists = 같은 이름의 스태프가 이미 있습니다.
staff_last-owner = 운영자가 한 명은 있어야 합니다.
staff_name = 이름이 비었거나 너무 깁니다.
staff_password = 비밀번호가 너무 짧거나 깁니다.
staff_role = 플레이어와 전광판은 링크로 들어옵니다.
staff_unknown = 스태프를 찾을 수 없습니다.

tdt_money = 파일의 금액을 읽을 수 없습니다.
tdt_no-name = 파일에 이름 없는 플레이어가 있습니다.
tdt_no-tournament = 파일에 토너먼트가 없습니다.
tdt_number = 파일의 숫자를 읽을 수 없습니다.
tdt_too-large = 파일이 너무 큽니다.
tdt_unreadable = 파일을 읽을 수 없습니다.
template_too-many = 템플릿은 더 저장할 수 없습니다.
template_unknown = 템플릿을 찾을 수 없습니다.
template_name = 템플릿 이름을 입력하세요.
page_unknown__file = { $name } 파일을 찾을 수 없습니다.
limit_items = { $most }개까지만 입력할 수 있습니다.
limit_least = { $least } 이상이어야 합니다.
limit_character = 보이지 않는 문자({ $code })가 들어 있습니다.
limit_most = { $most }까지만 입력할 수 있습니다.
limit_length = { $longest }자까지만 입력할 수 있습니다.
log_unavailable = 지금은 저장할 수 없습니다. 아무것도 저장되지 않았습니다. 잠시 후 다시 시도하세요.
book_dangling__number-of = ‘{ $name }’: { $book }의 설정에 이 숫자가 없습니다.
event_unreadable = { $name } 토너먼트를 읽을 수 없습니다: { $failure }. 바뀐 것은 없습니다. 파일을 보관하고 “cardspeak verify”를 실행하세요.
auth_forbidden__device-not-yours = 권한이 없습니다.
auth_forbidden__link-no-password = 권한이 없습니다.
auth_forbidden__link-not-yours-make = 권한이 없습니다.
auth_forbidden__link-not-yours-revoke = 권한이 없습니다.
auth_forbidden__link-other-event = 권한이 없습니다.

takes_base64 = base64 문자열
takes_either = { $of }
takes_fields = { "{" }{ $of }{ "}" }
takes_flag = true 또는 false
takes_json = JSON
takes_known-fields = 항목 { $of }
takes_list = [{ $of }]
takes_map = { "{" }{ $key }: { $value }{ "}" }
takes_moment = 시각
takes_moment-as = 시각: 19:30, 2026-11-20 19:00, +10m, -10m 또는 1970년부터의 밀리초
takes_number = 숫자
takes_numbers = 숫자들
takes_several = { $of }, …
takes_text = 글
takes_texts = 글 여러 개
takes_whole-number = 정수
takes_whole-numbers = 정수들
