import { expect, test } from "vitest";
import { type KnownTemplate, usualTemplate } from "../../contract/template-list.ts";
import { demos } from "../demos/catalog.ts";
import { designsInOrder } from "./designs-in-order.ts";
import { knownDesigns } from "./known-templates.ts";

const slugs = demos.map(({ slug }) => slug);
const known = (slug: string, decided: Partial<KnownTemplate>) => ({ ...usualTemplate(slug), ...decided });

test("where nothing is decided all designs are there as the catalogue has them", () => {
  expect(knownDesigns({ templates: [] }).slugs).toEqual(slugs);
});

test("what is hidden is there for whoever has its link, what is retired for nobody", () => {
  const list = {
    templates: [known("food", { state: "hidden" as const }), known("art", { state: "retired" as const })],
  };
  expect(knownDesigns(list).slugs).toEqual(slugs.filter((slug) => slug !== "food" && slug !== "art"));
  const asked = knownDesigns(list, "food");
  expect(asked.slugs).toEqual(slugs.filter((slug) => slug !== "art"));
  expect([asked.mayBegin("food"), asked.mayBegin("art"), asked.mayBegin("nothing")]).toEqual([
    true,
    false,
    false,
  ]);
  expect(knownDesigns(list, "art").slugs).not.toContain("art");
});

test("the studio's order comes first, its trades decide who is asked to stand before all, and what it marks is marked", () => {
  const list = {
    templates: [
      known("tech", { isPlaced: true, isFeatured: true }),
      known("wellness", { isPlaced: true }),
      known("solar", { trades: ["bakery"] }),
      known("food", { trades: [] }),
    ],
  };
  const designs = knownDesigns(list);
  expect(designs.slugs.slice(0, 2)).toEqual(["tech", "wellness"]);
  expect(designsInOrder(designs.slugs, "Bakery", "", designs.chosen)[0]).toBe("solar");
  expect(designsInOrder(designs.slugs, "Gasthaus", "", designs.chosen)[0]).toBe("restaurant");
  expect([designs.isFeatured("tech"), designs.isFeatured("solar")]).toEqual([true, false]);
});
