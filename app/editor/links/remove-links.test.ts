import { expect, test } from "vitest";
import { applyPatch } from "../../../engine/document/apply-patch.ts";
import type { FormSchema } from "../form/form-schema.ts";
import { removeLinks } from "./remove-links.ts";

const text = { type: "string" };
const link = { type: "object", properties: { label: text, href: text }, required: ["label", "href"] };
const list = (items: FormSchema, minItems = 0): FormSchema => ({ type: "array", items, minItems });
const object = (properties: Record<string, FormSchema>, required: string[] = []): FormSchema => ({
  type: "object",
  properties,
  required,
});

const isGone = (href: string) => href === "/gone";
const gone = { label: "Gone", href: "/gone" };
const other = { label: "Other", href: "/other" };

function without(schema: FormSchema, value: object) {
  const steps = removeLinks(schema, value, "x", isGone);
  return steps && applyPatch(value, steps);
}

test("links go with what they are called, from lists and by themselves", () => {
  const schema = object({ actions: list(link), link, title: text });
  expect(without(schema, { title: "A", actions: [gone, other, gone], link: gone })).toEqual({
    title: "A",
    actions: [other],
  });
});

test("of what says more than a link only the address goes", () => {
  const row = object({ label: text, value: text, href: text }, ["label", "value"]);
  expect(
    without(object({ facts: list(row) }), { facts: [{ label: "A", value: "B", href: "/gone" }] }),
  ).toEqual({ facts: [{ label: "A", value: "B" }] });
});

test("a list of links goes with its title when its last one goes", () => {
  const schema = object({ groups: list(object({ title: text, links: list(link, 1) }, ["title", "links"])) });
  expect(
    without(schema, {
      groups: [
        { title: "A", links: [gone, gone] },
        { title: "B", links: [other] },
      ],
    }),
  ).toEqual({ groups: [{ title: "B", links: [other] }] });
});

test("where something cannot be without its link, nothing goes", () => {
  expect(without(object({ shop: link }, ["shop"]), { shop: gone })).toBeUndefined();
  const row = object({ text, href: text }, ["text", "href"]);
  expect(without(object({ rows: list(row) }), { rows: [{ text: "A", href: "/gone" }] })).toBeUndefined();
});
