import { expect, test } from "vitest";
import type { z } from "zod";
import { boundsOf, definitionOf, metaOf, textPlaces } from "../document/text-fields.ts";
import { coreBlocks } from "./core-blocks.ts";
import { overflowBlocks } from "./overflow.ts";
import type { Part, Role } from "./role.ts";

/** What a record of a role is nothing without, and what else it may say in a text. */
const records: Record<Role, { needs: Part[]; may: Part[] }> = {
  offers: { needs: ["title"], may: ["text", "price", "unit", "note", "badge", "points"] },
  reasons: { needs: ["title"], may: ["text", "value"] },
  figures: { needs: ["value"], may: ["title", "text"] },
  steps: { needs: ["title"], may: ["text", "when"] },
  dates: { needs: ["when"], may: ["title", "text"] },
  people: { needs: ["title"], may: ["text", "note"] },
  stories: { needs: ["title"], may: ["text", "note", "points"] },
  quotes: { needs: ["text"], may: ["by", "note", "value"] },
  questions: { needs: ["title", "text"], may: [] },
  pictures: { needs: ["picture"], may: ["title", "caption", "note"] },
};

function listOf(role: Role): z.ZodType {
  const { type } = overflowBlocks[role];
  const { shape = {} } = definitionOf(coreBlocks.get(type)?.schema as z.ZodType);
  const list = Object.values(shape).find((field) => metaOf(field).role === role);
  if (!list) throw new Error(`${type} has no list of ${role}`);
  return list;
}

test.each(Object.entries(overflowBlocks))("%s overflow into a variant that the block has", (_, block) => {
  const { schema, samples } = coreBlocks.get(block.type) ?? {};
  const props = Object.values(samples ?? {}).find(
    (sample) => "variant" in sample && sample.variant === block.variant,
  );
  expect(schema?.safeParse(props).success).toBe(true);
});

test.each(Object.keys(overflowBlocks) as Role[])(
  "the overflow of %s takes one or many, and all they say",
  (role) => {
    const list = listOf(role);
    expect(boundsOf(list)).toEqual({ min: 1, max: 60 });
    const { needs, may } = records[role];
    const { element } = definitionOf(list);
    const parts = new Set(textPlaces(element as z.ZodType).flatMap(({ meta }) => meta.part ?? []));
    expect([...parts]).toEqual(expect.arrayContaining([...needs, ...may]));
  },
);

test.each(Object.keys(overflowBlocks) as Role[])(
  "the overflow of %s takes a record that says the least",
  (role) => {
    const { shape = {} } = definitionOf(definitionOf(listOf(role)).element as z.ZodType);
    const required = Object.entries(shape).filter(([, field]) => !field.safeParse(undefined).success);
    const parts = required.flatMap(([, field]) => textPlaces(field).flatMap(({ meta }) => meta.part ?? []));
    expect([...new Set(parts)].sort()).toEqual(records[role].needs.toSorted());
  },
);
