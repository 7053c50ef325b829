import { expect, test } from "vitest";
import { z } from "zod";
import { applyPatch } from "../../../engine/document/apply-patch.ts";
import { textsOf } from "../../../engine/document/text-fields.ts";
import { everyTemplate } from "../../../templates/every-template.ts";
import {
  type FormSchema,
  faultOf,
  hasFreeLength,
  itemLikeLast,
  readPlaces,
  schemaOf,
} from "./form-schema.ts";

const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as FormSchema;

test("the texts that people read are the same by either kind of schema, in every section of every template", () => {
  for (const { site, blocks } of everyTemplate) {
    for (const { sections } of Object.values(site.pages)) {
      for (const { type, props } of Object.values(sections)) {
        const { schema } = blocks.get(type) ?? {};
        if (!schema) continue;
        const places = readPlaces(jsonSchema(schema), props);
        expect([type, places.sort()]).toEqual([type, [...textsOf(schema, props).keys()].sort()]);
      }
    }
  }
});

/** Every list of things in `value` that could be longer, by its path. */
function listsIn(schema: FormSchema, value: unknown, path: (string | number)[] = []): (string | number)[][] {
  const found = schemaOf(schema, value);
  if (Array.isArray(value)) {
    const { items, maxItems = Number.POSITIVE_INFINITY, minItems = 0 } = found;
    const own = value.length > 0 && value.length < maxItems && minItems !== maxItems ? [path] : [];
    return typeof items === "object"
      ? [...own, ...value.flatMap((item, index) => listsIn(items, item, [...path, index]))]
      : [];
  }
  return Object.entries(found.properties ?? {}).flatMap(([name, field]) =>
    listsIn(field, (value as Record<string, unknown> | undefined)?.[name], [...path, name]),
  );
}

test("an item more in any list of any section is something that its block takes", () => {
  const refused: string[] = [];
  for (const { slug, site, blocks } of everyTemplate) {
    for (const { sections } of Object.values(site.pages)) {
      for (const { type, props } of Object.values(sections)) {
        const { schema } = blocks.get(type) ?? {};
        if (!schema) continue;
        for (const path of listsIn(jsonSchema(schema), props)) {
          if (!hasFreeLength(type, path)) continue;
          const list = path.reduce<unknown>((inner, name) => (inner as never)[name], props) as unknown[];
          const longer = applyPatch(props, [
            { op: "add", path: [...path, list.length], value: itemLikeLast(list) },
          ]);
          if (!schema.safeParse(longer).success) refused.push(`${slug} ${type} ${path.join("/")}`);
        }
      }
    }
  }
  expect(refused).toEqual([]);
});

test("a text is told what is wrong with it", () => {
  const title = { type: "string", minLength: 1, maxLength: 5 };
  expect([faultOf(title, ""), faultOf(title, "abcdef"), faultOf(title, "abc")]).toEqual([
    "empty",
    "long",
    undefined,
  ]);
  expect(faultOf({ type: "string", pattern: "^[A-Z]{2}$" }, "de")).toBe("form");
  expect(faultOf({ type: "string" }, "{collection:dishes}")).toBe("braces");
});
