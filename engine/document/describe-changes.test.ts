import { expect, test } from "vitest";
import { applyPatch, type PatchStep } from "./apply-patch.ts";
import { countMoved } from "./count-moved.ts";
import { describeChanges } from "./describe-changes.ts";
import siteV3 from "./fixtures/site-v3.json" with { type: "json" };
import type { SiteDocument } from "./site-document.ts";

const picture = (path: string, alt = "A bowl on a shelf") => ({
  path,
  version: "0123abcd",
  width: 800,
  height: 600,
  widths: [800],
  colour: "#aabbcc",
  alt,
});
const description = "What is cooked today, what it costs, and until when there is some of it.";

const site = {
  ...siteV3,
  design: "kiln",
  facts: { name: "Kiln & Clay", phone: "(218) 555-0188" },
  collections: {
    dishes: ["soup", "bread", "plum"].map((id) => ({ id, title: `The ${id}`, price: 900 })),
    unused: [{ id: "one", title: "One" }],
    constructor: [{ id: "one", title: "One" }],
  },
  tray: [],
  pages: {
    "/": {
      seo: { title: "{name}", description },
      order: ["hero", "list", "words"],
      sections: {
        hero: {
          type: "hero",
          tone: "paper",
          props: {
            variant: "split",
            title: "Clay",
            picture: picture("/pictures/bowl"),
            action: { label: "See the menu", href: "/menu", means: "prices" },
          },
        },
        list: {
          type: "card-grid",
          props: { items: ["a", "b", "c"].map((title) => ({ title, text: `Text of ${title}` })) },
        },
        words: { type: "prose", isHidden: true, props: { title: "Not shown", body: ["One", "Two"] } },
      },
    },
    "/menu": {
      seo: { title: "Menu | {name}", description },
      order: ["card"],
      sections: { card: { type: "menu-list", props: { title: "Today", dishes: "{collection:dishes}" } } },
    },
    "/dishes/:id": {
      seo: { title: "{record.title} | {name}", description },
      record: "dishes",
      order: ["dish"],
      sections: { dish: { type: "hero", props: { title: "{record.title}" } } },
    },
  },
} as unknown as SiteDocument;

const at = (path: string) => path.split(">").map((name) => (/^\d+$/.test(name) ? Number(name) : name));
const set = (path: string, value: unknown): PatchStep => ({ op: "replace", path: at(path), value });
const add = (path: string, value: unknown): PatchStep => ({ op: "add", path: at(path), value });
const remove = (path: string): PatchStep => ({ op: "remove", path: at(path) });
const told = (...steps: PatchStep[]) => describeChanges(site, applyPatch(site, steps));

const hero = "pages>/>sections>hero>props";
const items = "pages>/>sections>list>props>items";

test("what is as it was is not told, whatever the order of its fields", () => {
  expect(describeChanges(site, structuredClone(site))).toEqual([]);
  const { pages, ...rest } = site;
  expect(describeChanges({ pages, ...rest }, site)).toEqual([]);
});

test("a page has one line, with its name and what was counted on it", () => {
  expect(
    told(
      set(`${hero}>title`, "Clay, and fire"),
      set(`${hero}>action>label`, "What there is to eat"),
      set(`${hero}>picture>path`, "/pictures/jug"),
      set(`${hero}>action>href`, "/menu#card"),
      set(`${hero}>variant`, "full"),
      set("pages>/menu>sections>card>props>title", "Tonight"),
    ),
  ).toEqual(["Home: 2 texts, 1 picture, 1 link, 1 detail", "Menu: 1 text"]);
});

test("what a picture shows is a text, and another picture is one picture", () => {
  expect(told(set(`${hero}>picture>alt`, "A jug"))).toEqual(["Home: 1 text"]);
  expect(told(set(`${hero}>picture`, picture("/pictures/jug", "A jug")))).toEqual(["Home: 1 picture"]);
  expect(told(remove(`${hero}>picture`))).toEqual(["Home: 1 picture"]);
  expect(told(remove(`${hero}>action`))).toEqual(["Home: 1 link"]);
});

test("entries are known again where others come before them, go or change places", () => {
  expect(told(add(`${items}>0`, { title: "new", text: "New" }))).toEqual(["Home: 1 entry added"]);
  expect(told(remove(`${items}>0`))).toEqual(["Home: 1 entry removed"]);
  expect(told(set(`${items}>1>title`, "B!"))).toEqual(["Home: 1 text"]);
  const all = ["b", "c", "a"].map((title) => ({ title, text: `Text of ${title}` }));
  expect(told(set(items, all))).toEqual(["Home: 1 entry moved"]);
});

test("sections are added, removed, moved, hidden and shown", () => {
  const added = [
    add("pages>/>sections>more", { type: "prose", props: {} }),
    set("pages>/>order", ["hero", "more", "list"]),
  ];
  expect(told(...added)).toEqual(["Home: 1 section added"]);
  expect(told(remove("pages>/>order>1"))).toEqual(["Home: 1 section removed"]);
  expect(told(set("pages>/>order", ["list", "hero", "words"]))).toEqual(["Home: 1 section moved"]);
  expect(told(set("pages>/>sections>words>isHidden", false))).toEqual(["Home: 1 section added"]);
  expect(told(add("pages>/>sections>hero>isHidden", true))).toEqual(["Home: 1 section removed"]);
  expect(told(set("pages>/>sections>hero>type", "quote"))).toEqual(["Home: 1 section changed"]);
  expect(told(set("pages>/>sections>hero>tone", "deep"))).toEqual(["Home: 1 detail"]);
});

test("pages are new, gone, or at another address", () => {
  const menu = site.pages["/menu"];
  expect(told(add("pages>/lunch", { ...menu, order: [], sections: {} }))).toEqual([
    "Menu (/lunch): new page",
  ]);
  expect(told(remove("pages>/menu"))).toEqual(["Menu: page removed"]);
  expect(told(remove("pages>/menu"), add("pages>/card", menu))).toEqual(["Menu: new address /card"]);
  expect(told(set("pages>/menu>seo>title", "The card | {name}"))).toEqual([
    "The card: title in the browser’s tab",
  ]);
  expect(told(set("pages>/menu>seo>description", `${description} Come.`))).toEqual([
    "Menu: description in search results",
  ]);
});

test("records are counted by collection, and their pages have a name", () => {
  expect(told(set("collections>dishes>0>price", 950), set("collections>dishes>1>title", "Rye"))).toEqual([
    "Dishes: 2 records changed",
  ]);
  expect(told(add("collections>dishes>0", { id: "new" }), remove("collections>dishes>3"))).toEqual([
    "Dishes: 1 record added, 1 record removed",
  ]);
  const dishes = site.collections?.dishes ?? [];
  expect(told(set("collections>dishes", dishes.toReversed()))).toEqual(["Dishes: 2 records moved"]);
  expect(told(add("pages>/dishes/:id>sections>dish>props>lead", "Eat."))).toEqual([
    "Pages of Dishes: 1 text",
  ]);
});

test("facts are named, and every other part has its line", () => {
  expect(told(set("facts>phone", "(218) 555-0100"), add("facts>postalCode", "55802"))).toEqual([
    "Facts: phone, postal code",
  ]);
  expect(told(set("nav>links>0>label", "Our work"), set("nav>variant", "rail"))).toEqual([
    "Navigation: 1 text, 1 detail",
  ]);
  expect(told(set("footer>legal", "Clay."))).toEqual(["Footer: 1 text"]);
  expect(told(set("theme>colours>accent", "#123456"))).toEqual(["Colours"]);
  expect(told(set("theme>type>body", 20))).toEqual(["Type"]);
  expect(told(set("theme>radius", 39))).toEqual(["Shapes and spacing"]);
  expect(told(set("design", "noctua"))).toEqual(["Design"]);
  expect(told(set("seo>language", "de"))).toEqual(["Language"]);
});

test("nothing is said of what visitors cannot see", () => {
  expect(
    told(
      set("pages>/>sections>words>props>title", "Still not shown"),
      add("pages>/>samples", { hero: true }),
      set("tray", [{ page: "/", section: "hero", text: "Kept" }]),
      set(`${hero}>action>means`, "more"),
      set("collections>unused>0>title", "Two"),
      set("collections>constructor>0>title", "Two"),
      set("pages>/>order", ["words", "hero", "list"]),
    ),
  ).toEqual([]);
});

test("as few are moved as can be", () => {
  expect(countMoved([0, 1, 2, 3])).toBe(0);
  expect(countMoved([1, 2, 3, 0])).toBe(1);
  expect(countMoved([3, 2, 1, 0])).toBe(3);
  expect(countMoved([])).toBe(0);
});
