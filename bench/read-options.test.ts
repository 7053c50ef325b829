import { expect, test } from "vitest";
import { readOptions } from "./read-options.ts";

test("without options everything is measured and nothing is written", () => {
  expect(readOptions([])).toEqual({
    pages: undefined,
    published: undefined,
    sites: false,
    lists: false,
    designs: undefined,
    write: false,
  });
  expect(readOptions(["--write"])).toEqual({
    pages: undefined,
    published: undefined,
    sites: false,
    lists: false,
    designs: undefined,
    write: true,
  });
});

test("a pattern picks pages by their path", () => {
  expect(readOptions(["--pages", "fashion/(shop|cart)$"]).pages?.test("/demo/fashion/shop")).toBe(true);
  expect(readOptions(["--pages=^/$"]).pages?.test("/auth")).toBe(false);
});

test("another picks published sites by their template, and no pages beside them", () => {
  expect(readOptions(["--published", "^(art|saas)$"]).published?.test("saas")).toBe(true);
  expect(() => readOptions(["--published", ".", "--pages", "/"])).toThrow("name one of them");
  expect(() => readOptions(["--published", ".", "--sites"])).toThrow("name one of them");
  expect(readOptions(["--sites"]).sites).toBe(true);
  expect(readOptions(["--lists"]).lists).toBe(true);
  expect(() => readOptions(["--lists", "--sites"])).toThrow("name one of them");
});

test("templates are measured all or some, all of what is said of them or one part", () => {
  const { designs } = readOptions(["--designs"]);
  expect([designs?.templates.test("saas"), designs?.only, designs?.visits]).toEqual([true, undefined, 3]);
  const some = readOptions(["--designs", "^saas$", "--only", "axe", "--visits", "1"]).designs;
  expect([some?.templates.test("art"), some?.only, some?.visits]).toEqual([false, "axe", 1]);
  expect(() => readOptions(["--designs", "--only", "size"])).toThrow("--only size is none of weight");
  expect(() => readOptions(["--designs", "--visits", "0"])).toThrow("--visits 0");
  expect(() => readOptions(["--designs", "art", "saas"])).toThrow("one pattern");
  expect(() => readOptions(["--designs", "--sites"])).toThrow("name one of them");
});

test("a table of some pages is not written, whichever comes first", () => {
  for (const args of [
    ["--pages", "fashion", "--write"],
    ["--write", "--pages", "fashion"],
    ["--published", "fashion", "--write"],
    ["--sites", "--write"],
    ["--lists", "--write"],
    ["--designs", "--write"],
  ])
    expect(() => readOptions(args)).toThrow("--write is for the whole table");
});

test("what is no pattern, and what nobody knows, is refused", () => {
  expect(() => readOptions(["--pages", "("])).toThrow("--pages ( is no regular expression.");
  expect(() => readOptions(["--published", "("])).toThrow("--published ( is no regular expression.");
  expect(() => readOptions(["--page", "x"])).toThrow("--page");
});
