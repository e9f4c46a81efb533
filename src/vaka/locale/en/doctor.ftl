### What is installed, and what is missing.

error-missing-extra = This needs vaka[{ $extra }]. To install it: { $command }

cli-help-doctor = Show what is installed, and how to get what is missing.

doctor-about = Vaka { $version }, Python { $python }, { $system }
doctor-compiled = Engine: compiled.
doctor-pure-asked = Engine: pure Python, many times slower than compiled, because VAKA_PURE is set.
doctor-pure-built = Engine: pure Python, many times slower than compiled. This copy was built without a C compiler, or with VAKA_PURE set; build it again with a compiler.
doctor-base = Base: complete.
doctor-base-missing = Base: { $packages } missing. To install: { $command }
doctor-titles = Titles: { $titles }; a random game of each was played.
doctor-title-broken = Title { $title }: cannot be played. { $why }
doctor-page = Page for the browser: built in.
doctor-page-missing = Page for the browser: not built in. “vaka serve” works without it for programs only; script/server in a checkout builds it.

doctor-installed = installed
doctor-missing = missing

doctor-extras = Extras
doctor-extra-terminal = commands and tables in the terminal
doctor-extra-server = “vaka serve”
doctor-extra-redis = server workers connected over Redis
doctor-extra-stats = tournaments and ratings
doctor-extra-envs = vector play, PettingZoo, OpenSpiel
doctor-extra-ray = tournaments on a Ray cluster

doctor-programs = Programs (all optional)
doctor-debian = Debian, Ubuntu: apt install { $packages }
doctor-no-headers = Python.h is missing. Debian, Ubuntu: apt install { $packages }
doctor-compiler = C compiler
doctor-compiler-use = compiles the engine when Vaka is built
doctor-node = Node
doctor-node-use = builds the page; without it the build fetches one
doctor-postgresql = PostgreSQL
doctor-postgresql-use = database of a server, instead of SQLite
doctor-redis = Redis
doctor-redis-use = connects the workers of a server
