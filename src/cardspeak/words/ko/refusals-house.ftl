amount_fraction = ‘{ $text }’: 너무 크거나 { $step } 단위에 맞지 않습니다.
amount_unreadable = ‘{ $text }’: 금액을 읽을 수 없습니다. 1600 또는 38.50처럼 쓰고, 여러 금액은 쉼표로 나누세요.

body_field = { $field } 항목에 이 값은 쓸 수 없습니다. 쓸 수 있는 값: { $takes }.
body_field__missing = { $field } 항목이 빠졌습니다.
body_field__offence-whose = 위반한 엔트리의 번호를 입력하세요.
body_field__unknown = { $field } 항목은 없습니다. 쓸 수 있는 것: { $known }.
body_json = 요청이 올바른 JSON이 아닙니다: { $error }.

book_bad-value = 이 항목을 읽을 수 없습니다: { $error }.
book_bad-value__bad-choice = ‘{ $value }’ 값은 ‘{ $field }’에 쓸 수 없습니다. 쓸 수 있는 값: { $choices }.
book_bad-value__empty-field = ‘{ $field }’ 값이 비어 있습니다.
book_bad-value__for = ‘{ $field }’에 이 값은 쓸 수 없습니다: { $error }.
book_bad-value__no-text = ‘{ $name }’에 글이 있어야 합니다.
book_bad-value__own-table = { $table } 항목마다 [[{ $table }]] 아래에 쓰세요.
book_bad-value__own-table-by-id = { $table } 항목마다 [{ $table }."ID"] 아래에 쓰세요.
book_bad-value__settings-table = 설정은 [settings] 아래에 쓰세요.
book_bad-value__steps = ‘{ $name }’ 안내는 영어로 { $count }단계입니다. 단계 수를 맞추세요.
book_dangling = ‘{ $name }’ 규정을 찾을 수 없습니다.
book_dangling__book-of-topic = ‘{ $name }’ 규정집은 ‘{ $topic }’ 항목에 없습니다.
book_dangling__doubt-of = { $book }에서 ‘{ $name }’ 해석 문제를 찾을 수 없습니다.
book_dangling__guide-of = { $book }에서 ‘{ $name }’ 안내를 찾을 수 없습니다.
book_dangling__notice-of = { $book }에서 ‘{ $name }’ 공지를 찾을 수 없습니다.
book_dangling__not-a-book = ‘{ $name }’ 규정집을 찾을 수 없습니다.
book_dangling__topic = ‘{ $name }’ 항목을 찾을 수 없습니다.
book_dangling__rule-of = { $book }에서 ‘{ $name }’ 규정을 찾을 수 없습니다.
book_dangling__setting = ‘{ $name }’ 설정을 찾을 수 없습니다.
book_dangling__table = 여기에는 ‘{ $name }’ 표를 쓸 수 없습니다.
book_duplicate = ‘{ $name }’ { $table } 항목이 이미 있습니다.
book_missing-field = ‘{ $field }’ 값이 없습니다.
book_name-taken = ‘{ $name }’ 규정집이 이미 있습니다. 다른 이름을 쓰세요.
book_no-file = 규정집 파일이 없습니다: { $path }.
book_no-such-book = ‘{ $name }’ 규정집을 찾을 수 없습니다. 규정집: { $books }.
book_no-such-language = ‘{ $wanted }’ 언어로 된 규정 본문이 없습니다. 언어: { $languages }.
book_no-such-topic = ‘{ $asked }’: 어느 규정집에도 없는 내용입니다.
book_no-such-rule = { $book }에서 규정 { $number }번을 찾을 수 없습니다.
book_no-such-rule__example = { $book }에서 규정 { $number }번을 찾을 수 없습니다. 예: { $example }.
book_not-toml = 올바른 TOML이 아닙니다: { $error }.
book_unknown-field = ‘{ $field }’ 필드는 여기에 쓸 수 없습니다.
book_unknown-field__of-setting = ‘{ $field }’ 필드는 ‘{ $name }’ 항목에 쓸 수 없습니다.
book_unknown-field__unknown-practice = { "[" }[{ $key }]] 표는 없습니다. guide, offence, notice 중 하나를 쓰세요.

books_ask = { $most_letters }자 이하의 말로 물어보세요.
books_limit = 규정 수를 정수로 입력하세요.

check-in_done = 이미 체크인했습니다.
check-in_name = 이름을 입력해 주세요.
check-in_taken = { $tidy } 님은 이미 체크인되어 있습니다. 데스크에 문의해 주세요.

command_by = 작업하는 사람의 이름을 입력하세요.
command_field = ‘{ $words }’: { $place } 항목에 { $value } 값은 쓸 수 없습니다. 쓸 수 있는 값: { $takes }.
command_field__missing = ‘{ $words }’: { $place } 항목이 빠졌습니다. 쓸 수 있는 값: { $takes }.
command_field__unknown = ‘{ $words }’: { $place } 항목은 없습니다. 쓸 수 있는 것: { $takes }.
command_insert = 어느 기록 뒤에 왜 넣는지, 그다음 콜론과 작업을 입력하세요.
command_kind = ‘{ $word }’ 종류의 조언을 찾을 수 없습니다.
command_line = { $line }번째 줄
command_no-reason = 사유를 입력하세요. 모든 정정의 사유는 로그에 남습니다.
command_no-text = { $number }번째 줄 뒤가 UTF-8 텍스트가 아닙니다: { $reason }.
command_not-refused = 이 작업은 받아들여졌습니다.
command_other-code = 거절 코드가 ‘{ $strip }’ 아닌 ‘{ $code }’입니다: { $message }
command_refused = 코드와 콜론, 작업을 입력하세요.
command_short-form = ‘{ $value }’: 읽을 수 없습니다. 이렇게 쓰세요: { $example }.
command_time = ‘{ $text }’: 시각이 아닙니다. 이렇게 쓰세요: { $example }.
command_time-back = 시간을 되돌릴 수 없습니다. 마지막 기록은 { $last }입니다. 지난 일은 ‘insert’로 정정하세요.
command_twice = ‘{ $words }’: { $name } 항목이 { $shown }, { $shown2 } 두 번 있습니다.
command_unknown = ‘{ $said }’ 작업을 찾을 수 없습니다.
command_unknown__list = ‘{ $said }’ 작업을 찾을 수 없습니다. `cardspeak event --orders`로 모두 볼 수 있습니다.
command_unreadable__flight-alone = ‘flight’는 한 줄에 혼자 써야 합니다. 이 파일의 플라이트가 넘기는 내용을 보여 줍니다.
command_unreadable__no-json = 올바른 JSON이 아닙니다: { $error }.
command_unreadable__not-closed = 따옴표나 괄호가 닫히지 않았습니다.
command_unreadable__takes-no-values = ‘{ $words }’ 작업에는 값이 없습니다. ‘{ $piece }’ 부분을 빼세요.
command_unreadable__too-many-values = ‘{ $words }’ 작업에는 이름 없는 값이 더 올 수 없습니다. ‘{ $piece }’ 앞에 필드 이름을 쓰거나, 한 값이면 따옴표로 묶으세요. 필드: { $fields }.

correction_what = 무효 처리할 기록이나, 추가할 작업과 그 앞 기록을 선택하세요.

csv_empty = 목록이 비어 있습니다.
csv_encoding = 텍스트 파일이 아닙니다.
csv_line = { $line_num }번째 줄을 읽을 수 없습니다: { $error }.
csv_no-name = { $number }번째 줄에 이름이 없습니다.
csv_no-name__column = 이름이 있는 열이 없습니다.
csv_too-long = 목록이 너무 깁니다.

deal_count__how-many-hands = 몇 핸드, 또는 몇 명이 남을 때까지인지 입력하세요.
deal_for-winner__too-much = 우승자 몫 { PARTICLE($plain, forms: "은/는") } 1등 상금({ $plain2 })보다 많을 수 없습니다.
deal_names = 스택은 { $players }개인데 이름은 { $count }개입니다.
deal_no-prizes__nothing-to-divide = 나눌 상금이나 나눌 사람이 없습니다.
deal_prizes = 남은 상금을 높은 것부터 입력하세요.
deal_sum__money = 나눈 금액의 합은 { $plain }입니다. 남은 상금은 { $plain2 }입니다.
deal_unit__finest = 반올림 단위는 { $finest } 이상이어야 합니다.

demo_none = 데모가 아닙니다. 실제 클락입니다.
demo_pace = 데모 속도는 0~600배입니다.

device_unknown = { $number }번 기기를 찾을 수 없습니다.

request_forged = 다른 사이트에서 온 요청입니다.
request_forged__no-header = 내용을 바꾸는 요청에는 { $sent_by_us } 헤더가 있어야 합니다.
request_head-too-long = 주소가 너무 깁니다.
request_head-too-long__headers = 헤더가 너무 깁니다.
request_unknown-host = 이 서버의 이름이 아닙니다. 허용하려면 --host NAME으로 시작하세요.
request_method = { $method } { $path } 요청은 받을 수 없습니다.
auth_forbidden = 권한이 없습니다.
auth_forbidden__order-not-for-role = 이 작업을 할 권한이 없습니다.
auth_not-seated = 이 토너먼트에 좌석이 없습니다.
auth_sign-in = 먼저 로그인하거나 링크를 다시 여세요.
request_too-large = 요청은 { $largest }바이트까지 보낼 수 있습니다.
request_too-many = 요청이 너무 많습니다. 잠시 후 다시 시도하세요.
request_too-many__feeds = 이 기기에서 열린 실시간 연결이 너무 많습니다.
request_too-many__tries = 시도가 너무 많습니다. { $wait }초 기다려 주세요.
request_too-slow = 요청이 제때 도착하지 않았습니다.

draw_seed = 시드는 바이트마다 16진수 두 자리로 씁니다.

event_id = 토너먼트 ID는 영어 소문자, 숫자, 하이픈으로 만듭니다.
event_not-created = 먼저 토너먼트를 만드세요.
event_unknown = ‘{ $event }’ 토너먼트를 찾을 수 없습니다.

export_which = 토너먼트를 선택하세요: { $names }.
export_which__none = 토너먼트가 없습니다.

file_not-read = { PARTICLE($name, forms: "을/를") } 읽을 수 없습니다: { $why }.
file_not-text = { PARTICLE($path, forms: "은/는") } UTF-8 텍스트가 아닙니다.
file_not-written = { PARTICLE($name, forms: "을/를") } 쓸 수 없습니다: { $why }.

flight_elsewhere = { $name }에서 이 플라이트를 이미 가져갔습니다.
flight_other-event = { $name } 플라이트의 조건이 다릅니다({ $what }): 플라이트 { $there }, 이 일차 { $here }.
flight_taken = { $flight } 플라이트는 이미 가져왔습니다.

health_store = 저장소를 읽을 수 없습니다.

house_busy = 다른 사람이 동시에 바꾸고 있습니다. 다시 시도하세요.
house_busy__ordering = 다른 사람이 동시에 작업하고 있습니다. 다시 시도하세요.
house_closing = 서버를 닫는 중입니다. 잠시 후 다시 시도하세요.
house_key = 서버를 시작할 때 표시된 주소를 여세요.
house_owned = 이미 운영자가 있습니다. 로그인하세요.

link_expired = 토너먼트가 끝나 이 링크의 기한이 지났습니다. 데스크에서 새 링크를 받아 주세요.
link_role = 운영자와 디렉터는 이름으로 로그인합니다.
link_unknown = { $number }번 링크를 찾을 수 없습니다.

log_after = 앞선 기록의 번호를 입력하세요.
log_conflict = 다른 사람이 먼저 바꿨습니다. ‘{ $stream }’ 로그의 기록은 { $expected }개가 아니라 { $actual }개입니다. 새 내용을 보고 다시 시도하세요.
log_conflict__taken = ‘{ $stream }’ 토너먼트가 이미 있습니다. 다른 ID를 입력하세요.
log_damaged = '{ $stream }' 로그의 { $version }번 기록({ $place }): { $why }. 그 앞의 기록은 모두 읽을 수 있습니다.
log_key = 요청 키는 { $longest_key }자까지 쓸 수 있습니다.
log_name = 로그 이름은 1~{ $longest_name }자입니다.
log_newer = { PARTICLE($path, forms: "은/는") } 더 새로운 Cardspeak에서 만들었습니다(형식 { $layout }, 이 버전은 { $layout2 }까지).
log_newer__tables = 더 새로운 Cardspeak에서 만든 저장소입니다(형식 { $layout }, 이 버전은 { $layout2 }까지).
log_no-driver = PostgreSQL을 쓰려면 추가 설치가 필요합니다: pip install 'cardspeak[postgres]'.
log_no-entry__which-entry = 로그의 기록 번호를 입력하세요.
log_no-event = ‘{ $name }’ 토너먼트를 찾을 수 없습니다. 토너먼트: { $known }.
log_no-event__none = ‘{ $name }’ 토너먼트를 찾을 수 없습니다. 토너먼트가 하나도 없습니다.
log_no-file = { $path } 파일이 없습니다.
log_no-position = 위치 모름
log_not-empty = 복사할 저장소가 비어 있어야 합니다. 들어 있는 로그: { $taken }.
log_not-kept = 저장하지 못했습니다: { $failure }.
log_not-kept__postgres = PostgreSQL에 저장하지 못했습니다: { $why }
log_not-kept__sqlite = 저장하지 못했습니다: { $error }.
log_not-open = 로그가 닫혀 있습니다.
log_not-open__damaged-or-closed = { PARTICLE($path, forms: "은/는") } 손상되었거나 닫혀 있거나 쓸 수 없습니다. 읽기만 할 수 있습니다.
log_not-opened = { PARTICLE($path, forms: "을/를") } 열 수 없습니다: { $error }.
log_not-opened__not-a-file = 로그는 파일에 저장합니다. ‘{ $path }’: 파일이 아닙니다.
log_not-ours = { PARTICLE($path, forms: "은/는") } Cardspeak 로그가 아닙니다.
log_not-ours__none-in-database = 이 데이터베이스에 Cardspeak 로그가 없습니다.
log_not-read = { PARTICLE($path, forms: "을/를") } 읽을 수 없습니다: { $error }.
log_not-read__postgres = PostgreSQL을 읽을 수 없습니다: { $error }
log_nothing = 저장할 것이 없습니다.
log_number = { $number }번 기록은 여기에 올 수 없습니다. 다음 기록은 { $number2 }번입니다.
log_position = 위치 { $position }
log_unknown-happening = '{ $stream }' 로그의 { $version }번 기록({ $place }): { $why }. 그 앞의 기록은 모두 읽을 수 있습니다.
log_unknown-happening__not-applied = 이 버전이 모르는 기록입니다: { $name }.
log_unreadable-entry = '{ $stream }' 로그의 { $version }번 기록({ $place }): { $why }. 그 앞의 기록은 모두 읽을 수 있습니다.
log_unwritable = { $number }번 기록을 다시 읽을 수 없습니다: { $error }.
log_why-changed = 쓰인 뒤에 바뀌었습니다
log_why-lost = 이 기록이나 다른 로그의 기록을 잃었습니다
log_why-lost-with-rest = 뒤따른 기록과 함께 잃었습니다. 파일이 손상되었습니다
log_why-missing = 기록이 없습니다
log_why-no-line = 로그의 한 줄이 아닙니다: { $error }
log_why-number = 번호가 { $number }번이라고 되어 있습니다
log_why-unknown = 이 버전이 모르는 종류입니다: { $tag }
log_why-unreadable = 읽을 수 없습니다: { $error }

mine_no-entry = 이 링크에 해당하는 엔트리가 없습니다.

order_unknown__quoted = ‘{ $name }’ 작업을 찾을 수 없습니다.

page_unknown = { $method } { $path } 페이지를 찾을 수 없습니다.

people_too-many = 데스크 명단은 { $most_known }명까지입니다. 더 짧은 목록을 가져오세요.

rules_no-such-area = ‘{ $name }’ 분야를 찾을 수 없습니다. 분야: { $choices }.
rules_no-such-kind = ‘{ $name }’ 종류를 찾을 수 없습니다. 종류: { $choices }.

script_books = 규정집은 { $most_books }개까지 비교할 수 있습니다.
script_too-long = 스크립트는 { $lines }줄, { $letters }자까지 쓸 수 있습니다. 상황을 하나씩 입력하세요.
script_too-slow = 판정이 너무 오래 걸립니다. 줄이나 규정집을 줄이세요.

setting_accepts-choice = 다음 중 하나({ $choices })
setting_accepts-flag = true 또는 false
setting_accepts-number = 0 이상의 정수
setting_accepts-set = 다음 값의 목록({ $choices })
setting_accepts-share = "1/2" 같은 비율
setting_bad-value = ‘{ $name }’ 설정에 쓸 수 있는 값은 { $accepts }입니다. 입력한 값: { $value }.
setting_no-citation = ‘{ $name }’에 인용한 규정이 없습니다.
setting_no-value = ‘{ $name }’ 설정에 값이 없습니다.
setting_unknown = ‘{ $name }’ 설정을 찾을 수 없습니다.
setting_unknown__or-area = ‘{ $name }’ 설정이나 분야를 찾을 수 없습니다.
setting_unknown__or-areas = ‘{ $name }’ 설정이나 분야를 찾을 수 없습니다. 분야: { $areas }.

setup_book = 규정집을 찾을 수 없습니다.
setup_book__known = ‘{ $name }’ 규정집을 찾을 수 없습니다. 규정집: { $known }.

sign-in_wrong = 이름이나 비밀번호가 맞지 않습니다.

staff_exists = ‘{ $name }’ 이름의 스태프가 이미 있습니다.
staff_last-owner = 운영자가 1명 이상 있어야 합니다.
staff_name = 이름은 1~60자입니다.
staff_password = 비밀번호는 { $shortest }자 이상이어야 합니다.
staff_role = 플레이어와 전광판은 링크로 들어옵니다.
staff_unknown = ‘{ $name }’ 스태프를 찾을 수 없습니다.

tdt_end = 파일 끝
tdt_key = 키
tdt_kind = 종류 이름
tdt_money = 파일의 금액을 읽을 수 없습니다: { $field }.
tdt_no-name = 파일에 이름 없는 플레이어가 있습니다.
tdt_no-tournament = 파일에 토너먼트가 없습니다.
tdt_number = 파일의 숫자를 읽을 수 없습니다: { $field }.
tdt_pairs = 쌍의 목록
tdt_too-large = 파일은 { $largest }자까지 읽을 수 있습니다.
tdt_unreadable = { $line }번째 줄 { $column }번째 칸: { $why }.
tdt_value = 값
tdt_why-ends = { PARTICLE($expected, forms: "이/가") } 있어야 할 곳에서 파일이 끝납니다
tdt_why-no-value = ‘{ $text }’ 부분은 값이 아닙니다
tdt_why-other = { PARTICLE($expected, forms: "이/가") } 있어야 할 곳에 ‘{ $found }’ 부분이 있습니다
tdt_why-too-deep = 값이 { $deepest }겹보다 깊이 들어 있습니다
tdt_why-unexpected = ‘{ $sign }’ 기호가 올 수 없는 곳에 있습니다
template_too-many = 템플릿은 { $most_templates }개까지 저장할 수 있습니다. 먼저 하나를 삭제하세요.
template_unknown = 템플릿을 찾을 수 없습니다.
template_name = 템플릿 이름은 1~{ $longest_name }자입니다.
page_unknown__file = { $name } 파일을 찾을 수 없습니다.
limit_items = { $most }개까지만 입력할 수 있습니다.
limit_least = { $least } 이상이어야 합니다.
limit_character = 보이지 않는 문자({ $code })가 들어 있습니다.
limit_most = { $most }까지만 입력할 수 있습니다.
limit_length = { $longest }자까지만 입력할 수 있습니다.
log_unavailable = 지금은 저장할 수 없습니다. 아무것도 저장되지 않았습니다. 잠시 후 다시 시도하세요.
book_dangling__number-of = ‘{ $name }’: { $book }의 설정에 이 숫자가 없습니다.
event_unreadable = { $name } 토너먼트를 읽을 수 없습니다: { $failure }. 바뀐 것은 없습니다. 파일을 보관하고 “cardspeak verify”를 실행하세요.
auth_forbidden__device-not-yours = 다른 사람의 기기입니다.
auth_forbidden__link-no-password = 링크로 로그인한 사람은 비밀번호가 없습니다.
auth_forbidden__link-not-yours-make = 이 링크를 만들 권한이 없습니다.
auth_forbidden__link-not-yours-revoke = 이 링크를 취소할 권한이 없습니다.
auth_forbidden__link-other-event = 다른 토너먼트의 링크입니다.

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
