import { expect, test } from "vitest";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { CommentRow } from "../../account/profile.ts";
import { countsOn, groupsOf, placeOf } from "./places.ts";

const page = (...order: string[]) => ({ order, sections: {}, seo: { title: "", description: "" } });
const site = {
  pages: { "/": page("hero", "menu"), "/dish/:id": page("dish") },
} as unknown as SiteDocument;

const comment = (id: string, at: string, section: string) =>
  ({ id, page: at, section, heading: "Once", name: "Ada", text: "Hm" }) as CommentRow;

test("a comment stands at its section, and says so where that or its page is gone", () => {
  expect(placeOf(comment("1", "/", "menu"), site)).toEqual({ path: "/", section: "menu" });
  expect(placeOf(comment("1", "/", ""), site)).toEqual({ path: "/", section: "" });
  expect(placeOf(comment("1", "/dish/soup", "dish"), site)).toEqual({ path: "/dish/:id", section: "dish" });
  expect(placeOf(comment("1", "/", "removed"), site)).toEqual({ path: "/", section: undefined });
  expect(placeOf(comment("1", "/away", "hero"), site)).toBeUndefined();
});

test("comments are in the order of the pages and their sections, what is gone at the end", () => {
  const comments = [
    comment("away", "/away", "hero"),
    comment("removed", "/", "removed"),
    comment("dish", "/dish/soup", "dish"),
    comment("menu", "/", "menu"),
    comment("whole", "/", ""),
    comment("menu too", "/", "menu"),
  ];
  expect(groupsOf(comments, site).map((group) => group.comments.map(({ id }) => id))).toEqual([
    ["whole"],
    ["menu", "menu too"],
    ["removed"],
    ["dish"],
    ["away"],
  ]);
  expect([...countsOn("/", comments, site)]).toEqual([["menu", 2]]);
});
