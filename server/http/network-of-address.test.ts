import { expect, test } from "vitest";
import { bareAddress, networkOfAddress, networksOfAddress } from "./network-of-address.ts";

test("an IPv4 address stands for itself, however it is written", () => {
  for (const spelling of [
    "203.0.113.9",
    " 203.0.113.9 ",
    "203.0.113.9:51234",
    "::ffff:203.0.113.9",
    "::FFFF:cb00:7109",
    "[::ffff:203.0.113.9]:443",
  ]) {
    expect(networksOfAddress(spelling)).toEqual(["203.0.113.9"]);
  }
});

test("an IPv6 address counts for its /56 and its /48, however it is written", () => {
  const spellings = [
    "2001:db8::1",
    "2001:0DB8:0:00ff:ffff::",
    "2001:db8:0:7f:1:2:3:4",
    "2001:db8::5%eth0",
    "[2001:db8::1]",
    "[2001:db8::1]:443",
  ];
  for (const spelling of spellings) {
    expect(networksOfAddress(spelling)).toEqual(["2001:db8:0:0::/56", "2001:db8:0::/48"]);
  }
  expect(networksOfAddress("2001:db8:0:100::1")).toEqual(["2001:db8:0:100::/56", "2001:db8:0::/48"]);
  expect(networksOfAddress("2001:db8:1::1")).toEqual(["2001:db8:1:0::/56", "2001:db8:1::/48"]);
  expect(networksOfAddress("1:2:3:4:5:6:7:8")).toEqual(["1:2:3:0::/56", "1:2:3::/48"]);
  expect(networkOfAddress("2001:db8:0:7f::1")).toBe("2001:db8:0:0::/56");
});

test("junk counts as one, whatever it says", () => {
  const junk = [
    "",
    "unknown",
    "_hidden",
    "203.0.113",
    "203.0.113.999",
    "203.0.113.9:",
    "203.0.113.9:port",
    "203.0.113.9:123456",
    "203.0.113.9, 203.0.113.8",
    "[203.0.113.9]",
    "[2001:db8::1",
    "[2001:db8::1]443",
    "2001:db8::zz",
    "a".repeat(10_000),
    "[]",
    "constructor",
  ];
  expect(new Set(junk.flatMap(networksOfAddress))).toEqual(new Set(["unknown"]));
});

test("an address is given bare: without port, brackets and zone", () => {
  expect(bareAddress("203.0.113.9:80")).toBe("203.0.113.9");
  expect(bareAddress("[2001:db8::1%eth0]:80")).toBe("2001:db8::1");
  expect(bareAddress("nonsense")).toBe("unknown");
});
