import { describe, expect, test } from "vitest";
import type { Block } from "../../../engine/blocks/block.ts";
import { sectionName } from "../../../engine/document/section-name.ts";
import { type FieldMeta, mapTexts } from "../../../engine/document/text-fields.ts";
import { trades } from "../../../engine/facts/trades.ts";
import { everyTemplate } from "../../../templates/every-template.ts";
import { asksPrice } from "../../../templates/fitting/sample-words.ts";
import { suits } from "../../../templates/suits.ts";
import { emptyFitting, type Fitting } from "../fitting.ts";
import { everyHome } from "../homes/every-home.ts";
import { type FittedHome, homeFitter } from "./fit-home.ts";

const homes = Object.entries(everyHome());
const homeNamed = (name: string) => homes.find(([slug]) => slug === name)?.[1];

const said: Fitting = {
  ...emptyFitting,
  name: "Bistro Zwölf",
  phone: "+49 30 901820",
  town: "Leipzig",
  services: [
    { name: "Lunch of the day", price: "€ 14" },
    { name: "Sunday roast", price: "" },
    ...emptyFitting.services.slice(2),
  ],
  sentence: "Twelve tables and one stove.",
};

/** The sections, in which nothing may be left that is to be told. */
function textOf({ frame, sections }: FittedHome): string {
  return JSON.stringify([frame.nav, frame.footer, sections]);
}

function textsIn(slug: string, block: Block) {
  const schema = everyTemplate.find((template) => template.slug === slug)?.blocks.get(block.type)?.schema;
  if (!schema) throw new Error(`${slug} has no ${block.type}`);
  const texts: { text: string; meta: FieldMeta; place: string }[] = [];
  mapTexts(schema, block.props, (text, meta, place) => {
    texts.push({ text, meta, place });
    return text;
  });
  return texts;
}

function ownTradeOf(slug: string): string {
  return trades[suits[slug as keyof typeof suits][0]][0];
}

describe.each(homes)("%s", (slug, design) => {
  const fitted = homeFitter(slug, design);

  test.each([
    ["its own trade", ownTradeOf(slug)],
    ["another", "Notary"],
    ["none", ""],
  ])("wears the name and the services of %s, with their prices where they have one", (_, trade) => {
    const home = fitted({ ...said, trade });
    const text = textOf(home);
    expect(text).toContain("Bistro Zwölf");
    expect(text.match(/Lunch of the day/g)).toHaveLength(1);
    expect(text.match(/Sunday roast/g)).toHaveLength(1);
    expect(text).toContain("€ 14");
    expect(text).not.toMatch(/\{(service|price|name|phone|shortName|city|count)[:}]/);
  });

  test("shows what six services of any length need, in its own form or in that of every design", () => {
    const services = emptyFitting.services.map((_, index) => ({
      name: `${index} ${"long ".repeat(11)}x`,
      price: "from € 1,250 a month",
    }));
    const text = textOf(fitted({ ...said, services }));
    for (const { name } of services) expect(text).toContain(name);
  });

  test("is what the demo is until something is said, and loses the fictional business then", () => {
    const facts = design.demo.frame.facts;
    expect(textOf(fitted(emptyFitting))).toContain(facts.name);
    expect(fitted(emptyFitting).sections.map(({ key }) => key)).toEqual(design.demo.page.order);
    if (facts.phone) expect(textOf(fitted(said))).not.toContain(facts.phone);
  });

  test.each([
    ["its own trade", ownTradeOf(slug)],
    ["another", "Notary"],
  ])(
    "asks no price of its sample beside those of %s, and counts no more services than there are",
    (_, trade) => {
      const { frame, sections, offered } = fitted({ ...said, trade });
      const left = sections.flatMap(({ key, block }) =>
        textsIn(slug, block).flatMap(({ text, meta, place }) =>
          text !== "€ 14" && asksPrice(text, meta) && meta.textClass !== "bespoke"
            ? [`${key} ${place}: ${text}`]
            : [],
        ),
      );
      expect(left).toEqual([]);
      expect(frame.nav.action?.label ?? "").not.toMatch(/\$\d/);
      const offering = sections.find(({ key, block }) => sectionName(key, block) === offered);
      const titles = offering ? textsIn(slug, offering.block) : [];
      const headings = titles.filter(({ meta }) => meta.textClass === "heading").map(({ text }) => text);
      expect(headings.join(" ")).not.toMatch(/\b(three|four|five|six|seven|eight|nine|ten|twelve)\b/i);
    },
  );

  test("draws anew only what says something else", () => {
    const before = fitted(said);
    const after = fitted({ ...said, services: [{ name: "Dinner", price: "€ 30" }] });
    const again = fitted(said);
    expect(again.frame).toBe(before.frame);
    expect(after.frame).toBe(before.frame);
    expect(fitted({ ...said }).sections.every((section, index) => section === again.sections[index])).toBe(
      true,
    );
  });
});

test.each(homes)(
  "%s says at once what is seen, and what lies below when nobody says how much is",
  (slug, design) => {
    const fitted = homeFitter(slug, design);
    const before = fitted(said);
    const next = { ...said, name: "Bistro Elf" };
    const seen = fitted(next, 1);
    expect(seen.frame.facts.name).toBe("Bistro Elf");
    expect(seen.sections.slice(1).every((section, index) => section === before.sections[index + 1])).toBe(
      true,
    );
    expect(textOf(fitted(next))).not.toContain("Bistro Zwölf");
  },
);

test("no price on a sticker stands beside those that were typed", () => {
  const food = homeNamed("food");
  const fitted = food && homeFitter("food", food);
  const stickerOf = (next: Fitting) => JSON.stringify(fitted?.(next).sections).includes('"sticker":{"price"');
  expect(stickerOf({ ...said, services: emptyFitting.services })).toBe(true);
  expect(stickerOf(said)).toBe(false);
});

test("of another trade a design shows no picture that only its own has", () => {
  const restaurant = homeNamed("restaurant");
  const fitted = restaurant && homeFitter("restaurant", restaurant);
  const picturesOf = (trade: string) =>
    JSON.stringify(fitted?.({ ...said, trade }).sections).match(/"\/pictures\//g)?.length ?? 0;
  expect(picturesOf("Bistro")).toBeGreaterThan(0);
  expect(picturesOf("Notary")).toBeLessThan(picturesOf("Bistro"));
});

test("every template has its homes", () => {
  expect(homes.map(([slug]) => slug)).toEqual(everyTemplate.map(({ slug }) => slug));
});

test("most designs say services in a form of their own, and most have a place for the sentence", () => {
  const own = homes.filter(([, { own }]) => own.services.length > 1);
  expect(own.length).toBeGreaterThanOrEqual(23);
  const led = homes.filter(([slug, design]) =>
    textOf(homeFitter(slug, design)(said)).includes(said.sentence),
  );
  expect(led.length).toBeGreaterThanOrEqual(15);
});
