import { expect, test } from "vitest";
import { resolve } from "./resolve.ts";

const source = {
  base: "/demo/dry",
  collections: { dishes: [{ id: "soup", link: { href: "/menu" } }] },
  record: { id: "soup", title: "Soup" },
};

test("what refers to a collection or a record gets it whole, and a text its fields", () => {
  const props = {
    dishes: "{collection:dishes}",
    dish: "{record}",
    name: "{record.title} of the day",
    none: "{collection:x}",
  };
  expect(resolve(props, source)).toEqual({
    dishes: [{ id: "soup", link: { href: "/demo/dry/menu" } }],
    dish: { id: "soup", title: "Soup" },
    name: "Soup of the day",
    none: undefined,
  });
});

test("a name that every object has names nothing", () => {
  const props = { list: "{collection:constructor}", text: "{record.constructor}, {record.toString}" };
  expect(resolve(props, source)).toEqual({ list: undefined, text: ", " });
});

test("other texts in braces, and what is no text, stay as they are, in a copy", () => {
  const props = { text: "{here} and {record}", count: 3, list: [{ isOpen: true, nothing: null }] };
  expect(resolve(props, source)).toEqual(props);
  expect(resolve(props, source).list).not.toBe(props.list);
});

test("records that refer to themselves or to each other are looked up once", () => {
  const collections = { works: [{ id: "a", more: "{collection:works}", self: "{record}" }] };
  const [record] = collections.works;
  const shown = resolve({ list: "{collection:works}", one: "{record}" }, {
    base: "",
    record,
    collections,
  } as never);
  expect(shown).toEqual({
    list: [{ id: "a", more: undefined, self: { id: "a", more: undefined, self: undefined } }],
    one: { id: "a", more: [{ id: "a", more: undefined, self: undefined }], self: undefined },
  });
});

test("within a text a record says words and numbers, and nothing else that it holds", () => {
  const record = { id: "a", title: { toString: 1 }, count: 3, list: [1] };
  const shown = resolve({ text: "{record.title}{record.count}{record.list}" }, { base: "", record } as never);
  expect(shown).toEqual({ text: "3" });
});
