import { expect, test } from "vitest";
import { pathsOf } from "../../engine/document/page-at.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import { beginSite } from "../begin-site.ts";
import { drawSite } from "../draw-site.ts";
import { everyTemplate, type Template } from "../every-template.ts";
import { deadLinks } from "../page-faults.ts";
import { cleanAddresses } from "./clean-addresses.ts";

const facts = { name: "O'Hara & Quill", shortName: "Quillhouse", street: "14 Weir Lane", city: "Lübeck" };

function template(slug: string): Template {
  const found = everyTemplate.find((one) => one.slug === slug);
  if (!found) throw new Error(`no template ${slug}`);
  return found;
}

const fashion = template("fashion");
const ownPaths = Object.keys(fashion.site.pages);

/** A site with these pages beside its own, to all of which its menu leads. */
function siteWith(paths: readonly string[], change: (site: SiteDocument) => SiteDocument = (site) => site) {
  const begun = beginSite(fashion, facts, "en-US");
  const page = {
    seo: {
      title: "Of us | {name}",
      description: "What there is to know about it, and how you reach {name} today.",
    },
    sections: {
      text: {
        type: "prose",
        props: { variant: "page", title: "Of us", parts: [{ paragraphs: ["It is."] }] },
      },
    },
    order: ["text"],
  };
  const links = paths.map((href) => ({ label: href.slice(0, 20), href: `${href}#section-text` }));
  return change({
    ...begun,
    nav: { ...begun.nav, links: links.slice(0, 8) },
    pages: { ...begun.pages, ...Object.fromEntries(paths.map((path) => [path, page])) },
  });
}

const cleaned = (site: SiteDocument) =>
  parseSite(JSON.parse(JSON.stringify(cleanAddresses(site, facts, ownPaths))), fashion.blocks).site;

test.each([
  ["/visit-quillhouse", "/visit"],
  ["/quillhouse/our-story", "/our-story"],
  ["/quillhouse", "/page"],
  ["/ohara-and-quill-prices", "/prices"],
  ["/ohara-quill", "/page"],
  ["/oharaquill-team", "/team"],
  ["/plumber-luebeck", "/plumber"],
  ["/14-weir-lane", "/page"],
  // What would be somewhere else already, or is the site's own.
  ["/shop-quillhouse", "/shop-2"],
  ["/terms-quillhouse", "/terms-2"],
  ["/media-quillhouse", "/media-2"],
  // Only as a word of its own, and nothing else.
  ["/quillhouses", "/quillhouses"],
  ["/a--b", "/a--b"],
  ["/ohara", "/ohara"],
])("a page at %s is found at %s by whoever takes the template, and by all that leads to it", (path, next) => {
  const site = cleaned(siteWith([path]));
  expect(Object.keys(site.pages)).toContain(next);
  expect(site.nav.links.map(({ href }) => href)).toEqual([`${next}#section-text`]);
  expect(deadLinks(drawSite(site, fashion.blocks))).toEqual([]);
});

test("two that would be called the same are two", () => {
  const site = cleaned(siteWith(["/team", "/team-quillhouse", "/quillhouse-team", "/quillhouse"]));
  expect(site.nav.links.map(({ href }) => href.split("#")[0])).toEqual([
    "/team",
    "/team-2",
    "/team-3",
    "/page",
  ]);
  expect(Object.keys(site.pages).slice(-4)).toEqual(["/team", "/team-2", "/team-3", "/page"]);
});

test("what the design's own views lead to by themselves stays, whatever the business is called", () => {
  const begun = beginSite(fashion, facts, "en-US");
  expect(cleanAddresses(begun, { name: "Shop", city: "Cart" }, ownPaths)).toBe(begun);
});

test("records that are called after the business are called otherwise, where they are led to and named as well", () => {
  const site = siteWith([], (one) => {
    const text = JSON.stringify(one);
    const [first] = one.collections?.products ?? [];
    if (!first) throw new Error("no product");
    return JSON.parse(
      text
        .replaceAll(`"${first.id}"`, '"quillhouse-classic"')
        .replaceAll(`/product/${first.id}`, "/product/quillhouse-classic"),
    );
  });
  const named = JSON.stringify(site).match(/quillhouse-classic/g)?.length ?? 0;
  expect(named).toBeGreaterThan(0);
  const made = cleaned(site);
  expect(JSON.stringify(made)).not.toContain("quillhouse");
  expect(JSON.stringify(made).match(/"classic"|\/product\/classic"/g)).toHaveLength(named);
  expect(pathsOf(made)).toContain("/product/classic");
  expect(deadLinks(drawSite(made, fashion.blocks))).toEqual([]);
});
