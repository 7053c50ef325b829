import { describe, expect, test } from "vitest";
import { trades } from "../../../engine/facts/trades.ts";
import { everyTemplate } from "../../../templates/every-template.ts";
import { suits } from "../../../templates/suits.ts";
import { emptyFitting, type Fitting } from "../fitting.ts";
import { everyHome } from "../homes/every-home.ts";
import { type FittedHome, homeFitter } from "./fit-home.ts";

const homes = Object.entries(everyHome());

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

  test("draws anew only what says something else", () => {
    const before = fitted(said);
    const after = fitted({ ...said, services: emptyFitting.services });
    const again = fitted(said);
    expect(again.frame).toBe(before.frame);
    expect(after.frame).toBe(before.frame);
    expect(fitted({ ...said }).sections.every((section, index) => section === again.sections[index])).toBe(
      true,
    );
  });
});

test("of another trade a design shows no picture that only its own has", () => {
  const restaurant = everyHome().restaurant;
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
