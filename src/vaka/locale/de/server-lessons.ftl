### First games: what a lesson says at any table.

server-lesson-another = Gut überlegt, aber hier geht es zuerst um etwas anderes: Nimm die markierte Wahl.
