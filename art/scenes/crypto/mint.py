"""What the crypto set shares: struck coins, whose rosette is that of app/demos/crypto/guilloche, and the aurora."""

from math import cos, pi, sin

from studio import nodes
from studio.colour import linear
from studio.materials import principled
from studio.shapes import box, copy, mesh, sphere, tube, wall

FIELD = 0.075  # from a coin's middle to the ground of its face, in radii
RIM = 0.115
NIGHT = "#0a1022"


def rings_of(symbol):
    """Lobes, copies, radius and swing of a symbol's three rings, as rosetteOf() of the demo computes them."""
    state = 2166136261
    for character in symbol:
        state = (state ^ ord(character)) * 16777619 % 2**32

    def draw(low, high):
        nonlocal state
        state = (state * 1664525 + 1013904223) % 2**32
        return low + (state >> 8) % (high - low + 1)

    outer = (draw(16, 36), draw(4, 6), 0.84, draw(6, 14) / 100)
    middle = (draw(6, 16), draw(5, 8), draw(50, 60) / 100, draw(12, 24) / 100)
    inner = (draw(3, 9), draw(6, 9), draw(22, 32) / 100, draw(10, 19) / 100)
    return outer, middle, inner


def coin(symbol, metal, polished=None, emblem=(), reeds=150):
    """Parts of a coin of radius 1, upright, its obverse towards -y: reeded edge, beads, rosette, raised emblem."""
    polished = polished or metal
    parts = [flan(metal, reeds)]
    for lobes, copies, radius, swing in rings_of(symbol):
        struck = (copies + 1) // 2  # as many lines as a press can hold apart
        for i in range(struck):
            turn = 2 * pi * i / lobes / struck
            parts.append(tube(wave(lobes, radius * 0.86, swing * 0.86, turn), 0.009, polished, cyclic=True, curved=False, resolution=2))
    bead = sphere((0, -FIELD, 0.905), 0.02, polished, segments=12)
    parts.append(bead)
    for i in range(1, 72):
        turn = 2 * pi * i / 72
        parts.append(copy(bead, (0.905 * sin(turn), -FIELD, 0.905 * cos(turn))))
    for x, z, width, height in emblem:
        parts.append(box((x, -FIELD - 0.02, z), (width, 0.08, height), metal, 0.016))
    return parts


def wave(lobes, radius, swing, turn):
    count = lobes * 16
    angles = [2 * pi * i / count for i in range(count)]
    lengths = [radius + swing * sin(lobes * a) for a in angles]
    return [(r * cos(a + turn), -FIELD, r * sin(a + turn)) for a, r in zip(angles, lengths)]


def flan(metal, reeds=150):
    """The struck disc: a field sunk below a rounded rim, and a reeded edge."""
    half = [(0, FIELD), (0.93, FIELD), (0.945, FIELD + 0.006), (0.955, RIM - 0.008), (0.965, RIM), (0.985, RIM), (0.996, RIM - 0.006), (1, RIM - 0.02)]
    profile = [(r, -y) for r, y in half] + [(r, y) for r, y in reversed(half)]
    sides = (reeds or 150) * 4
    vertices = []
    for i in range(sides):
        turn = 2 * pi * i / sides
        notch = 0.984 if i % 4 < 2 and reeds else 1
        for j, (r, y) in enumerate(profile):
            inset = notch if j in (7, 8) else 1
            vertices.append((r * inset * cos(turn), y, r * inset * sin(turn)))
    count = len(profile)
    faces = [
        (i * count + j, i * count + j + 1, (i + 1) % sides * count + j + 1, (i + 1) % sides * count + j)
        for i in range(sides)
        for j in range(count - 1)
    ]
    made = mesh(vertices, faces, metal)
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = 0.6
    return made


def spits(count, height=0.34, gap=0.075):
    """Upright bars side by side, as the iron spits that were money: one is an obol, six are a drachm."""
    return [((i - (count - 1) / 2) * gap, 0, gap * 0.5, height) for i in range(count)]


def aurora(y=12.0, strength=0.42, low=1.2, high=4.6):
    """Curtains of teal, green and violet light far behind the stage; they light what stands before them."""
    made = wall(principled("#000000"), y, 60, 24)
    tree = nodes.clear(made.data.materials[0])
    place = nodes.add(tree, "ShaderNodeTexCoord").outputs["Object"]
    axes = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: place})
    sway = nodes.add(tree, "ShaderNodeMapping", {"Vector": place, "Scale": (0.16, 1, 0.03)}).outputs[0]
    fold = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": sway, "Scale": 2.2, "Detail": 4.0, "Distortion": 0.9}).outputs[0]
    hem = nodes.math(tree, "MULTIPLY_ADD", fold, 3.4)
    hem.node.inputs[2].default_value = low - 1.7
    above = nodes.math(tree, "SUBTRACT", axes.outputs["Z"], hem)
    veil = nodes.ramp(
        tree,
        nodes.map_range(tree, above, (-0.6, high), (0, 1)),
        [(0, linear(NIGHT)), (0.08, linear("#0b6f66")), (0.18, linear("#1fa884")), (0.36, linear("#1a5f78")), (0.6, linear("#2b2f72")), (1, linear(NIGHT))],
    )
    streak = nodes.add(tree, "ShaderNodeMapping", {"Vector": place, "Scale": (0.55, 1, 0.02)}).outputs[0]
    rays = nodes.add(tree, "ShaderNodeTexNoise", {"Vector": streak, "Scale": 2.0, "Detail": 5.0}).outputs[0]
    power = nodes.math(tree, "MULTIPLY", nodes.map_range(tree, rays, (0.32, 0.72), (0.3, 1)), strength)
    light = nodes.add(tree, "ShaderNodeEmission", {"Color": veil, "Strength": power})
    nodes.output(tree, light.outputs[0])
    return made
