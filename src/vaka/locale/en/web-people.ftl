### The page in the browser: players, their names and accounts.

## Names

# Friendly names for guests: animals and plants of the islands, with commas between.
web-people-guest-names = Frigatebird, Sea Turtle, Manta, Dolphin, Fairy Tern, Octopus, Breadfruit, Hibiscus, Pandanus, Coral, Albatross, Gecko, Humpback, Seahorse, Coconut Crab, Tropicbird, Mulberry, Sweet Potato
web-people-your-name = Your name
web-people-name = Name
web-people-name-how = The others see it at the table. You can change it at any time.
web-people-name-login = The others see it at the table, and you log in with it.
web-people-rename = Change the name
web-people-renamed = You are now called { $name }.
web-people-be-guest = Play as a guest

## Account

web-people-title = Account
web-people-lead-nobody = You can look around and play at once. A name is enough; an account keeps your games.
web-people-lead-guest = You play as the guest { $name }. This browser remembers you; an account does so everywhere.
web-people-lead-account = You are logged in as { $name }.
web-people-register = Make an account
web-people-register-how = Your games, ratings and settings stay yours, on every device. We want no e-mail address.
web-people-registered = Welcome, { $name }. Your account is made.
web-people-log-in = Log in
web-people-log-in-how = With the name and the password of your account.
web-people-logged-in = { $adopted ->
    [0] Welcome back, { $name }.
    [one] Welcome back, { $name }. 1 game of the guest is yours now.
   *[other] Welcome back, { $name }. { $adopted } games of the guest are yours now.
}
web-people-adopt = Take over the games of this guest
web-people-adopt-how = What you have played here as { $name } then belongs to your account.
web-people-log-out = Log out
web-people-log-out-how = Your games go on. To play your turns you log in again.
web-people-logged-out = You are logged out.
web-people-password = Password
web-people-password-short = At least { $least } characters.
web-people-password-old = Old password
web-people-password-new = New password
web-people-password-others = Other browsers are logged out by it.
web-people-password-change = Change the password
web-people-password-changed = The new password is valid from now on.
web-people-tokens = Keys for programs
web-people-tokens-how = A program that has such a key plays in your name. Who has it can play at your tables: keep it to yourself, and delete it when you need it no more.
web-people-token-label = What is it for?
web-people-token-make = Make a key
web-people-token-once = This is the key. It is shown only now:
web-people-token-until = valid until { $day }
web-people-token-delete = Delete
web-people-token-delete-of = Delete the key “{ $label }”

## A player’s page

web-people-player = Player
web-people-since = Here since { $day }.
web-people-account = Account
web-people-guest = Guest
web-people-my-account = Change name or account
web-people-my-page = My games and ratings
web-people-played = { $played ->
    [0] No game yet
    [one] 1 game, { $won } won
   *[other] { $played } games, { $won } won
}
web-people-ratings = Ratings
web-people-ratings-none = No rated game yet.
web-people-strength = strength
web-people-strength-how = The strength is what a player has shown for sure: it begins low and grows with every game that goes well.
web-people-games = Games
web-people-games-none = No game to be seen here yet.
web-people-games-pages = Pages of games

## The best players

web-people-leaders = Best players
web-people-leaders-lead = People with an account, and the bots to compare with.
web-people-leaders-none = Nobody is rated in this game yet. Be the first!
web-people-leaders-pages = Pages of the list
web-people-rank = Rank
web-people-strength-column = Strength
web-people-wins = Won
web-people-you = you
