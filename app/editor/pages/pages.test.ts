import { expect, test } from "vitest";
import { parseSite } from "../../../engine/document/parse-site.ts";
import { mostLeads, type SiteDocument } from "../../../engine/document/site-document.ts";
import { describeDesign } from "../../../renderer/describe-design.ts";
import { beginSite } from "../../../templates/begin-site.ts";
import { everyTemplate } from "../../../templates/every-template.ts";
import { createDraftStore } from "../draft/draft-store.ts";
import { createHistory } from "../draft/history.ts";
import type { DesignForms } from "../form/design-forms.ts";
import { leadsTo, linksOf } from "../links/link-places.ts";
import { addPage, changeMenu, linksTo, renamePage, takePageAway } from "./act-on-page.ts";
import { addressFault, addressOf, freeAddress } from "./page-address.ts";
import { removePage, whyFixed } from "./remove-page.ts";

const templates = everyTemplate.map((template) => [template.slug, template] as const);
const restaurant = everyTemplate.find(({ slug }) => slug === "restaurant");
const fashion = everyTemplate.find(({ slug }) => slug === "fashion");
if (!restaurant || !fashion) throw new Error("no such template");

const begin = (template: (typeof everyTemplate)[number]) =>
  JSON.parse(JSON.stringify(beginSite(template, { name: "Noctua" }, "en-US"))) as SiteDocument;

function worked(document: SiteDocument) {
  const wait = () => new Promise<never>(() => {});
  const store = createDraftStore(
    { document, revision: 1 },
    { pending: [] },
    {
      save: wait,
      read: wait,
      keep: () => {},
      newId: () => "1",
    },
  );
  return { history: createHistory(store), now: () => store.getSnapshot().document };
}

test.each([
  ["Über uns", "/ueber-uns"],
  ["/Räume & Preise/", "/raeume-and-preise"],
  ["shop/Große Größen", "/shop/grosse-groessen"],
  ["Crème brûlée?", "/creme-brulee"],
  ["日本", ""],
])("%s stands at %s", (title, address) => {
  expect(addressOf(title)).toBe(address);
});

test("addresses that are taken, kept by the site, or none are said, and a page may keep its own", () => {
  const site = begin(restaurant);
  expect(addressFault(site, "/menu")).toBe("taken");
  expect(addressFault(site, "/menu", "/menu")).toBeUndefined();
  expect(addressFault(site, "/reservations/thanks")).toBe("reserved");
  expect(addressFault(site, "/media/x")).toBe("reserved");
  expect(addressFault(site, "")).toBe("empty");
  expect(addressFault(site, `/${"a".repeat(130)}`)).toBe("form");
  expect(addressFault(site, "/ueber-uns")).toBeUndefined();
  const product = Object.values(begin(fashion).collections?.products ?? {})[0]?.id;
  expect(addressFault(begin(fashion), `/product/${product}`)).toBe("taken");
  expect(freeAddress(site, "Menu")).toBe("/menu-2");
  expect(freeAddress(site, "日本")).toBe("/page");
});

test("a page that is added, in German too, makes a document that is taken", () => {
  for (const language of ["en-US", "de-AT"]) {
    const { history, now } = worked({ ...begin(restaurant), seo: { ...begin(restaurant).seo, language } });
    addPage(history, now(), { name: "B", address: "/b", after: "/menu" });
    addPage(history, now(), { name: "Copy", address: "/copy", copyOf: "/about", after: "/menu" });
    const { site } = parseSite(now(), restaurant.blocks);
    expect(Object.keys(site.pages).slice(0, 4)).toEqual(["/", "/menu", "/copy", "/b"]);
    expect(site.pages["/copy"]?.order).toEqual(site.pages["/about"]?.order);
    expect(site.pages["/copy"]?.seo.title).toMatch(/^Copy /);
  }
});

test("links follow a page to its new address, places and all, and nothing else changes", () => {
  const begun = begin(restaurant);
  const { history, now } = worked(begun);
  const before = linksOf(begun).filter(({ href }) => leadsTo(href, "/menu"));
  expect(before.length).toBeGreaterThan(2);
  renamePage(history, begun, "/menu", { name: "Speisen", address: "/speisen" });
  const site = now();
  expect(linksOf(site).filter(({ href }) => leadsTo(href, "/menu"))).toEqual([]);
  expect(linksOf(site).filter(({ href }) => leadsTo(href, "/speisen"))).toHaveLength(before.length);
  expect(site.pages["/speisen"]?.seo.title).toMatch(/^Speisen/);
  expect(Object.keys(site.pages).indexOf("/speisen")).toBe(Object.keys(begun.pages).indexOf("/menu"));
  // But for its name and its address, it is the site that it was.
  const back = structuredClone(site);
  const page = back.pages["/speisen"];
  if (page) page.seo.title = begun.pages["/menu"]?.seo.title ?? "";
  expect(JSON.stringify(back).replaceAll('"/speisen', '"/menu')).toBe(JSON.stringify(begun));
  parseSite(site, restaurant.blocks);
  history.undo();
  expect(JSON.stringify(now())).toBe(JSON.stringify(begun));
});

test.each(templates)(
  "a page of %s that may go leaves no dead link and a document that is taken; one undo brings every byte back",
  (_, template) => {
    const begun = begin(template);
    const forms = describeDesign(template.slug) as DesignForms;
    for (const path of Object.keys(begun.pages)) {
      const { history, now } = worked(begun);
      const result = takePageAway(history, begun, path, forms);
      if (!result) {
        expect(now()).toBe(begun);
        expect(removePage(begun, path, forms)).toHaveProperty("reason");
        continue;
      }
      expect(Object.keys(now().pages)).not.toContain(path);
      expect(linksTo(now(), path)).toBe(0);
      parseSite(now(), template.blocks);
      history.undo();
      expect(JSON.stringify(now())).toBe(JSON.stringify(begun));
    }
  },
);

test("the address of a page that goes leads where it is said; one undo takes that back, a page that comes there too", () => {
  const begun = begin(restaurant);
  const forms = describeDesign("restaurant") as DesignForms;
  const { history, now } = worked(begun);
  expect(takePageAway(history, now(), "/about", forms, "/menu")?.told).toMatch(
    /\/about leads to .+ as soon as you publish\.$/,
  );
  expect(now().leads).toEqual({ "/about": "/menu" });
  takePageAway(history, now(), "/privacy", forms, null);
  expect(now().leads).toEqual({ "/about": "/menu", "/privacy": null });
  parseSite(now(), restaurant.blocks);
  const removed = JSON.stringify(now());
  // What it leads to keeps it, wherever that is.
  renamePage(history, now(), "/menu", { name: "Speisen", address: "/speisen" });
  expect(now().leads).toEqual({ "/about": "/speisen", "/privacy": null });
  renamePage(history, now(), "/speisen", { name: "Speisen", address: "/about" });
  expect(now().leads).toEqual({ "/privacy": null });
  addPage(history, now(), { name: "Privacy", address: "/privacy", after: "/" });
  expect(now().leads).toEqual({});
  for (let step = 0; step < 3; step += 1) history.undo();
  expect(JSON.stringify(now())).toBe(removed);
  history.undo();
  history.undo();
  expect(JSON.stringify(now())).toBe(JSON.stringify(begun));
});

test("a document says it of so many addresses, those that went last", () => {
  const leads = Object.fromEntries(Array.from({ length: mostLeads }, (_, index) => [`/old-${index}`, null]));
  const { history, now } = worked({ ...begin(restaurant), leads });
  takePageAway(history, now(), "/about", describeDesign("restaurant") as DesignForms, "/");
  const { leads: kept = {} } = parseSite(now(), restaurant.blocks).site;
  expect([Object.keys(kept).length, Object.keys(kept)[0], kept["/about"]]).toEqual([
    mostLeads,
    "/old-1",
    "/",
  ]);
});

test("the first page, pages of records and those that the design leads to stay, and why is said", () => {
  const site = begin(fashion);
  expect(whyFixed(site, "/")).toEqual({ why: "first" });
  expect(whyFixed(site, "/product/:id")).toEqual({ why: "records", collection: "products" });
  expect(whyFixed(site, "/shop")).toEqual({ why: "design" });
  expect(whyFixed(site, "/about")).toBeUndefined();
});

test("a page that a section cannot be without stays, and the section is named", () => {
  const site = begin(fashion);
  const forms = describeDesign("fashion") as DesignForms;
  const reasons = Object.keys(site.pages).map((path) => removePage(site, path, forms));
  expect(reasons.filter((one) => "reason" in one && one.reason.why === "needed").length).toBeGreaterThan(0);
});

test("a page comes into the menu, moves there and leaves it; a full menu takes none", () => {
  const { history, now } = worked(begin(restaurant));
  const path = "/privacy";
  const places = now().nav.links.length;
  expect(changeMenu(history, now(), path, "in")?.told).toContain(`${places + 1} of ${places + 1}`);
  expect(now().nav.links.at(-1)?.href).toBe(path);
  changeMenu(history, now(), path, "earlier");
  expect(now().nav.links.at(-2)?.href).toBe(path);
  changeMenu(history, now(), path, "out");
  expect(now().nav.links).toHaveLength(places);
  const full = { ...now(), nav: { ...now().nav, links: Array(8).fill({ label: "A", href: "/" }) } };
  const other = worked(full);
  expect(changeMenu(other.history, full, path, "in")).toBeUndefined();
  expect(other.now()).toBe(full);
});
