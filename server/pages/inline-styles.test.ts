import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findSharedSheets, inlineStyles } from "./inline-styles.ts";

const sharedSheet =
  "@font-face{font-family:Face;src:url(/assets/face.woff2)}@font-face{font-family:Other;src:url(/assets/o.woff2)}" +
  ".used{color:red;font-family:Face}.unused{color:blue}:focus-visible{outline:1px solid}.used[aria-expanded=true]{top:0}";

const shared = '<link rel="stylesheet" href="/assets/site-1.css"/>';
const own = '<link rel="stylesheet" href="/assets/route-1.css"/>';
const scripts = '<link rel="modulepreload" href="/assets/a.js"/>';

async function inline(head: string, engine: string[] = []) {
  const directory = await mkdtemp(join(tmpdir(), "fabula-css-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  await mkdir(join(directory, "assets"));
  await writeFile(join(directory, "assets/site-1.css"), sharedSheet);
  await writeFile(join(directory, "assets/route-1.css"), ".later{color:var(--accent)}\n");
  const html = `<html><head>${head}</head><body><p class="used">Text</p></body></html>`;
  const pages = [html, `<head>${shared}</head>`];
  return inlineStyles(html, { directory, shared: findSharedSheets(pages), engine: new Set(engine) });
}

test("a sheet is shared that more than one page links to", () => {
  expect(findSharedSheets([shared + own, shared, "<p>none</p>"])).toEqual(new Set(["/assets/site-1.css"]));
  expect(findSharedSheets([own + own])).toEqual(new Set());
});

test("a page without React carries the CSS it uses and asks for no sheet", async () => {
  const html = await inline(shared);
  expect(html).not.toContain("<link");
  expect(html).toContain(".used{color:red;font-family:Face}");
  expect(html).not.toContain(".unused");
});

test("the sheet of a part that is loaded lazily is carried like any other", async () => {
  const html = await inline(scripts + shared + own.replace(".css", ".css#"));
  expect(html).toContain(".later{");
  expect(html).not.toMatch(/<link rel="stylesheet" href="[^"]+"\/>/);
});

test("the sheet of a hydrated page alone comes whole, after the shared one", async () => {
  const html = await inline(scripts + shared + own);
  expect(html.indexOf(".later{")).toBeGreaterThan(html.indexOf(".used{"));
  expect(html.match(/<style/g)).toHaveLength(1);
});

test("the engine's rules come first in what a page carries, and its waiting sheet is marked in its place", async () => {
  const html = await inline(scripts + own + shared, ["/assets/site-1.css"]);
  expect(html.indexOf(".used{")).toBeLessThan(html.indexOf(".later{"));
  expect(html).toMatch(/route-1\.css" media="print"\/>.*site-1\.css" media="print" data-sheet="engine"\/>/);
});

test("of the sheet of a page without React alone, too, only what it uses comes", async () => {
  expect(await inline(shared + own)).not.toContain(".later{");
});

test("faces that are named, focus rings and states that come later are kept", async () => {
  const html = await inline(shared);
  expect(html).toContain("@font-face{font-family:Face");
  expect(html).not.toContain("font-family:Other");
  expect(html).toContain(":focus-visible{");
  expect(html).toContain("[aria-expanded=true]");
});

test("a hydrated page keeps its full sheets, waiting, behind what it carries", async () => {
  const html = await inline(scripts + shared + own);
  expect(html).toMatch(
    /<style>.*<\/style><link rel="stylesheet" href="\/assets\/site-1.css" media="print"\/><link .*media="print"\/><\/head>/,
  );
});

test("style elements of the page stay as they are, and what only they name is kept", async () => {
  const theme =
    '<style data-precedence="theme" data-href="theme-/demo/kiln">:root{--accent:#b00;--text:Other,serif}</style>';
  const data = '<script type="application/ld+json">{"price":"$&"}</script>';
  const html = await inline(theme + shared + data);
  expect(html).toContain(`<head>${theme}<style>`);
  expect(html).toContain(`</style>${data}</head>`);
  expect(html).toContain("@font-face{font-family:Other");
});

test("a page without sheets stays as it is", async () => {
  const html = await inline("<style>p{top:0}</style>");
  expect(html).toContain("<head><style>p{top:0}</style></head>");
});
