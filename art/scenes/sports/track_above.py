"""All eight lanes from straight above, as wide as the picture, so that a page's own lanes run on into it."""

from studio.cameras import camera
from studio.lights import sky, sun
from studio.materials import bump, lacquer, metal, mottle, principled
from studio.shapes import mesh
from studio.stage import reset
from track import LANE, baton, blocks, sheet


def build(shot):
    reset(exposure=0.32, contrast="High Contrast")
    sky(6, 90, 0.22, dust=4)
    tartan = bump(mottle(principled("#bf4a22", 0.85), "#ab3d1b", "#cb5730", 1.4), 160, 0.7)
    chalk = bump(principled("#f8efe4", 0.7), 160, 0.4)
    sheet((-30, 30), (-30, 30), 0, tartan)
    for i in range(-4, 5):
        sheet((i * LANE - 0.024, i * LANE + 0.024), (-30, 30), 0.004, chalk)
    sheet((-30, 30), (2.15, 2.27), 0.0045, chalk)
    lane = LANE * -0.5
    four((lane + 0.02, -3.1), chalk)
    blocks(lane, metal("#2a2d31", 0.35), lacquer("#f4d23a", 0.4), principled("#15171a", 0.7))
    baton((3.3, -0.9, 0.07), lacquer("#fff2e2", 0.25), metal((0.93, 0.7, 0.4), 0.2))
    sun(9, 93, 6.2, "#ffcf9e", 0.8)
    made = camera((0, -0.001, 20), (0, 0, 0), 50)
    made.data.type = "ORTHO"
    made.data.ortho_scale = 8 * LANE


def four(at, chalk):
    """The lane's number in three strokes, each a hair above the last."""
    x, y = at
    sheet((x + 0.14, x + 0.32), (y - 0.85, y + 0.85), 0.005, chalk)
    sheet((x - 0.5, x + 0.5), (y - 0.34, y - 0.16), 0.0055, chalk)
    corners = [(x - 0.5, y - 0.16), (x - 0.28, y - 0.16), (x + 0.32, y + 0.85), (x + 0.1, y + 0.85)]
    mesh([(a, b, 0.006) for a, b in corners], [(0, 1, 2, 3)], chalk, False)
