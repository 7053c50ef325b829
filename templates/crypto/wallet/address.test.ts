import { expect, test } from "vitest";
import { addressProblem, checkOf, groupsOf } from "./address.ts";

const body = "dr1q7mz4kx9w2cv8tn3ehp0";
const address = body + checkOf(body);

test("an address is whole with its check, in any case and grouping", () => {
  expect(addressProblem(address)).toBeUndefined();
  expect(addressProblem(groupsOf(address).join(" ").toUpperCase())).toBeUndefined();
  expect(groupsOf(address).join("")).toBe(address);
});

test("one wrong character anywhere is found, and so are two neighbors that changed places", () => {
  for (let at = 3; at < address.length; at++) {
    const wrong = address[at] === "q" ? "p" : "q";
    expect(addressProblem(address.slice(0, at) + wrong + address.slice(at + 1))).toBe("check");
    const [left, right] = [address[at], address[at + 1]];
    if (right && left !== right)
      expect(addressProblem(address.slice(0, at) + right + left + address.slice(at + 2))).toBe("check");
  }
});

test("what is no address says why", () => {
  expect(addressProblem(" ")).toBe("missing");
  expect(addressProblem("bc1qxy2kgdygjrsqtzq2n0yrf")).toBe("not-ours");
  expect(addressProblem(address.slice(0, -1))).toBe("length");
  expect(addressProblem(`${body}b1io`)).toBe("check");
});
