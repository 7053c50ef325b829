import { expect, test } from "vitest";
import { localPath } from "./local-path.ts";

test.each(["/", "/dashboard", "/admin?tab=users#top", "/demo/fashion/product/1", "/a%20b"])(
  "%s stays on this site",
  (path) => {
    expect(localPath(path)).toBe(path);
  },
);

test.each([
  ["nothing", null],
  ["an empty text", ""],
  ["a word", "dashboard"],
  ["another site", "https://evil.example/"],
  ["a scheme-less address", "//evil.example"],
  ["three slashes", "///evil.example"],
  ["a backslash", "/\\evil.example"],
  ["two backslashes", "\\\\evil.example"],
  ["a backslash further on", "/a\\..\\\\evil.example"],
  ["a script", "javascript:alert(1)"],
  ["a script behind a space", " javascript:alert(1)"],
  ["a tab between the slashes", "/\t/evil.example"],
  ["a newline between the slashes", "/\n/evil.example"],
  ["a dot segment that leaves two slashes", "/.//evil.example"],
  ["an encoded dot segment that leaves two slashes", "/%2e//evil.example"],
  ["a parent segment that leaves two slashes", "/a/..//evil.example"],
  ["a leading space", " //evil.example"],
  ["a control character", "/\u0000//evil.example"],
  ["a letter that a header could not carry", "/\u2028"],
  ["an endless path", `/${"a".repeat(3_000)}`],
])("%s is refused", (_name, path) => {
  expect(localPath(path)).toBeNull();
});

test("an encoded slash stays what it is: a character of this site's path", () => {
  expect(localPath("/%2Fevil.example")).toBe("/%2Fevil.example");
  expect(new URL("/%2Fevil.example", "https://here.example").host).toBe("here.example");
});
