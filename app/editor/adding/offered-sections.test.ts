import { expect, test } from "vitest";
import { coreBlocks } from "../../../engine/blocks/core-blocks.ts";
import { claimsOf } from "../../../engine/checks/sample-claims.ts";
import { applyPatch } from "../../../engine/document/apply-patch.ts";
import { askingSections } from "../../../engine/document/asking-sections.ts";
import { parseSite } from "../../../engine/document/parse-site.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { describeDesign } from "../../../renderer/describe-design.ts";
import { beginSite } from "../../../templates/begin-site.ts";
import { everyTemplate } from "../../../templates/every-template.ts";
import type { DesignForms } from "../form/design-forms.ts";
import { addSteps } from "../sections/section-steps.ts";
import { offeredSections } from "./offered-sections.ts";
import { plainSections } from "./plain-sections.ts";

const templates = everyTemplate.map((template) => [template.slug, template] as const);
const begin = (template: (typeof everyTemplate)[number]) =>
  JSON.parse(JSON.stringify(beginSite(template, { name: "Noctua" }, "en-US"))) as SiteDocument;

function withAdded(
  site: SiteDocument,
  path: string,
  offered: ReturnType<typeof offeredSections>,
): SiteDocument {
  return offered.reduce((now, { block }, index) => {
    const page = now.pages[path];
    if (!page) throw new Error(`no ${path}`);
    return applyPatch(now, addSteps({ path, page, key: `added${index}` }, block, page.order.length));
  }, site);
}

test.each(templates)(
  "on every page of %s each section that is offered makes a document that is taken",
  (_, template) => {
    const site = begin(template);
    const forms = describeDesign(template.slug) as DesignForms;
    for (const path of Object.keys(site.pages)) {
      const offered = offeredSections(site, path, site, forms);
      const known = new Set<string>();
      // Two may have the same name as long as only one of them is added.
      const others = offered.filter(({ block: { id } }) => !id || (known.has(id) ? false : known.add(id)));
      expect(parseSite(withAdded(site, path, others), template.blocks).unknownBlocks).toEqual([]);
    }
  },
);

test.each(templates)(
  "what is added to %s is a sample, and each form of it comes to somebody",
  (_, template) => {
    const site = begin(template);
    const forms = describeDesign(template.slug) as DesignForms;
    const offered = offeredSections(site, "/", site, forms);
    const after = withAdded(site, "/", offered);
    for (const [index, { block }] of offered.entries()) {
      expect(after.pages["/"]?.samples?.[`added${index}`]).toBe(true);
      expect(JSON.stringify(block)).not.toMatch(/"(tel|mailto):/);
    }
    const asking = offered.filter(({ block }) => forms.blocks[block.type]?.asks);
    const more = askingSections(after).length - askingSections(site).length;
    expect(asking.length).toBeGreaterThan(0);
    expect(more).toBe(asking.length + offered.filter(({ block }) => block.type.endsWith("/cart")).length);
  },
);

test("what the engine's own sections say fits their schemas, and claims nothing but a figure and voices that are asked for", () => {
  const claims = plainSections.flatMap((block) => {
    const definition = coreBlocks.get(block.type);
    if (!definition) throw new Error(block.type);
    definition.schema.parse(block.props);
    return claimsOf(definition, block, {}).map(({ rule }) => `${block.type} ${rule}`);
  });
  expect([...new Set(claims)]).toEqual([
    "testimonials sample-quotes",
    "quote sample-quotes",
    "stats sample-figures",
  ]);
});

const fashion = everyTemplate.find(({ slug }) => slug === "fashion");
if (!fashion) throw new Error("no fashion");

const typesOf = (site: SiteDocument, path: string) =>
  offeredSections(site, path, begin(fashion), describeDesign("fashion") as DesignForms).map(
    ({ block }) => block.type,
  );

test("what shows records of a page stands on that page alone, and what shows a collection needs one that holds something", () => {
  const site = begin(fashion);
  expect(typesOf(site, "/")).not.toContain("fashion/product-story");
  expect(typesOf(site, "/product/:id")).toContain("fashion/product-story");
  expect(typesOf(site, "/")).toContain("fashion/shop");
  const bare = { ...site, collections: { ...site.collections, products: [] } };
  expect(typesOf(bare, "/")).not.toContain("fashion/shop");
});

test("what needs a page that the site has not is not offered, and what can be without the link has none", () => {
  const site = begin(fashion);
  const { "/shop": _, ...pages } = site.pages;
  const offered = offeredSections(
    { ...site, pages },
    "/about",
    site,
    describeDesign("fashion") as DesignForms,
  );
  expect(offered.length).toBeGreaterThan(5);
  expect(JSON.stringify(offered.map(({ block }) => block))).not.toMatch(/"\/shop["?#]/);
});
