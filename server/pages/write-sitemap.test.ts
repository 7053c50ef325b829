import { expect, test } from "vitest";
import { writeSitemap } from "./write-sitemap.ts";

const canonical = (path: string) => `<link rel="canonical" href="https://site.invalid${path}"/>`;

test("the sitemap has every page that may be found, once, by its canonical address", () => {
  const pages = {
    "/demo/kiln": canonical("/demo/kiln"),
    "/": canonical("/"),
    "/demo/kiln/copy": canonical("/demo/kiln?a=1&amp;b=2"),
    "/demo/kiln/again": canonical("/demo/kiln"),
    "/plain": "<h1>Plain</h1>",
  };
  expect(writeSitemap(new Map(Object.entries(pages)))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://site.invalid/</loc></url>
  <url><loc>https://site.invalid/demo/kiln</loc></url>
  <url><loc>https://site.invalid/demo/kiln?a=1&amp;b=2</loc></url>
  <url><loc>https://site.invalid/plain</loc></url>
</urlset>
`);
});

test("pages that search engines shall not show, and not-found pages, stay out", () => {
  const noindex = '<meta name="robots" content="noindex, nofollow"/>';
  const pages = {
    "/admin": noindex,
    "/404": canonical("/404"),
    "/demo/kiln/work/404": canonical("/demo/kiln/work/404"),
  };
  expect(writeSitemap(new Map(Object.entries(pages)))).not.toContain("<url>");
});
