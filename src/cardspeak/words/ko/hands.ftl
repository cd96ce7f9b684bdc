### A hand in words, action by action, and hand histories compared with their replay. Audience: staff.

ante-by_big-blind = 빅 블라인드
ante-by_button = 버튼
ante-by_everyone = 전원

betting-name_limit = 리밋
betting-name_no-limit = 노 리밋
betting-name_pot-limit = 팟 리밋

game-name_ace-to-five-triple-draw = 에이스 투 파이브 트리플 드로우
game-name_badugi = 바둑이
game-name_deuce-to-seven-single-draw = 듀스 투 세븐 싱글 드로우
game-name_deuce-to-seven-triple-draw = 듀스 투 세븐 트리플 드로우
game-name_five-card-draw = 파이브 카드 드로우
game-name_five-card-omaha = 파이브 카드 오마하
game-name_five-card-omaha-hi-lo = 파이브 카드 오마하 하이로우
game-name_hold-em = 홀덤
game-name_omaha = 오마하
game-name_omaha-hi-lo = 오마하 하이로우
game-name_razz = 래즈
game-name_seven-card-stud = 세븐 카드 스터드
game-name_seven-card-stud-hi-lo = 세븐 카드 스터드 하이로우
game-name_short-deck = 숏덱

history_cards-unknown = 쇼다운까지 모든 액션이 규정에 맞습니다. { $seats }번 좌석의 카드를 알 수 없습니다.
history_differ = { $what }: 재생 결과와 다릅니다({ $seats }).
history_ends-before = 모든 액션이 규정에 맞습니다. 핸드가 끝나기 전에 파일이 끝났습니다. 다음 차례: { $step }.
history_lawful = 모든 액션이 규정에 맞고 핸드가 끝났습니다.
history_odd-chip = 나눈 팟의 자투리 칩 { PARTICLE($amount, forms: "이/가") } 다른 승자에게 갔습니다.
history_rake = 팟 { $pot }의 승자가 { PARTICLE($short, forms: "을/를") } 덜 받았습니다. 레이크 { $percent }%입니다.
history_same = { $what }: 재생 결과와 같습니다.
history_seat-differs = { $seat }번 좌석 { $gap }
history_uncalled = 콜이 없어 돌려준 { PARTICLE($amount, forms: "을/를") } 파일에서는 딴 것으로 계산했습니다.
history_unknown-cards = 팟 { PARTICLE($pot, forms: "이/가") } 카드를 알 수 없는 라이브 핸드에 갔습니다.
history_unknown-cards-and-rake = 팟 { PARTICLE($pot, forms: "이/가") } 카드를 알 수 없는 라이브 핸드에 갔고, 그중 { PARTICLE($rake, forms: "은/는") } 레이크입니다.
history_unpaid-ante = { $seats }번 좌석의 앤티 { PARTICLE($amount, forms: "이/가") } 파일에는 있지만 팟에 들어가지 않았습니다.

history-reason_ante-not-paid = 내지 않은 앤티
history-reason_every-action-lawful = 모든 액션이 규정에 맞음
history-reason_finishing-stacks = 최종 스택
history-reason_odd-chip = 자투리 칩
history-reason_rake = 레이크
history-reason_the-file-ends-before-the-hand = 핸드가 끝나기 전에 파일 끝
history-reason_uncalled-bet-counted = 콜이 없던 벳 포함
history-reason_unknown-cards = 알 수 없는 카드
history-reason_unknown-cards-at-the-showdown = 쇼다운의 알 수 없는 카드
history-reason_winnings = 딴 금액

house-practice_hidden-all-in = 올인 뒤에도 핸드를 공개하지 않거나 머크함
house-practice_raise-completes = 숏 올인 뒤의 레이즈는 풀 벳까지 채움
house-practice_short-all-in-reopens = 숏 올인이 베팅을 다시 엶
house-practice_ties-by-seat = 공개된 핸드가 같으면 무늬가 아니라 좌석 순서로 액션
house-practice_told-opener = 알 수 없는 업 카드가 있어 파일에 적힌 사람이 먼저 액션

played_bets = 벳 { $amount }
played_board = 보드 { $cards }
played_brings-in = 브링인 { $amount }
played_burn = 번 카드 { $cards }
played_calls = 콜, { $amount } 추가
played_checks = 체크
played_draws = { $n }장 드로우, 버린 카드 { $cards }
played_folds = 폴드
played_forfeits = 폴드, { $amount } 몰수
played_has-dead-hand = 데드 핸드
played_has-dead-hand-because = 데드 핸드: { $why }
played_is-dealt = 받은 카드 { $cards }
played_is-dealt-face-up = 받은 업 카드 { $cards }
played_main-pot = 메인 팟
played_mucks = 머크
played_new-stub = 새 스텁 { $n }장
played_opens-by-dealer = 딜러 지시로 첫 액션
played_posts = { $kind } { $amount }
played_raises = 레이즈 { $amount }
played_shows = { $cards } 공개
played_side-pot = 사이드 팟 { $number }
played_stands-pat = 스탠드 팻
played_takes-back = { $amount } 돌려받음
played_wager-stands = 판정으로 { $amount } 유효
played_wins-high = { $pot } 하이 { $amount } 획득
played_wins-low = { $pot } 로우 { $amount } 획득
played_wins-pot = { $pot } { $amount } 획득

verdict_agrees = 일치
verdict_broken = 오류
verdict_explained = 설명됨
verdict_no-result-recorded = 결과 기록 없음
verdict_unexplained = 설명 안 됨
