import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { inlineStyles } from "./inline-styles.ts";

const sheet =
  "@font-face{font-family:Face;src:url(/assets/face.woff2)}.used{color:red}.unused{color:blue}:focus-visible{outline:1px solid}.menu[aria-expanded=true]{top:0}";

async function inline(head: string) {
  const directory = await mkdtemp(join(tmpdir(), "fabula-css-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  await mkdir(join(directory, "assets"));
  await writeFile(join(directory, "assets/root-1.css"), sheet);
  await writeFile(join(directory, "assets/route-1.css"), ".later{color:green}");
  return inlineStyles(`<html><head>${head}</head><body><p class="used">Text</p></body></html>`, directory);
}

test("a page without React carries the CSS it uses and asks for no sheet", async () => {
  const html = await inline('<link rel="stylesheet" href="/assets/root-1.css"/>');
  expect(html).not.toContain("<link");
  expect(html).toContain(".used{color:red}");
  expect(html).not.toContain(".unused");
});

test("the sheet of the page's own route comes whole, after the shared one", async () => {
  const html = await inline(
    '<link rel="stylesheet" href="/assets/root-1.css"/><link rel="stylesheet" href="/assets/route-1.css"/>',
  );
  expect(html.indexOf(".later{color:green}")).toBeGreaterThan(html.indexOf(".used{color:red}"));
});

test("faces, focus rings and states that come later are kept", async () => {
  const html = await inline('<link rel="stylesheet" href="/assets/root-1.css"/>');
  expect(html).toContain("@font-face{font-family:Face");
  expect(html).toContain(":focus-visible{");
  expect(html).toContain("[aria-expanded=true]");
});

test("a hydrated page keeps its full sheet, waiting", async () => {
  const html = await inline(
    '<link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/root-1.css"/>',
  );
  expect(html).toContain('<link rel="stylesheet" href="/assets/root-1.css" media="print"/>');
  expect(html).toContain("<style>");
});

test("a page without sheets stays as it is", async () => {
  const html = await inline("");
  expect(html).not.toContain("<style>");
});
