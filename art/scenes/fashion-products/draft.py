import bpy
from studio.shapes import group
from studio.cameras import camera
import garments as g
def build(shot):
    names = list(g.garments) if shot == "all" else shot.split("+")
    g.rail(g.garments[names[0]][1] if len(names) < 2 else "bone")
    n = len(names)
    for i, name in enumerate(names):
        before = set(bpy.context.scene.objects)
        g.garments[name][0]()
        new = [o for o in bpy.context.scene.objects if o not in before and not o.parent]
        group(new, ((i - (n - 1) / 2) * 3.3, 0, 0))
    c = camera((0.4, -40, 3.0), (0, 0, 1.85), 36 / (3.3 * n) * 40)
