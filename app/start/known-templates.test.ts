import { expect, test, vi } from "vitest";
import { type KnownTemplate, usualTemplate } from "../../contract/template-list.ts";
import { demos } from "../demos/catalog.ts";
import { designsInOrder } from "./designs-in-order.ts";
import { designsToBegin, designsToWear, knownDesigns, readTemplateList } from "./known-templates.ts";

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
  const all = designsToBegin(list);
  expect(all.slugs).toEqual(["studio-larder", ...slugs.filter((slug) => slug !== "art"), "studio-cellar"]);
  expect([all.own("studio-larder"), all.own("food")]).toEqual([own, null]);
  expect([all.mayBegin("studio-cellar"), all.mayBegin("art"), all.isFeatured("studio-larder")]).toEqual([
    true,
    true,
    true,
  ]);
  expect(designsInOrder(all.slugs, "Bakery", "", all.chosen)[0]).toBe("studio-larder");
});

test("one of the studio's own follows the rules of the catalogue's: by its link while it is hidden, not at all once it is retired", () => {
  const own = { name: "Larder", industry: "Delicatessen", design: "food", file: "/f.json" };
  const list = (state: KnownTemplate["state"]) => ({ templates: [known("studio-larder", { own, state })] });
  const asked = designsToBegin(list("hidden"), "studio-larder");
  expect([asked.slugs.at(-1), asked.mayBegin("studio-larder")]).toEqual(["studio-larder", true]);
  expect(designsInOrder(asked.slugs, "", "studio-larder", asked.chosen)[0]).toBe("studio-larder");
  expect(designsToBegin(list("hidden"), "food").slugs).toEqual(slugs);
  const retired = designsToBegin(list("retired"), "studio-larder");
  expect([retired.slugs, retired.mayBegin("studio-larder")]).toEqual([slugs, false]);
  // Whoever has its link is told what it was.
  expect(retired.own("studio-larder")?.name).toBe("Larder");
});

test("the list is asked for what may be on none, and is as the catalogue has it where it cannot be fetched", async () => {
  const fetched = vi.fn(async (_: string) => Response.json({ templates: [] }));
  vi.stubGlobal("fetch", fetched);
  for (const asked of ["", "food", "studio-larder", "a&b"]) await readTemplateList(asked);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    "/api/templates",
    "/api/templates",
    "/api/templates?design=studio-larder",
    "/api/templates?design=a%26b",
  ]);
  fetched.mockRejectedValueOnce(new Error("no network"));
  expect(await readTemplateList("studio-larder")).toEqual({ templates: [] });
  vi.unstubAllGlobals();
});

test("what a site wears hangs among what it may wear, whatever the studio has decided of it", () => {
  const list = {
    templates: [known("food", { state: "hidden" as const }), known("art", { state: "retired" as const })],
  };
  expect(designsToWear(list, "tech").slugs).toEqual(knownDesigns(list).slugs);
  expect(designsToWear(list, "food").slugs).toEqual(slugs.filter((slug) => slug !== "art"));
  expect(designsToWear(list, "art").slugs).toEqual(["art", ...knownDesigns(list).slugs]);
});
