import { expect, test } from "vitest";
import { coreBlocks } from "../blocks/core-blocks.ts";
import { viewsOf } from "../blocks/registry.ts";
import siteV3 from "../document/fixtures/site-v3.json" with { type: "json" };
import { parseSite } from "../document/parse-site.ts";
import { pageHead } from "./page-head.ts";
import { renderPage } from "./render-page.ts";
import { resolve } from "./resolve.ts";
import type { Place } from "./site-frame.tsx";

const views = viewsOf(coreBlocks);
const { site } = parseSite(siteV3, coreBlocks);
const place: Place = { base: "/demo/kiln", path: "/", host: [{ label: "Back to Portfolio", href: "/" }] };

test("a page is drawn with its blocks, on their grounds, under their names", () => {
  const html = renderPage(site, place, views);
  expect(html).toContain('id="figures" data-block="stats" data-tone="deep"');
  expect(html).toContain("1240");
  expect(html).toContain(">Back to Portfolio</a>");
});

test("blocks and the frame name the scripts that they show, each its own", () => {
  const copy = JSON.parse(JSON.stringify(site).replaceAll("Kiln & Clay", "مطعم"));
  const html = renderPage(copy, place, views);
  expect(html).toMatch(/<div class="site"[^>]* data-script="arabic"/);
  expect(html).toContain("unicode-bidi:plaintext");
  expect(html).not.toMatch(/class="block"[^>]* data-script/);
  const greek = renderPage(
    JSON.parse(JSON.stringify(site).replace("degrees, twice", "βαθμοί")),
    place,
    views,
  );
  expect(greek).toMatch(/class="block"[^>]* data-script="greek"/);
  expect(greek).toContain("unicode-range:U+370-3FF");
  expect(greek).not.toMatch(/class="site"[^>]* data-script/);
  expect(renderPage(site, place, views)).not.toContain("data-script");
});

test("the same document is the same page, and so is its copy through JSON", () => {
  const html = renderPage(site, place, views);
  expect(renderPage(site, place, views)).toBe(html);
  expect(renderPage(JSON.parse(JSON.stringify(site)), place, views)).toBe(html);
});

test("a block that nothing draws leaves no trace and is reported", () => {
  const before = renderPage(site, place, views);
  const home = site.pages["/"];
  const reported: string[] = [];
  const html = renderPage(
    {
      ...site,
      pages: {
        "/": {
          seo: { title: "", description: "", ...home?.seo },
          sections: { ...home?.sections, holo: { type: "hologram", props: { text: "unseen" } } },
          order: [...(home?.order ?? []), "holo"],
        },
      },
    },
    place,
    views,
    (type) => reported.push(type),
  );
  expect(html).toBe(before);
  expect(reported).toEqual(["hologram"]);
});

test("no page is made up for a path that the site does not have", () => {
  expect(() => renderPage(site, { ...place, path: "/nowhere" }, views)).toThrow("no page /nowhere");
});

test("links to the site's own pages begin where it is shown; all others stay", () => {
  const links = [
    { href: "/" },
    { href: "/work" },
    { href: "#a" },
    { href: "tel:+1" },
    { href: "https://x.test/" },
  ];
  expect(resolve({ links, path: "/work" }, { base: "/demo/kiln" })).toEqual({
    links: [
      { href: "/demo/kiln" },
      { href: "/demo/kiln/work" },
      { href: "#a" },
      { href: "tel:+1" },
      { href: "https://x.test/" },
    ],
    path: "/work",
  });
  expect(resolve({ href: "/" }, { base: "" })).toEqual({ href: "/" });
  expect(resolve({ href: "/#prices" }, { base: "/demo/kiln" })).toEqual({
    href: "/demo/kiln#prices",
  });
  expect(resolve({ href: "/#prices" }, { base: "" })).toEqual({ href: "/#prices" });
});

test("the home page tells search engines of the business, the others do not", () => {
  const seo = { title: "Kiln & Clay", description: "A pottery." };
  const home = pageHead(site, seo, place, "https://kiln.test");
  expect(home).toContainEqual({ tagName: "link", rel: "canonical", href: "https://kiln.test/demo/kiln" });
  expect(home).toContainEqual({
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "Store",
      name: "Kiln & Clay",
      url: "https://kiln.test/demo/kiln",
      image: "https://kiln.test/pictures/kiln/bowl-og.jpg",
    },
  });
  const work = pageHead(site, seo, { ...place, path: "/work" }, "https://kiln.test");
  expect(work.filter((entry) => "script:ld+json" in entry)).toEqual([]);
  expect(pageHead(site, seo, { base: "", path: "/" }, "https://kiln.test")).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://kiln.test/",
  });
});
