import { expect, test } from "vitest";
import { deferHydration } from "./defer-hydration.ts";

const start = [
  'import "/assets/routes.js";',
  'import * as route0 from "/assets/root.js";',
  'window.__reactRouterRouteModules = {"root":route0};',
  'import("/assets/entry.js");',
].join("\n");
const page = `<head>${["routes", "entry", "root"]
  .map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`)
  .join("")}</head><body><script>context()</script><script type="module" async="">${start}</script></body>`;

test("a hydrated page asks for its scripts only after it has painted, and runs them before the one that starts React", () => {
  const html = deferHydration(page);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('of ["/assets/routes.js","/assets/root.js"])');
  expect(html).toContain('{type:"paint",buffered:true}');
  expect(html).toContain("<script>context()</script>");
});

test("its modules are given to React in the order in which they were imported", async () => {
  const script = /async="">([\s\S]*)<\/script>/.exec(deferHydration(page))?.[1] ?? "";
  const run = script.slice(script.indexOf("await Promise.all(scripts);"), script.indexOf("},late="));
  expect(run.split("\n")).toEqual([
    'await Promise.all(scripts);await import("/assets/routes.js");',
    'const route0=await import("/assets/root.js");',
    'window.__reactRouterRouteModules = {"root":route0};',
    'import("/assets/entry.js");',
  ]);
});

test("a start that cannot be deferred fails the build", () => {
  const unknown = page.replace("import * as route0", "import { route0 }");
  expect(() => deferHydration(unknown)).toThrow("Hydration cannot be deferred");
});

test("a page without React stays as it is", () => {
  const html = '<script type="module" src="/assets/enhancement.js"></script>';
  expect(deferHydration(html)).toBe(html);
});

test("style elements and data in the head stay as they are", () => {
  const head =
    '<style data-precedence="theme" data-href="theme-/demo/kiln">:root{--ink:#000}</style><style>p{top:0}</style>' +
    '<script type="application/ld+json">{"text":"import \\u003cscript type=\\"module\\" async=\\"\\">"}</script>';
  const html = deferHydration(page.replace("<head>", `<head>${head}`));
  expect(html).toContain(`<head>${head}</head>`);
});
