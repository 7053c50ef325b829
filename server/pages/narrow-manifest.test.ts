import { expect, test } from "vitest";
import { manifestOf, narrowManifest } from "./narrow-manifest.ts";

const routes = {
  root: { id: "root", path: "" },
  agency: { id: "agency", parentId: "root" },
  landing: { id: "landing", parentId: "agency", index: true },
  auth: { id: "auth", parentId: "agency", path: "auth" },
  missing: { id: "missing", parentId: "agency", path: "*" },
  demos: { id: "demos", parentId: "root" },
  shop: { id: "shop", parentId: "demos", path: "demo/fashion/shop" },
  cart: { id: "cart", parentId: "demos", path: "demo/fashion/cart" },
  menu: { id: "menu", parentId: "demos", path: "demo/restaurant/menu" },
  fashionable: { id: "fashionable", parentId: "demos", path: "demo/fashionable" },
};
const manifest = `window.__reactRouterManifest=${JSON.stringify({ entry: { module: "/assets/e.js" }, routes, url: "/assets/manifest-1a-b_c.js", version: "1" })};`;
const page = `<link rel="modulepreload" href="/assets/manifest-1a-b_c.js"/><script>import "/assets/manifest-1a-b_c.js"</script>`;

function idsAt(address: string): string[] {
  const { script } = narrowManifest(page, address, manifest);
  const text = script?.text ?? "";
  return Object.keys(JSON.parse(text.slice(text.indexOf("{"), -1)).routes).sort();
}

test("a page of a demo knows the pages of this demo, and what they stand in", () => {
  expect(idsAt("/demo/fashion/cart")).toEqual(["cart", "demos", "root", "shop"]);
});

test("a page of the agency knows the agency's, the page for unknown addresses among them", () => {
  expect(idsAt("/auth")).toEqual(["agency", "auth", "landing", "missing", "root"]);
});

test("the page loads the narrow list everywhere, under a name of its content", () => {
  const { html, script } = narrowManifest(page, "/auth", manifest);
  expect(manifestOf(html)).toBeUndefined();
  expect(html.split(script?.path ?? "none")).toHaveLength(3);
  expect(narrowManifest(page, "/dashboard", manifest).script?.path).toBe(script?.path);
  expect(narrowManifest(page, "/demo/fashion/cart", manifest).script?.path).not.toBe(script?.path);
  expect(script?.text).toMatch(/^window\.__reactRouterManifest=\{"entry":.*"version":"1"\};$/);
  expect(script?.text).toContain(`"url":"${script?.path}"`);
});

test("a page without React stays as it is", () => {
  expect(narrowManifest("<p>Hello</p>", "/", manifest)).toEqual({ html: "<p>Hello</p>", script: undefined });
});
