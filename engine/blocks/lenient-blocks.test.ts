import { describe, expect, test } from "vitest";
import { z } from "zod";
import { inForeignLetters, ownWords } from "../document/foreign-letters.ts";
import { stressProps } from "../document/stress-props.ts";
import { definitionOf, mapTexts, unclassed } from "../document/text-fields.ts";
import { drawBlock, drawnBlocks, sampleFacts } from "./draw-block.ts";
import { part } from "./role.ts";

/** An element that takes room and says nothing; what a form says of a field is empty until there is something to say. */
const empty =
  /<(?!span class="form-error")(p|h\d|ul|ol|dl|dt|dd|li|div|span|a|header|address|figcaption|blockquote|small|b|strong)(?: [^>]*)?><\/\1>/;

function expectWhole(html: string, about: string) {
  expect(html, about).not.toMatch(/undefined|\[object|NaN/);
  expect(html.match(empty)?.[0], about).toBeUndefined();
  for (const [, name = ""] of html.matchAll(/aria-(?:labelledby|describedby)="([^"]*)"/g))
    for (const id of name.split(" ")) expect(html, about).toContain(`id="${id}"`);
}

/** Copies of `value`, each without one of the entries that objects in it have. */
function eachWithout(value: unknown): { path: string; copy: unknown }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const deeper = eachWithout(item).map(({ path, copy }) => ({
      path: `${key}.${path}`,
      copy: Array.isArray(value) ? value.with(Number(key), copy) : { ...value, [key]: copy },
    }));
    if (Array.isArray(value)) return Number(key) > 0 ? [] : deeper;
    const { [key as keyof typeof value]: _, ...rest } = value;
    return [{ path: key, copy: rest }, ...deeper];
  });
}

describe.each(drawnBlocks)("$type", (block) => {
  const { schema, samples } = block;

  test("says no word of its own", () => {
    for (const [name, props] of Object.entries(samples)) {
      const html = drawBlock(block, mapTexts(schema, props, inForeignLetters) as object, {
        facts: { name: inForeignLetters(sampleFacts.name) },
      });
      expect(ownWords(html), name).toEqual([]);
    }
  });

  test("is whole without each of the things that may be missing", () => {
    for (const [name, props] of Object.entries(samples))
      for (const { path, copy } of eachWithout(props))
        if (schema.safeParse(copy).success) expectWhole(drawBlock(block, copy as object), `${name} ${path}`);
  });

  test("is whole without each of its texts, as where a fact is missing, and without all of its facts", () => {
    for (const [name, props] of Object.entries(samples)) {
      let count = 0;
      mapTexts(schema, props, (text) => {
        count += 1;
        return text;
      });
      for (let lost = 0; lost < count; lost += 1) {
        let at = -1;
        const copy = mapTexts(schema, props, (text) => {
          at += 1;
          return at === lost ? "{licence}" : text;
        });
        const html = drawBlock(block, copy as object, { facts: { name: "A" } });
        expectWhole(html, `${name}, text ${lost}`);
      }
      const factless = mapTexts(schema, props, (text, { textClass }) =>
        textClass === "fact" ? "{licence}" : text,
      );
      expectWhole(drawBlock(block, factless as object, { facts: { name: "A" } }), `${name}, no facts`);
    }
  });

  test("draws no heading where the section has none", () => {
    for (const [name, props] of Object.entries(samples))
      if ("heading" in props)
        expectWhole(
          drawBlock(block, { ...props, heading: { title: "" } }),
          `${name}, heading without a title`,
        );
  });

  test("is whole at the least and at the most that its schema takes", () => {
    for (const [name, props] of Object.entries(samples))
      for (const kind of ["least", "most"] as const)
        expectWhole(drawBlock(block, stressProps(schema, props, kind)), `${name}, ${kind}`);
  });

  test("every text has a class, and no prop a name that the renderer gives", () => {
    expect(unclassed(schema)).toEqual([]);
    const { shape } = definitionOf(schema);
    expect(Object.keys(shape ?? {})).not.toContain("id");
    expect(Object.keys(shape ?? {})).not.toContain("locale");
  });
});

test("a text without a class is found by its path", () => {
  const item = z.strictObject({ title: part("title", 9), note: z.string().max(9), kind: z.enum(["a", "b"]) });
  expect(unclassed(z.strictObject({ items: z.array(item), price: z.string() }))).toEqual([
    "items.*.note",
    "price",
  ]);
});
