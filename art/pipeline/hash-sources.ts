import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { defaultSamples, type PictureSpec } from "./picture-spec.ts";
import { artFolder } from "./places.ts";

/**
 * A hash of all that decides what a picture looks like: its scene, every file under `art` that the scene imports,
 * directly or not, the script that runs it, and what the list says of it but words and file sizes.
 */
export function hashSources(spec: PictureSpec, folder = artFolder): string {
  const scene = join(folder, "scenes", spec.scene);
  const runner = join(folder, scene.endsWith(".py") ? "run-scene.py" : "run-drawing.mjs");
  const { shot = "", width, height, samples = defaultSamples, cutFrom } = spec;
  const said = [spec.scene, shot, width, height, samples, ...(cutFrom ? [cutFrom] : [])];
  const hash = createHash("sha256").update(JSON.stringify(said));
  const files = new Set<string>();
  // In the order of run-scene.py: the studio, the scene's own set, and the other sets.
  const sets = readdirSync(join(folder, "scenes")).map((set) => join(folder, "scenes", set));
  for (const file of [scene, runner]) collect(file, [folder, dirname(scene), ...sets.sort()], files);
  for (const file of [...files].sort())
    hash.update(`\0${relative(folder, file)}\0`).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

function collect(file: string, folders: string[], files: Set<string>) {
  if (files.has(file)) return;
  files.add(file);
  const source = readFileSync(file, "utf8");
  const imported = file.endsWith(".py") ? importedByPython(source, folders) : importedByScript(source, file);
  for (const found of imported) if (existsSync(found)) collect(found, folders, files);
}

function importedByPython(source: string, folders: string[]) {
  const modules = [
    ...source.matchAll(/^\s*(?:from\s+([\w.]+)\s+import\s+\(?([^#\n]*)|import\s+([\w., ]+))/gm),
  ].flatMap(([, from, names = "", list = ""]) =>
    // `from studio import nodes` names a file, `from studio.nodes import add` what is in one.
    from
      ? [from, ...names.split(",").map((name) => `${from}.${name.trim().split(" ")[0]}`)]
      : list.split(",").map((name) => name.trim().split(" ")[0] ?? ""),
  );
  return modules.flatMap((module) => {
    const candidates = folders.map((folder) => `${join(folder, ...module.split("."))}.py`);
    return candidates.find((candidate) => existsSync(candidate)) ?? [];
  });
}

function importedByScript(source: string, file: string) {
  const relatives = source.matchAll(/(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g);
  return [...relatives].map(([, path = ""]) => resolve(dirname(file), path));
}
