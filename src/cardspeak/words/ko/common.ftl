### How sentences and lists are put together, and what every page says. Audience: everybody.

language_name = 한국어
language_locale = ko-KR
place = { $number }위

sentences = { $first } { $then }
text = { $text }
items_and = { $items }, { $last }
items_or = { $items } 또는 { $last }

refusal_at = { $place }: { $said }
refusal_by-rule = { $said } [{ $rule }]
refusal_near = 혹시 ‘{ $near }’인가요?

place_file-line = { $file } { $line }행
place_line = { $line }행
place_line-item = { $line }행, { $field } { $item }
place_row = { $row }행

common_cancel = 취소
common_choose-event = 토너먼트를 선택하세요
common_close = 닫기
common_conflict = 다른 스태프가 먼저 변경했습니다. 새 내용을 확인하고 다시 시도하세요.
common_demo = 데모 속도
common_demo-pace = 데모: { $n }배속
common_demo-stop = 데모: 정지
common_done = 완료
common_drop = 전송 취소
common_dropped = 전송을 취소했습니다. 서버에 도착했는지는 ‘진행 기록’에서 확인하세요.
common_home = 홈
common_language = 언어
common_loading = 불러오는 중…
common_new-event = 새 토너먼트
common_no-event = 해당 토너먼트를 찾을 수 없습니다.
common_no-event-yet = 아직 토너먼트가 없습니다.
common_offline = 연결 끊김 – 다시 연결하는 중
common_page_books = 규정집
common_page_console = 콘솔
common_page_desk = 등록
common_page_floor = 플로어
common_page_house = 매장 관리
common_page_paper = 인쇄
common_page_structure = 스트럭처
common_page_wall = 전광판
common_pages = 화면
common_role_dealer = 딜러
common_role_director = 디렉터
common_role_floor = 플로어
common_role_owner = 운영자
common_role_player = 플레이어
common_role_registrar = 등록 담당
common_role_wall = 전광판
common_save = 저장
common_sign-out = 로그아웃
common_skip = 본문으로
common_ticket = 티켓 ({ $amount })
common_tickets = 티켓 { $n }장
common_unreached = 서버에 연결할 수 없습니다. 데이터는 안전합니다. 다시 시도해 주세요.
common_unsent = 전송 대기: { $what } – 다시 시도하는 중
count_entries = 기록 { $n }건
count_players = { $n }명
