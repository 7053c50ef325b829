import { expect, test } from "vitest";
import { whenUsed } from "./when-used.ts";

const now = Date.parse("2026-11-26T12:00:00Z");

test.each([
  ["2026-11-26T11:59:00Z", "within the hour"],
  ["2026-11-26T09:30:00Z", "2 hours ago"],
  ["2026-11-25T11:00:00Z", "yesterday"],
  ["2026-11-20T11:00:00Z", "6 days ago"],
  ["2026-09-01T11:00:00Z", "on 1 September 2026"],
])("%s is said as %s", (at, words) => {
  expect(whenUsed(at, now)).toBe(words);
});
