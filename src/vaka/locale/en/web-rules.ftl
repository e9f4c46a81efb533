### The rulebooks in the page.

web-rules-tab = Rules of { $name } – Vaka
web-rules-tab-all = Rules – Vaka
web-rules-all = The rules
web-rules-all-about = Every rule has a number, and the table names it whenever it explains something.
web-rules-of = { $name }: the rules
web-rules-others = Rules of the other games
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-search-hint = A word, or a number such as { $example }
web-rules-found = { $count ->
    [0] No rule has that.
    [one] { $count } rule found.
   *[other] { $count } rules found.
}
web-rules-none = No rule has “{ $search }”. Try a shorter word.
web-rules-no-words = The rules of this game are not written down here.
web-rules-unknown = There is no game of this name here.
web-rules-number = Rule { $number }
