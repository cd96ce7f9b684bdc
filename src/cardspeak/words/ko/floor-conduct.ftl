betting-structure_limit = 리밋
betting-structure_no-limit = 노 리밋
betting-structure_pot-limit = 팟 리밋

closing_board-returned = 보드가 덱에 들어감
closing_game-ended = 게임이 끝남
closing_table-moved = 테이블이 옮겨짐

conduct_additional-consequence = 함께 적용: { $what }.
conduct_any-language-between-hands = 핸드와 핸드 사이에는 어떤 언어든 쓸 수 있습니다.
conduct_appeal-can-overturn = { $by } 판정은 { $to } 권한으로 바꿀 수 있습니다.
conduct_ban-pending-independent-review = 참가 금지 처분은 독립된 제3자에게 재심을 맡깁니다. 그때까지는 보류합니다.
conduct_blinds-and-button = 블라인드 { $small }/{ $big }. 버튼은 { $name } 님입니다.
conduct_blinds-ante-and-button = 블라인드 { $small }/{ $big }, 앤티 { $ante }. 버튼은 { $name } 님입니다.
conduct_book-has-no-pause-rule = { $book }: 플로어를 기다리는 동안 테이블을 멈추는 규정이 없습니다.
conduct_cards-shown-after-hand = 핸드가 끝난 뒤 카드를 보여 줄 수 있습니다.
conduct_check-needs-no-review = 검토할 필요가 없는 체크입니다.
conduct_chip-penalty-last-resort = 칩은 시간 페널티를 집행할 수 없거나 효과가 없을 때만 몰수할 수 있습니다.
conduct_chips-forfeited-amount = 칩 { $chips } 몰수
conduct_chips-left-to-blind-off = { $name } 님의 칩은 남겨 두어 블라인드와 앤티를 내게 합니다.
conduct_conflicting-rule-prevails = { $rule } 조항은 { $others } 조항과 다르며, 뒤의 것이 우선합니다.
conduct_dealer-counts-pot-aloud = 딜러가 팟을 세어 합계를 말합니다.
conduct_dealer-handover-note = 교대하는 딜러가 다음 딜러에게 전합니다.
conduct_dealer-spreads-pot = 딜러가 팟의 칩을 펼치고 합계는 말하지 않습니다.
conduct_dealing-person-no-phone = 핸드를 딜하는 사람은 휴대폰을 쓰지 않습니다.
conduct_decision-pending = 결정 대기
conduct_device-allowed-no-live-hand = { $name } 님은 라이브 핸드가 없으므로 써도 됩니다.
conduct_device-off-the-table = 테이블 위에 두기: 안 됩니다.
conduct_device-sound-away-from-table = 소리: 테이블에서는 안 됩니다.
conduct_device-use-forbidden-now = { $name } 님은 지금 기기를 쓸 수 없습니다.
conduct_devices-allowed = 허용됩니다.
conduct_dispute-late-result-stands = 너무 늦었습니다({ $what }). 결과는 그대로입니다.
conduct_disqualified-chips-removed = { $name } 님의 칩({ $chips })을 게임에서 뺍니다. 팟에 넣은 칩은 그대로 둡니다. 좌석은 비게 됩니다.
conduct_duration-in-hands = { $hands }핸드
conduct_duration-in-minutes = { $minutes }분
conduct_entry-not-refunded = 바이인과 수수료는 돌려주지 않습니다.
conduct_event-cancel-or-modify = 이벤트를 취소하거나, 플레이어에게 공정한 방식으로 바꿀 수 있습니다.
conduct_eye-estimate-open-to-all = 눈으로 어림하는 것은 누구나 할 수 있습니다.
conduct_facing-bet-may-raise = { $name } 님이 더 내야 할 금액은 { $faced }이며 레이즈할 수 있습니다.
conduct_facing-bet-no-raise = { $name } 님이 더 내야 할 금액은 { $faced }이며 콜이나 폴드만 할 수 있습니다.
conduct_final-authority-holders = 최종 결정권자: { $roles }.
conduct_final-table-device-permission = 파이널 테이블에서는 디렉터의 허락이 있어야 합니다.
conduct_freeze-cards-and-chips = 아무도 카드나 칩을 움직이지 않습니다.
conduct_good-faith-error-stands = 선의로 내린 판정은 틀렸더라도 그대로 둡니다.
conduct_guest-limits-on-watching = 동반 손님은 { $name } 님의 핸드만 볼 수 있고 핸드에 대해 말하지 않습니다.
conduct_guest-may-stay = 반대하는 사람이 없으므로 동반 손님이 있어도 됩니다.
conduct_guest-must-leave = 동반 손님은 자리를 떠나야 합니다.
conduct_guide-audience = 대상: { $who }.
conduct_guide-decision-by-person = { $title }: { $option }. 결정 { $person } 님, 이유: { $reason }.
conduct_guide-title = { $title }.
conduct_hand-penalties-reduced-by-one = 핸드 수 페널티가 모두 한 핸드씩 줄었습니다.
conduct_hands-left-to-miss = { $name } 님의 남은 퇴석은 { $left }핸드입니다.
conduct_heads-up-showing-allowed = 헤즈업이고 피해를 볼 다른 사람이 없으므로 카드를 보여도 됩니다.
conduct_hearing-impaired-may-sign = { $name } 님은 청각에 어려움이 있어 수어를 써도 됩니다.
conduct_held-less-than-nuts = { $name } 님의 핸드는 유일한 넛이 아니었습니다.
conduct_held-only-nuts = { $name } 님의 핸드는 유일한 넛이었습니다.
conduct_item-removal-refused = { $name } 님이 벗기를 거부했습니다({ $item }). 페널티를 줄 수 있습니다.
conduct_item-removal-request = 스태프는 { $name } 님에게 벗어 달라고 할 수 있습니다: { $item } ({ $ground }).
conduct_item-removed = { $name } 님이 벗었습니다: { $item }.
conduct_kill-player-hand = { $name } 님의 핸드를 데드 처리합니다.
conduct_language-permitted = 여기서 쓸 수 있는 언어입니다: { $language }.
conduct_left-live-hand-not-dead = { $name } 님이 라이브 핸드를 두고 자리를 떴습니다. 그것만으로 핸드가 데드가 되지는 않습니다.
conduct_may-have-all-in-counted = { $name } 님은 { $other } 님의 올인에 액션할 차례이므로 세어 달라고 할 수 있습니다.
conduct_may-sit-without-playing = { $name } 님은 테이블에 앉아도 되지만 핸드는 플레이하지 않습니다.
conduct_minutes-away = { $minutes }분 퇴석
conduct_misdeal-counts-one-hand = 미스딜과 다시 한 딜은 한 핸드로 칩니다.
conduct_missed-hand-singular = { $number }핸드 퇴석
conduct_missed-hands-plural = { $number }핸드 퇴석
conduct_missed-rounds-as-hands = { $rounds }라운드 퇴석, { $hands }
conduct_no-penalty-in-progress = 진행 중인 페널티가 없습니다.
conduct_no-proxy-for-chips = 이 칩은 { $name } 님만 플레이할 수 있습니다. 다른 사람({ $by })은 안 됩니다.
conduct_none-yet = 아직 없음
conduct_not-facing-that-all-in = { $name } 님은 { $other } 님의 올인에 직면해 있지 않습니다.
conduct_notice-count-at-place = 안내 { $count }개, 장소: { $place }.
conduct_notice-shown-at-place = 게시 장소: { $place }.
conduct_nuts-check-not-soft-play = 유일한 넛으로 마지막에 체크한 것만으로 소프트 플레이는 아닙니다. 디렉터가 상황을 살핍니다.
conduct_offence-count = 위반 { $count }가지.
conduct_offender-earlier-entries = { $offence }: { $name } 님, 이전 기록 { $count }건.
conduct_offender-experienced = 경험: 초보자 아님.
conduct_offender-newcomer = 경험: 초보자.
conduct_offer-pot-spread-without-total = 칩이 보이도록 팟을 펼쳐 주겠다고 제안합니다. 합계는 말하지 않습니다.
conduct_only-acting-player-asks = 액션할 차례인 플레이어만 물을 수 있습니다.
conduct_only-these-languages-spoken = 여기서 쓸 수 있는 언어: { $languages }.
conduct_other-devices-house-rules = 다른 기기는 하우스 규칙을 따릅니다.
conduct_past-record-count = 지난 기록: { $count }건.
conduct_penalised-player-busted = { $name } 님은 칩이 없어 다른 플레이어와 똑같이 탈락합니다.
conduct_penalised-player-dealt-in-rule = 페널티 중인 플레이어에게도 카드를 나누고 블라인드와 앤티 등을 받습니다. 첫 딜이 끝나면 핸드를 데드 처리합니다.
conduct_penalty-mandatory-director-picks = { $offence }: 페널티를 주어야 합니다. 방법은 디렉터가 고릅니다.
conduct_penalty-minutes-left = { $name } 님에게 { $left }분 남았습니다.
conduct_penalty-optional-director-decides = { $offence }: 페널티를 줄 수 있습니다. 줄지, 어떻게 줄지는 디렉터가 정합니다.
conduct_penalty-posted-hand-killed = { $name } 님은 페널티 중입니다. 낸 칩 { $posted }, 핸드는 데드입니다.
conduct_penalty-seat-hand-killed = 그 좌석에도 카드를 나누고 다음을 냅니다: { $forced }. 딜이 끝나면 핸드를 데드 처리합니다.
conduct_penalty-time-remaining = { $name } 님은 페널티 중입니다: { $left } 남음.
conduct_penalty-with-decider = { $penalty }, 결정 { $person } 님
conduct_penalty-with-reason = { $penalty } ({ $reason })
conduct_phone-call-away-from-table = 통화: 테이블에서는 안 됩니다.
conduct_play-on-with-provisional-chips = 테이블에 계속 진행하라고 할 수 있습니다. 쟁점이 된 칩은 결정 전까지 임시로 둡니다.
conduct_player-dealt-out = { $name } 님에게는 카드를 나누지 않습니다.
conduct_player-disqualified = { $name } 님은 실격입니다.
conduct_player-hand-state = { $name } 님의 핸드 상태: { $state }.
conduct_player-has-no-penalty = { $name } 님에게 남은 페널티가 없습니다.
conduct_player-leaves-table = { $name } 님은 테이블을 떠납니다.
conduct_player-needs-watching = { $name } 님을 지켜봐야 합니다: { $offence }.
conduct_player-not-on-turn = { $name } 님의 차례가 아닙니다.
conduct_player-plays-own-chips = { $name } 님이 자기 칩을 플레이합니다.
conduct_player-was-warned = { $name } 님이 경고를 받았습니다: { $offence }.
conduct_posted-language-placeholder = 하우스가 게시한 언어
conduct_pot-count-refused-by-game = 이 게임에서는 팟을 세지 않습니다.
conduct_pot-not-spread = 팟을 펼치지 않습니다.
conduct_pot-spread-on-request = 요청하면 팟을 펼칠 수 있습니다.
conduct_pot-total = 팟은 { $pot }입니다.
conduct_preserve-results-so-far = 지금까지의 결과를 보관합니다.
conduct_proxy-may-play = { $name } 님 대신 플레이할 수 있는 사람: { $by }.
conduct_question-not-allowed-by-book = 규정집에 따라 이것은 물을 수 없습니다.
conduct_reason-stated = 밝힌 이유: { $reason }.
conduct_record-entry-count = { $name } 님의 기록 { $count }건.
conduct_record-entry-line = { $hand }번째 핸드: { $offence }, { $penalty }.
conduct_record-finding-without-replay = 알게 된 점을 기록합니다. 핸드를 다시 계산하지 않습니다.
conduct_record-outcomes-and-decider = 두 결과와 이유, 결정한 사람을 기록합니다: { $who }.
conduct_record-the-offence = 기록합니다: { $name } 님, { $offence }.
conduct_record-the-reason = 이유를 기록합니다.
conduct_repeat-removal-season-ban = 퇴장 { $removals }번째입니다. { $name } 님은 한 시즌 이상 참가할 수 없습니다. 끝나는 날을 입력하세요.
conduct_repeat-warning-disqualifies = 같은 위반으로 { $given }번째 경고입니다. { $name } 님은 실격입니다.
conduct_resume-same-point-after-ruling = 판정이 나오면 같은 지점에서 이어 갑니다.
conduct_return-next-hand = { $name } 님은 다음 핸드에 돌아올 수 있습니다.
conduct_review-outcome = { $name } 님의 검토 결과: { $outcome }.
conduct_role-picks-penalty-with-reason = 페널티를 고르고 이유를 말할 사람: { $role }.
conduct_rule-applied-unchanged = { $rule } 조항을 그대로 적용합니다.
conduct_rule-departure-with-reason = ‘{ $was }’ 대신: { $instead }. { $reason }.
conduct_ruling-corrected = 판정을 바로잡습니다.
conduct_ruling-is-final = { $role } 판정이 최종입니다.
conduct_ruling-request-expired = 그 팟에 대한 판정은 더 이상 요청할 수 없습니다.
conduct_ruling-request-still-open = 아직 판정을 요청할 수 있습니다.
conduct_ruling-request-timely = 요청이 제때 들어왔습니다.
conduct_seat-dealt-out = 그 좌석에는 카드를 나누지 않습니다.
conduct_sentence-for-offence = { $offence }: { $penalty }.
conduct_sentence-for-player = { $name } 님: { $penalty } ({ $offence }).
conduct_shown-cards-may-be-penalised = { $name } 님은 카드를 보여 페널티를 받을 수 있습니다. 핸드 상태: { $state }. 페널티는 핸드가 끝난 뒤 시작됩니다.
conduct_shown-hand-plays-on = { $name } 님의 핸드는 계속 진행합니다.
conduct_silent-device-not-forbidden = 다른 사람에게 들리지 않으면 금지하는 규정이 없습니다.
conduct_staff-counts-player-chips = { $name } 님의 칩은 딜러나 플로어가 셉니다. { $name } 님이 셀 의무는 없습니다.
conduct_stay-away-time-left = { $name } 님은 테이블에서 더 떨어져 있어야 합니다: { $left }.
conduct_step-away-no-live-hand = { $name } 님은 라이브 핸드가 없으므로 자리를 떠도 됩니다.
conduct_stepped-away-hand-dead = { $name } 님이 핸드 중에 자리를 떴습니다. 핸드는 데드이고 팟에 넣은 칩은 그대로 둡니다.
conduct_strategy-aid-away-from-table = 전략 도구: 테이블에서는 안 됩니다.
conduct_table-frozen-until-ruling = 판정이 나올 때까지 테이블을 그대로 둡니다.
conduct_table-not-held-for-ruling = 판정을 기다리라고 한 사람이 없습니다.
conduct_table-resumes-play = 멈춘 곳에서 테이블을 다시 진행합니다.
conduct_table-size-with-offender = 위반한 플레이어를 포함해 테이블에 { $players }명.
conduct_table-without-penalties = 이 테이블에 페널티 중인 사람이 없습니다.
conduct_tap-check-out-of-turn = { $name } 님의 차례가 아닙니다. 두드린 것은 차례가 아닌 체크입니다.
conduct_tap-facing-bet-floor-decides = 두드리는 것은 체크인데 { $name } 님이 직면한 벳은 { $bet }입니다. 무엇으로 볼지는 플로어가 정합니다.
conduct_tap-facing-bet-no-raise = 두드리는 것은 체크인데 { $name } 님이 직면한 벳은 { $bet }입니다. 콜이나 폴드만 할 수 있습니다.
conduct_tap-has-no-meaning = 여기서는 두드리는 것에 뜻이 없습니다.
conduct_tap-means-check = 테이블을 두드리면 체크입니다.
conduct_text-of-book = { $text }
conduct_time-penalties-follow-clock = 시간 페널티는 토너먼트 시계와 함께 갑니다.
conduct_time-penalties-reduced = 시간 페널티가 그만큼 줄었습니다.
conduct_undealt-cards-stay-hidden = 나오지 않은 카드는 보여 주지 않습니다.
conduct_unofficial-terms-own-risk = 공식이 아닌 말과 신호는 쓴 플레이어가 책임집니다.
conduct_vaping-left-to-director = 전자담배는 규정에 없습니다. 담배로 볼지는 디렉터가 정합니다.
conduct_warnings-toward-disqualification = { $name } 님은 이 일로 경고 { $limit }번 중 { $given }번을 받았습니다. 마지막 경고는 실격입니다.
conduct_word-clear-in-local-use = ‘{ $word }’: 쓰는 곳에서는 뜻이 충분히 분명합니다.
conduct_word-has-no-meaning = ‘{ $word }’: 여기서는 뜻이 없습니다.
conduct_word-is-official = ‘{ $word }’: 공식 용어입니다.

notice-place_check-in = 접수처
notice-place_console = 콘솔
notice-place_payout = 상금 지급처
notice-place_phone = 휴대폰
notice-place_rules = 규정집
notice-place_table = 테이블
notice-place_wall = 전광판

penalty-name_asked-to-stop = 중단 요청
penalty-name_barred = 출입 금지
penalty-name_chips = 칩 몰수
penalty-name_competition-refused = 대회 참가 거부
penalty-name_deal-void = 딜 무효
penalty-name_disqualification = 실격
penalty-name_disqualification-from-the-competition = 리그 실격
penalty-name_disqualification-from-the-league = 리그 자격 박탈
penalty-name_exclusion-from-future-events = 이후 이벤트 참가 금지
penalty-name_expulsion-from-the-competition = 대회 퇴출
penalty-name_league-points-forfeited = 리그 포인트 몰수
penalty-name_leave-the-area = 구역에서 퇴장
penalty-name_minutes = 시간 퇴석
penalty-name_missed-hands = 핸드 퇴석
penalty-name_missed-rounds = 라운드 퇴석
penalty-name_no-penalty = 페널티 없음
penalty-name_no-refund = 환불 없음
penalty-name_outstanding-prizes-lost = 미지급 상금 박탈
penalty-name_permanent-ban = 영구 출전 금지
penalty-name_pot-forfeited = 팟 몰수
penalty-name_prizes-forfeited = 상금 몰수
penalty-name_prizes-lost = 상금 박탈
penalty-name_prizes-of-the-night-lost = 당일 상금 박탈
penalty-name_removed-from-the-event = 이벤트 퇴장
penalty-name_ruled-to-be-collusion = 담합으로 판정
penalty-name_season-points-lost = 시즌 포인트 박탈
penalty-name_suspended-without-end = 무기한 출전 정지
penalty-name_suspension = 출전 정지
penalty-name_suspension-for-a-stated-period = 기간을 정한 출전 정지
penalty-name_venue-refused = 장소 출입 거부
penalty-name_waived = 면제
penalty-name_warning = 경고

removal-ground_distraction = 주의 분산
removal-ground_identification = 신원 확인

review_quashed = 취소
review_upheld = 유지
review_varied = 변경

role_account-manager = 어카운트 매니저
role_captain = 캡틴
role_dealer = 딜러
role_deputy = 대리인
role_director = 디렉터
role_events-director = 이벤트 디렉터
role_floor = 플로어
role_host = 호스트
role_league-office = 리그 사무국
role_management = 운영진
role_player = 플레이어
role_sponsor = 후원사
role_staff = 스태프
role_supervisor = 슈퍼바이저

spoken-language_english = 영어
spoken-language_korean = 한국어
penalty-name_several = { $penalties }
conduct_denominations-apart-largest-in-front = 액면별로 따로 쌓고, 가장 큰 액면은 모두가 볼 수 있게 앞에 둡니다.
offence = { $id ->
    [abuse] 폭언·학대
    [abuse-entrant] 다른 참가자에 대한 폭언·폭행(온라인 포함)
    [abuse-staff] 스태프에 대한 폭언·폭행(온라인 포함)
    [acted-before-amount] 베팅 금액이 분명해지기 전에 액션
    [advice] 핸드에 대한 조언을 주거나 받음
    [advised-or-criticised] 플레이에 대한 조언이나 비판
    [agreed-checkdown] 올인 상대로 체크다운 합의
    [asked-to-improve] 거듭된 태도 개선 요청
    [asking-advice] 자기 차례에 조언 요청
    [audible-device] 소리가 들리거나 방해가 되는 기기
    [bad-behaviour] 나쁜 행동
    [bet-the-pot] 팟 리밋이 아닌 게임에서 팟 선언
    [betting-out-of-reach] 딜러 손이 닿지 않는 곳에 베팅
    [big-chips-hidden] 큰 칩을 보이지 않게 둠
    [business-harm] 고의로 운영사 영업 방해
    [card-abuse] 카드를 던지거나 찢거나 구김
    [card-off-table] 카드를 테이블 밖으로 던짐
    [cards-concealed] 홀 카드를 숨김
    [cards-hidden] 플레이 중 카드가 보이지 않음
    [cards-off-table] 카드가 테이블을 벗어남
    [cash-on-table] 테이블 위 현금
    [cheating] 부정행위
    [chip-dumping] 칩 덤핑
    [chips-concealed] 칩을 숨김
    [chips-off-table] 칩을 테이블에서 치우거나 보이지 않게 함
    [chips-out-of-view] 칩을 보이지 않게 들거나 옮김
    [clutter] 테이블이나 주변을 어지럽힘
    [collusion] 담합
    [collusion-cheating] 담합 또는 부정행위
    [competing-business] 경쟁 사업 운영
    [concealed-cards] 카드가 완전히 보이지 않음
    [concealing-chips] 칩을 테이블에서 치워 숨김
    [conditional-statement] 조건을 단 액션 선언
    [deal-coercion] 딜 강요
    [dealer-phone] 딜하는 플레이어의 휴대폰 사용
    [deliberate-miscall] 고의로 핸드를 잘못 말함
    [deliberate-out-of-turn] 고의로 차례를 어김
    [device-advantage] 유리함을 주는 기기 사용
    [device-call-in-hand] 라이브 핸드 중 통화
    [device-delay] 게임을 늦추는 기기 사용
    [device-in-live-hand] 라이브 핸드 진행 중 기기·휴대폰 사용
    [device-mail-in-hand] 라이브 핸드 중 이메일
    [device-nuisance] 방해가 되는 기기
    [device-on-table] 테이블 위에 기기를 둠
    [device-talk-in-hand] 라이브 핸드 중 기기로 대화
    [device-text-in-hand] 라이브 핸드 중 문자
    [device-web-in-hand] 라이브 핸드 중 인터넷 사용
    [device-with-live-hand] 라이브 핸드를 든 채 기기 사용
    [disclosed-hand] 라운드가 끝나기 전에 핸드 공개
    [disclosing-folded-hand] 베팅이 끝나기 전에 폴드한 핸드 공개
    [disclosing-live-hand] 여러 명이 남은 팟에서 라이브 핸드 공개
    [discussed-hand] 라이브 핸드나 머크한 핸드에 대한 대화
    [discussed-strategy] 다른 사람과 전략 상의
    [discussing-hands] 액션이 남았을 때 핸드에 대한 대화
    [disrespect] 다른 사람이나 리그에 대한 무례
    [disruption] 진행 방해
    [disruptive-device] 게임을 방해하는 기기·카메라
    [disturbance] 다툼·고함·소란
    [dodged-blind] 고의로 블라인드 회피
    [duty-act-in-turn] 올바른 말과 신호로 차례에 액션하지 않음
    [duty-call-clock-when-warranted] 필요한 때 클락을 요청하지 않음
    [duty-cards-and-chips-visible] 카드가 안 보이거나 칩 정리 불량
    [duty-defend-right-to-act] 액션할 권리를 말없이 넘김
    [duty-follow-action] 액션을 따라가지 않음
    [duty-know-the-rules] 규정을 익히거나 지키지 않음
    [duty-make-intentions-clear] 의사를 분명히 하지 않음
    [duty-one-player-to-a-hand] 핸드를 혼자 플레이하지 않음
    [duty-orderly-event] 질서 있고 편안한 이벤트에 협조하지 않음
    [duty-proper-etiquette] 테이블 예절 위반
    [duty-protect-hand] 자기 핸드를 보호하지 않음
    [duty-remain-at-table] 라이브 핸드를 두고 테이블을 떠남
    [duty-report-offensive-behaviour] 차별·모욕 행위를 알리지 않음
    [duty-speak-up-on-mistakes] 실수를 보고도 말하지 않음
    [duty-table-all-cards] 쇼다운에서 카드를 모두 공개하지 않음
    [duty-timely-play] 너무 느린 플레이
    [duty-transfer-promptly] 다른 테이블로 가며 지체
    [duty-verify-card-count] 카드 수를 제때 확인하지 않음
    [duty-verify-registration-and-seat] 등록 정보나 좌석을 확인하지 않음
    [early-change] 벳에서 너무 일찍 거스름을 가져감
    [excessive-chatter] 지나친 잡담
    [exposed-cards] 액션이 남았을 때 카드 노출
    [exposed-own-hand] 고의로 자기 핸드 노출
    [exposing-muck] 머크의 카드를 뒤집음
    [false-hand] 고의로 거짓 핸드 선언
    [foreign-language] 테이블에서 영어가 아닌 언어 사용
    [foreign-object] 테이블 위에 다른 칩이나 물건을 둠
    [gave-advice] 핸드 플레이를 알려 줌
    [guest-breach] 동반 손님이 핸드를 보거나 조언하거나 이야기함
    [hand-hidden] 라이브 핸드가 잘 보이지 않음
    [harassment] 플레이어·스태프·디렉터를 거듭 괴롭힘
    [hidden-chips] 칩을 잘 보이지 않게 둠
    [house-device-breach] 하우스 기기 규정 위반
    [identity-obscured] 얼굴을 가리거나 방해되는 물건을 벗지 않음
    [illegal-substance] 불법 약물 사용
    [improper-behaviour] 호스트나 디렉터가 보기에 부적절한 행동
    [improper-deal] 일부를 빼거나 디렉터 모르게 한 딜
    [improper-discard] 머크에서 벗어나게 버림
    [improper-fold] 폴드 카드를 높이 던지거나 고의로 보임
    [inattention] 부주의로 문제를 일으킴
    [intoxication] 음주·약물에 취한 모습
    [left-table-with-live-hand] 라이브 핸드를 둔 채 자리를 뜸
    [live-hand-hidden] 라이브 핸드를 남이 볼 수 없게 둠
    [looking-through-discards] 버린 카드나 스텁을 살펴봄
    [misconduct-while-suspended] 정지 중에도 피해나 괴롭힘 지속
    [moved-during-floor-call] 플로어를 부른 동안 카드나 칩을 움직임
    [muck-retrieval] 머크에서 카드를 꺼냄
    [non-standard-fold] 콜할 것이 없거나 차례가 아닐 때 폴드
    [not-leaving-seat] 탈락 후 자리를 비우지 않음
    [obstructive-stacks] 방해가 되게 쌓은 칩
    [odd-chip-passed] 칩 업을 위해 남에게 자투리 칩을 줌
    [offensive-hygiene] 불쾌한 위생 상태
    [other-breach] 그 밖의 약관 위반이나 이벤트 피해
    [other-etiquette] 그 밖의 예절 위반
    [other-language] 핸드 중 영어가 아닌 언어 사용
    [out-of-turn] 차례가 아닐 때 액션
    [persistent-delay] 거듭된 게임 지연
    [phone-at-table] 테이블에서 휴대폰 사용
    [phone-call-at-table] 테이블에서 통화
    [points-manipulation] 매수·유인·압박으로 포인트나 순위 조작 시도
    [poor-visibility] 카드나 칩을 보거나 세기 어렵게 둠
    [profanity] 욕설·음란한 말
    [property-damage] 기물 파손
    [rabbit-hunting] 래빗 헌팅
    [read-untabled-hand] 공개하지 않은 핸드를 소리 내어 읽음
    [reading-untabled-hand] 공개하지 않은 핸드를 소리 내어 읽음
    [repeated-out-of-turn] 거듭 차례를 어김
    [showed-hand] 다른 사람에게 핸드를 보임
    [showing-cards] 라이브 핸드의 카드를 보임
    [silent-about-the-pot] 잘못된 금액이나 팟 지급을 보고도 말하지 않음
    [slow-transfer] 다른 테이블로 늦게 이동
    [soft-play] 소프트 플레이
    [splashing] 팟에 칩을 흩뿌림
    [stalling] 게임 지연
    [stating-hand] 베팅이 끝나기 전에 핸드를 말함
    [strategy-advice] 외부 전략 자료 사용
    [strategy-tool] 테이블에서 앱·차트 등 전략 도구 사용
    [talked-about-hand] 진행 중인 핸드에 대한 대화
    [threat] 손님이나 스태프 협박
    [thrown-cards] 카드를 던짐
    [tiny-chip] 큰 벳에 말없이 아주 작은 칩을 냄
    [tobacco] 토너먼트 구역에서 흡연·담배·전자담배
    [took-counsel] 핸드에 대해 상의함
    [touching-muck] 딜러가 아닌데 머크를 만짐
    [touching-others] 남의 몸·카드·칩을 불필요하게 만짐
    [touching-the-pot] 딜러가 아닌데 팟의 칩을 만짐
    [uncountable-stacks] 칩을 셀 수 없거나 큰 칩이 보이지 않게 둠
    [undeclared-logo] 신고하지 않은 후원사 로고 노출
    [unfair-influence] 부당하게 플레이에 영향을 주려 함
    [weapon] 무기 소지
    [wrong-seat] 남의 자리에 앉음
   *[other] { $title }
}
