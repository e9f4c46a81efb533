"""The routes of this room."""

from litestar import Router

from vaka.server.records import archive, branch, download, replay, summary

router = Router(
    "/",
    route_handlers=[
        replay.router,
        download.router,
        branch.router,
        archive.router,
        summary.router,
    ],
)
