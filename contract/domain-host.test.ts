import { expect, test } from "vitest";
import { plainHost } from "./domain-host.ts";

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
