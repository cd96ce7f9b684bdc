act_bet-facing-bet = 이미 벳이 있습니다. 레이즈만 할 수 있습니다.
act_bring-in = 브링인을 내거나 더 베팅해야 합니다.
act_bring-in__owed = 브링인을 내거나 더 베팅해야 합니다.
act_check-facing-bet = 벳이 있어서 체크할 수 없습니다.
act_forfeit = 콜 금액까지만 몰수할 수 있습니다.
act_no-raise = { $to_act }번 좌석은 콜이나 폴드만 할 수 있습니다. { $why }
act_no-raise__check = { $to_act }번 좌석은 체크나 폴드만 할 수 있습니다. { $why }
act_not-now = 지금은 할 수 없습니다({ $what }). 핸드가 기다리는 것: { $waits }.
act_nothing-to-call = 콜할 벳이 없습니다.
act_nothing-to-raise = 레이즈할 벳이 없습니다.
act_out-of-turn__seat = 이 플레이어의 차례가 아닙니다.
act_raise-too-large__raise-over-stack = 레이즈 한도를 넘었습니다.
act_raise-too-large = { PARTICLE($word, forms: "은/는") } 최대 { $most }까지입니다. 입력한 금액: { $to }.
act_raise-too-small = { PARTICLE($word, forms: "은/는") } 최소 { $least }부터입니다. 입력한 금액: { $to }.

amount_unreadable__not-chips = 금액이 아닙니다. 1600 또는 38.50처럼 써 주세요.
amount_too-fine = 소수 자릿수가 너무 많습니다.

card_duplicate__already-out = 같은 카드가 두 번 나왔습니다.
card_duplicate = 같은 카드가 두 번 나왔습니다.
card_not-in-deck = 이 덱에 없는 카드입니다.
card_unknown__out-of-range = 모든 카드를 입력하세요.
card_unknown = 모든 카드를 입력하세요.
card_unknown__rank = 모든 카드를 입력하세요.
card_unreadable = 카드를 읽을 수 없습니다: { $text }. 숫자({ $ranks })와 무늬({ $suits })를 As, Td처럼 쓰세요.

chips_not-whole__bet-not-whole = 칩 수를 정수로 입력하세요.
chips_unreadable__field-not-whole = 칩은 정수로 입력하세요.
chips_too-few__field-too-small = 칩이 부족합니다.
chips_none__no-denominations = 쓸 수 있는 칩이 없습니다.
chips_no-smaller = 더 작은 칩이 없습니다.
chips_none__to-look-at = 쓸 수 있는 칩이 없습니다.
chips_not-payable = 지금 있는 칩으로 낼 수 없는 금액입니다.
chips_not-whole = 칩 수를 정수로 입력하세요.
chips_odd = 가장 작은 칩으로 만들 수 없는 금액입니다.
chips_odd__amount = { PARTICLE($amount, forms: "은/는") } 가장 작은 칩({ $unit })으로 만들 수 없는 금액입니다.
chips_short = 그만큼의 칩이 없습니다.
chips_unreadable = 칩은 정수로 입력하세요.

deal_count = 몇 핸드, 또는 몇 명이 남을 때까지인지 입력하세요.
deal_no-board = 지금 깔 보드 카드가 없습니다.
deal_count__not-due = 몇 핸드, 또는 몇 명이 남을 때까지인지 입력하세요.
deal_count__street-count = { $street } 카드는 { $board_owed }장입니다. 입력한 카드: { $count }장.

deck_no-source = 스텁을 섞어야 합니다. 새 순서를 입력하세요.
deck_none = 덱이 없습니다. 나눈 카드를 입력하세요.

draw_not-held = 이 좌석에 그 카드가 없습니다.

equity_board = 보드는 최대 다섯 장입니다.
equity_hands = 에퀴티는 두 장짜리 핸드 두 개 이상으로 계산합니다.

event_differs = 실제로 일어난 일과 다릅니다.

fast_missing = 고속 모듈이 설치되지 않았습니다.

game_unknown__not-a-name = 게임을 찾을 수 없습니다.
game_unknown = { $name } 게임을 찾을 수 없습니다. 예: { $games }.

hand_card-count__badugi-card-count = 핸드의 카드 수가 맞지 않습니다.
hand_card-count = 핸드의 카드 수가 맞지 않습니다.
hand_card-count__high = 핸드의 카드 수가 맞지 않습니다.
hand_impossible = 한 덱에서 나올 수 없는 카드입니다.
hand_impossible__omaha = 한 덱에서 나올 수 없는 카드입니다.
hand_last-live = 마지막 라이브 핸드입니다.
hand_not-in-deck = 이 덱에는 6보다 낮은 카드가 없습니다.
hand_card-count__ranking-card-count = 핸드의 카드 수가 맞지 않습니다.
hand_unknown-cards = 이 핸드의 카드를 다 알 수 없습니다.

hands_unreadable = 핸드를 읽을 수 없습니다.

muck_all-in = 올인 후에는 라이브 핸드를 모두 공개합니다.
muck_not-held = 머크할 핸드가 없습니다.

open_cards-tell = 카드에 따라 먼저 시작할 사람이 정해집니다.

phh_action = 핸드 기록의 액션을 읽을 수 없습니다.
phh_own-differs__dues-differ = 액션이 저장된 것과 다릅니다.
phh_field = 이 종목에 없는 항목입니다.
phh_field__other-variant = 이 종목에 없는 항목입니다.
phh_many-hands = 파일에 핸드가 여러 개 있습니다.
phh_missing = 핸드 기록에 빠진 항목이 있습니다.
phh_own-differs = 액션이 저장된 것과 다릅니다.
phh_own-field = 자체 항목을 읽을 수 없습니다.
phh_own-version = 이 버전의 핸드 기록은 읽을 수 없습니다.
phh_player = 핸드 기록에서 플레이어를 찾을 수 없습니다.
phh_seats = 좌석은 버튼 왼쪽부터 시계 방향으로 한 번씩 적어야 합니다.
phh_toml = 핸드 기록을 읽을 수 없습니다.
phh_variant = 표준에 없는 종목입니다.

post_not-due = 다른 강제 벳이 먼저입니다.

pot_broken-chip = 지금 있는 칩으로 만들 수 없는 팟입니다.

push_not-due = 다음 칩은 다른 좌석에 갑니다.

ranking_unknown = 순위 방식을 찾을 수 없습니다.

rotation_count = 로테이션 수가 너무 적습니다.
rotation_no-such-leg = 로테이션에 없는 게임입니다.

seat_not-dealt-in__nobody-dealt-in = 이 핸드에 없는 플레이어입니다.
seat_unreadable__out-of-range = 좌석은 정수로 입력하세요.
seat_not-dealt-in__owes-not-dealt-in = 이 핸드에 없는 플레이어입니다.
seat_taken__shared = 이미 사용 중인 좌석입니다.
seat_too-few = 핸드에는 두 명이 필요합니다.
seat_too-many = 한 덱으로 하기에는 인원이 많습니다.
seat_unreadable = 좌석은 정수로 입력하세요.

setup_ante-by = 앤티를 그렇게 낼 수 없습니다.
setup_betting = 노 리밋, 팟 리밋, 리밋 중에서 선택하세요.
setup_blinds = 스몰 블라인드와 빅 블라인드가 필요합니다.
setup_blinds__reversed = 스몰 블라인드와 빅 블라인드가 필요합니다.
setup_bring-in = 브링인은 스몰 벳보다 클 수 없습니다.
setup_stacks = 좌석 번호별 칩을 입력하세요.
setup_stakes = 블라인드나 베팅 크기를 입력하세요.
setup_stakes__stud = 블라인드나 베팅 크기를 입력하세요.
setup_straddle = 토너먼트에는 스트래들이 없습니다.
setup_unknown-stakes = 알 수 없는 베팅 조건이 있습니다.

show_dead-hand__seat = 라이브 핸드가 없습니다.
show_not-held = 이 좌석에 그 카드가 없습니다.
show_tabled__seat = 이미 공개된 핸드입니다.
show_unknown__seat = 오픈한 카드를 입력하세요.

shuffle_wrong-cards = 새 스텁에는 기존 카드와 섞어 넣은 카드가 한 번씩 있어야 합니다.

toml_value = 저장할 수 없는 값입니다.

undo_nothing = 아직 아무도 액션하지 않았습니다.
equity_samples = 표본 수는 { $least } 이상의 정수여야 합니다.
equity_seed = 시드는 { $least } 이상의 정수여야 합니다.
deck_exhausted = 카드 { $wanted }장을 딜할 수 없습니다. 덱에 { $left }장 남았습니다.
phh_no-variant = PHH 표준에 { $betting } { $game } 종류가 없습니다.
phh_no-variant__of-theirs = PHH 표준에 { $betting } { $game } 종류가 없습니다. 자체 이름(own variants)을 허용하면 Cardspeak만 읽는 이름으로 쓸 수 있습니다.
card_unreadable__number = 카드를 읽을 수 없습니다: { $card }. 카드는 0부터 { $unknown }까지의 정수입니다.
seat_not-int = 좌석은 정수여야 합니다. 입력한 값: { $seat } ({ $name }).
raise-closed_no-chips-behind = { $seat }번 좌석에 남은 칩({ $stack })은 콜 금액을 넘지 않습니다.
raise-closed_only-bring-in = { $seat }번 좌석에 남은 칩({ $stack })으로는 브링인({ $due })만 할 수 있습니다.
raise-closed_nobody-to-call = 더 콜할 수 있는 플레이어가 없습니다.
raise-closed_not-reopened = { $seat }번 좌석이 액션한 뒤 벳이 { $grown } 늘었습니다. 베팅이 다시 열리려면 { $needed }만큼 늘어야 합니다.
raise-closed_capped = 레이즈 한도({ $cap }회)에 이르렀습니다.
act_no-cards__seat = { $seat }번 좌석은 이미 폴드했거나 데드 핸드입니다.

doing_act = 액션
doing_all-in = 올인
doing_bet = 벳
doing_board = 보드 카드
doing_bring-in = 브링인
doing_burn = 번
doing_call = 콜
doing_check = 체크
doing_deal = 딜
doing_draw = 드로우
doing_fold = 폴드
doing_forfeit = 몰수
doing_kill = 핸드 무효 처리
doing_muck = 머크
doing_opener = 오픈할 사람 지정
doing_post = 포스트
doing_push = 팟 지급
doing_raise = 레이즈
doing_show = 핸드 공개
doing_shuffle = 셔플
doing_wager = 벳

waits-for_act = 플레이어의 액션
waits-for_burn = 번 카드
waits-for_deal = 카드 딜
waits-for_draw = 카드 교환
waits-for_next-hand = 다음 핸드
waits-for_post = 블라인드와 앤티
waits-for_push = 팟 지급
waits-for_show = 핸드 공개나 머크
waits-for_shuffle = 스텁 셔플

street-name_draw = 드로우
street-name_fifth = 5번가
street-name_first-draw = 첫 번째 드로우
street-name_flop = 플랍
street-name_fourth = 4번가
street-name_predraw = 첫 베팅 라운드
street-name_preflop = 프리플랍
street-name_river = 리버
street-name_second-draw = 두 번째 드로우
street-name_seventh = 7번가
street-name_sixth = 6번가
street-name_third = 3번가
street-name_third-draw = 세 번째 드로우
street-name_turn = 턴
