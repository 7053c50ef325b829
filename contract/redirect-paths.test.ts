import { expect, test } from "vitest";
import { redirectFrom, redirectTo } from "./redirect-paths.ts";

test.each([
  ["/old/", "/old"],
  ["/index.php", "/index.php"],
  ["/Über uns".replace(" ", "-"), "/%C3%9Cber-uns"],
  ["/a/../b", "/b"],
  ["/%c3%bcber", "/%C3%BCber"],
])("%s is kept as browsers ask for it: %s", (typed, path) => expect(redirectFrom.parse(typed)).toBe(path));

test.each(["/", "/menu", "/menu#lunch"])("a redirect may lead to %s", (path) => {
  expect(redirectTo.parse(path)).toBe(path);
});

const hostile = [
  "//evil.test",
  "/\\evil.test",
  "/x//evil.test",
  "/.//evil.test",
  "/a/..//evil.test",
  "https://evil.test/",
  "javascript:alert(1)",
  "evil.test",
  "/a\r\nset-cookie: x=1",
  "/a\u0000b",
  "/a b",
  "/a?x=1",
  "/product/:id",
  "",
];

test.each(hostile)("%j is refused at both ends", (typed) => {
  expect(redirectTo.safeParse(typed).success).toBe(false);
  expect(redirectFrom.safeParse(typed).success).toBe(false);
});

test.each(["/", "/-/messages", "/a#b", `/${"a".repeat(300)}`])("nothing may lead away from %s", (typed) => {
  expect(redirectFrom.safeParse(typed).success).toBe(false);
});
