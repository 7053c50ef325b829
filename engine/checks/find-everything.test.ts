import { expect, test } from "vitest";
import { coreBlocks } from "../blocks/core-blocks.ts";
import { formField } from "../blocks/form/sent-names.ts";
import siteV3 from "../document/fixtures/site-v3.json" with { type: "json" };
import type { Page, SiteDocument } from "../document/site-document.ts";
import { checkContrast } from "./check-contrast.ts";
import { findEverything } from "./find-everything.ts";

const quote = { quote: "They came within the hour.", name: "Ada" };
const testimonials = { type: "testimonials", props: { variant: "columns", items: [quote] } };
const prices = {
  type: "price-list",
  props: { variant: "rows", groups: [{ items: [{ name: "Drain", price: "$ 140" }] }] },
};
const figures = { type: "stats", props: { variant: "row", figures: [{ value: "1,200", label: "drains" }] } };
const head =
  '<title>Weir</title><meta name="description" content="What we do in Duluth, and what it costs."><h1>Weir</h1>';

/** What is found on a site of one page with these sections, all of them samples, that is drawn as `html`. */
function foundOn(sections: Page["sections"], html = head, samples?: Page["samples"]) {
  const order = Object.keys(sections);
  const page: Page = {
    seo: { title: "Weir", description: "x" },
    sections,
    order,
    samples: samples ?? Object.fromEntries(order.map((key) => [key, true as const])),
  };
  const site = { ...(siteV3 as unknown as SiteDocument), pages: { "/": page } };
  return findEverything({ site, blocks: coreBlocks, pages: [{ page: "/", address: "/", html }] });
}

const idsOf = (found: ReturnType<typeof foundOn>) => found.map(({ id }) => id);

test("quotes, prices and figures of the template stop a site, by section", () => {
  expect(idsOf(foundOn({ said: testimonials, rates: prices, numbers: figures }))).toEqual([
    "sample-quotes|/|said|",
    "sample-prices|/|rates|",
    "sample-figures|/|numbers|",
  ]);
});

test("what is hidden, written by its owner or told by the facts stops nothing", () => {
  expect(foundOn({ said: { ...testimonials, isHidden: true } })).toEqual([]);
  expect(foundOn({ said: testimonials }, head, {})).toEqual([]);
  expect(foundOn({ rates: prices }, head, { rates: ["groups/0/items/0/name"] })).toEqual([]);
  const told = { ...figures, props: { variant: "row", figures: [{ value: "{founded}" }] } };
  expect(foundOn({ numbers: told })).toEqual([]);
});

test("a link stops a site when the page or the place that it leads to is not there", () => {
  const links = ["/gone", "#gone", "/?a=1#here", "#top", "/", "https://elsewhere.test/"];
  const html = `${head}<p id="here">${links.map((href) => `<a href="${href}">x</a>`).join("")}</p>`;
  const top = { type: "hero", props: { actions: [{ label: "x", href: "#gone" }] } };
  expect(idsOf(foundOn({ top }, html))).toEqual(["dead-link|/||/gone", "dead-link|/|top|#gone"]);
  // A view's own link to a part of itself.
  expect(idsOf(foundOn({}, html))).toEqual(["dead-link|/||/gone"]);
});

test("a page without title stops a site; what search engines would cut off is advice", () => {
  const [untitled] = foundOn({}, head.replace("Weir</title>", "</title>"));
  expect(untitled).toMatchObject({ rule: "page-title", severity: "blocking", page: "/" });
  const [long] = foundOn({}, head.replace("Weir</title>", `${"Weir ".repeat(20)}</title>`));
  expect(long).toMatchObject({ rule: "title-length", severity: "advice" });
  const ranks = foundOn({}, `${head}<h3>Deep</h3>`);
  expect(ranks).toMatchObject([{ rule: "headings", severity: "advice" }]);
});

test("a picture of the business's own needs a text, or somebody who says that it is ornament", () => {
  const picture = (path: string) => ({ type: "hero", props: { picture: { path, alt: "" } } });
  expect(foundOn({ top: picture("/media/van") })).toMatchObject([
    { id: "picture-text|/|top|picture", severity: "blocking", isAcceptable: true },
  ]);
  expect(foundOn({ top: picture("/pictures/food/hero") })).toEqual([]);
});

test("what asks visitors for something and sends it to nobody stops a site", () => {
  const form = { type: "form", props: {} };
  expect(idsOf(foundOn({ ask: form }, `${head}<form method="dialog"></form>`))).toEqual([
    "form-receiver|/|ask|",
  ]);
  const posted = `${head}<form method="post" action="/-/messages"><input type="hidden" name="${formField}" value="/#section-ask"></form>`;
  expect(foundOn({ ask: form }, posted)).toEqual([]);
});

test("a text that cannot be read on its ground is named with the two colours", () => {
  const { theme } = siteV3 as unknown as SiteDocument;
  const colours = { ...theme.colours, muted: theme.colours.paper };
  expect(checkContrast({ colours })[0]).toMatchObject({
    severity: "blocking",
    place: "theme: muted on paper",
  });
});
