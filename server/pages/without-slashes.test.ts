import { expect, test } from "vitest";
import { redirectOf } from "../serving/site-redirects.ts";
import { locateFile } from "./locate-file.ts";
import { withoutSlashes } from "./without-slashes.ts";

test.each([
  ["/menu", "/menu"],
  ["/menu/", "/menu"],
  ["/menu///", "/menu"],
  ["/a//b/", "/a//b"],
  ["//", ""],
  ["/", ""],
  ["", ""],
])("%j has no slash at its end as %j", (path, without) => expect(withoutSlashes(path)).toBe(without));

test("a path of slashes and a letter is looked at once, not once for each slash", () => {
  // With a pattern that looks back, this takes minutes.
  const path = `${"/".repeat(400_000)}x`;
  const shelf = { files: new Map(), notFound: new Map() };
  expect(withoutSlashes(path)).toBe(path);
  expect(locateFile(path, shelf)).toEqual({ kind: "missing", file: undefined });
  expect(redirectOf(path, new Map(), shelf)).toBeUndefined();
});
