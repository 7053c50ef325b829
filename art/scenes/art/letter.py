"""A relief of one folded sheet that fills the picture. Its broad facets are white; the steep ones, painted vermilion, turn
away under the folds, so that only their glow upon the white is seen. High light from the upper left."""

import random

from studio.cameras import camera
from studio.lights import area
from studio.materials import bump, principled
from studio.shapes import mesh
from studio.stage import bounces, reset

columns, rows = 10, 8
broad, narrow, depth = 1.0, -0.07, 0.58
row_height, slant = 1.12, 0.5


def build(shot):
    reset(exposure=0.28, contrast="High Contrast", seed=3)
    bounces(total=8, diffuse=6)
    white = bump(principled("#e9e7e2", 0.55), 240, 0.04)
    vermilion = principled("#ff2a08", 0.7)
    sheet(white, vermilion)
    area((-9, 5, 13), (0, 0, 0), 1.6, 4200, "#fff8f0")
    area((7, -3, 9), (0, 0, 0), 6, 420, "#e6edff")
    camera((0, 0, 40), (0, 0, 0.3), 205)


def sheet(white, vermilion):
    chance = random.Random(11)
    pitch = broad + narrow
    points, faces, painted = [], [], []
    across = columns * 2 + 1
    for j in range(rows + 1):
        for i in range(across):
            x = columns * pitch / 2 - (i // 2) * pitch - (i % 2) * broad
            x += slant * (1 if j % 2 else -1) * (0.25 + 0.5 * j / rows) + chance.uniform(-0.05, 0.05)
            y = (j - rows / 2) * row_height + chance.uniform(-0.05, 0.05)
            z = (depth if i % 2 else 0.0) * chance.uniform(0.78, 1.12)
            points.append((x, y, z))
    for j in range(rows):
        for i in range(across - 1):
            a = j * across + i
            faces.append((a + 1, a, a + across, a + across + 1))
            painted.append(i % 2)
    made = mesh(points, faces, white, smooth=False)
    made.data.materials.append(vermilion)
    for face, paint in zip(made.data.polygons, painted):
        face.material_index = paint
    return made
