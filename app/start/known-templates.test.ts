import { expect, test } from "vitest";
import { type KnownTemplate, usualTemplate } from "../../contract/template-list.ts";
import { demos } from "../demos/catalog.ts";
import { designsInOrder } from "./designs-in-order.ts";
import { knownDesigns, withOwn } from "./known-templates.ts";

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

test("what was a site of the studio's stands among them for whoever begins one, and in no list of designs", () => {
  const own = { name: "Larder", industry: "Delicatessen", design: "food", file: "/f.json" };
  const list = {
    templates: [
      known("studio-larder", { own, isPlaced: true, isFeatured: true, trades: ["bakery"] }),
      known("studio-cellar", { own: { ...own, name: "Cellar" } }),
      known("art", { state: "hidden" as const }),
    ],
  };
  const designs = knownDesigns(list);
  expect(designs.slugs).toEqual(slugs.filter((slug) => slug !== "art"));
  const all = withOwn(designs, list);
  expect(all.slugs).toEqual(["studio-larder", ...slugs.filter((slug) => slug !== "art"), "studio-cellar"]);
  expect([all.own("studio-larder"), all.own("food")]).toEqual([own, undefined]);
  expect([all.mayBegin("studio-cellar"), all.mayBegin("art"), all.isFeatured("studio-larder")]).toEqual([
    true,
    true,
    true,
  ]);
  expect(designsInOrder(all.slugs, "Bakery", "", all.chosen)[0]).toBe("studio-larder");
});
