import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { convert } from "fontverter";
import { expect, test } from "vitest";
import { families } from "../engine/theme/families.ts";
import { fontFamilies } from "./font-families.mjs";
import { fontMetrics, letterHeights, missingCharacters, standInFor } from "./font-metrics.mjs";

const root = new URL("../", import.meta.url);
const read = (path) => readFileSync(new URL(path, root));

const differenceOf = (value, known) => Math.abs(value / known - 1);

test("the agency's faces get about the stand-ins that app/app.css has", async () => {
  const gloock = standInFor(await fontMetrics(read("app/fonts/gloock.woff2")), "serif");
  expect(differenceOf(gloock.sizeAdjust, 110.75)).toBeLessThan(0.015);
  expect(differenceOf(gloock.ascent, 88.04)).toBeLessThan(0.015);
  expect(differenceOf(gloock.descent, 20.32)).toBeLessThan(0.015);
  const instrument = standInFor(await fontMetrics(read("app/fonts/instrument-sans.woff2")), "sans");
  expect(differenceOf(instrument.sizeAdjust, 102.24)).toBeLessThan(0.015);
  expect(differenceOf(instrument.ascent, 94.87)).toBeLessThan(0.015);
  expect(instrument.lineGap).toBe(0);
});

test("a variable font is measured at the weight asked for", async () => {
  const file = read("app/fonts/instrument-sans.woff2");
  const regular = await fontMetrics(file, { wght: 400 });
  const bold = await fontMetrics(file, { wght: 700 });
  expect(regular).toMatchObject({ ascent: 0.97, descent: 0.25, lineGap: 0 });
  expect(bold.width).toBeGreaterThan(regular.width * 1.02);
});

test("a monospaced font of 600 units stands in for another unchanged", () => {
  const metrics = { ascent: 1.02, descent: 0.3, lineGap: 0, width: 0.6 };
  expect(standInFor(metrics, "mono")).toMatchObject({
    sizeAdjust: 100,
    ascent: 102,
    descent: 30,
    lineGap: 0,
  });
});

test("families.ts has every family, and every face with the version of the file on disk", () => {
  expect(Object.keys(families)).toEqual(fontFamilies.map(({ key }) => key));
  const faces = Object.values(families).flatMap((family) => family.faces);
  const addresses = faces.flatMap(({ file, version, further }) => [`${file}?v=${version}`, ...further]);
  for (const address of addresses) {
    const [file] = address.split("?");
    const hash = createHash("sha256").update(read(`public${file}`));
    expect(`${file}?v=${hash.digest("hex").slice(0, 8)}`).toBe(address);
  }
  const files = readdirSync(new URL("public/fonts", root)).map((file) => `/fonts/${file}`);
  expect(files.sort()).toEqual(addresses.map((address) => address.split("?")[0]).sort());
});

test("small letters and capitals are about as high as fonts say of themselves", async () => {
  for (const name of ["spectral", "rufina", "archivo"]) {
    const file = read(`public/fonts/${name}.woff2`);
    const table = await tableOf(file, "OS/2");
    const unitsPerEm = (await tableOf(file, "head")).readUInt16BE(18);
    const { small, capital } = await letterHeights(file, { wght: 400 });
    expect(small, name).toBeCloseTo(table.readInt16BE(86) / unitsPerEm, 1);
    expect(capital, name).toBeCloseTo(table.readInt16BE(88) / unitsPerEm, 1);
  }
});

async function tableOf(file, tag) {
  const font = Buffer.from(await convert(file, "sfnt"));
  const record = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16).find(
    (at) => font.toString("latin1", at, at + 4) === tag,
  );
  return font.subarray(font.readUInt32BE(record + 8));
}

/** What a face was published without: its stand-in draws it. */
const gaps = { "/fonts/caprasimo.woff2": "·" };

test("every face is light, and draws words, prices and quotation marks of its visitors", async () => {
  for (const { file } of Object.values(families).flatMap((family) => family.faces)) {
    const font = read(`public${file}`);
    expect(font.length, file).toBeLessThan(25 * 1024);
    expect(await missingCharacters(font, "AZaz09 éèüöäñçøåÉß$€£&@%–—‘’“”…•·×©®™°"), file).toBe(
      gaps[file] ?? "",
    );
  }
});
