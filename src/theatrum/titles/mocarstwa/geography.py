"""TEMPORARY stand-in until the board is done."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ...engine.content import read_table

CONTENT = Path(__file__).parent / "content"
POWERS = ("poland", "france", "spain", "hungary", "germany", "britain", "sweden", "russia", "ottoman")
RES = ("none", "farmland", "sawmill", "copper", "silver", "gold", "city", "capital")


class Geography:
    def __init__(self) -> None:
        rows = read_table(
            CONTENT / "provinces.csv", ("id", "name_en", "name_pl", "power", "resource", "dependency", "towns")
        )
        self.powers = POWERS
        self.ids = tuple(r.text("id") for r in rows)
        self.index = {n: i for i, n in enumerate(self.ids)}
        self.names = {"en": tuple(r.text("name_en") for r in rows), "pl": tuple(r.text("name_pl") for r in rows)}
        self.power = tuple(POWERS.index(r.cells["power"]) if r.cells["power"] else -1 for r in rows)
        self.resource = tuple(RES.index(r.cells["resource"] or "none") for r in rows)
        self.dependency = tuple(r.cells["dependency"] == "1" for r in rows)
        pos = []
        for r in rows:
            t = r.text("towns").split(";")[0].split()
            pos.append((float(t[-2]), float(t[-1])))
        n = len(rows)
        nb = [set() for _ in range(n)]
        for a in range(n):
            near = sorted(range(n), key=lambda b: ((pos[a][0] - pos[b][0]) * 0.65) ** 2 + (pos[a][1] - pos[b][1]) ** 2)
            for b in near[1:5]:
                nb[a].add(b)
                nb[b].add(a)
        self.neighbours = tuple(tuple(sorted(x)) for x in nb)
        self.near = tuple(frozenset(x) for x in nb)
        cap = RES.index("capital")
        self.capital = tuple(
            next(i for i in range(n) if self.power[i] == p and self.resource[i] == cap) for p in range(9)
        )
        self.lands = tuple(
            tuple(i for i in range(n) if self.power[i] == p and not self.dependency[i]) for p in range(9)
        )
        self.dependencies = tuple(
            tuple(i for i in range(n) if self.power[i] == p and self.dependency[i]) for p in range(9)
        )
        from collections import deque

        def bfs(a):
            d = [999] * n
            d[a] = 0
            q = deque([a])
            while q:
                x = q.popleft()
                for y in self.neighbours[x]:
                    if d[y] == 999:
                        d[y] = d[x] + 1
                        q.append(y)
            return tuple(d)

        self.steps = tuple(bfs(a) for a in range(n))
        # a made-up ring of hexes, each beside two provinces
        m = 60
        self.hexes = tuple(f"h{i}" for i in range(m))
        self.hex_neighbours = tuple(((i - 1) % m, (i + 1) % m) for i in range(m))
        self.shoal = (False,) * m
        self.shores = tuple((2 * i, 2 * i + 1) for i in range(m))
        self.coast = tuple((i // 2,) if i < 2 * m else () for i in range(n))
        self.shipyards = tuple(range(0, m, 5))
        self.bonus = tuple((1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0) for _ in range(9))


@cache
def read_geography() -> Geography:
    return Geography()
