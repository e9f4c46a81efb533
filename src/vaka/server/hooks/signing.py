"""What goes with every message: which one it is, and the proof that it is from us."""

import hmac
from hashlib import sha256
from typing import Final

import vaka

EVENT: Final = "X-Vaka-Event"
DELIVERY: Final = "X-Vaka-Delivery"
TIMESTAMP: Final = "X-Vaka-Timestamp"
SIGNATURE: Final = "X-Vaka-Signature"


def signature(secret: str, timestamp: str, body: bytes) -> str:
    """Of the moment and the body together: nobody can send an old message once more as new."""
    return hmac.new(secret.encode(), timestamp.encode() + b"." + body, sha256).hexdigest()


def headers(event: str, delivery: str, secret: str, now: int, body: bytes) -> dict[str, str]:
    timestamp = str(now // 1000)
    return {
        "Content-Type": "application/json",
        "User-Agent": f"Vaka/{vaka.__version__}",
        EVENT: event,
        DELIVERY: delivery,
        TIMESTAMP: timestamp,
        SIGNATURE: f"sha256={signature(secret, timestamp, body)}",
    }
