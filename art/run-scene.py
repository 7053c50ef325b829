"""Renders one scene: blender -b --python art/run-scene.py -- <scene file> <shot> <out> <width> <height> <samples>"""

import importlib
import random
import sys
from pathlib import Path

scene, shot, out, width, height, samples = sys.argv[sys.argv.index("--") + 1 :]
file = Path(scene).resolve()
# The studio, the scene's own set, and after it the other sets, whose modules a scene may borrow.
others = sorted(folder for folder in file.parents[1].iterdir() if folder.is_dir() and folder != file.parent)
sys.path[:0] = [str(folder) for folder in (Path(__file__).resolve().parent, file.parent, *others)]
sys.dont_write_bytecode = True

from studio.output import render  # noqa: E402

random.seed(1)
try:
    importlib.import_module(file.stem).build(shot)
    render(str(Path(out).resolve()), int(width), int(height), int(samples))
except BaseException:
    import traceback

    traceback.print_exc()
    sys.stderr.flush()
    sys.exit(1)
