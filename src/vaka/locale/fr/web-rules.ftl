### The rulebooks in the page.

web-rules-tab = Règles de { $name } – Vaka
web-rules-tab-all = Règles – Vaka
web-rules-all = Les règles
web-rules-all-about = Chaque règle a un numéro, et la table le cite chaque fois qu’elle explique quelque chose.
web-rules-of = { $name } : les règles
web-rules-others = Règles des autres jeux
web-rules-contents = Sommaire
web-rules-search = Chercher dans les règles
web-rules-search-hint = Un mot, ou un numéro comme { $example }
web-rules-found = { $count ->
    [0] Aucune règle ne contient cela.
    [one] { $count } règle trouvée.
   *[other] { $count } règles trouvées.
}
web-rules-none = Aucune règle ne contient « { $search } ». Essayez un mot plus court.
web-rules-no-words = Les règles de ce jeu ne sont pas écrites ici.
web-rules-unknown = Il n’y a pas ici de jeu de ce nom.
web-rules-number = Règle { $number }
