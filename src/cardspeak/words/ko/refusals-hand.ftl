act_bet-facing-bet = 이미 벳({ $bet_level })이 있습니다. 레이즈만 할 수 있습니다.
act_bring-in = { $to_act }번 좌석은 브링인({ $bring_in_due })을 내야 하며 폴드할 수 없습니다.
act_bring-in__owed = 먼저 브링인({ $bring_in_due })을 내거나 더 베팅해야 합니다.
act_check-facing-bet = { $to_act }번 좌석은 벳({ $bet_level })을 받은 상태라 체크할 수 없습니다. 콜하려면 { PARTICLE($to_call, forms: "을/를") } 더 냅니다.
act_forfeit = 몰수할 수 있는 금액은 1에서 { $to_call }까지입니다. 입력한 값: { $amount }.
act_no-raise = { $to_act }번 좌석은 콜이나 폴드만 할 수 있습니다. { $why }
act_no-raise__check = { $to_act }번 좌석은 체크나 폴드만 할 수 있습니다. { $why }
act_not-now = 지금은 할 수 없습니다({ $what }). 핸드가 기다리는 것: { $waits }.
act_nothing-to-call = { $to_act }번 좌석에는 콜할 벳이 없습니다.
act_nothing-to-raise = 레이즈할 벳이 없습니다.
act_out-of-turn__seat = { $seat }번 좌석은 액션할 수 없습니다. { $to_act }번 좌석의 차례입니다.
act_raise-too-large__raise-over-stack = { $to_act }번 좌석의 남은 칩은 { $stack }이므로 총액 { PARTICLE($to, forms: "을/를") } 낼 수 없습니다.
act_raise-too-large = { PARTICLE($word, forms: "은/는") } 최대 { $most }까지입니다. 입력한 값: { $to }.
act_raise-too-small = { PARTICLE($word, forms: "은/는") } { $least } 이상이어야 합니다. 입력한 값: { $to }.

amount_unreadable__not-chips = 칩 금액을 읽을 수 없습니다: { $text }. 1600 또는 38.50처럼 쓰세요.
amount_too-fine = 소수 { $decimals }자리까지 입력했습니다. { $most_decimals }자리까지 읽을 수 있습니다.

card_duplicate__already-out = { $name }: 이미 나온 카드입니다.
card_duplicate = { $face }: 같은 카드가 두 번 나왔습니다. 덱에는 한 장뿐입니다.
card_not-in-deck = { $name }: 숏 덱에 없는 카드입니다.
card_unknown__out-of-range = 모든 카드는 { $lowest_card }부터 51까지의 수여야 합니다.
card_unknown = 여기서는 모르는 카드를 쓸 수 없습니다. 어떤 카드인지 입력하세요.
card_unknown__rank = 모르는 카드의 높낮이는 따질 수 없습니다. 어떤 카드인지 입력하세요.
card_unreadable = 카드를 읽을 수 없습니다: { $text }. 숫자({ $ranks })와 무늬({ $suits })를 As, Td처럼 쓰세요.

chips_not-whole__bet-not-whole = 벳은 정수로 입력하세요. 입력한 값: { $to }.
chips_unreadable__field-not-whole = { $least } 이상의 정수를 입력하세요({ $field }). 입력한 값: { $number }.
chips_too-few__field-too-small = { $least } 이상이어야 합니다({ $field }). 입력한 값: { $value }.
chips_none__no-denominations = 낼 수 있는 칩 액면이 없습니다.
chips_not-payable = { PARTICLE($amount, forms: "은/는") } { $values } 칩으로 낼 수 없습니다. 가까운 금액: { $below }, { $above }.
chips_not-whole = 칩은 정수로 입력하세요({ $field }). 입력한 값: { $value }.
chips_odd = { PARTICLE($to, forms: "은/는") } 사용 중인 가장 작은 칩({ $unit })으로 만들 수 없습니다.
chips_odd__amount = { PARTICLE($amount, forms: "은/는") } 사용 중인 가장 작은 칩({ $unit })으로 만들 수 없습니다.
chips_short = { $value } 칩은 { $have }개뿐입니다. 필요한 칩: { $count }개.
chips_unreadable = 칩을 읽을 수 없습니다: { $word }. 액면과 개수를 1000x2처럼 쓰세요.

deal_count = { $seat }번 좌석이 받을 카드는 { $owed }장입니다. 입력한 카드: { $wanted }장.
deal_no-board = 지금 깔 보드 카드가 없습니다.
deal_count__not-due = 기록에 나눌 차례가 아닌 카드가 있습니다.
deal_count__street-count = { $street } 카드는 { $board_owed }장입니다. 입력한 카드: { $count }장.

deck_no-source = 스텁을 섞어야 합니다. 새 순서를 입력하세요.
deck_none = 덱이 없습니다. 나눈 카드를 입력하세요.

draw_not-held = { $seat }번 좌석에 { $face } 카드가 없습니다.

equity_board = 보드는 최대 5장입니다.
equity_hands = 에퀴티는 2장짜리 핸드 2개에서 { $most_players }개까지 계산합니다.

event_differs = { $event }: 있을 수 없습니다. { $instead }.

fast_missing = 핸드를 배열로 계산하려면 numpy가 필요합니다. 설치: pip install 'cardspeak[fast]'

game_unknown__not-a-name = 게임은 이름으로 입력하세요. 입력한 값: { $name }.
game_unknown = { $name } 게임을 찾을 수 없습니다. 예: { $games }.

hand_card-count__badugi-card-count = 바둑이 핸드는 4장입니다. 입력한 카드: { $count }장.
hand_card-count = { $name }: 홀 카드 { $held }장과 보드 카드 { $shared }장으로는 핸드를 따질 수 없습니다.
hand_card-count__high = 핸드는 카드 5~7장으로 따집니다. 입력한 카드: { $count }장.
hand_impossible = 한 덱에서 나올 수 없는 카드입니다.
hand_impossible__omaha = 오마하 핸드가 될 수 없는 카드입니다.
hand_last-live = { $seat }번 좌석의 핸드는 마지막 라이브 핸드라 그렇게 할 수 없습니다({ $done }).
hand_not-in-deck = 이 덱에는 6보다 낮은 카드가 없습니다.
hand_card-count__ranking-card-count = { $ranking } 핸드는 { $counts }~{ $counts2 }장입니다. 입력한 카드: { $shape }장.
hand_unknown-cards = { $seat }번 좌석의 핸드는 모르는 카드가 있어 읽을 수 없습니다.

hands_unreadable = 핸드는 한 줄에 하나씩 정수로 입력하세요.

muck_all-in = { $seat }번 좌석은 머크할 수 없습니다. 올인 후에는 라이브 핸드를 모두 공개합니다.
muck_not-held = { $seat }번 좌석에 머크할 핸드가 없습니다.

open_cards-tell = { $seat }번 좌석은 먼저 시작할 수 없습니다. 카드에 따르면 { $to_act }번 좌석입니다.

phh_action = { $strip } 액션을 읽을 수 없습니다: { $why }.
phh_own-differs__dues-differ = { $name }: { $own_field }dues 및 베팅 조건과 다릅니다.
phh_field = { $name } 값이 { $wanted } 형식이어야 합니다. 입력한 값: { $value }.
phh_field__other-variant = { $name }: 종목 { $code }에 없는 항목입니다.
phh_many-hands = 파일에 핸드가 { $count }개 있습니다. 1개여야 합니다.
phh_missing = 핸드 기록에 빠진 항목이 있습니다: { $name }.
phh_own-differs = 액션이 _cardspeak_log 기록과 다릅니다: { $why }.
phh_own-field = { $own_field }{ $name } 항목을 읽을 수 없습니다: { $error }.
phh_own-version = 파일의 버전은 { $get }입니다. 버전 { $version }만 읽을 수 있습니다.
phh_player = { $number }번 플레이어가 없습니다. 1에서 { $players } 사이로 입력하세요.
phh_seats = 좌석은 버튼 왼쪽부터 시계 방향으로 한 번씩 적어야 합니다.
phh_toml = { $line }번째 줄은 올바른 TOML이 아닙니다: { $reason }.
phh_variant = { $code }: 표준에 없는 종목입니다. 종목: { $variants }.

post_not-due = 다음 강제 벳은 { $seat }번 좌석의 { $kind } { $amount }입니다.

pot_broken-chip = 팟 { PARTICLE($amount, forms: "은/는") } { $unit } 칩으로 만들 수 없습니다.

push_not-due = 다음 칩은 { $due }번 좌석에 갑니다.

ranking_unknown = 핸드 순위 방식을 찾을 수 없습니다: { $ranking }.

rotation_count = { $field }: { $least } 이상이어야 합니다.
rotation_no-such-leg = { $name2 } 로테이션에 { $name } 게임이 없습니다.

seat_not-dealt-in__nobody-dealt-in = { $seat }번 좌석은 이 핸드에 카드를 받지 않았습니다.
seat_unreadable__out-of-range = 좌석은 0에서 { $last_seat }까지의 정수입니다. 입력한 값: { $value }.
seat_not-dealt-in__owes-not-dealt-in = { $seat }번 좌석은 낼 것이 있는데({ $kind }) 카드를 받지 않습니다.
seat_taken__shared = 두 플레이어가 한 좌석에 앉을 수 없습니다.
seat_too-few = 핸드에는 2명 이상이 필요합니다.
seat_too-many = { $players }명에게는 카드 { $needed }장이 필요한데 덱은 { $cards }장입니다.
seat_unreadable = 좌석은 정수로 입력하세요. 입력한 값: { $seat }.

setup_ante-by = 앤티를 내는 방식: { $get_args }. 입력한 값: { $ante_by }.
setup_betting = 노 리밋, 팟 리밋, 리밋 중에서 선택하세요.
setup_blinds = 스몰 블라인드와 빅 블라인드를 입력하세요. 입력한 값: { $blinds }.
setup_blinds__reversed = 스몰 블라인드({ $small_blind })가 빅 블라인드({ $big_blind })보다 큽니다.
setup_bring-in = 브링인은 스몰 벳보다 클 수 없습니다.
setup_stacks = 좌석 번호별 칩을 입력하세요.
setup_stakes = 블라인드나 베팅 크기를 입력하세요.
setup_stakes__stud = 스터드에는 스몰 벳이 필요합니다.
setup_straddle = 토너먼트에는 스트래들이 없습니다.
setup_unknown-stakes = 알 수 없는 베팅 조건입니다: { $unknown }.

show_dead-hand__seat = { $seat }번 좌석의 핸드는 데드입니다.
show_not-held = { $seat }번 좌석에 { $name } 카드가 없습니다.
show_tabled__seat = { $seat }번 좌석의 핸드는 이미 공개되었습니다.
show_unknown__seat = { $seat }번 좌석이 공개하는 카드를 입력하세요.

shuffle_wrong-cards = 새 스텁에는 기존 스텁의 카드와 섞어 넣은 카드가 한 장씩 모두 있어야 합니다.

toml_value = TOML로 쓸 수 없는 값입니다: { $value }.

undo_nothing = 아직 아무도 액션하지 않았습니다.
equity_samples = 표본 수는 { $least } 이상의 정수여야 합니다.
equity_seed = 시드는 { $least } 이상의 정수여야 합니다.
deck_exhausted = 카드 { $wanted }장을 나눌 수 없습니다. 덱에 { $left }장 남았습니다.
phh_no-variant = PHH 표준에 { $betting } { $game } 종류가 없습니다.
phh_no-variant__of-theirs = PHH 표준에 { $betting } { $game } 종류가 없습니다. 자체 이름(own variants)을 허용하면 Cardspeak만 읽는 이름으로 쓸 수 있습니다.
card_unreadable__number = 카드를 읽을 수 없습니다: { $card }. 카드는 0부터 { $unknown }까지의 정수입니다.
seat_not-int = 좌석은 정수여야 합니다. 입력한 값: { $seat } ({ $name }).
raise-closed_no-chips-behind = { $seat }번 좌석에 남은 칩({ $stack })은 콜 금액을 넘지 않습니다.
raise-closed_only-bring-in = { $seat }번 좌석에 남은 칩({ $stack })으로는 브링인({ $due })만 할 수 있습니다.
raise-closed_nobody-to-call = 더 콜할 수 있는 플레이어가 없습니다.
raise-closed_not-reopened = { $seat }번 좌석이 액션한 뒤 벳이 { $grown } 늘었습니다. 베팅이 다시 열리려면 { $needed } 늘어야 합니다.
raise-closed_capped = 레이즈 한도({ $cap }번)에 이르렀습니다.
act_no-cards__seat = { $seat }번 좌석은 이미 폴드했거나 데드 핸드입니다.

doing_act = 액션
doing_all-in = 올인
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
