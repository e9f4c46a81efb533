### The page in the browser: what all its pages share.

web-skip = Skip to the content
web-loading = Loading …
web-close = Close
web-reload = Load anew
web-unreachable = The server does not answer. The page goes on by itself as soon as it does.
web-new-version = There is a new version of this page.
web-page-failed = This part of the page could not be loaded

## Values of options, in the lobby, at tables and in replays

web-choice-edition = as the edition says
web-choice-majority = what most rulebooks say
web-choice-yes = yes
web-choice-no = no
web-choice-bag = into the bag
web-choice-supply = into the supply
web-choice-open = everything is open
web-choice-printed = hidden as in the rulebook
