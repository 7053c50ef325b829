import { describe, expect, test } from "vitest";
import { z } from "zod";
import { coreBlocks } from "../blocks/core-blocks.ts";
import { headingText, href, labelText, picture } from "../blocks/fields.ts";
import { samplePicture } from "../blocks/sample-picture.ts";
import { stressProps } from "./stress-props.ts";
import { stressKinds } from "./stress-texts.ts";

const schema = z.strictObject({
  variant: z.enum(["bar", "rail"]),
  title: headingText(60),
  note: headingText(20).optional(),
  links: z
    .array(z.strictObject({ label: labelText(30), href }))
    .min(2)
    .max(5),
  hours: z.union([z.literal("{hours:rows}"), z.array(labelText(12)).min(1).max(3)]).optional(),
  picture: picture.optional(),
  course: z.array(z.number()).max(60),
});

const sample: z.infer<typeof schema> = {
  variant: "rail",
  title: "Cut to measure",
  links: [
    { label: "One", href: "/one" },
    { label: "Two", href: "/two" },
  ],
  hours: "{hours:rows}",
  picture: samplePicture.ring,
  course: [1, 2],
};

test("the least is one letter a text, the fewest items, and nothing that may be left out", () => {
  expect(stressProps(schema, sample, "least")).toEqual({
    variant: "rail",
    title: "A",
    links: [
      { label: "A", href: "/one" },
      { label: "A", href: "/two" },
    ],
    course: [1, 2],
  });
});

test("the most fills every text and list up to its maximum, and what the sample lacks", () => {
  const { variant, title, note, links, hours, course, picture: shown } = stressProps(schema, sample, "most");
  expect([title.length, note?.length]).toEqual([60, 20].map((max) => expect.closeTo(max, -1)));
  expect(title.length).toBeLessThanOrEqual(60);
  expect(links.map(({ href }) => href)).toEqual(["/one", "/two", "/one", "/two", "/one"]);
  expect(hours).toHaveLength(3);
  expect({ variant, course, picture: shown }).toEqual({
    variant: "rail",
    course: [1, 2],
    picture: samplePicture.ring,
  });
});

test("the longest word has forty letters, or as many as its field takes, and no place to break", () => {
  const { title, links } = stressProps(schema, sample, "word");
  expect(title).toMatch(/^\p{L}{40}$/u);
  expect(links[0]?.label).toMatch(/^\p{L}{30}$/u);
});

test("many are as many as the list takes, and at most 47, with the sample's own texts", () => {
  const { title, links } = stressProps(schema, sample, "many");
  expect([title, links.length]).toEqual(["Cut to measure", 5]);
  const long = z.strictObject({ items: z.array(headingText(9)).min(1).max(60) });
  expect(stressProps(long, { items: ["a", "b"] }, "many").items).toHaveLength(47);
});

test("lists that are bound to each other keep what binds them", () => {
  const table = z
    .strictObject({
      columns: z.array(labelText(9)).min(1).max(9),
      rows: z.array(z.array(labelText(9))).max(9),
    })
    .refine(({ columns, rows }) => rows.every((cells) => cells.length === columns.length));
  const many = stressProps(table, { columns: ["a", "b"], rows: [["c", "d"]] }, "many");
  expect([many.columns.length, many.rows.length]).toEqual([2, 9]);
});

describe.each(stressKinds)("%s", (kind) => {
  test("is something that every core block takes, from each of its samples", () => {
    for (const { type, schema, samples } of coreBlocks.values())
      for (const [name, props] of Object.entries(samples))
        expect(() => stressProps(schema, props, kind), `${type} ${name}`).not.toThrow();
  });
});
