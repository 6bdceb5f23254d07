"""Signs and styles of the preview as SVG: laurel, coin, crown, stripes."""

from __future__ import annotations

import math

STYLE = """
text{font-family:"EB Garamond",serif;text-anchor:middle;fill:#33261a}
.lands{mix-blend-mode:multiply}.land{fill-opacity:.78}.land.striped{fill-opacity:.62}.land:hover{fill-opacity:1}
.glow{fill:none;stroke-width:9;stroke-opacity:.38}
.edge{fill:none;stroke:#5d4630;stroke-width:.9;stroke-dasharray:3.4 1.8;stroke-opacity:.8}
.frontier{fill:none;stroke:#46301f;stroke-width:2.2;stroke-linejoin:round}
.cliff{fill:none;stroke:#2f2116;stroke-width:3;stroke-linejoin:round}
.under{fill:none;stroke:#fdf6e3;stroke-width:6.4;stroke-opacity:.75;stroke-linecap:round}
.lane{fill:none;stroke-width:4;stroke-dasharray:9 6;stroke-linecap:butt}
.port{stroke:#33261a;stroke-width:1}
.name{font-family:"Alegreya SC";font-weight:700;paint-order:stroke;stroke:#fbf3dc;stroke-width:3px;
stroke-opacity:.78;stroke-linejoin:round}
.capital{text-decoration:underline;text-decoration-thickness:1.6px;text-underline-offset:2.5px}
.peak{fill:#3a2a1c;stroke-width:5px;stroke-opacity:.85}
.sea{font-style:italic;letter-spacing:2px;fill:#2f5563;paint-order:stroke;stroke:#dbe6de;stroke-width:2px;
stroke-opacity:.55}
.value{font-family:"Alegreya SC";font-weight:700;font-size:13px}
.town{fill:#fff6df;stroke:#33261a;stroke-width:1}.dot{fill:#a8322a}
.card{fill:#f6ebcf;stroke:#4b3724;stroke-width:2}.card2{fill:none;stroke:#4b3724;stroke-width:.7}
.title{font-family:"Alegreya SC";font-weight:700;font-size:33px}.sub{font-style:italic;font-size:19px}
.key{font-size:14px;text-anchor:start}.shield{stroke:#4b3724;stroke-width:.9}
.slot{fill:#fff;fill-opacity:.25;stroke:#33261a;stroke-width:.8;stroke-dasharray:2 2}
"""


def darker(colour: str, share: float) -> str:
    """A colour with that share of its light."""
    return "#" + "".join(f"{int(int(colour[i : i + 2], 16) * share):02x}" for i in (1, 3, 5))


def symbols() -> str:
    """Laurel, coin and crown, each around its own middle."""
    leaf = "M0 0C2 -2.6 5 -2.6 6.6 0C5 2.2 2 2.2 0 0Z"
    leaves = []
    for side in (-1, 1):
        for n in range(6):
            turn = math.radians(90 - side * (16 + 24 * n))
            x, y = 8.4 * math.cos(turn), 8.4 * math.sin(turn)
            for lean in (-34, 30):
                spin = math.degrees(turn) - side * 90 + side * lean
                leaves.append(
                    f'<path d="{leaf}" transform="translate({x:.1f},{y:.1f}) rotate({spin:.0f}) scale(.82)"/>'
                )
    laurel = (
        f'<circle r="8.6" fill="#fdf6e3"/><g fill="#5f7d34" stroke="#33451b" stroke-width=".5">{"".join(leaves)}</g>'
    )
    coin = (
        '<circle r="9" fill="#f3dfa6" stroke="#6b4d1d" stroke-width="1.3"/>'
        '<circle r="7" fill="none" stroke="#6b4d1d" stroke-width=".5"/>'
    )
    crown = (
        '<path d="M-9 5.5V-4l4.6 4L0 -7.5 4.4 0 9 -4V5.5Z" fill="#e8b923" stroke="#5a3d0c" stroke-width="1.1" '
        'stroke-linejoin="round"/><path d="M-9 5.5h18v3.2h-18Z" fill="#b3352b" stroke="#5a3d0c" stroke-width="1"/>'
        '<g fill="#fdf6e3" stroke="#5a3d0c" stroke-width=".7"><circle cx="-9" cy="-5" r="1.6"/>'
        '<circle cy="-8.6" r="1.8"/><circle cx="9" cy="-5" r="1.6"/></g>'
    )
    signs = {"laurel": laurel, "coin": coin, "crown": crown}
    return "".join(f'<g id="{name}">{drawing}</g>' for name, drawing in signs.items())


def stripes(powers: list[str], colours: dict[str, str], width: float = 11) -> str:
    """A pattern of slanting stripes, one a power."""
    bars = "".join(
        f'<rect x="{n * width}" width="{width + 0.3}" height="10" fill="{colours[power]}"/>'
        for n, power in enumerate(powers)
    )
    return (
        f'<pattern id="{"-".join(powers)}" width="{width * len(powers)}" height="10" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(45)">{bars}</pattern>'
    )
