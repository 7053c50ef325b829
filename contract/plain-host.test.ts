import { expect, test } from "vitest";
import { plainHost, twinOf } from "./plain-host.ts";

test.each([
  ["Example.COM", "example.com"],
  [" www.example.com. ", "www.example.com"],
  ["bäckerei-groß.de", "xn--bckerei-gro-56a8c.de"],
  ["例え.jp", "xn--r8jz45g.jp"],
  ["shop.example.co.uk", "shop.example.co.uk"],
])("%s is the domain %s", (typed, host) => expect(plainHost(typed)).toBe(host));

test.each([
  "https://example.com",
  "example.com/path",
  "example.com:8080",
  "user@example.com",
  "example.com?x",
  "127.0.0.1",
  "0x7f.1",
  "[::1]",
  "example",
  "localhost",
  "a.localhost",
  "printer.local",
  "co.uk",
  "-a.example.com",
  "a_b.example.com",
  "a..example.com",
  "*.example.com",
  `${"a".repeat(64)}.com`,
  `${"a.".repeat(130)}com`,
  "",
])("%j is none", (typed) => expect(plainHost(typed)).toBeUndefined());

test.each([
  ["example.org", "www.example.org"],
  ["www.example.org", "example.org"],
  ["example.co.uk", "www.example.co.uk"],
  ["www.example.co.uk", "example.co.uk"],
  ["www.shop.example.org", "shop.example.org"],
  ["shop.example.org", undefined],
  ["www.co.uk", undefined],
  [`${"a".repeat(63)}.${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(58)}.com`, undefined],
])("the other name of %s is %s", (host, twin) => expect(twinOf(host)).toBe(twin));
