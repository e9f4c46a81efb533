### What is said around a table: how strong bots are.

server-level-easy = easy
server-level-medium = medium
server-level-hard = hard
server-level-expert = expert
