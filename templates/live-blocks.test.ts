import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { expect, test } from "vitest";
import { coreBlocks } from "../engine/blocks/core-blocks.ts";
import { beginSite } from "./begin-site.ts";
import { everyDesign } from "./every-design.ts";
import { everyTemplate } from "./every-template.ts";

const root = join(import.meta.dirname, "..");
const components = import.meta.glob("../{engine/blocks,templates/*/blocks}/*/live.tsx", { eager: true });

/** The type of the block that a folder is of: `engine/blocks/form` is `form`, `templates/saas/blocks/pricing` `saas/pricing`. */
function typeOf(folder: string): string {
  const [room, slug, , name] = relative(root, folder).split(sep);
  return room === "engine" ? folder.slice(folder.lastIndexOf(sep) + 1) : `${slug}/${name}`;
}

const folders = ["engine", "templates"].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === "live.tsx")
    .map(({ parentPath }) => typeOf(parentPath))
    .toSorted(),
);

test("what lives in the browser has its component in the folder that its type names, and says that it is live", () => {
  const blocks = everyDesign.flatMap(({ blocks }) => [...blocks.values()]);
  const live = new Set(blocks.filter(({ isLive }) => isLive).map(({ type }) => type));
  const behindLinks = everyDesign.flatMap(({ notes = {} }) => Object.values(notes).map(({ type }) => type));
  expect([...live, ...behindLinks].toSorted()).toEqual(folders.toSorted());
  expect(coreBlocks.get("form")?.isLive).toBe(true);
});

test("such a file is one component and nothing else, so that the browser gets no more", () => {
  for (const [file, exports] of Object.entries(components))
    expect(
      Object.values(exports as object).map((value) => typeof value),
      file,
    ).toEqual(["function"]);
  expect(Object.keys(components)).toHaveLength(folders.length);
});

test("a shop's visitors begin with an empty cart, and the demo's with what it shows", () => {
  const fashion = everyTemplate.find(({ slug }) => slug === "fashion");
  if (!fashion) throw new Error("no fashion");
  const { collections } = beginSite(fashion, { name: "Bistro Zwölf", trade: "Fashion" }, "en-US");
  expect(collections?.cart).toEqual([]);
  expect(collections?.wishlist).toEqual([]);
  expect(collections?.products).toHaveLength(fashion.site.collections?.products?.length ?? 0);
  expect(fashion.site.collections?.cart).not.toEqual([]);
});
