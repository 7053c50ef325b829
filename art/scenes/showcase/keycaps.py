"""Black keycaps in the dark, one of them glowing terminal green, a coiled cable running off."""

from math import cos, pi, sin

from studio.cameras import camera
from studio.lights import area, point, strips
from studio.materials import bump, emission, metal, principled
from studio.shapes import box, decorative, mesh, round_edges, tube
from studio.stage import clamp_fireflies, reset

PITCH = 1.06


def build(shot):
    reset(exposure=0.15, contrast="High Contrast")
    clamp_fireflies(1.5)
    strips(0.16, "#d7ffe6", "#050806", behind="#020503")
    plate = bump(metal("#0b100d", 0.42), 120, 0.05)
    box((0, 2, -0.3), (30, 30, 0.3), plate)
    black = bump(principled("#0d1210", 0.5), 240, 0.06)
    glow = principled("#35e07f", 0.4, emission="#2bff84", emission_strength=1.9)
    for row in range(-4, 6):
        for column in range(-5, 6):
            x = column * PITCH + (row % 3) * 0.27
            is_lit = (row, column) == (0, 0)
            keycap((x, row * PITCH, -0.02 if is_lit else 0.0), glow if is_lit else black)
            if is_lit:
                prompt((x, row * PITCH - 0.02, 0.545))
    point((0, -0.05, 0.12), 26, "#2bff84", 0.3)
    cable(metal("#101512", 0.3))
    area((-6, 5, 5), (0, 0, 0), 2.2, 420, "#eafff2")
    area((5, 6, 3), (0, 1, 0), 1.2, 170, "#58ffa8")
    area((0, -7, 6), (0, 0, 0), 4, 36, "#ffffff")
    camera((2.3, -5.6, 6.3), (0.12, 0.28, 0.1), 58, aperture=2.2, focus=(0.1, -0.1, 0.5))


def keycap(location, material):
    """A truncated pyramid with a dished top."""
    x, y, z = location
    low, high, height = 0.49, 0.36, 0.56
    base = [(x + i * low, y + j * low, z) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    top = [(x + i * high, y + j * high + 0.03, z + height) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    sides = [(i, (i + 1) % 4, (i + 1) % 4 + 4, i + 4) for i in range(4)]
    cap = mesh(base + top, [*sides, (4, 5, 6, 7)], material, True)
    cap.data.use_auto_smooth = True
    return round_edges(cap, 0.07, 5)


def prompt(location):
    """A chevron and an underscore, as a shell asks."""
    x, y, z = location
    dark = principled("#03180c", 0.6)
    path = [(x - 0.19, y + 0.13, z), (x - 0.05, y + 0.02, z), (x - 0.19, y - 0.09, z)]
    tube(path, 0.022, dark, curved=False)
    box((x + 0.1, y - 0.1, z), (0.18, 0.045, 0.03), dark)


def cable(material):
    coil = [(-5.2 + t * 0.0125, 5.4 + 0.34 * cos(t * 0.55), 0.9 + 0.34 * sin(t * 0.55)) for t in range(0, 420)]
    tube(coil, 0.075, material, resolution=6)
    lit = [(-9 + t * 0.3, 4.2 + 0.4 * sin(t * pi / 14), 0.62) for t in range(0, 60)]
    decorative(tube(lit, 0.035, emission("#2bff84", 2.2)))
