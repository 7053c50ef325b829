import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { inlineStyles } from "./inline-styles.ts";

const siteSheet =
  "@font-face{font-family:Face;src:url(/assets/face.woff2)}@font-face{font-family:Other;src:url(/assets/o.woff2)}" +
  ".used{color:red;font-family:Face}.unused{color:blue}:focus-visible{outline:1px solid}.used[aria-expanded=true]{top:0}";
const routeSheet = ".later{color:var(--accent)}\n";

const site = '<link rel="stylesheet" href="/assets/site-1.css"/>';
const route = '<link rel="stylesheet" href="/assets/route-1.css"/>';
const scripts = '<link rel="modulepreload" href="/assets/a.js"/>';

async function inline(head: string) {
  const directory = await mkdtemp(join(tmpdir(), "fabula-css-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  await mkdir(join(directory, "assets"));
  await writeFile(join(directory, "assets/site-1.css"), siteSheet);
  await writeFile(join(directory, "assets/route-1.css"), routeSheet);
  return inlineStyles(`<html><head>${head}</head><body><p class="used">Text</p></body></html>`, directory);
}

test("a page without React carries the CSS it uses and asks for no sheet", async () => {
  const html = await inline(site + route);
  expect(html).not.toContain("<link");
  expect(html).toContain(".used{color:red;font-family:Face}");
  expect(html).not.toContain(".unused");
  expect(html).not.toContain(".later");
  expect(html.match(/<style/g)).toHaveLength(1);
});

test("faces that are named, focus rings and states that come later are kept", async () => {
  const html = await inline(site);
  expect(html).toContain("@font-face{font-family:Face");
  expect(html).not.toContain("font-family:Other");
  expect(html).toContain(":focus-visible{");
  expect(html).toContain("[aria-expanded=true]");
});

test("a hydrated page carries its sheets whole, in their order, and keeps its links for React alone", async () => {
  expect(await inline(scripts + site + route)).toContain(
    `${scripts}<style>${siteSheet}${routeSheet.trim()}</style>` +
      '<link rel="stylesheet" href="/assets/site-1.css" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/route-1.css" disabled=""/></head>',
  );
});

test("the sheet of a part that is loaded lazily is carried like any other", async () => {
  const html = await inline(scripts + site + route.replace(".css", ".css#"));
  expect(html).toContain(".later{");
  expect(html).not.toMatch(/<link rel="stylesheet" href="[^"]+"\/>/);
});

test("where React runs, the mark of such a sheet stays: a link without it is another one for React", async () => {
  const html = await inline(scripts + site + route.replace(".css", ".css#"));
  expect(html).toContain('<link rel="stylesheet" href="/assets/route-1.css#" disabled=""/>');
});

const data = '<script type="application/ld+json">{"price":"$&"}</script>';

test("style elements of the page stay as they are, and what only they name is kept", async () => {
  const own = "<style>:root{--accent:#b00;--text:Other,serif}</style>";
  const html = await inline(own + site + data);
  expect(html).toContain(`<head>${own}<style>`);
  expect(html).toContain(`</style>${data}</head>`);
  expect(html).toContain("@font-face{font-family:Other");
});

const theme =
  '<style data-precedence="theme" data-href="theme-/demo/kiln">' +
  ":root{--accent:#b00;--text:Other,serif;--line:#ccc;--gap:1px}.used,p{font-family:var(--text);top:var(--gap)}" +
  "p:hover{font-family:var(--text)}</style>";

test("a page without React carries of its theme what it uses, ahead of its sheets, and what only the theme names", async () => {
  const html = await inline(`${theme + site + data}<svg><path stroke="var(--line)"/></svg>`);
  const used =
    ":root{--a:Other,serif;--line:#ccc}.used,p{font-family:var(--a);top:1px}p:hover{font-family:var(--a)}";
  expect(html).toContain(`<head><style>${used}@font-face{font-family:Face`);
  expect(html).toContain(`</style>${data}`);
  expect(html).toContain("@font-face{font-family:Other");
  expect(html.match(/<style/g)).toHaveLength(1);
});

test("the theme of a hydrated page stays as React will look for it", async () => {
  expect(await inline(scripts + theme + site)).toContain(`${scripts}${theme}<style>${siteSheet}</style>`);
});

test("a page without sheets stays as it is", async () => {
  const html = await inline("<style>p{top:0}</style>");
  expect(html).toContain("<head><style>p{top:0}</style></head>");
});
