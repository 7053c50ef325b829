// npm run art [-- <set> | <set>/<picture> ...] [--preview | --accept]
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { holdLock } from "../../scripts/steps/hold-lock.mjs";
import { cutOut } from "./cut-out.ts";
import { denoise } from "./denoise.ts";
import { encode, removeFiles } from "./encode.ts";
import { hashSources } from "./hash-sources.ts";
import type { PictureSpec } from "./picture-spec.ts";
import { artFolder, cacheFolder, publicFolder } from "./places.ts";
import { readPlanes, writePlanes } from "./planes.ts";
import { readSpecs } from "./read-specs.ts";
import { changeRecords, encodingOf, readRecords } from "./records.ts";
import { isBlender, render } from "./render.ts";
import { writeAtomically } from "./write-atomically.ts";

const preview = { scale: 0.45, samples: 12 };
/** Edges of a matte are not denoised, but also cost little. */
const matteSamples = 48;

const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith("--"));
const wanted = words.filter((word) => !word.startsWith("--"));
const unknown = options.find((option) => option !== "--preview" && option !== "--accept");
if (unknown) throw new Error(`There is no option ${unknown}: only --preview and --accept.`);

const setNames = wanted.length > 0 ? new Set(wanted.map((word) => word.split("/")[0] ?? "")) : allSets();
let failures = 0;
for (const set of setNames) {
  const specs = await readSpecs(set);
  const names = wanted.filter((word) => word.startsWith(`${set}/`)).map((word) => word.slice(set.length + 1));
  const missing = names.find((name) => !specs.some((spec) => spec.name === name));
  if (missing) throw new Error(`There is no picture "${missing}" in art/pictures/${set}.ts.`);
  const chosen = names.length > 0 ? specs.filter(({ name }) => names.includes(name)) : specs;

  if (options.includes("--preview")) for (const spec of chosen) await tryTo(() => makePreview(set, spec));
  else if (options.includes("--accept")) await accept(set, chosen);
  else {
    for (const spec of chosen) await tryTo(() => make(set, spec));
    await forgetOthers(set);
  }
}
if (failures > 0) process.exitCode = 1;

function allSets() {
  return readdirSync(join(artFolder, "pictures")).map((file) => file.replace(/\.ts$/, ""));
}

/** One scene that fails is told of and does not keep the others from being made. */
async function tryTo(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    failures += 1;
    console.error(error instanceof Error ? error.message : error);
  }
}

async function make(set: string, spec: PictureSpec) {
  const sources = hashSources(spec);
  if (isUpToDate(set, spec, sources)) return;
  const start = Date.now();
  const master = await renderMaster(set, spec, sources);
  if (!master) return;
  const { version, colour, sizes } = await encode(set, spec, master.bytes);
  await changeRecords(set, (records) => {
    records[spec.name] = { sources, encoding: encodingOf(spec), version, colour };
  });
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  const kilobytes = sizes.map((size) => (size / 1000).toFixed(0)).join(" + ");
  console.log(`${set}/${spec.name}: ${master.seconds}, ${seconds} s in all, ${kilobytes} kB`);
}

function isUpToDate(set: string, spec: PictureSpec, sources: string) {
  const record = readRecords(set)[spec.name];
  const files = [...spec.widths.map((width) => `-${width}.avif`), ".jpg", ...(spec.og ? ["-og.jpg"] : [])];
  return (
    record?.sources === sources &&
    record.encoding === encodingOf(spec) &&
    files.every((file) => existsSync(join(publicFolder(set), spec.name + file)))
  );
}

/** The clean picture in full size: from the cache, or rendered; `undefined` if another run made it meanwhile. */
async function renderMaster(set: string, spec: PictureSpec, sources: string) {
  const file = join(cacheFolder, "masters", set, `${spec.name}-${sources}.png`);
  const cached = () => existsSync(file) && { bytes: readFileSync(file), seconds: "from the cache" };
  return (
    cached() ||
    inTurn(async () => {
      if (isUpToDate(set, spec, sources)) return;
      const other = cached();
      if (other) return other;
      const { bytes, seconds } = await renderClean(spec, join(cacheFolder, "passes", set, spec.name));
      writeAtomically(file, bytes);
      return { bytes, seconds: `${seconds} s rendering` };
    })
  );
}

async function makePreview(set: string, spec: PictureSpec) {
  const small = {
    ...spec,
    width: Math.round(spec.width * preview.scale),
    height: Math.round(spec.height * preview.scale),
    samples: preview.samples,
  };
  const file = join(cacheFolder, "preview", set, `${spec.name}.png`);
  await inTurn(async () => {
    const { bytes, seconds } = await renderClean(small, join(cacheFolder, "preview-passes", set, spec.name));
    writeAtomically(file, bytes);
    console.log(`${set}/${spec.name}: ${seconds} s, ${file}`);
  });
}

async function renderClean(spec: PictureSpec, out: string) {
  const start = Date.now();
  const seen = await renderPasses(spec, out);
  const bytes = spec.cutFrom ? await cutFrom(spec.cutFrom, seen, spec, out) : seen;
  return { bytes, seconds: ((Date.now() - start) / 1000).toFixed(0) };
}

async function renderPasses(spec: PictureSpec, out: string) {
  await render(spec, out);
  const bytes = isBlender(spec) ? await denoise(out) : readFileSync(`${out}.png`);
  removePasses(out);
  return bytes;
}

async function cutFrom(ground: string, seen: Buffer, spec: PictureSpec, out: string) {
  await render({ ...spec, shot: `${spec.shot ?? ""} matte`.trim(), samples: matteSamples }, out);
  const matte = await readPlanes(`${out}.png`);
  removePasses(out);
  return writePlanes(cutOut(await readPlanes(seen), matte, ground));
}

function removePasses(out: string) {
  for (const suffix of ["", "-albedo", "-normal"]) rmSync(`${out}${suffix}.png`, { force: true });
}

/** Renders of several runs take turns: each uses all cores. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  mkdirSync(cacheFolder, { recursive: true });
  return holdLock(join(cacheFolder, "render.lock"), work);
}

async function accept(set: string, chosen: readonly PictureSpec[]) {
  await changeRecords(set, (records) => {
    for (const spec of chosen) {
      const record = records[spec.name];
      if (record) record.sources = hashSources(spec);
    }
  });
}

/** Removes what is no longer in the list, and brings alt texts up to date. */
async function forgetOthers(set: string) {
  await changeRecords(set, (records, specs) => {
    for (const name of Object.keys(records)) {
      if (specs.some((spec) => spec.name === name)) continue;
      delete records[name];
      removeFiles(set, name);
      console.log(`${set}/${name}: removed`);
    }
  });
}
