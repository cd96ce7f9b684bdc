### Staff, devices and links. Audience: owners and directors.

house_add = Add
house_add-staff = Add staff
house_added = { $name } was added.
house_changed = Saved.
house_copied = Copied.
house_copy = Copy the address
house_devices = Devices
house_devices-hint = Browsers that are signed in.
house_devices-n = { $n ->
    [one] 1 device
   *[other] { $n } devices
}
house_ends = expires { $at }
house_entry = Entry { $n }
house_event = Event
house_for = For
house_kind-hint_check-in = Players scan it, find their name and get a seat
house_kind-hint_dealer = A tablet at a table
house_kind-hint_floor = Somebody who makes rulings without an account
house_kind-hint_player = One player's phone
house_kind-hint_registrar = A second registration desk
house_kind-hint_wall = A screen with the clock; it cannot change anything
house_kind_check-in = Check-in
house_kind_dealer = Dealer
house_kind_floor = Floor
house_kind_player = Player
house_kind_registrar = Registration desk
house_kind_wall = Wall
house_label = Label
house_label-hint = Where it hangs, or who uses it
house_link-made = Scan it now
house_link-once = The address is shown only once. If it is lost, make a new link.
house_links = Links and QR codes
house_links-hint = A code gives access to one event in one role, until some time after the event or until you revoke it.
house_loopback = This address works on this computer only. Start the server with --lan so that phones can connect.
house_make-link = Create link
house_my-password = My password
house_name = Name
house_new-password = New password
house_new-password-for = New password for { $name }
house_new-password-hint = { $name } is signed out everywhere and signs in with the new password.
house_no-links = No links yet. Create one for check-in and hang its code at the entrance.
house_old-password = Current password
house_password = Password
house_print = Print
house_remove = Remove
house_remove-sure = Remove { $name }? They are signed out everywhere; what they did stays in the log.
house_removed = { $name } was removed.
house_revoke = Revoke
house_revoke-sure = Revoke this link? Everybody who uses it is signed out.
house_revoked = The link was revoked.
house_role = Role
house_role-hint_dealer = Hands, buttons, calls to the floor
house_role-hint_director = All orders, corrections, events and links
house_role-hint_floor = Busts, moves, rulings, penalties
house_role-hint_owner = Everything, including staff
house_role-hint_registrar = Entries, payments, seats and players' links
house_sign-out = Sign out
house_sign-out-everywhere = Sign out everywhere
house_signed-out = Signed out.
house_since = since { $at }
house_slips =
    { $n ->
        [one] Also show the link of 1 player's slip
       *[other] Also show the links of { $n } players' slips
    }
house_staff = Staff
house_staff-hint = Everybody who signs in with a name and a password.
house_terms = How long links stay valid
house_terms-hint = A link is valid during its event and for this many hours after it. A change also applies to links that are already in use.
house_terms-hours = Hours after the event
house_terms-wall = Hours after the event (wall)
house_this-device = this device
house_title = House
house_unknown-device = A browser
house_you = you
