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
