import { expect, test } from "vitest";
import { showcasedDemos } from "../demos/catalog.ts";
import { about, hero, pricing, services, showcase, testimonials, work } from "./content.ts";

test("the wall hangs each of the twenty showcased demos once", () => {
  const hung = showcase.cards.map((card) => card.demo);
  expect(hung.sort()).toEqual(showcasedDemos.map((demo) => demo.slug).sort());
});

test("there are four awards, four services, three works, three voices and five books on the shelf", () => {
  const counts = [about.awards, services.list, work.list, testimonials.list, hero.shelf].map(
    (list) => list.length,
  );
  expect(counts).toEqual([4, 4, 3, 3, 5]);
  expect(services.list.map((service) => service.name)).toEqual([
    "Brand Design",
    "Web Development",
    "Mobile First",
    "Performance",
  ]);
});

test("the awards stand in the order of their years", () => {
  const years = about.awards.map((award) => award.year);
  expect(years).toEqual(years.toSorted());
});

test("prices, revisions and buttons of the three tiers are the promised ones", () => {
  const [starter, pro, enterprise] = pricing.tiers;
  expect([starter?.name, starter?.price, starter?.per, starter?.action.label]).toEqual([
    "Starter",
    "$15,000",
    "per project",
    "Get Started",
  ]);
  expect([pro?.name, pro?.price, pro?.per, pro?.action.label]).toEqual([
    "Pro",
    "$35,000",
    "per project",
    "Get Started",
  ]);
  expect([enterprise?.name, enterprise?.price, enterprise?.action.label]).toEqual([
    "Enterprise",
    "Custom",
    "Contact Us",
  ]);
  expect(starter?.features).toContain("2 rounds of revisions");
  expect(pro?.features).toContain("5 rounds of revisions");
  expect(enterprise?.features).toContain("Unlimited revisions");
  expect(pricing.tiers.filter((tier) => tier.isPopular)).toEqual([pro]);
  expect(pricing.included).toEqual(["1-year hosting", "SSL", "Mobile optimization"]);
});

test("the claims are the agency's own five", () => {
  expect(about.figures.map((figure) => figure.value)).toEqual(["200+", "98%", "15+", "$50M+", "$50K–$500K"]);
});

test("every voice has metrics and a rating of one to five", () => {
  for (const { metrics, rating } of testimonials.list) {
    expect(metrics.length).toBeGreaterThan(0);
    expect(rating).toBeGreaterThanOrEqual(1);
    expect(rating).toBeLessThanOrEqual(5);
  }
});
