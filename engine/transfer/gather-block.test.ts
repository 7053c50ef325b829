import { expect, test } from "vitest";
import { z } from "zod";
import { type Block, defineBlock } from "../blocks/block.ts";
import { coreBlocks } from "../blocks/core-blocks.ts";
import { bespoke, factText, headingText, href, labelText, link } from "../blocks/fields.ts";
import { joinRegistries, registryOf } from "../blocks/registry.ts";
import { part, records } from "../blocks/role.ts";
import siteV3 from "../document/fixtures/site-v3.json" with { type: "json" };
import { parseSite } from "../document/parse-site.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { collectContent } from "./collect-content.ts";
import { pourContent } from "./pour-content.ts";

const ware = z.strictObject({
  id: z.string().optional(),
  name: part("title", 40),
  cents: z.int().optional(),
  per: part("unit", 20).optional(),
  isBest: z.boolean().optional(),
});

const shelf = defineBlock({
  type: "one/shelf",
  schema: z.strictObject({
    title: headingText(60).optional(),
    lead: headingText(120).optional(),
    currency: labelText(4),
    only: z.literal("best").optional(),
    wares: z.union([z.literal("{collection:wares}"), records("offers", ware, { max: 9 })]),
    why: z
      .strictObject({
        title: headingText(40),
        reasons: records("reasons", z.strictObject({ title: part("title", 40) }), { max: 4 }).optional(),
      })
      .optional(),
    all: link.optional(),
  }),
  View: () => null,
  says: {
    wares: ({ cents, isBest }, { only, currency }) =>
      only && !isBest ? undefined : { price: cents === undefined ? undefined : `${currency}${cents / 100}` },
  },
  samples: {},
});
const rings = defineBlock({
  type: "one/rings",
  schema: z.strictObject({
    title: headingText(60),
    lead: headingText(120).optional(),
    rings: z.array(z.strictObject({ label: bespoke(20) })),
    action: link.optional(),
  }),
  View: () => null,
  samples: {},
});
const desk = defineBlock({
  type: "two/desk",
  schema: z.strictObject({
    title: headingText(60),
    phone: factText(20),
    href: href.optional(),
    more: link.optional(),
  }),
  View: () => null,
  samples: {},
});
const one = joinRegistries(coreBlocks, registryOf([shelf, rings]));
const two = joinRegistries(coreBlocks, registryOf([desk]));

const seo = { title: "Kiln", description: "Pots that are thrown, fired and sold beside the river Ilm." };
const opening: Block = { type: "hero", props: { variant: "statement", title: "Kiln", actions: [] } };
const wares = [
  { id: "bowl", name: "Bowl", cents: 4500, per: "each", isBest: true },
  { id: "jug", name: "Jug", cents: 12000 },
  { id: "lid", name: "Lid", per: "on request" },
];

function siteWith(design: string, sections: Record<string, Block>): SiteDocument {
  const { site } = parseSite(siteV3, coreBlocks);
  const page = (own: Record<string, Block>) => ({ seo, sections: own, order: Object.keys(own) });
  return {
    ...site,
    design,
    collections: { wares },
    pages: { "/": page({ opening, ...sections }), "/ware/:id": { ...page({ opening }), record: "wares" } },
  };
}

type Shown = { type: string; props: Record<string, unknown> };

function moved(sections: Record<string, Block>, targets: Record<string, Block> = {}) {
  const site = siteWith("one", sections);
  const poured = pourContent(site, collectContent(site, one), {
    site: siteWith("two", targets),
    blocks: two,
  });
  parseSite(JSON.parse(JSON.stringify(poured)), two);
  return { sections: (poured.pages["/"]?.sections ?? {}) as Record<string, Shown>, tray: poured.tray ?? [] };
}

const shelfWith = (props: object): Block => ({
  type: "one/shelf",
  props: { currency: "$", wares: "{collection:wares}", ...props },
});

test("records of a collection go along with their prices as they are written, and lead to their pages", () => {
  const { sections } = moved({ wares: shelfWith({ title: "On the shelf" }) });
  const more = (id: string) => ({ label: "Read more", href: `/ware/${id}`, means: "more" });
  expect(sections.wares).toMatchObject({
    type: "card-grid",
    props: {
      cards: [
        { title: "Bowl", price: "$45", unit: "each", link: more("bowl") },
        { title: "Jug", price: "$120", link: more("jug") },
        { title: "Lid", link: more("lid") },
      ],
    },
  });
});

test("a unit without a price is none", () => {
  const { sections } = moved({ wares: shelfWith({ title: "On the shelf" }) });
  expect(JSON.stringify(sections)).not.toContain("on request");
});

test("records of a collection that a block does not show do not go along with it, its own always do", () => {
  const shown = moved({ wares: shelfWith({ title: "The best", only: "best" }) }).sections.wares?.props.cards;
  expect(shown).toMatchObject([{ title: "Bowl" }]);
  const own = moved({ wares: shelfWith({ title: "The best", only: "best", wares }) }).sections.wares?.props
    .cards;
  expect(own).toHaveLength(3);
});

test("a site stays as it is in its own design", () => {
  const site = siteWith("one", { wares: shelfWith({ title: "On the shelf" }) });
  const again = pourContent(site, collectContent(site, one), { site: siteWith("one", {}), blocks: one });
  expect(again.pages).toEqual(site.pages);
});

test("a count goes on counting the list where it is, is a number where only some of it go, and else takes its sentence along", () => {
  const all = { label: "All {count:wares:words}", href: "/" };
  expect(
    moved({ wares: shelfWith({ title: "{count:words} things", all }) }).sections.wares?.props,
  ).toMatchObject({
    heading: { title: "{count:cards:words} things" },
    link: { label: "All {count:cards:words}" },
  });
  expect(
    moved({ wares: shelfWith({ title: "One", only: "best", all }) }).sections.wares?.props,
  ).toMatchObject({
    link: { label: "All three" },
  });
  const { sections, tray } = moved({
    wares: shelfWith({ title: "Things", lead: "Fired. {count:why} times." }),
  });
  expect(sections.wares?.props.heading).toEqual({ title: "Things", lead: "Fired." });
  expect(tray).toContainEqual({ page: "/", section: "wares", text: "{count:why} times." });
});

test("a count above records that go below it is their number", () => {
  const site = siteWith("one", {});
  const page = { seo, sections: { wares: shelfWith({ title: "{count:words} things" }) }, order: ["wares"] };
  const first = { ...site, pages: { ...site.pages, "/": page } };
  const { pages } = pourContent(first, collectContent(first, one), {
    site: siteWith("two", {}),
    blocks: two,
  });
  expect(pages["/"]?.sections.wares?.props).toMatchObject({ title: "Three things" });
});

test("what has a title and records within a section is a section of its own, and a second title alone waits", () => {
  const why = { title: "Why us", reasons: [{ title: "Fire" }] };
  expect(moved({ wares: shelfWith({ title: "On the shelf", why }) }).sections).toMatchObject({
    wares: { props: { heading: { title: "On the shelf" } } },
    "wares-why": { type: "values", props: { heading: { title: "Why us" } } },
  });
  const { sections, tray } = moved({ wares: shelfWith({ title: "On the shelf", why: { title: "Why us" } }) });
  expect(sections.wares?.props.heading).toEqual({ title: "On the shelf" });
  expect(tray).toContainEqual({ page: "/", section: "wares", text: "Why us" });
});

test("words that lead to a drawing wait with it, those that lead to the business stay", () => {
  const props = { title: "How old is it?", lead: "Count the rings.", rings: [{ label: "1926" }] };
  const ask = { label: "Ask us", href: "fact:phone" };
  const { sections, tray } = moved({
    rings: { type: "one/rings", props },
    asked: { type: "one/rings", props: { ...props, action: ask } },
  });
  expect(Object.keys(sections)).toEqual(["opening", "asked"]);
  expect(tray).toContainEqual({
    page: "/",
    section: "rings",
    text: "How old is it?",
    heading: { lead: "Count the rings." },
  });
});

test("what is drawn as a telephone number leads to it, whatever else the section leads to", () => {
  const sample = { title: "Sample", phone: "{phone}", href: "fact:phone" };
  const action = { label: "{email}", href: "fact:email" };
  const { sections } = moved(
    { asked: { type: "one/rings", props: { title: "Ask us", rings: [], action } } },
    { desk: { type: "two/desk", props: sample } },
  );
  expect(sections.asked?.props).toEqual({
    title: "Ask us",
    phone: "{phone}",
    href: "fact:phone",
    more: action,
  });
});
