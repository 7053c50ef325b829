import { expect, test } from "vitest";
import { networkOfAddress } from "./network-of-address.ts";

test("an IPv4 address stands for itself, however it is written", () => {
  expect(networkOfAddress("203.0.113.9")).toBe("203.0.113.9");
  expect(networkOfAddress("::ffff:203.0.113.9")).toBe("203.0.113.9");
  expect(networkOfAddress("::FFFF:cb00:7109")).toBe("203.0.113.9");
});

test("all addresses of one IPv6 /64 count as one, however they are written", () => {
  const spellings = ["2001:db8::1", "2001:0DB8:0:0:ffff::", "2001:db8:0:0:1:2:3:4", "2001:db8::5%eth0"];
  expect(new Set(spellings.map(networkOfAddress))).toEqual(new Set(["2001:db8:0:0::/64"]));
  expect(networkOfAddress("2001:db8:0:1::1")).toBe("2001:db8:0:1::/64");
  expect(networkOfAddress("::1")).toBe("0:0:0:0::/64");
  expect(networkOfAddress("1:2:3:4:5:6:7:8")).toBe("1:2:3:4::/64");
});

test("what is no address stays as it is", () => {
  expect(networkOfAddress("unknown")).toBe("unknown");
  expect(networkOfAddress("")).toBe("");
});
