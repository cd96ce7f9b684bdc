### Signing in. Audience: staff, and players whose link has expired.

sign-in_enter = 로그인
sign-in_first = 운영자 계정의 이름과 비밀번호를 입력하세요. 운영자는 모든 권한이 있고 스태프를 추가합니다.
sign-in_first-title = 환영합니다
sign-in_link-ended = 토너먼트가 끝나 이 링크가 만료되었습니다. 필요하시면 데스크에 새 링크를 요청해 주세요.
sign-in_link-gone = 더 이상 사용할 수 없는 링크입니다. 데스크에 새 링크를 요청해 주세요.
sign-in_name = 이름
sign-in_no-key = 아직 운영자 계정이 없습니다. 서버를 시작할 때 표시된 주소를 여세요.
sign-in_own = 운영자 계정 만들기
sign-in_password = 비밀번호
sign-in_password-hint = 8자 이상
sign-in_title = 로그인
sign-in_welcome = 규정대로 운영하는 라이브 포커 토너먼트.
