import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashSources } from "./hash-sources.ts";
import type { PictureSpec } from "./picture-spec.ts";
import { artFolder } from "./places.ts";

const spec: PictureSpec = {
  name: "ring",
  scene: "jewels/ring.py",
  width: 800,
  height: 600,
  widths: [400, 800],
  alt: "A ring.",
};
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "art-"));
  write("run-scene.py", "from studio.output import render\n");
  write("run-drawing.mjs", "");
  write("studio/output.py", "import bpy\nfrom studio import nodes\n");
  write("studio/nodes.py", "");
  write("studio/lights.py", "from studio.shapes import (\n    box,\n)\n");
  write("studio/shapes.py", "");
  write("studio/unused.py", "");
  write("scenes/jewels/ring.py", "from studio.lights import area\nfrom velvet import rolls\n");
  write("scenes/jewels/velvet.py", "from weave import warp\n");
  write("scenes/cloth/weave.py", "");
  write("scenes/jewels/earring.py", "");
  write("scenes/flow/flow.mjs", 'import { noise } from "./noise.mjs";\nimport sharp from "sharp";\n');
  write("scenes/flow/noise.mjs", "");
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ["the scene", "scenes/jewels/ring.py"],
  ["a module of its folder", "scenes/jewels/velvet.py"],
  ["a module that it borrows from another set", "scenes/cloth/weave.py"],
  ["a module of the studio", "studio/lights.py"],
  ["what that module imports", "studio/shapes.py"],
  ["the script that renders", "run-scene.py"],
  ["a whole module that is imported by name", "studio/nodes.py"],
])("changes with %s", (_, file) => {
  const before = hashSources(spec, folder);
  write(file, "# another\n");
  expect(hashSources(spec, folder)).not.toBe(before);
});

test.each(["studio/unused.py", "scenes/jewels/earring.py", "run-drawing.mjs"])(
  "does not change with %s",
  (file) => {
    const before = hashSources(spec, folder);
    write(file, "# another\n");
    expect(hashSources(spec, folder)).toBe(before);
  },
);

test("follows the imports of a drawn scene", () => {
  const flow = { ...spec, scene: "flow/flow.mjs" };
  const before = hashSources(flow, folder);
  write("scenes/flow/noise.mjs", "export const noise = 1;");
  expect(hashSources(flow, folder)).not.toBe(before);
});

test("changes with what is rendered, not with words and file sizes", () => {
  const hash = hashSources(spec, folder);
  expect(hashSources({ ...spec, alt: "The ring.", widths: [800], og: true }, folder)).toBe(hash);
  for (const other of [{ shot: "night" }, { width: 900 }, { samples: 64 }, { cutFrom: "#0b43cf" } as const])
    expect(hashSources({ ...spec, ...other }, folder)).not.toBe(hash);
});

function write(file: string, content: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

test("no two sets have a module of the same name, so that what a scene borrows is never in doubt", () => {
  const scenes = join(artFolder, "scenes");
  const modules = readdirSync(scenes, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".py"),
  );
  const names = modules.map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
