"""A saddle stitch as one mesh: hundreds of single spheres would take longer to make than to render."""

from math import cos, pi, sin

from mathutils import Vector
from studio.shapes import mesh


def saddle_stitch(points, material, size=0.0085, lift=lambda point: Vector()):
    """One grain of thread at each of `points`, lengthwise along their line, moved by `lift(point)`."""
    vertices, faces = [], []
    rings, sides = (-0.6, 0, 0.6), 6
    for here, ahead in zip(points, points[1:]):
        along = (ahead - here).normalized()
        across = along.cross(Vector((0.31, 0.17, 0.93))).normalized()
        up = across.cross(along)
        middle, start = here + lift(here), len(vertices)
        vertices.append(middle - along * size * 2)
        for ring in rings:
            radius = size * (1 - ring * ring * 0.6)
            for k in range(sides):
                turn = 2 * pi * k / sides
                vertices.append(middle + along * size * 2 * ring + (across * cos(turn) + up * sin(turn)) * radius)
        vertices.append(middle + along * size * 2)
        end = len(vertices) - 1
        for k in range(sides):
            j = (k + 1) % sides
            faces.append((start, start + 1 + j, start + 1 + k))
            for r in range(len(rings) - 1):
                low, high = start + 1 + r * sides, start + 1 + (r + 1) * sides
                faces.append((low + k, low + j, high + j, high + k))
            faces.append((end, end - sides + k, end - sides + j))
    return mesh(vertices, faces, material)
