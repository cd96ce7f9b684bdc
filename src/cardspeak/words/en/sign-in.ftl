### Signing in. Audience: staff, and players whose link has expired.

sign-in_enter = Sign in
sign-in_first = Choose a name and a password for the owner account. The owner can do everything and adds the staff.
sign-in_first-title = Welcome
sign-in_link-ended = The event is over, and this link has expired. Ask at the desk if you need a new one.
sign-in_link-gone = This link is no longer valid. Ask at the desk for a new one.
sign-in_name = Name
sign-in_no-key = There is no owner account yet. Open the address that the server printed when it started.
sign-in_own = Create owner account
sign-in_password = Password
sign-in_password-hint = At least 8 characters
sign-in_title = Sign in
sign-in_welcome = Live poker tournaments, run by the book.
