import { expect, test } from "vitest";
import { flapLines } from "./flap-lines.ts";

test("a short call stands on two lines of eight flaps, a longer one on more and smaller ones", () => {
  expect(flapLines("Lane 4 is open")).toEqual({ columns: 8, lines: ["Lane 4", "is open"] });
  expect(flapLines("Wednesday is yours").columns).toBe(12);
  expect(flapLines("A".repeat(20)).lines).toEqual(["A".repeat(16), "AAAA"]);
});
