import { expect, test } from "vitest";
import { demos } from "../demos/catalog.ts";
import { designsInOrder } from "./designs-in-order.ts";

const slugs = demos.map(({ slug }) => slug);

test("what is made for the trade comes first, in any language, and all others stay as they were", () => {
  const order = designsInOrder(slugs, "Gasthaus");
  expect(order.slice(0, 2)).toEqual(["food", "restaurant"]);
  expect(order.slice(2)).toEqual(slugs.filter((slug) => slug !== "food" && slug !== "restaurant"));
});

test("a trade that nobody knows changes nothing, and the design that was asked for comes before all", () => {
  expect(designsInOrder(slugs, "Rainmaker")).toEqual(slugs);
  expect(designsInOrder(slugs, "Bistro", "tech").slice(0, 3)).toEqual(["tech", "food", "restaurant"]);
  expect(designsInOrder(slugs, "", "nothing")).toEqual(slugs);
});
