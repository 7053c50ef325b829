import { expect, test } from "vitest";
import { inPairs } from "./in-pairs.ts";

test("a domain with www stands beside the one without, whenever each was added", () => {
  const hosts = ["www.one.example", "two.example", "one.example", "book.two.example", "www.three.co.uk"];
  const pairs = inPairs(hosts.map((host) => ({ host })));
  expect(pairs.map(({ domain, twin, isLast }) => [domain.host, twin?.host, isLast])).toEqual([
    ["one.example", "www.one.example", false],
    ["www.one.example", "one.example", true],
    ["two.example", undefined, false],
    ["book.two.example", undefined, false],
    ["www.three.co.uk", undefined, false],
  ]);
});
