import { expect, test } from "vitest";
import { deferHydration } from "./defer-hydration.ts";

const page =
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>' +
  '<body><script>context()</script><script type="module" async="">import "/assets/a.js";</script></body>';

test("a hydrated page asks for its scripts only after it has painted, and for all of them at once", () => {
  const { html, script } = deferHydration(page);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(script?.text).toBe('import "/assets/a.js";');
  expect(script?.path).toMatch(/^\/assets\/start-[\w-]{8}\.js$/);
  expect(html).toContain(JSON.stringify(["/assets/a.js", "/assets/b.js", script?.path]));
  expect(html).toContain('{type:"paint",buffered:true}');
  expect(html).toContain("<script>context()</script>");
});

test("pages that start alike share the script, others do not", () => {
  const other = page.replace('import "/assets/a.js";', 'import "/assets/c.js";');
  expect(deferHydration(page).script?.path).toBe(deferHydration(page).script?.path);
  expect(deferHydration(other).script?.path).not.toBe(deferHydration(page).script?.path);
});

test("a page without React stays as it is", () => {
  const html = '<script type="module" src="/assets/enhancement.js"></script>';
  expect(deferHydration(html)).toEqual({ html, script: undefined });
});

test("style elements and data in the head stay as they are", () => {
  const head =
    '<style data-precedence="theme" data-href="theme-/demo/kiln">:root{--ink:#000}</style><style>p{top:0}</style>' +
    '<script type="application/ld+json">{"text":"import \\u003cscript type=\\"module\\" async=\\"\\">"}</script>';
  const { html } = deferHydration(page.replace("<head>", `<head>${head}`));
  expect(html).toContain(`<head>${head}</head>`);
});
