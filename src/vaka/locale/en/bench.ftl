### The words of the benchmark.

bench-measuring = Measuring
bench-title = { $title } with { $players } players: medians on one core
bench-column-figure = figure
bench-column-measured = measured
bench-column-ratio = ratio
bench-column-target = target
bench-loop = Python loop
bench-playout = vaka.playout
bench-clone = clone()
bench-redeal = redeal()
bench-widest = legal_actions() at its widest
bench-pure-loop = pure Python loop
bench-pure-hearts = hearts
bench-hearts = hearts
bench-hearts-clone = clone of hearts
bench-catanatron = catanatron
bench-not-compiled = The engine that runs is pure Python: install a C compiler and build again for the compiled one.
bench-no-peers = Figures alone say little on an unknown machine: --peers measures OpenSpiel and catanatron beside them.
bench-about-widest = The widest list of legal actions in five random games had { $count } of them.
bench-about-hearts = hearts is OpenSpiel’s C++ game, driven by the same loop from Python, with the deal excluded.
bench-missing-peers = To compare, the package { $package } is needed. To install it: { $command }
