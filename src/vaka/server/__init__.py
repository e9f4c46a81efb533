"""The server: tables over the network. docs/server.md says how it is built and how to run it."""
