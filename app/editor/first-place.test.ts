import { expect, test } from "vitest";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import { editAddress, firstPlaceIn, firstShown } from "./first-place.ts";

const page = (...order: string[]) => ({ order, sections: {}, seo: { title: "", description: "" } });
const site = {
  pages: { "/": page("hero"), "/menu": page("list"), "/dish/:id": page("dish") },
} as unknown as SiteDocument;

test("an editor opens at the page and the section that its address says", () => {
  const address = editAddress("/dashboard/sites/1/edit", { page: "/menu", section: "list" });
  expect(address).toBe("/dashboard/sites/1/edit?page=%2Fmenu&section=list");
  const place = firstPlaceIn(new URL(address, "https://x.test").search);
  expect(firstShown(place, site)).toEqual({ path: "/menu", section: "list" });
  expect(firstShown({ page: "/dish/soup", section: "dish" }, site)).toEqual({
    path: "/dish/:id",
    section: "dish",
  });
});

test("what is gone, and what was never there, opens what there is", () => {
  expect(firstShown({ page: "/menu", section: "away" }, site)).toEqual({ path: "/menu", section: undefined });
  for (const one of [undefined, { page: "/away" }, { page: "constructor", section: "x" }]) {
    expect(firstShown(one, site)).toEqual({ path: "/", section: undefined });
  }
  expect(firstPlaceIn("?section=hero")).toBeUndefined();
});
