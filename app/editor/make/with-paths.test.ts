import { expect, test } from "vitest";
import { pathsIn, withPaths } from "./with-paths.ts";

const picture = (path: string) => ({ path, version: "00000000", width: 1, height: 1, widths: [1], alt: "" });
const document = {
  facts: { name: "Weir", logo: picture("/pictures/here/a") },
  pages: { "/": { sections: { one: { images: [picture("/pictures/x"), picture("/pictures/here/b")] } } } },
  frame: { path: "/pictures/here/a", is: "no picture" },
};
const isHere = (path: string) => path.startsWith("/pictures/here/");

test("pictures are told apart from what only has a path, and found wherever they stand", () => {
  expect(pathsIn(document, isHere)).toEqual(["/pictures/here/a", "/pictures/here/b"]);
});

test("a path goes there and back, and what has none stays the same object", () => {
  const there = withPaths(document, (path) => (isHere(path) ? `blob:${path}#` : undefined));
  expect(there.facts.logo.path).toBe("blob:/pictures/here/a#");
  expect(there.pages["/"].sections.one.images[0]).toBe(document.pages["/"].sections.one.images[0]);
  expect(there.frame).toBe(document.frame);
  const back = withPaths(there, (path) => /^blob:(.*)#$/.exec(path)?.[1]);
  expect(back).toEqual(document);
  expect(withPaths(document, () => undefined)).toBe(document);
});
