"""Along the rows of a keyboard in the dark: the Enter key glows."""

from keycaps import PITCH, keycap
from studio.cameras import camera
from studio.lights import area, point, strips
from studio.materials import bump, metal, principled
from studio.shapes import box, mesh, round_edges, tube
from studio.stage import clamp_fireflies, reset


def build(shot):
    reset(exposure=0.15, contrast="High Contrast")
    clamp_fireflies(1.5)
    strips(0.13, "#d7ffe6", "#050806", behind="#020503")
    box((0, 2, -0.3), (40, 40, 0.3), bump(metal("#0b100d", 0.42), 120, 0.05))
    black = bump(principled("#0d1210", 0.5), 240, 0.06)
    glow = principled("#2fd878", 0.4, emission="#1fff7d", emission_strength=1.5)
    # On odd rows a wide key ends the row; the middle one is Enter.
    for row in range(-5, 10):
        width = (2.25, 1.5, 2.0)[row % 3]
        edge = 1.6
        wide((edge, row * PITCH), width, glow if row == 0 else black, -0.02 if row == 0 else 0)
        for column in range(14):
            keycap((edge - width * PITCH / 2 - (column + 0.5) * PITCH, row * PITCH, 0), black)
        for column in range(3):
            keycap((edge + width * PITCH / 2 + 0.45 + (column + 0.5) * PITCH + (2.25 - width) * PITCH / 2, row * PITCH, 0), black)
    glyph((1.75, 0.04, 0.545))
    point((1.6, -0.05, 0.1), 34, "#1fff7d", 0.3)
    area((-6, 6, 5), (0, 0, 0), 2.2, 400, "#eafff2")
    area((6, 7, 3), (0, 1, 0), 1.2, 200, "#58ffa8")
    area((0, -7, 6), (0, 0, 0), 4, 30, "#ffffff")
    camera((-2.3, -6.6, 4.9), (1.15, 0.7, 0), 60, aperture=1.6, focus=(1.3, -0.2, 0.5))


def wide(at, width, material, z):
    """A keycap several units wide."""
    x, y = at
    low, high, height = 0.49, 0.36, 0.56
    extra = (width - 1) * PITCH / 2
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    base = [(x + i * (low + extra), y + j * low, z) for i, j in corners]
    top = [(x + i * (high + extra), y + j * high + 0.03, z + height) for i, j in corners]
    sides = [(i, (i + 1) % 4, (i + 1) % 4 + 4, i + 4) for i in range(4)]
    cap = mesh(base + top, [*sides, (4, 5, 6, 7)], material, True)
    cap.data.use_auto_smooth = True
    return round_edges(cap, 0.07, 5)


def glyph(at):
    """The arrow that comes down and goes back."""
    x, y, z = at
    dark = principled("#03180c", 0.6)
    tube([(x + 0.34, y + 0.2, z), (x + 0.34, y - 0.02, z), (x - 0.3, y - 0.02, z)], 0.026, dark, curved=False)
    tube([(x - 0.14, y + 0.13, z), (x - 0.3, y - 0.02, z), (x - 0.14, y - 0.17, z)], 0.026, dark, curved=False)
