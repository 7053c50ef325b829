import { expect, test } from "vitest";
import type { Page } from "../../../engine/document/site-document.ts";
import { sampleSteps } from "./own-text.ts";

const text = { type: "string", maxLength: 80 };
const schema = {
  type: "object",
  properties: {
    title: text,
    items: {
      type: "array",
      items: { type: "object", properties: { title: text, href: { type: "string", pattern: "^/" } } },
    },
  },
};
const page = (samples: Page["samples"]): Page => ({
  seo: { title: "Home", description: "" },
  sections: {
    one: {
      type: "x",
      props: {
        title: "A",
        items: [
          { title: "B", href: "/" },
          { title: "C", href: "/" },
        ],
      },
    },
  },
  order: ["one"],
  ...(samples && { samples }),
});

const after = (samples: Page["samples"], steps: Parameters<typeof sampleSteps>[3]) =>
  (sampleSteps(page(samples), "one", schema, steps, ["pages", "/"])[0] as { value: unknown } | undefined)
    ?.value;

test("of a section that is all sample, what is written is the owner's, and the rest is not", () => {
  const steps = [{ op: "replace" as const, path: ["items", 0, "title"], value: "Mine" }];
  expect(after({ one: true }, steps)).toEqual({ one: ["title", "items/1/title"] });
});

test("the last text that is written leaves no sample", () => {
  const steps = [{ op: "replace" as const, path: ["title"], value: "Mine" }];
  expect(after({ one: ["title"], two: true }, steps)).toEqual({ two: true });
});

test("what stands behind a thing that goes or comes keeps what it is", () => {
  expect(after({ one: true }, [{ op: "remove", path: ["items", 0] }])).toEqual({
    one: ["title", "items/0/title"],
  });
  const moved = [
    { op: "remove" as const, path: ["items", 0] },
    { op: "add" as const, path: ["items", 1], value: {} },
  ];
  expect(after({ one: ["items/1/title"] }, moved)).toEqual({ one: ["items/0/title"] });
});

test("a section without samples stays one", () => {
  expect(after(undefined, [{ op: "replace", path: ["title"], value: "x" }])).toBeUndefined();
});
