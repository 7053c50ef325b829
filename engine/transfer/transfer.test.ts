import { expect, test } from "vitest";
import { z } from "zod";
import type { Block, BlockRegistry } from "../blocks/block.ts";
import { defineBlock } from "../blocks/block.ts";
import { coreBlocks } from "../blocks/core-blocks.ts";
import {
  bespoke,
  factText,
  heading,
  headingText,
  href,
  labelText,
  link,
  ornament,
  picture,
} from "../blocks/fields.ts";
import { joinRegistries, registryOf } from "../blocks/registry.ts";
import { part, records } from "../blocks/role.ts";
import { samplePicture } from "../blocks/sample-picture.ts";
import siteV3 from "../document/fixtures/site-v3.json" with { type: "json" };
import { parseSite } from "../document/parse-site.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { collectContent } from "./collect-content.ts";
import { fillBlock } from "./fill-block.ts";
import { pourContent } from "./pour-content.ts";

const nothing = () => null;

const offers = records(
  "offers",
  z.strictObject({
    name: part("title", 40),
    text: part("text", 80).optional(),
    price: part("price", 20).optional(),
    note: part("note", 40).optional(),
  }),
  { max: 6 },
);

const list = defineBlock({
  type: "one/list",
  schema: z.strictObject({
    heading,
    services: offers,
    joke: bespoke(80).optional(),
    more: link.optional(),
  }),
  View: nothing,
  samples: {},
});

const plates = defineBlock({
  type: "two/plates",
  schema: z.strictObject({
    title: headingText(60),
    unit: labelText(10),
    mark: ornament(20),
    from: z.enum(["left", "right"]),
    phone: factText(30).optional(),
    plates: records(
      "offers",
      z.strictObject({
        title: part("title", 40),
        words: part("text", 60).optional(),
        cost: part("price", 20).optional(),
        picture: picture.optional(),
        id: z
          .string()
          .regex(/^[a-z-]+$/)
          .optional(),
        href: href.optional(),
        turn: z.int(),
      }),
      { max: 3 },
    ),
    pun: bespoke(60).optional(),
  }),
  View: nothing,
  samples: {},
});

const one = joinRegistries(coreBlocks, registryOf([list]));
const two = joinRegistries(coreBlocks, registryOf([plates]));

const opening: Block = { type: "hero", props: { variant: "statement", title: "Dry Floor", actions: [] } };

function siteWith(design: string, sections: Record<string, Block>): SiteDocument {
  const seo = {
    title: "Dry Floor | Plumbers",
    description: "Plumbers who are awake, in Duluth and around it, all night.",
  };
  const { site } = parseSite(siteV3, coreBlocks);
  return { ...site, design, pages: { "/": { seo, sections, order: Object.keys(sections) } } };
}

function services(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Service ${index + 1}`,
    text: "Done.",
    price: "$5",
  }));
}

const target = {
  site: siteWith("two", {
    hero: {
      type: "hero",
      props: { variant: "statement", title: "Sample sign", lead: "Sample lead.", actions: [] },
    },
    plates: {
      type: "two/plates",
      tone: "deep",
      props: {
        title: "Sample dishes",
        unit: "each",
        mark: "No 1",
        from: "right",
        phone: "{phone}",
        plates: [
          {
            title: "Sample soup",
            words: "Sample of a soup.",
            cost: "$9",
            id: "soup",
            href: "/soup",
            turn: 4,
          },
        ],
        pun: "A sample of wit.",
      },
    },
  }),
  blocks: two,
};

function pour(sections: Record<string, Block>, registry: BlockRegistry = one, into = target) {
  const site = siteWith("one", { opening, ...sections });
  const poured = pourContent(site, collectContent(site, registry), into);
  parseSite(JSON.parse(JSON.stringify(poured)), into.blocks);
  return { poured, sections: poured.pages["/"]?.sections ?? {} };
}

test("records, heading and key of a section go into a block of the same role, and nothing of the sample comes along", () => {
  const { poured, sections } = pour({
    services: {
      type: "one/list",
      id: "all",
      props: { heading: { title: "Two things" }, services: services(2) },
    },
  });
  expect(sections.services).toEqual({
    type: "two/plates",
    id: "all",
    tone: "deep",
    props: {
      title: "Two things",
      unit: "each",
      mark: "No 1",
      from: "right",
      phone: "{phone}",
      plates: [
        { title: "Service 1", words: "Done.", cost: "$5", turn: 4 },
        { title: "Service 2", words: "Done.", cost: "$5", turn: 4 },
      ],
    },
  });
  expect(JSON.stringify(poured)).not.toMatch(/sample/i);
  expect([poured.design, poured.tray]).toEqual(["two", undefined]);
});

test("a heading that counts its records goes on counting them", () => {
  const props = { heading: { title: "{count:services:words} things" }, services: services(2) };
  const { sections } = pour({ services: { type: "one/list", props } });
  expect(sections.services?.props).toMatchObject({ title: "{count:plates:words} things" });
  const many = pour({ services: { type: "one/list", props: { ...props, services: services(5) } } });
  expect(many.sections.services?.props).toMatchObject({ heading: { title: "{count:cards:words} things" } });
});

test("more records than the design holds go whole into the core block of their role", () => {
  const { sections } = pour({
    services: { type: "one/list", props: { heading: { title: "Five" }, services: services(5) } },
  });
  expect(sections.services?.type).toBe("card-grid");
  expect(sections.services?.props).toMatchObject({ cards: { length: 5 } });
});

test("what a design does not show waits in the tray, and comes back in one that does", () => {
  const site = siteWith("one", {
    opening,
    services: {
      type: "one/list",
      props: {
        heading: { title: "One" },
        services: [{ name: "Leaks", note: "at night too" }],
        joke: "We mop.",
      },
    },
  });
  const poured = pourContent(site, collectContent(site, one), target);
  expect(poured.tray).toEqual([
    { page: "/", section: "services", text: "We mop." },
    { page: "/", section: "services", record: 0, parts: { note: "at night too" } },
  ]);
  const back = pourContent(poured, collectContent(poured, two), { site, blocks: one });
  expect(back.pages["/"]?.sections.services?.props).toMatchObject({
    services: [{ name: "Leaks", note: "at night too" }],
  });
  expect(back.tray).toEqual([{ page: "/", section: "services", text: "We mop." }]);
});

test("a hidden section, and one of a block that nobody knows, say nothing", () => {
  const hidden = {
    type: "one/list",
    isHidden: true,
    props: { heading: { title: "x" }, services: services(1) },
  };
  const site = siteWith("one", { opening, hidden, other: { type: "three/x", props: { title: "x" } } });
  expect(collectContent(site, one).pages[0]?.sections.map(({ key }) => key)).toEqual(["opening"]);
});

test("a page that begins without a title begins with that of its tab", () => {
  const { poured } = pour({});
  expect(poured.pages["/"]?.sections.opening?.props).toMatchObject({ title: "Dry Floor" });
  const bare = siteWith("one", {});
  const { sections } = pourContent(bare, collectContent(bare, one), target).pages["/"] ?? {};
  expect(Object.values(sections ?? {})[0]?.props).toMatchObject({ title: "Dry Floor" });
});

test("a heading that is left alone waits in the tray, and so nothing is lost that led nowhere", () => {
  const props = { heading: { title: "One match" }, services: [], joke: "We mop." };
  const site = siteWith("one", { opening, joke: { type: "one/list", props } });
  const poured = pourContent(site, collectContent(site, one), target);
  expect(poured.pages["/"]?.order).toEqual(["opening"]);
  expect(poured.tray).toEqual([
    { page: "/", section: "joke", text: "We mop." },
    { page: "/", section: "joke", text: "One match" },
  ]);
});

test("labels come in the language of the site, actions as its trade calls them, and no other words of the sample", () => {
  const foreign = defineBlock({
    type: "two/plates",
    schema: z.strictObject({
      title: headingText(60),
      lead: headingText(200),
      known: labelText(20).optional(),
      odd: labelText(20).optional(),
      call: link,
      plates: records("offers", z.strictObject({ title: part("title", 40) }), { max: 3 }),
    }),
    View: nothing,
    samples: {},
  });
  const props = {
    title: "Sample dishes",
    lead: "Sample lead.",
    known: "Hours",
    odd: "Sample spoon",
    call: { label: "Ring the sample bell", href: "fact:phone", means: "call" },
    plates: [{ title: "Sample soup" }],
  };
  const into = {
    site: siteWith("two", { plates: { type: "two/plates", props } }),
    blocks: joinRegistries(coreBlocks, registryOf([foreign])),
  };
  const plain = { heading: { title: "One thing" }, services: [{ name: "Leaks" }] };
  const site = siteWith("one", { opening, services: { type: "one/list", props: plain } });
  const german = { ...site, seo: { ...site.seo, language: "de" } };
  const poured = pourContent(german, collectContent(german, one), into);
  expect(poured.pages["/"]?.sections.services?.props).toEqual({
    title: "One thing",
    lead: "Plumbers who are awake, in Duluth and around it, all night.",
    known: "Öffnungszeiten",
    call: { label: "{phone} anrufen", href: "fact:phone", means: "call" },
    plates: [{ title: "Leaks" }],
  });
});

test("what is a sample still is one in another design, and what is its owner's stays theirs", () => {
  const props = { heading: { title: "Two things" }, services: services(1) };
  const site = siteWith("one", { opening, services: { type: "one/list", props } });
  const [path, page] = Object.entries(site.pages)[0] ?? [];
  const marked = (samples: SiteDocument["pages"][string]["samples"]) => {
    const begun = { ...site, pages: { [path ?? "/"]: { ...page, samples } } } as SiteDocument;
    const poured = pourContent(begun, collectContent(begun, one), target);
    return parseSite(JSON.parse(JSON.stringify(poured)), two).site.pages["/"]?.samples;
  };
  expect(marked({ services: true })).toEqual({ services: true });
  expect(marked({ services: ["services/0/text", "services/0/price"] })).toEqual({
    services: ["plates/0/words", "plates/0/cost"],
  });
  expect(marked(undefined)).toBeUndefined();
});

test("records without a heading get one that is true of all such, where the form must have one, and only there", () => {
  const bare = { opening, services: { type: "one/list", props: { services: services(2) } } };
  const untitled = defineBlock({
    type: "one/list",
    schema: z.strictObject({ heading: heading.optional(), services: offers }),
    View: nothing,
    samples: {},
  });
  const registry = joinRegistries(coreBlocks, registryOf([untitled]));
  const { sections } = pour(bare, registry);
  expect(sections.services).toMatchObject({ type: "two/plates", props: { title: "What we do" } });
  const props = { services: services(5) };
  const more = pour({ services: { type: "one/list", props } }, registry);
  expect(more.sections.services).toMatchObject({ type: "card-grid" });
  expect(more.sections.services?.props).not.toHaveProperty("heading.title");
});

const counter = defineBlock({
  type: "two/counter",
  schema: z.strictObject({
    title: headingText(60),
    number: link.optional(),
    more: link.optional(),
  }),
  View: nothing,
  samples: {},
});
const ring = { label: "{phone}", href: "fact:phone" };
const toCounter = {
  site: siteWith("two", {
    counter: {
      type: "two/counter",
      props: { title: "Sample", number: ring, more: { label: "Sample", href: "/" } },
    },
  }),
  blocks: joinRegistries(coreBlocks, registryOf([counter])),
};
const banner = (title: string, actions: object[]): Block => ({
  type: "call-to-action",
  props: { variant: "band", title, text: "We are up.", actions },
});

test("where a design draws a number, only a link to that fact stands, and all others elsewhere", () => {
  const table = { label: "Book a table", href: "/" };
  const { sections } = pour({ end: banner("Late?", [table]) }, one, toCounter);
  expect(sections.end).toEqual({
    type: "two/counter",
    props: { title: "Late?", number: ring, more: table },
  });
  const call = { label: "Ring us up", href: "fact:phone" };
  const both = pour({ end: banner("Late?", [table, call]) }, one, toCounter);
  expect(both.sections.end?.props).toEqual({ title: "Late?", number: call, more: table });
});

test("a block that tells how to reach the business stands once on a page", () => {
  const { sections } = pour({ one: banner("Late?", []), two: banner("Later?", []) }, one, toCounter);
  expect([sections.one?.type, sections.two?.type]).toEqual(["two/counter", "call-to-action"]);
});

test("what has no place of a heading and its links waits in the tray, and comes back", () => {
  const table = { label: "Book a table", href: "/" };
  const menu = { label: "Menu", href: "/" };
  const site = siteWith("one", { opening, end: banner("Late?", [table, menu]) });
  const poured = pourContent(site, collectContent(site, one), toCounter);
  expect(poured.tray).toEqual([
    { page: "/", section: "end", heading: { lead: "We are up." } },
    { page: "/", section: "end", actions: [menu] },
  ]);
  const back = pourContent(poured, collectContent(poured, toCounter.blocks), { site, blocks: one });
  expect(back.tray).toBeUndefined();
  expect(back.pages["/"]?.sections.end?.props).toMatchObject({
    text: "We are up.",
    actions: [ring, table, menu],
  });
});

test("a block that asks visitors for something goes along as it is, and takes no words of others", () => {
  const props = coreBlocks.get("newsletter")?.samples;
  const letter: Block = {
    type: "newsletter",
    id: "letter",
    tone: "deep",
    props: Object.values(props ?? {})[0] ?? {},
  };
  const { sections } = pour({ letter });
  expect(sections.letter).toEqual(letter);
  const asking = siteWith("two", { letter });
  const { sections: other } = pour({ end: banner("Late?", []) }, one, { site: asking, blocks: two });
  expect(other.end?.type).toBe("call-to-action");
});

test("links to sections that wait in the tray are gone", () => {
  const props = { heading: { title: "One match" }, services: [] };
  const { poured } = pour({
    joke: { type: "one/list", id: "joke", props },
    end: banner("Late?", [{ label: "The match", href: "#joke" }]),
  });
  expect(poured.pages["/"]?.sections.end?.props).toMatchObject({ actions: [] });
});

test("what leads on below a title does so in a block that calls it otherwise", () => {
  const props = { variant: "band", title: "Call us", text: "Somebody is awake." };
  const { sections } = pour({ call: { type: "call-to-action", props } });
  expect(sections.call?.props).toMatchObject({ title: "Call us", text: "Somebody is awake." });
});

test("rows of a form keep what they tell of the facts, without what else its sample says in them", () => {
  const board = defineBlock({
    type: "two/board",
    schema: z.strictObject({
      title: headingText(60),
      rows: z
        .array(z.strictObject({ label: labelText(20), value: factText(40), note: bespoke(40).optional() }))
        .optional(),
    }),
    View: nothing,
    samples: {},
  });
  const sample = {
    title: "A. B. pulls pipes",
    rows: [
      { label: "Where", value: "{area}", note: "and the far shore" },
      { label: "From", value: "$95" },
    ],
  };
  const section = { key: "opening", heading: { title: "Bread" }, actions: [], records: [] };
  const speaker = { language: "en-US", trade: undefined, description: "" };
  expect(fillBlock(board, sample, section, speaker)?.props).toEqual({
    title: "Bread",
    rows: [{ label: "Where", value: "{area}" }],
  });
});

test("what says nothing now stays where it stood: hidden sections, and blocks that nobody knows", () => {
  const hidden = {
    type: "one/list",
    isHidden: true,
    props: { heading: { title: "x" }, services: services(1) },
  };
  const odd = { type: "three/x", props: { title: "x" } };
  const list: Block = { type: "one/list", props: { heading: { title: "Two" }, services: services(2) } };
  const site = siteWith("one", { opening, hidden, services: list, odd });
  const { order, sections } = pourContent(site, collectContent(site, one), target).pages["/"] ?? {};
  expect(order).toEqual(["opening", "hidden", "services", "odd"]);
  expect([sections?.hidden, sections?.odd]).toEqual([hidden, odd]);
});

test("what is taken apart gets keys that no section has, as long as keys may be", () => {
  const long = "a".repeat(40);
  const items = (count: number) => ({ heading: { title: "Many" }, services: services(count) });
  const many = (count: number): Block => ({ type: "one/list", props: items(count) });
  const { poured } = pour({ [long]: many(150), "xx-2": many(2), xx: many(150) });
  const { order = [], sections = {} } = poured.pages["/"] ?? {};
  expect(new Set(order).size).toBe(order.length);
  expect(order.every((key) => key.length <= 40 && key in sections)).toBe(true);
  const kept = collectContent(poured, two).pages.flatMap((page) =>
    page.sections.flatMap(({ records }) => records),
  );
  expect(kept).toHaveLength(302);
});

test("a block that is one record by itself is poured as that record", () => {
  const quote: Block = {
    type: "quote",
    props: { variant: "plain", text: "They came at three.", name: "A. Berg" },
  };
  const { sections, poured } = pour({ quote });
  expect(JSON.stringify(sections.quote)).toContain("They came at three.");
  expect(JSON.stringify(sections.quote)).toContain("A. Berg");
  expect(poured.tray).toBeUndefined();
});

test("words that stand where only their own block knows what they are wait in the tray", () => {
  const table = coreBlocks.get("data-table")?.samples ?? {};
  const props = Object.values(table)[0] ?? {};
  const site = siteWith("one", { opening, table: { type: "data-table", props } });
  const text = JSON.stringify(pourContent(site, collectContent(site, one), target));
  const { rows = [] } = props as { rows?: { cells: unknown[] }[] };
  const cells = rows.flatMap((row) => row.cells).filter((cell) => typeof cell === "string");
  expect(cells.length).toBeGreaterThan(3);
  for (const cell of cells) expect(text).toContain(JSON.stringify(cell));
});

test("what waits for a section that is gone goes on waiting, and marks stay with what stays", () => {
  const waiting = { page: "/", section: "gone", heading: { lead: "Never lost." } };
  const letter: Block = {
    type: "newsletter",
    props: Object.values(coreBlocks.get("newsletter")?.samples ?? {})[0] ?? {},
  };
  const site = siteWith("one", { letter, opening });
  const [page] = Object.values(site.pages);
  const marked = {
    ...site,
    tray: [waiting],
    pages: { "/": { ...page, samples: { letter: true } } },
  } as SiteDocument;
  const poured = pourContent(marked, collectContent(marked, one), target);
  expect(poured.tray).toEqual([waiting]);
  expect(poured.pages["/"]).toMatchObject({ order: ["opening", "letter"], samples: { letter: true } });
});

test("no number of the sample stands beside the records of others, unless the block is drawn by it", () => {
  const rated = defineBlock({
    type: "two/plates",
    schema: z.strictObject({
      title: headingText(60),
      plates: records(
        "offers",
        z.strictObject({ title: part("title", 40), turn: z.int(), rating: z.number().optional() }),
        { max: 3 },
      ),
    }),
    View: nothing,
    samples: {},
  });
  const props = { title: "Sample dishes", plates: [{ title: "Sample soup", turn: 4, rating: 4.9 }] };
  const into = {
    site: siteWith("two", { plates: { type: "two/plates", props } }),
    blocks: joinRegistries(coreBlocks, registryOf([rated])),
  };
  const plain = { heading: { title: "One" }, services: [{ name: "Leaks" }] };
  const { sections } = pour({ services: { type: "one/list", props: plain } }, one, into);
  expect(sections.services?.props).toEqual({ title: "One", plates: [{ title: "Leaks", turn: 4 }] });
});

test("its owner's picture beside words waits where a design has no place for one, and comes back; a design's own stays there", () => {
  const shelf = defineBlock({
    type: "one/shelf",
    schema: z.strictObject({ heading, picture: picture.optional(), services: offers }),
    View: nothing,
    samples: {},
  });
  const blocks = joinRegistries(coreBlocks, registryOf([shelf]));
  const shown = (mine: object) =>
    siteWith("one", {
      opening,
      shelf: {
        type: "one/shelf",
        props: { heading: { title: "All" }, picture: mine, services: services(2) },
      },
    });
  const theirs = shown(samplePicture.ring);
  const own = { ...samplePicture.ring, path: "/uploads/kiln", alt: "Our kiln" };
  const poured = pourContent(shown(own), collectContent(shown(own), blocks), target);
  expect(poured.pages["/"]?.sections.shelf?.type).toBe("two/plates");
  expect(poured.tray).toEqual([{ page: "/", section: "shelf", pictures: [own] }]);
  const back = pourContent(poured, collectContent(poured, two), { site: theirs, blocks });
  expect(back.pages["/"]?.sections.shelf?.props).toMatchObject({ picture: own });
  expect(back.tray).toBeUndefined();
  const away = pourContent(theirs, collectContent(theirs, blocks), target);
  expect(away.tray).toBeUndefined();
});
