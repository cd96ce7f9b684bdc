### 명령(과 그 부분)의 필드 설명. 대상: 직원.

help_after-power-cut_since = 정전이 시작된 시각.

help_announce-hand-for-hand_clock = 클락 정지 여부. 비워 두면 규정집대로.
help_announce-hand-for-hand_seconds = 핸드마다 클락에서 빼는 시간(초). 비워 두면 규정집의 시간.

help_announce-payouts_house-adds = 주최 측이 프라이즈 풀에 더하는 금액. 새틀라이트 티켓에 모자란 금액 등.
help_announce-payouts_prizes = 디렉터가 정한 순위별 상금. 비워 두면 토너먼트의 상금 배분대로.
help_announce-payouts_why = 주최 측이 더하는 사유. 티켓이 모자란 경우에는 필요 없음.

help_answer-call_ruling = 저장한 판정이 있으면 그 번호.

help_approve-deal_pays = 딜이 사적인 합의일 때 캡틴이 이 딜대로 지급하는지 여부.

help_arrive_chips = 스태프가 옮겼다면 도착해서 센 칩.

help_award-bounty_by = 마지막 칩을 가져간 엔트리. 나누고 남는 단위는 먼저 적은 쪽이 받음.
help_award-bounty_entry = 탈락한 사람.
help_award-bounty_hitman-elsewhere = 탈락시킨 사람이 이 테이블에 없었던 것이 맞음.
help_award-bounty_nobody = 누구인지 알 수 없음. 바운티는 우승자나 주최 측 몫으로 남음.

help_bag-chips_why-off = 합계가 총 칩과 다를 때 디렉터의 설명.

help_bag-stack_seal = 칩 백 번호.

help_balance_buttons = 두 테이블의 버튼 위치. 아직 알려지지 않은 경우.

help_begin-hands_go-on = 탈락자가 있어도 디렉터가 계속 진행함.

help_break-table_cards = 테이블에서 추첨한 경우: 엔트리별로 뽑은 카드.
help_break-table_seats = 호스트가 정한 좌석.
help_break-table_stack = 테이블에서 추첨한 경우: 섞은 좌석 카드, 맨 위부터.

help_bust-out_announced = 핸드 포 핸드를 알릴 때 진행 중이던 핸드.
help_bust-out_game = 진행한 게임. 비워 두면 레벨의 게임.
help_bust-out_given = 여러 테이블의 탈락자를 디렉터가 정한 순서로 매길 때, 높은 순위부터.
help_bust-out_hand = 핸드 포 핸드를 쓰지 않고 여러 테이블이 함께 한 핸드의 이름.
help_bust-out_hands-unknown = 보여 준 핸드가 없어 비교할 수 없음.
help_bust-out_hitman-elsewhere = 탈락시킨 사람이 다른 테이블에 있는 것이 맞음.
help_bust-out_orbit = 한 라운드가 한 바퀴를 뜻할 때, 이 테이블의 바퀴 이름.

help_button-at_button = 버튼 좌석. 빈 좌석일 수도 있음.
help_button-at_coming = 다음 핸드 기준. 아니면 진행 중이거나 막 끝난 핸드 기준.
help_button-at_game = 게임이 바뀌는 토너먼트에서 그 핸드의 게임.
help_button-at_small-blind = 스몰 블라인드 좌석. 버튼 왼쪽 첫 플레이어가 아닌 경우.

help_call-floor_entry = 부른 사람을 알면 그 엔트리.

help_cancel-event_notice = 참가자에게 언제 어떻게 알렸는지.

help_carried_chips = 집어 올릴 때 센 칩.

help_change-length_ends-now = 새 듀레이션보다 이미 더 진행했으므로 레벨이 바로 끝남을 확인.

help_change-stack_cause = pot, rebuy, add-on, penalty, correction 등.

help_colour-up_announced = 일정보다 앞서 디렉터가 알리고 하는 컬러업.
help_colour-up_cards = 손으로 나눈 칩 레이스 카드를 나눈 순서대로. 비워 두면 시드로 추첨.

help_correct-seat_chips = 플레이어 앞에 지금 있는 칩.
help_correct-seat_stack-right = 처음 스택이 맞았음.
help_correct-seat_swap-with = 같은 실수로 바른 좌석에 앉아 있어 좌석을 맞바꿀 엔트리.
help_correct-seat_table = 바른 좌석. 비워 두면 기록된 좌석.

help_count-hand_hands = 하나씩 세지 못했을 때 한꺼번에.

help_deal-hand_players = 플레이 방식의 이름. 자리에 없는 사람은 폴드.

help_declare-winner_chips = 우승자의 칩을 셌다면 그 수. 총 칩과 같아야 함.
help_declare-winner_left-over-to = 아무도 따지 못한 바운티를 받을 사람.

help_draw-button_cards = 좌석과 카드. 비워 두면 봉인된 시드로 추첨.

help_draw-cards_names = 호스트가 정할 때 뽑을 인원.

help_draw-seats_tables = 처음에 쓸 테이블 수. 비워 두면 엔트리에 필요한 만큼.

help_eliminated_by = 마지막 칩을 가져간 엔트리.
help_eliminated_cards = 핸드로 가리는 경우 들고 있던 카드.
help_eliminated_hand-rank = 카드 대신: 가장 좋은 핸드가 1, 같은 핸드는 같은 번호.
help_eliminated_stack = 핸드를 시작할 때의 칩. 같은 테이블에서 함께 탈락한 사람이 있으면 필요함.

help_end-event_first = 칩이 같은 선두가 여럿일 때 1위. 나머지 동률은 순위를 나눔.
help_end-event_left-over-to = 아무도 따지 못한 바운티를 받을 사람.
help_end-event_why = 끝까지 진행해야 하는 토너먼트라면 결정한 사람, 칩 수가 다르면 그 사유.

help_entry-terms_advertised-at = 참가비를 공지한 시각.
help_entry-terms_charge-lawful = 지역(주) 법의 참가비 허용 여부.
help_entry-terms_closes-at = 레벨로 정해지지 않을 때 레이트 레지 마감 시각.
help_entry-terms_fee-lawful = 그 법의 바이인 수수료 허용 여부.
help_entry-terms_freeroll = 무료라고 공지함.
help_entry-terms_give-up-stack = 규정집이 토너먼트에 맡긴 경우, 스택을 포기하고 리엔트리할 수 있는지 여부.
help_entry-terms_hosts = 시작 스택을 가져오는 호스트 수.
help_entry-terms_must-join = 비회원의 가입 필요 여부.
help_entry-terms_online = 온라인 등록 가능 여부.
help_entry-terms_target = 새틀라이트라면 목표 토너먼트.
help_entry-terms_utc-offset-minutes = 현지 시각이 UTC보다 앞선 시간(분).
help_entry-terms_venue-membership = 매장 자체 회원 자격의 필요 여부.

help_event-setup_capacity = 최대 엔트리. 0이면 제한 없음.
help_event-setup_day-ends-after = 스택을 칩 백에 담는 레벨. 0이면 디렉터가 정함.
help_event-setup_dealers = 전담 딜러가 딜링함. 아니면 플레이어가 딜링함.
help_event-setup_flight = 여러 첫 일차 가운데 어느 것인지(예: 1A). 모두 한 다음 일차로 이어짐.
help_event-setup_house = 규정집 위에 더한 하우스 룰 설정, 이름별로.
help_event-setup_late-levels = 규정집이 맡긴 경우 등록을 받는 마지막 레벨. 0이면 받지 않음.
help_event-setup_own-payout = 순위별 상금 비율, 만분율.
help_event-setup_payout = 상금 배분의 이름, 또는 own.
help_event-setup_payout-unit = 상금을 이 단위로 반올림.
help_event-setup_pool-cap = 현지 법이 허용하는 상금 최고액. 0이면 제한 없음.
help_event-setup_rebuys-each = 한 사람의 리바이나 리엔트리 횟수. 0이면 제한 없음.
help_event-setup_several-bags = 다음 일차: 여러 플라이트를 통과했을 때 가장 큰 스택만인지 모두인지.
help_event-setup_starts-at = 예정된 시작 시각.
help_event-setup_state = 상금에 관한 법이 지역마다 다를 때 매장이 있는 지역(주).
help_event-setup_tables = 매장에 있는 테이블 수. 0이면 필요한 만큼.
help_event-setup_tickets = 새틀라이트의 티켓 수. 0이면 프라이즈 풀로 정함.

help_exchange-found_chips = 칩 개수.
help_exchange-found_pay = 규정집이 정하지 않은 경우, 플레이어에게 바꿔 줄지 여부.

help_fill-card_filled-at = 채운 시각. 비워 두면 지금.

help_final-table_separate = 합석을 막아 둔 플레이어를 서로 붙지 않는 좌석에 앉힘.
help_final-table_size = 규정집이 선택을 맡긴 경우의 인원.

help_find-chips_owner = 알고 있으면 칩 주인의 엔트리.

help_flight-result_blinds = 그 레벨의 스몰 블라인드, 빅 블라인드, 앤티.
help_flight-result_by-value = 알려진 만큼 액면별로.
help_flight-result_chips = 칩 백에 든 모든 칩.
help_flight-result_elapsed-ms = 그 레벨에서 지난 시간.
help_flight-result_entries = 상금에 반영되는 엔트리, 리엔트리 포함.
help_flight-result_gone = 더 쓰지 않는 액면.
help_flight-result_level = 이어서 시작하는 레벨.
help_flight-result_log = 플라이트 로그의 해시(16진수).
help_flight-result_money = 받은 금액에서 환불과 플라이트에서 지급한 바운티를 뺀 금액.

help_give-back-ticket_amount = 지급한 금액 가운데 디렉터가 정산하는 만큼.
help_give-back-ticket_evidence = 리그가 인정한 서류.

help_give-prize_named = 핸드로 가릴 수 없을 때 디렉터가 동률 중에서 지정함.

help_hand-over_game = 게임이 바뀌는 토너먼트에서 다음 핸드의 게임.

help_held_chips = 빠지는 액면의 칩 수.
help_held_rest = 그 밖에 가진 칩. 비워 두면 마지막으로 알려진 수.

help_keep-apart_apart = 아니요를 고르면 다시 함께 앉을 수 있음.
help_keep-apart_by = 요청하는 사람의 자격.

help_keep-even_fast = 터보 등 빠른 형식.
help_keep-even_halt-at = 규정집이 정하지 않은 형식에서 테이블이 멈추는 부족 인원.
help_keep-even_late = 막바지에 들어섰음.

help_keep-ruling_book = 토너먼트의 규정집이 아닌 다른 규정집.
help_keep-ruling_call = 이 판정으로 답하는 호출.
help_keep-ruling_choice = 판정이 남겨 둔 선택 가운데 디렉터가 고른 것.
help_keep-ruling_line = 판정할 스크립트의 줄.
help_keep-ruling_script = 상황을 적은 플로어 스크립트.

help_kill-bad-beat_returns = 선두가 여럿일 때 호스트가 지정한 사람.

help_level_colour-up = 이 휴식에서 컬러업하는 액면.

help_note-absence_extend-minutes = 미리 알렸으므로 규정 시간보다 더 허락하는 분.
help_note-absence_hold = 플레이어가 칩을 그대로 두기를 요청함.
help_note-absence_often = 호스트가 보기에 자리를 자주 비움.

help_open-bad-beat_exception = 시간이 지난 뒤에 여는 사유.

help_open-table_entries = 규정집에 없거나 디렉터가 달리 정한 경우 옮길 사람.
help_open-table_fill = 다른 테이블의 플레이어를 옮겨 채움.
help_open-table_giving = 한 명씩 보내는 테이블. 비워 두면 모든 테이블.
help_open-table_table = 테이블 번호. 비워 두면 다음 번호.

help_pause-clock_override = 휴식으로만 멈출 수 있는 규정일 때 디렉터의 사유.

help_pay-bounty_amount = 일부만 지급할 금액. 돌려받으면 음수. 비워 두면 전액.

help_pay-prize_amount = 동률 가운데 한 명에게 디렉터가 정한 금액.
help_pay-prize_cash = 규정보다 적게 당일 현금으로 줄 금액.
help_pay-prize_form = 규정이 허용하는 만큼 현금으로, 또는 디렉터의 허락으로 전액 이체.

help_penalise_chips = 센 칩 수. 비워 두면 마지막으로 알려진 수.
help_penalise_earlier-removals = 리그 기록에 있는 다른 토너먼트의 퇴장 횟수.
help_penalise_ground = 칩을 빼는 것이 마지막 수단일 때 그 사유.
help_penalise_in-hand = 테이블에서 핸드가 진행 중이므로 세지 않음.

help_permits_allowed = 규정집에 딜에 관한 내용이 없을 때 디렉터의 결정.
help_permits_law = 현지 법의 딜 허용 여부.
help_permits_present = 논의할 때 디렉터나 대리인이 있었는지 여부.
help_permits_venue = 매장 규정의 딜 허용 여부.

help_person_barred = 오늘 유효한 출입 제한.
help_person_born = 생년월일(예: 1990-12-31). 확인만 하고 저장하지 않음.
help_person_data-given = 개인정보 제공 동의 여부.
help_person_joins = 지금 회원으로 가입함.
help_person_venue-approval = 승인한 매장 운영진.
help_person_waived = 디렉터가 신분증 확인을 면제하는 사유.

help_play-card-as-chips_agreed = 동의한 엔트리. 적지 않은 사람은 동의하지 않은 것.

help_post-absent_won-by = 칩을 세는 경우 팟을 가져간 엔트리.

help_propose-deal_chips = 엔트리별 칩 수. 합계가 총 칩과 같으면 그때부터 모두의 스택이 됨.
help_propose-deal_shares = custom일 때 각자 받는 금액.
help_propose-deal_unit = 몫을 이 단위로 반올림. 0이면 상금 단위.
help_propose-deal_why-off = 칩 수가 총 칩과 다를 때 디렉터의 설명.

help_push-dealers_forced = 레벨이나 휴식이 가까워 보류된 딜러 교대를 하는 사유.

help_raise-dispute_acts = 다음 핸드에서 차례대로 한 액션.
help_raise-dispute_on-break = 그 핸드 뒤에 휴식이 시작됨.
help_raise-dispute_pushed-at = 팟을 지급한 시각.

help_re-enter_stack = 포기한 칩을 센 수. 비워 두면 마지막으로 알려진 수.

help_reannounce-payouts_house-adds = 주최 측이 프라이즈 풀에 더하는 금액.
help_reannounce-payouts_why = 프라이즈 풀이 발표와 달라진 경우에는 필요 없음.

help_rebuy_next-hand-begun = 칩을 잃은 뒤 테이블에서 다음 핸드가 시작되었는지 여부.
help_rebuy_stack = 플레이어 앞에 있는 칩.

help_redeem-card_all-in-at = 모두 잃은 사람이라면 올인을 선언한 시각.
help_redeem-card_shuffled = 그 뒤 다음 셔플이 시작되었는지 여부.

help_redraw_tables = 비워 두면 모든 테이블.

help_register_alternate = 좌석이 있어도 대기함.
help_register_exception = 등록 마감 뒤에 디렉터가 받아 주는 사유.
help_register_placeholder = 늦게 온 사람이 앉을 좌석에 내놓은 스택의 남은 칩.
help_register_sign-up = 다른 이름으로 신청했다면 그 이름.

help_release-all-in_early = 그 전에 계속하라는 플로어의 지시.

help_release-alternate_why = 아직 등록을 받는 동안이라면 디렉터의 사유.

help_remove-leaver_left-for-good = 아무도 말하지 않았다면 디렉터가 확인함.

help_seat-alternate_entry = 비워 두면 다음 대기자.

help_seating-call_absent = 좌석은 있지만 자리에 없는 엔트리.

help_serve-penalty_hands = 치른 핸드 수. 비워 두면 남은 전부.

help_set-level_run = 그 뒤 클락 진행 여부. 비워 두면 지금 그대로.

help_settle-card_stack = 핸드 뒤 플레이어의 칩. 스탬프 카드가 필요 없었다면 그 칩은 빼고.

help_stop-event_chips = 남은 모든 엔트리의 칩 수.
help_stop-event_decided-by = 끝까지 진행해야 하는 토너먼트라면 결정한 운영진.
help_stop-event_equals = 칩이 같을 때: 같은 순위, 또는 디렉터가 정한 순서.
help_stop-event_hand = 진행 중이던 핸드의 처리 방법.
help_stop-event_money = 남은 상금을 나누는 방법. 어느 규정집에도 없음.
help_stop-event_why-off = 칩 수가 총 칩과 다를 때 디렉터의 설명.

help_substitute_consent = 디렉터가 동의함.
help_substitute_in-person = 참가자가 직접 대신할 사람을 지정함.
help_substitute_name = 엔트리를 넘겨받는 사람.
help_substitute_player = 새 사람을 구분하는 이름. 비워 두면 이름 그대로.

help_survivor_bounty = 이 플레이어에게 걸린 바운티.
help_survivor_by-value = 액면별로 셌다면 칩 백의 칩.

help_suspend-play_resumes-at = 다시 시작하는 시각. 아직 정하지 않았으면 비워 둠.

help_take-hidden_moving = 다른 테이블로 옮기는 중.

help_take-off_chips = 센 칩 수. 세지 않았으면 마지막으로 알려진 수.
help_take-off_choice = 규정집이 정한 대로 pick up, pick up early, disqualify 중 하나.

help_take-seat_by = 스태프가 배정하면 host.

help_wanted_credits = 새틀라이트: 티켓이 되지 못한 금액 가운데 투어 크레딧으로 주는 금액.
help_wanted_least = 최저 상금. 모자라면 입상 인원을 줄임.
help_wanted_places = 입상 인원. 0이면 상금 배분대로.

help_withdraw_consent = 규정집이 요구하면 디렉터가 동의함.
help_withdraw_refund = 규정집이 허용하는 환불을 요청함.
