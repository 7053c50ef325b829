import { expect, test } from "vitest";
import { leadingPages } from "./leading-pages.ts";
import type { PagesOfDocument } from "./renamed-pages.ts";

/** Pages by path, each with sections of its own unless they are said. */
function pages(...paths: (string | [path: string, section: string])[]): PagesOfDocument {
  return new Map(
    paths.map((one): [string, ReadonlyMap<string, string>] => {
      const [path, section] = typeof one === "string" ? [one, one] : one;
      return [path, new Map([[section, "Words"]])];
    }),
  );
}

const lead = (
  before: PagesOfDocument,
  after: PagesOfDocument,
  leads: Record<string, string | null>,
): [string, string][] => [...leadingPages(before, after, new Map(Object.entries(leads)))];

test("a page that was taken out leads where it was said, and one of which nothing was said leads nowhere", () => {
  expect(lead(pages("/", "/a", "/b"), pages("/"), { "/a": "/" })).toEqual([["/a", "/"]]);
});

test("what was said counts before what is known by sections, also that it leads nowhere", () => {
  const after = pages("/", ["/copy", "/a"]);
  expect(lead(pages("/", "/a"), after, {})).toEqual([["/a", "/copy"]]);
  expect(lead(pages("/", "/a"), after, { "/a": "/" })).toEqual([["/a", "/"]]);
  expect(lead(pages("/", "/a"), after, { "/a": null })).toEqual([]);
});

test("what is led to may be gone or stand elsewhere by then, and no circle is followed", () => {
  expect(lead(pages("/", "/a", "/b"), pages("/"), { "/a": "/b", "/b": "/" })).toEqual([
    ["/a", "/"],
    ["/b", "/"],
  ]);
  expect(lead(pages("/", "/a", "/b"), pages("/", ["/c", "/b"]), { "/a": "/b" })).toEqual([
    ["/b", "/c"],
    ["/a", "/c"],
  ]);
  expect(lead(pages("/", "/a", "/b"), pages("/"), { "/a": "/b", "/b": "/a" })).toEqual([]);
  expect(lead(pages("/", "/a"), pages("/"), { "/a": "/gone" })).toEqual([]);
});

test("of an address that has a page, or never had one, nothing that was said counts", () => {
  expect(lead(pages("/", "/a"), pages("/", "/a"), { "/a": "/", "/never": "/" })).toEqual([]);
});
