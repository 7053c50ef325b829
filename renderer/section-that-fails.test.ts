import { expect, test } from "vitest";
import { sectionThatFails } from "./section-that-fails.ts";

const page = {
  seo: { title: "", description: "" },
  sections: { one: { type: "hero", props: {} }, two: { type: "kiln/oven", props: {} } },
  order: ["one", "two"],
};

test("the section that cannot be drawn alone is the one", () => {
  const draw = ({ order }: { order: string[] }) => {
    if (order.includes("two")) throw new Error("too hot");
  };
  expect(sectionThatFails(page, draw)).toBe("section two (kiln/oven)");
});

test("where each can be drawn alone, it is what surrounds them", () => {
  expect(sectionThatFails(page, () => {})).toBe("navigation or footer");
});
