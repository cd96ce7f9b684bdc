### What the command line prints: labels, columns, results. Audience: staff.

cli_accepted = 허용: { $limits }
cli_accepts-example = 예: { $limit }
cli_accepts-max = { $limit } 이하
cli_accepts-min = { $limit } 이상
cli_accepts-multiple = { $limit }의 배수
cli_accepts-of = { $of }
cli_accepts-sum = 합계 { $limit }
cli_adds-up = 모든 합계가 맞습니다
cli_after-entry = { $entry } 뒤
cli_also = 추가: { $said }
cli_announced = 발표 { $amount }
cli_answer = 답: { $line }
cli_ante-by = 앤티 { $amount }({ $by })
cli_asked = 설정: { $setting } = { $value }
cli_asked-of-layer = 설정: { $setting } = { $value } ({ $layer })
cli_bench = 벤치마크는 Cardspeak 소스에 들어 있습니다. 소스 폴더에서 실행하세요: make bench
cli_blinds = 블라인드 { $small }/{ $big }
cli_book-needs-settings = --book에는 --settings가 필요합니다. 그 밖에는 BOOK을 인수로 입력하세요.
cli_button-in = 버튼 { $seat }번 좌석
cli_button-in-empty-seat = 버튼 { $seat }번 좌석(빈 좌석)
cli_chips = 칩: 총 칩 { $in_play }, 플레이어 보유 { $counted }
cli_check-ok = 정상
cli_chips-before-and-after = 총 칩: 전 { $before }, 후 { $after }
cli_cited-as = 인용 번호 { $number }
cli_copied = 기록 { $n }건을 복사했습니다: { $to }
cli_could = 가능: { $options }
cli_deal = 딜 { $number }: { $about }
cli_deal-in-all = 합계 { $pool }, 방식: { $method }. 전원과 디렉터가 동의해야 합니다.
cli_dealer = 딜러
cli_demo-at = 데모 주소: { $page }
cli_does-not-hold = 오류: { $said }
cli_entries-in-all = … { $entries }, 남은 인원 { $players }
cli_entry = 기록 { $entry }
cli_event-result = { $event }: { $entries }, 남은 인원 { $players }
cli_expectations-met = 예상 { $n }건 중 { $met }건 일치
cli_fact = 사실: { $fact }
cli_failed = 불일치
cli_folder-not-shown = 폴더는 검사(--check)하거나 변환(--to)할 수 있습니다. 내용을 보려면 파일을 지정하세요.
cli_for-winner = 우승자 몫
cli_game = { $betting } { $game }
cli_go-together = { PARTICLE($options, forms: "은/는") } 함께 써야 합니다.
cli_guide = 안내: { $title } (? guide { $name })
cli_hand-about = 핸드 { $name }: { $about }
cli_hand-waits = 끝나지 않은 핸드, 다음 차례: { $step }
cli_hands-accounted-for = { $n }핸드, 모두 확인됨
cli_hands-to-look-into = { $n }핸드 중 { $bad }핸드 확인 필요
cli_imported = { $players }, { $levels }: { $to }
cli_main-pot = 메인 팟: { $amount }, 좌석 { $seats }
cli_money = 돈: 받은 금액 { $collected }, 프라이즈 풀 { $pool }, 발표 { $announced }, 지급 { $paid }
cli_name-a-book = 규정을 보려면 BOOK을 입력하세요.
cli_name-a-file = 명령 파일을 지정하거나, 표준 입력은 -를 입력하세요.
cli_needs = { $option }: { $other } 옵션이 필요합니다.
cli_no-book = ‘{ $question }’: 해당하는 규정이 없습니다.
cli_no-command = ‘{ $name }’ 명령을 찾을 수 없습니다.
cli_no-command-of = ‘{ $name }’ 명령을 찾을 수 없습니다. 명령: { $known }.
cli_no-event = 만든 토너먼트가 없습니다.
cli_no-hand-histories = .phh나 .phhs 파일을 찾을 수 없습니다.
cli_no-language = ‘{ $name }’: 다음 중에서 선택하세요: { $known }.
cli_not-applied = { $title } (적용 안 함)
cli_not-done = 실행 안 됨: { $what }
cli_not-together = { PARTICLE($option, forms: "은/는") } { PARTICLE($others, forms: "과/와") } 함께 쓸 수 없습니다.
cli_noted = 참고: { $practice }
cli_noted-times = 참고 { $n }건: { $practice }
cli_ok = 일치
cli_open = 선택 가능: { $option }
cli_our-reading = (Cardspeak의 해석: { $doubt })
cli_player = 플레이어 { $number }
cli_public-seed = 추첨에 공개된 시드를 썼습니다. ‘seed HEX’ 줄로 직접 정하세요.
cli_refused = { $kind }: { $said }
cli_refused-as-expected = 예상대로 거부됨: { $code }
cli_refused-at-column = { $kind } ({ $line }번째 줄 { $column }번째 칸): { $why }
cli_refused-at-line = { $kind } ({ $line }번째 줄): { $why }
cli_replaying = 재생 중
cli_result = 결과
cli_rewritten = { $name }: 다시 썼습니다
cli_rule = 규정: { $rule }
cli_rule-by-our-reading = 규정(Cardspeak의 해석): { $rule }
cli_ruled = 판정: { $ruling }
cli_rules-of = { $all } 중 { $own }
cli_same-hands = 같은 핸드 다시 보기: cardspeak hands --seed { $seed }
cli_side-pot = 사이드 팟 { $number }: { $amount }, 좌석 { $seats }
cli_sound = { $event }: 이상 없음, { $entries } 확인
cli_stays-for-winner = { $amount } 우승자 몫으로 남김
cli_struck-too = 더 이상 맞지 않아 함께 무효 처리: 기록 { $entry }: { $why }
cli_unsound = { $event }: 이상 있음, { $entries } 확인
cli_version = cardspeak { $version } (Python { $python }, 컴파일된 커널 사용)
cli_version-without-kernels = cardspeak { $version } (Python { $python }, 컴파일된 커널 없음: cardspeak[fast] 설치)
cli_workers-need-linux = --workers는 Linux에서만 쓸 수 있습니다. 다른 시스템에서는 프로세스가 포트를 함께 쓸 수 없습니다.
cli_wrong = 오류

column_after = 후
column_before = 전
column_behind = 남은 스택
column_book = 규정집
column_borne-out = 다음 핸드로 확인
column_builds-on = 기반
column_by-position = 순위대로
column_change = 증감
column_chips = 칩
column_could = 가능한 액션
column_from = 출처
column_hands = 핸드
column_kind = 종류
column_player = 플레이어
column_pot = 팟
column_rule = 규정
column_rules = 규정 수
column_says = 내용
column_seat = 좌석
column_setting = 설정
column_share = 몫
column_tabled = 공개한 핸드
column_title = 제목
column_verdict = 결과
column_why = 사유
column_wins = 우승 확률

count_levels = 레벨 { $n }개
place_column = { $column }번째 칸

refusal-kind_ambiguous = 선택 필요
refusal-kind_conflict = 충돌
refusal-kind_damaged = 손상됨
refusal-kind_not-kept = 저장 안 됨
refusal-kind_refused = 거부됨
refusal-kind_unlawful = 규정 위반
refusal-kind_unreadable = 읽을 수 없음

verify-check_chain = 체인
verify-check_draws = 추첨
verify-check_log = 기록
verify-check_rules = 규칙
verify-check_sales = 판매

## What an expectation in a floor script was not met by

expected_allowed-too = 추가로 허용됨: { $item }
expected_not-cited = 인용 안 됨: { $cite }
expected_not-offered = 선택지에 없음: { $option }
expected_not-said = 판정에 없음: { $item }
expected_nothing-ruled = 앞줄이 액션이나 질문이 아닙니다
expected_offered-too = 추가로 선택 가능: { $option }

## The server when it starts and stops

serve_in-network = 네트워크 주소: { $address }
serve_no-network = 네트워크에 연결되어 있지 않습니다. 매장 Wi-Fi에 연결하거나 핫스팟을 켠 뒤 다시 시작하세요.
serve_no-owner = 아직 운영자가 없습니다. 다음 주소를 여세요: { $page }
serve_not-encrypted = 암호화되지 않은 연결입니다. 같은 Wi-Fi에서 내용을 볼 수 있으니 Wi-Fi에 비밀번호를 설정하세요.
serve_port-in-use = 포트 { PARTICLE($port, forms: "을/를") } 쓸 수 없습니다: { $why }. --port로 다른 포트를 지정하세요.
serve_running = Cardspeak 실행 중: { $address }
serve_scan-to-check-in = ‘{ $event }’ 체크인 QR 코드:
serve_scan-to-open = 접속 QR 코드:
serve_stopped = 서버가 스스로 종료되었습니다.
serve_worker-died = 작업 프로세스가 종료되어(종료 코드 { $exit_code }) 새로 시작합니다.

## Files of other programs: what was changed or left out

import_busts-together = 같은 시각의 탈락: { $n }건. 파일과 같이 순위를 공유합니다.
import_chip-ups = 칩 업이 있는 휴식: { $n }회. 빠지는 칩과 시점은 Cardspeak가 계산합니다.
import_chops = 찹은 가져오지 않았습니다. 딜을 다시 제안하세요.
import_financials-left-out = 가져오지 않음: 재무 항목 { $name } { $amount }
import_formula = 포인트 계산식은 여기에 남기고 실행하지 않습니다: { $formula }
import_games-change = 레벨마다 바뀌는 게임은 가져오지 않았습니다: { $games }
import_left-out = 가져오지 않음: { $name }
import_left-out-of-players = 가져오지 않음: 플레이어 { $n }명의 { $name }
import_locked-seats = 고정 좌석: { $n }개. ‘lock seat’로 다시 고정하세요.
import_names-changed = 이름 { $n }개에서 줄바꿈과 넓은 공백을 공백 하나로 바꾸었습니다.
import_negative-amounts = 금액이 음수인 구매: { $n }건. 0으로 가져왔습니다.
import_not-entered = 구매가 없어 등록하지 않음: { $names }
import_paid-unclear = { $row }번째 행: 납부 여부가 분명하지 않아 납부로 처리했습니다: ‘{ $said }’.
import_prices = 파일에 가격이 { $n }가지 있습니다. 모두 첫 번째 가격을 씁니다.
import_seats-drawn-again = 좌석을 다시 추첨합니다. 파일에는 누가 어디에 앉았는지 남아 있지 않습니다.
import_table-size = { $seats }인 테이블을 { $size }인 테이블로 바꾸었습니다.
import_twice = 명단에 두 번 있음: { $player }
