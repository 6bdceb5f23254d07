"""Signs of a board of provinces and sea hexes as SVG, told apart by shape: what a province yields, and anchors."""

from __future__ import annotations

INK = "#33261a"
PLATE = f'<circle r="11" fill="#fbf3dc" stroke="{INK}" stroke-width="1.2"/>'
"""The disc on which a sign stands."""
STYLE = """
.hex{fill:#fff;fill-opacity:0}.hex:hover{fill-opacity:.25}
.number{font-style:italic;font-size:10.5px;fill:#2f5563;fill-opacity:.85}
.berth{fill:#fff;fill-opacity:.2;stroke:#2f5563;stroke-width:.8;stroke-dasharray:2 2}
"""


def signs() -> str:
    """Every sign, each around its own middle and about 22 units wide."""
    drawings = {
        "farmland": PLATE + _wheat(),
        "sawmill": PLATE + _saw(),
        "copper": PLATE + _mine("#c2703d", 1),
        "silver": PLATE + _mine("#b9bfc6", 2),
        "gold": PLATE + _mine("#e8b923", 3),
        "city": PLATE + _towers(),
        "capital": _crown(),
        "anchor": _anchor(),
    }
    return "".join(f'<g id="{name}">{drawing}</g>' for name, drawing in drawings.items())


def _wheat() -> str:
    """Three ears of corn bound together."""
    ears = []
    for lean in (-24, 0, 24):
        grains = "".join(
            f'<ellipse cx="{side * 1.5}" cy="{y}" rx="1.1" ry="1.7" transform="rotate({side * 24} 0 {y})"/>'
            for y in (-2.2, -4.4, -6.6)
            for side in (-1, 1)
        )
        ears.append(f'<g transform="translate(0,3) rotate({lean})"><path d="M0 4V-8" stroke-width="1"/>{grains}</g>')
    band = f'<path d="M-3 4.4h6" stroke="{INK}" stroke-width="1.4"/>'
    return f'<g fill="#d9a520" stroke="#6b4a10" stroke-width=".5">{"".join(ears)}</g>{band}'


def _saw() -> str:
    """A sawn log under the blade of a saw."""
    blade = "M-7.5 -5h15v2.6" + "l-1.5 2.2l-1.5 -2.2" * 5 + "Z"
    return (
        f'<rect x="-7.5" y="1" width="13" height="5.6" rx="2.6" fill="#a9743f" stroke="{INK}" stroke-width=".8"/>'
        f'<circle cx="5" cy="3.8" r="2.7" fill="#e7c48c" stroke="{INK}" stroke-width=".7"/>'
        f'<circle cx="5" cy="3.8" r="1.1" fill="none" stroke="{INK}" stroke-width=".5"/>'
        f'<path d="{blade}" fill="#c9ced2" stroke="{INK}" stroke-width=".7"/>'
    )


def _mine(colour: str, pieces: int) -> str:
    """Hammer and pick, over as many pieces of ore as the mine yields in a campaign."""
    tools = (
        f'<path d="M-5.5 2.5L4.5 -6.5M5.5 2.5L-4.5 -6.5" stroke="{INK}" stroke-width="1.5" stroke-linecap="round"/>'
        f'<path d="M-7.4 -4.6q2 -4 5.6 -4.2l-.6 1.6q-2.4 .4 -3.6 3.2Z" fill="{INK}"/>'
        f'<path d="M2.4 -8.4l2 -1.2 3.4 3.8 -1.8 1.5Z" fill="{INK}"/>'
    )
    lumps = "".join(f"M{6.2 * n - 3.1 * (pieces - 1) - 3:.1f} 8l.6 -3.2 2 -1.5 2.4 .9 1 3.8Z" for n in range(pieces))
    return f'{tools}<path d="{lumps}" fill="{colour}" stroke="{INK}" stroke-width=".8"/>'


def _towers() -> str:
    """Two towers and a gate."""
    wall = "M-7.5 6.5V-4h1.4v1.4h1.4V-4h1.4v1.4h1.4V2H2V-2.6h1.4V-4h1.4v1.4h1.4V-4h1.4V6.5Z"
    return (
        f'<path d="{wall}" fill="#c9bda6" stroke="{INK}" stroke-width=".9" stroke-linejoin="round"/>'
        f'<path d="M-1.8 6.5V4.6a1.8 1.8 0 0 1 3.6 0V6.5Z" fill="{INK}"/>'
        f'<path d="M-5 -4.2V-8.6l3.4 1.3L-5 -6Z" fill="#a8322a" stroke="{INK}" stroke-width=".6"/>'
    )


def _crown() -> str:
    """A crown on a disc with a double rim."""
    return (
        f'<circle r="12.4" fill="#fbf3dc" stroke="{INK}" stroke-width="1.4"/>'
        f'<circle r="10.4" fill="none" stroke="{INK}" stroke-width=".6"/>'
        '<path d="M-7.5 4.5L-8.5 -4l4.6 3.6L0 -7.2 3.9 -.4 8.5 -4 7.5 4.5Z" fill="#e8b923" stroke="#5a3d0c" '
        'stroke-width="1" stroke-linejoin="round"/><path d="M-7.5 5h15v2.4h-15Z" fill="#b3352b" stroke="#5a3d0c" '
        'stroke-width=".8"/>'
    )


def _anchor() -> str:
    """An anchor: here ships are built."""
    drawing = "M0 -7V8M-4 -3.4h8M-7.6 2.2q.6 6 7.6 6.4q7 -.4 7.6 -6.4M-9.4 4.4l1.8 -2.6 2.4 2M9.4 4.4l-1.8 -2.6 -2.4 2"
    line = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<g {line} stroke="#f4f0e0" stroke-width="4.6"><circle cy="-8.6" r="2"/><path d="{drawing}"/></g>'
        f'<g {line} stroke="#22363f" stroke-width="1.9"><circle cy="-8.6" r="2"/><path d="{drawing}"/></g>'
    )
