"""A server that refuses everything at no cost: what attackers take of the machine themselves."""

import asyncio


async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """All that comes on one line."""
    try:
        while head := await reader.readuntil(b"\r\n\r\n"):
            long = int(head.lower().partition(b"content-length:")[2].split(b"\r\n")[0] or 0)
            if 0 < long <= 200_000:
                await reader.readexactly(long)
            writer.write(b"HTTP/1.1 429 Too Many\r\nContent-Length: 0\r\n\r\n")
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, ConnectionError):
        pass
    finally:
        writer.close()


async def main() -> None:
    async with await asyncio.start_server(refuse, "127.0.0.1", 0, backlog=2048) as server:
        print(server.sockets[0].getsockname()[1], flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main())
