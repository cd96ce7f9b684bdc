### Reading the rulebooks. Audience: everybody.

books_all-books = All books
books_all-topics = All topics
books_applied = How Cardspeak applies it
books_area_authority = Authority
books_area_balancing = Balancing and breaking
books_area_betting = Betting
books_area_button-blinds = Button and blinds
books_area_chips = Chips
books_area_clock-levels = Clock and levels
books_area_dealing = Dealing
books_area_deals = Deals
books_area_devices = Devices
books_area_draw = Draw games
books_area_entries = Entries
books_area_equipment = Equipment
books_area_etiquette = Etiquette
books_area_information = Information
books_area_league = League
books_area_membership = Membership
books_area_penalties = Penalties
books_area_players = Players' duties
books_area_pots = Pots
books_area_presence = Presence
books_area_prizes = Prizes
books_area_satellites = Satellites
books_area_seating = Seating
books_area_showdown = Showdown
books_area_stud = Stud
books_area_terminology = Terminology
books_area_time-to-act = Time to act
books_as = same as { $book }
books_builds-on = builds on { $book }
books_by-points = Followed as written, and cited
books_by-settings =
    { $n ->
        [one] Computed from 1 setting
       *[other] Computed from { $n } settings
    }
books_compare = Compare the books
books_compare-do = Compare
books_compare-on = Compare the books on { $topic }
books_count =
    { $n ->
        [one] 1 rule
       *[other] { $n } rules
    }
books_differs = books differ
books_doubt = Unclear:
books_everywhere = All books
books_from = from { $book }
books_kind_conduct = Conduct
books_kind_discretion = Discretion
books_kind_information = Information
books_kind_mechanic = Mechanics
books_kind_procedure = Procedure
books_named-by = Referenced by
books_nothing = No rule found for “{ $words }”.
books_offline = No connection: pages you have read are still here.
books_offline-rule = The rest of this rule needs the server.
books_practice_guide = Step-by-step guide
books_practice_notice = Shown as a notice
books_practice_offence = Recorded as an offence
books_print = Print the book
books_read-only = For reading only; nothing is computed from it.
books_reading = Our reading:
books_search = Search: string bet, odd chip, 47-A…
books_see = See also
books_settings = Settings decided by this rule
books_silent = silent: the director decides
books_silent-value = silent
books_title = Rulebooks
books_topic = Topic or rule number
books_value_no = no
books_value_yes = yes
books_welcome = The rulebooks, in our own words. Open one on the left, or search as you would ask at the table.
books_where = Which book
books_who_dealer = Dealer
books_who_director = Director
books_who_floor = Floor
books_who_league-office = League office
books_who_player = Player
books_who_staff = Staff
books_who_system = System
books_yields = Not applied: { $rules } takes precedence.
