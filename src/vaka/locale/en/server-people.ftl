# What the server says to people about who they are, and to those who come by the wrong door.

server-bad-name = A name has 1 to { $most } signs that everybody can see. Choose another.
server-mixed-letters = The name of an account does not mix Latin, Greek and Cyrillic letters: some of them look the same. Choose another.
server-not-by-token = A token cannot do this. Log in with your browser.
server-no-account = You are here as a guest, without a password. Make an account first.
server-slow-down = Too many tries with this name. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-too-many-tokens = You have { $most } tokens already. Take one back first.
server-not-json = This server reads JSON only. Name application/json as the Content-Type.
server-wrong-host = This server does not go by this name. Whoever runs it can add the name.
