### First games: what a lesson says at any table.

server-lesson-another = Good thinking, but here we learn something else first: take the choice that is marked.
