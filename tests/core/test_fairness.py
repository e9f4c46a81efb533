"""Commitments and seeds: fixed numbers, so that other programs and later versions agree."""

import json
from hashlib import sha256

import pytest

from vaka.core.fairness import commitment, differs, seed_hash, seed_of

SECRET = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"
SALTS = ["wind", "", 'mañana, "quoted"']


def test_fixed_vectors() -> None:
    assert commitment(SECRET) == "6ca43f65aa9a6fb9d4877d7b55532f59a397c0bfc9c41c63f15ed33a574f3a9c"
    assert (
        f"{seed_of(SECRET, SALTS):064x}"
        == "bac4bc5ef4b3b378adda85345314fa3dcfdb655c5a09ba4e1218eccb867c18e1"
    )
    assert (
        seed_hash(seed_of(SECRET, SALTS))
        == "8571073d3294596b9958b3610c252376f76834a4d6409ef7c46aaa25b9c4fe1d"
    )
    assert seed_hash(0) == "efb39e61886a4f2aeb90f5d7f502e2bae504235a97c59636ac9dec5335045116"


def test_anybody_can_make_them_again_from_what_the_module_says() -> None:
    def hashed(*parts: str) -> str:
        return sha256(json.dumps(["vaka", *parts]).encode("ascii")).hexdigest()

    assert commitment(SECRET) == hashed("commitment", SECRET)
    assert seed_of(SECRET, SALTS) == int(hashed("seed", SECRET, *SALTS), 16)
    assert seed_hash(255) == hashed("seed-hash", "ff")


def test_every_part_counts_and_where_it_stands() -> None:
    seeds = {
        seed_of(SECRET, salts)
        for salts in (SALTS, SALTS[::-1], ["wind", ""], ["windx", *SALTS[1:]], ["wi", "nd"], [])
    }
    assert len(seeds) == 6
    assert seed_of("x", []) != seed_of("", ["x"])
    assert f"{seed_of(SECRET, []):064x}" != commitment(SECRET)


@pytest.mark.parametrize(
    ("told", "secret", "salts", "wrong"),
    [
        (commitment(SECRET), SECRET, SALTS, None),
        (commitment(SECRET), SECRET + "0", SALTS, "commitment"),
        (commitment(SECRET).upper(), SECRET, SALTS, "commitment"),
        (commitment(SECRET), SECRET, ["wind", "", ""], "seed"),
        (commitment(SECRET), SECRET, SALTS[:2], "seed"),
    ],
)
def test_what_differs(told: str, secret: str, salts: list[str], wrong: str | None) -> None:
    assert differs(told, secret, salts, seed_of(SECRET, SALTS)) == wrong
