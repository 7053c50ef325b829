import { expect, test } from "vitest";
import { viewsOf } from "../../../engine/blocks/registry.ts";
import { pathsOf } from "../../../engine/document/page-at.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { renderPage } from "../../../engine/render/render-page.ts";
import { beginSite } from "../../../templates/begin-site.ts";
import { everyTemplate } from "../../../templates/every-template.ts";
import { leadsTo } from "../links/link-places.ts";
import { isLedToByDesign } from "./fixed-addresses.ts";

test.each(everyTemplate.map((template) => [template.slug, template] as const))(
  "where the views of %s lead by themselves, pages of records stand and those that are known to be led to",
  (slug, template) => {
    const begun = JSON.stringify(beginSite(template, { name: "Noctua" }, "en-US"));
    // Whatever the document says leads to the first page.
    const site = JSON.parse(begun.replaceAll(/"href":"\/[^"]*"/g, '"href":"/"')) as SiteDocument;
    const views = viewsOf(template.blocks);
    const led = new Set(
      pathsOf(site).flatMap((path) =>
        [...renderPage(site, { base: "", path }, views).matchAll(/href="(\/[^"?#]*)/g)].map(
          ([, href = ""]) => href,
        ),
      ),
    );
    const ofRecords = Object.keys(site.pages).filter((path) => path.endsWith("/:id"));
    const others = [...led].filter((href) => href !== "/" && !ofRecords.some((path) => leadsTo(href, path)));
    expect(others.filter((href) => !isLedToByDesign(slug, href))).toEqual([]);
  },
);
