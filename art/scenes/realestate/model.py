"""The model maker's bench: boards, plates and bars in metres of the house, the stocks they are cut from, contours, stairs,
windows, the plinth and the raking light that all houses share."""

from contextlib import contextmanager
from math import ceil, cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Matrix, Vector, noise
from mathutils.geometry import tessellate_polygon
from studio import nodes
from studio.colour import linear
from studio.lights import area
from studio.materials import bump, metal, mottle, plaster, principled, shader_of, window_glass
from studio.shapes import box, cyclorama
from studio.stage import bounces, reset

axes = {"xz": lambda a, b, t: (a, t, b), "yz": lambda a, b, t: (t, a, b), "xy": lambda a, b, t: (a, b, t)}


class Kit:
    """Pieces cut from one stock, which `made` glues into one object. `edge` is the material of narrow sides."""

    def __init__(self, material, edge=None, bevel=0.012):
        self.materials, self.bevel = [material, edge or material], bevel
        self.vertices, self.faces, self.sides, self.place = [], [], [], Matrix()

    @contextmanager
    def placed(self, x, y, z=0.0, turn=0.0):
        """Pieces added inside stand on (x, y, z), turned by degrees."""
        before = self.place
        self.place = before @ Matrix.Translation((x, y, z)) @ Matrix.Rotation(radians(turn), 4, "Z")
        yield self
        self.place = before

    def add(self, vertices, faces, sides):
        start = len(self.vertices)
        self.vertices += [self.place @ Vector(vertex) for vertex in vertices]
        self.faces += [[start + index for index in face] for face in faces]
        self.sides += sides

    def box(self, x, y, z):
        """A board from three ranges."""
        corners = [(a, b, c) for a in x for b in y for c in z]
        faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
        sizes = [abs(r[1] - r[0]) for r in (x, y, z)]
        thin = sizes.index(min(sizes))
        self.add(corners, faces, [0 if index // 2 == thin else 1 for index in range(6)])

    def plate(self, plane, outline, thickness, holes=()):
        """A flat piece: an outline with holes in `plane` (xz, yz or xy), its thickness a range across."""
        loops = [list(outline), *(list(hole) for hole in holes)]
        flat = [point for loop in loops for point in loop]
        count, place = len(flat), axes[plane]
        vertices = [place(*point, t) for t in thickness for point in flat]
        caps = tessellate_polygon([[Vector((*point, 0)) for point in loop] for loop in loops])
        faces = [tuple(cap) for cap in caps] + [tuple(index + count for index in cap) for cap in caps]
        sides, start = [0] * len(faces), 0
        for loop in loops:
            for i in range(len(loop)):
                j = (i + 1) % len(loop)
                faces.append((start + i, start + j, start + j + count, start + i + count))
                sides.append(1)
            start += len(loop)
        self.add(vertices, faces, sides)

    def disc(self, x, y, z, radius, sides=40):
        """A round piece, z a range."""
        self.plate("xy", circle(x, y, radius, sides), z)

    def bar(self, start, end, width, depth=None):
        """A straight bar between two points."""
        start, end = Vector(start), Vector(end)
        along = end - start
        turn = along.to_track_quat("Z", "Y").to_matrix().to_4x4()
        before = self.place
        self.place = before @ Matrix.Translation(start) @ turn
        half, deep = width / 2, (depth or width) / 2
        self.box((-half, half), (-deep, deep), (0, along.length))
        self.place = before

    def made(self, *cuts):
        """The object; `cuts` are bodies taken away from it."""
        data = bpy.data.meshes.new("kit")
        data.from_pydata(self.vertices, [], self.faces)
        shape = bmesh.new()
        shape.from_mesh(data)
        shape.faces.ensure_lookup_table()
        for face, side in zip(shape.faces, self.sides):
            face.material_index, face.smooth = side, True
        bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
        shape.to_mesh(data)
        shape.free()
        for material in self.materials:
            data.materials.append(material)
        data.use_auto_smooth = True
        made = bpy.data.objects.new("kit", data)
        bpy.context.collection.objects.link(made)
        for tool in cuts:
            modifier = made.modifiers.new("cut", "BOOLEAN")
            modifier.operation, modifier.object, modifier.solver = "DIFFERENCE", tool, "EXACT"
            tool.hide_render = True
        if self.bevel:
            rounded = made.modifiers.new("bevel", "BEVEL")
            rounded.width, rounded.segments, rounded.limit_method = self.bevel, 2, "ANGLE"
            rounded.harden_normals, rounded.use_clamp_overlap = True, False
        return made


def rectangle(x, y):
    return [(x[0], y[0]), (x[1], y[0]), (x[1], y[1]), (x[0], y[1])]


def circle(x, y, radius, sides=40):
    return arc(x, y, radius, 0, 2 * pi, sides)[:-1]


def arc(x, y, radius, start, end, sides=24):
    """Points from angle `start` to `end`, both included."""
    turns = [start + (end - start) * i / sides for i in range(sides + 1)]
    return [(x + radius * cos(t), y + radius * sin(t)) for t in turns]


def arch(x, low, spring, sides=20):
    """The outline of a round-arched opening across the range x, its arch beginning at the height `spring`."""
    middle, radius = sum(x) / 2, (x[1] - x[0]) / 2
    return [(x[1], low), *arc(middle, spring, radius, 0, pi, sides), (x[0], low)]


def parts_of(draw, *arguments):
    """What `draw` puts on the table, to be grouped and moved as one."""
    before = set(bpy.context.scene.objects)
    draw(*arguments)
    return [made for made in bpy.context.scene.objects if made not in before and not made.parent]


# Stocks


def varied(material, amount=0.08):
    """Gives every piece of a kit its own lightness: no two boards come from the same sheet."""
    tree, base = material.node_tree, shader_of(material).inputs["Base Color"]
    own = nodes.add(tree, "ShaderNodeNewGeometry").outputs["Random Per Island"]
    value = nodes.map_range(tree, own, (0, 1), (1 - amount, 1 + amount))
    colour = base.links[0].from_socket if base.links else tuple(base.default_value)
    shade = nodes.add(tree, "ShaderNodeHueSaturation", {"Value": value, "Color": colour})
    tree.links.new(shade.outputs[0], base)
    return material


def grained(dark, light, along="x", scale=2.4, roughness=0.6, amount=0.1):
    stretch = {"x": (0.12, 3, 3), "y": (3, 0.12, 3), "z": (3, 3, 0.12)}[along]
    material = mottle(principled(light, roughness, specular=0.3), dark, light, scale, 6, (0.3, 0.72), stretch, 0.4)
    return varied(material, amount)


def basswood(along="x", amount=0.09):
    return grained("#c19c6c", "#d9bc90", along, amount=amount)


def burnt():
    """The edge a laser leaves on wood."""
    return principled("#6d4426", 0.7)


def walnut(along="x"):
    return grained("#2c160b", "#5f3a20", along, 3)


def cork():
    return bump(mottle(principled("#a5713f", 0.95), "#6f4522", "#b98650", 7, 9, (0.36, 0.58)), 16, 0.5, 0.06)


def grey_board(colour="#85827c", amount=0.04):
    return varied(bump(mottle(principled(colour, 0.88, specular=0.2), colour, shade(colour, 1.09), 5, 6), 22, 0.12, 0.03), amount)


def white_board(colour="#dfdbd2"):
    return varied(principled(colour, 0.8, specular=0.25), 0.025)


def cast_plaster(colour="#e3dfd6"):
    """Plaster from a mould: a little uneven in tone, with fine pits."""
    return bump(mottle(principled(colour, 0.85, specular=0.25), shade(colour, 0.97), colour, 0.6, 4), 7, 0.1, 0.03, 12)


def brass_rod(roughness=0.28):
    return metal((0.8, 0.53, 0.22), roughness)


def vermilion(roughness=0.5):
    return principled("#cf2c0c", roughness)


def acrylic(slanting=False, tint=(0.93, 0.96, 0.95)):
    """A clear sheet with two faces. Light that meets it at a low angle is caught between them, which darkens a pane seen
    from the side; `slanting` lets it through: only the outer face mirrors."""
    material = window_glass(tint, 1.45)
    if not slanting:
        return material
    tree = material.node_tree
    mirrored = next(node for node in tree.nodes if node.type == "FRESNEL").outputs[0]
    mix = next(node for node in tree.nodes if node.type == "MIX_SHADER").inputs[0]
    behind = nodes.add(tree, "ShaderNodeNewGeometry").outputs["Backfacing"]
    tree.links.new(nodes.math(tree, "MULTIPLY", mirrored, nodes.math(tree, "SUBTRACT", 1.0, behind)), mix)
    return material


def acrylic_edge():
    return principled("#d5e4de", 0.25, emission="#d5e4de", emission_strength=0.12)


def frosted_sheet(colour="#b9c3c1", roughness=0.24):
    """Sanded acrylic: a dull mirror with a pale body."""
    return principled(colour, roughness, specular=0.55, clearcoat=0.5, clearcoat_roughness=0.22)


def shade(colour, factor):
    digits = colour.lstrip("#")
    return "#" + "".join(f"{min(255, round(int(digits[i : i + 2], 16) * factor)):02x}" for i in (0, 2, 4))


# Parts of houses


def glazing(frame, pane, plane, span, height, at, columns, rows=1, bar=0.055, depth=0.1):
    """A window at the depth `at` of the plane: a pane between laser-cut mullions."""
    outline = rectangle(span, height)
    if pane:
        pane.plate(plane, outline, (at - 0.01, at + 0.01))
    wide, high = (span[1] - span[0] - bar) / columns - bar, (height[1] - height[0] - bar) / rows - bar
    holes = []
    for i in range(columns):
        for j in range(rows):
            left, low = span[0] + bar + i * (wide + bar), height[0] + bar + j * (high + bar)
            holes.append(rectangle((left, left + wide), (low, low + high)))
    frame.plate(plane, outline, (at - depth / 2, at + depth / 2), holes)


def stairs(kit, x, y, z, rises, run=0.28, tread=0.06, stringer=True):
    """A straight flight across the range x that climbs towards +y from y over the height range z."""
    rise = (z[1] - z[0]) / rises
    for step in range(rises):
        top = z[0] + rise * (step + 1)
        kit.box(x, (y + run * step, y + run * (step + 1) + 0.04), (top - tread, top))
    if stringer:
        length = run * rises
        for side in (x[0] - 0.03, x[1] - 0.03):
            slope = [(y, z[0]), (y + 0.3, z[0]), (y + length, z[1] - 0.22), (y + length, z[1]), (y + length - 0.1, z[1]), (y, z[0] + 0.12)]
            kit.plate("yz", slope, (side, side + 0.06))


def steps(kit, x, y, z, count, run=0.34):
    """Solid steps across x, climbing towards +y."""
    rise = (z[1] - z[0]) / count
    for step in range(count):
        kit.box(x, (y + run * step, y + run * count), (z[0] + rise * step, z[0] + rise * (step + 1)))


def contour(kit, reach, z, seed=0.0, wobble=0.14, centre=(0, 0), sides=110, corner=3.2):
    """A layer of ground: a rounded rectangle `reach` wide and deep either way, its edge drawn by a slow hand."""
    points = []
    for i in range(sides):
        t = 2 * pi * i / sides
        c, s = cos(t), sin(t)
        size = (abs(c) ** corner + abs(s) ** corner) ** (-1 / corner)
        size *= 1 + wobble * noise.noise(Vector((1.3 * c + seed, 1.3 * s, seed * 0.7))) + 0.05 * noise.noise(Vector((4 * c, 4 * s, seed)))
        points.append((centre[0] + reach[0] * c * size, centre[1] + reach[1] * s * size))
    kit.plate("xy", points, z)


def planks(kit, x, y, z, width=0.3, gap=0.02, along="y"):
    """A deck of boards that run along x or y."""
    across = y if along == "x" else x
    count = max(1, ceil((across[1] - across[0]) / width))
    step = (across[1] - across[0]) / count
    for i in range(count):
        strip = (across[0] + i * step + gap / 2, across[0] + (i + 1) * step - gap / 2)
        kit.box(*((x, strip) if along == "x" else (strip, y)), z)


# The table


def table(ground, exposure=0.2, height=3.0, world=0.2, back=46.0):
    """A seamless ground, `height` below the model, and the dim room that glass and brass mirror."""
    reset(exposure=exposure)
    bounces(total=8, diffuse=2, transparent=24)
    tree = nodes.clear(bpy.context.scene.world)
    direction = nodes.add(tree, "ShaderNodeTexCoord").outputs["Generated"]
    z = nodes.add(tree, "ShaderNodeSeparateXYZ", {0: direction}).outputs["Z"]
    stops = [(0, linear("#6b655e")), (0.48, linear("#8b867f")), (0.62, linear("#e8e6e2")), (0.8, linear("#ffffff")), (1, linear("#b9bcc0"))]
    colour = nodes.ramp(tree, nodes.map_range(tree, z, (-1, 1), (0, 1)), stops)
    nodes.output(tree, nodes.add(tree, "ShaderNodeBackground", {"Color": colour, "Strength": world}).outputs[0])
    made = cyclorama(plaster(ground), -140, back, 360, 140, 30)
    made.location.z = -height
    return made


def raking(target=(0, 0, 2), azimuth=-62, elevation=30, strength=4.2, distance=70, size=4.5, colour="#fff5e8", rim=0.5):
    """The key light, low from the left (degrees as in `sun`), and a weak one from behind on the right."""
    target = Vector(target)
    place = light_from(azimuth, elevation) * distance + target
    area(place, target, size, strength * pi * distance**2, colour)
    back = light_from(150, 34) * distance + target
    area(back, target, 16, rim * pi * distance**2, "#dfe8f4")


def glow(x, y, top, drop, power, colour="#ffd9ae"):
    """A lamp film below a ceiling at `top`: a lit room, x and y its ranges."""
    middle = sum(x) / 2, sum(y) / 2
    area((*middle, top), (*middle, top - drop), x[1] - x[0], power, colour, y[1] - y[0])


def light_from(azimuth, elevation):
    a, e = radians(azimuth), radians(elevation)
    return Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))


def plinth(size, colour="#d9d6d0", height=3.0, top=0.0, centre=(0, 0)):
    """The pedestal below a model."""
    made = box((*centre, top - height / 2), (*size, height), bump(principled(colour, 0.75, specular=0.3), 3, 0.05), 0.06)
    made.modifiers["bevel"].segments = 4
    return made
