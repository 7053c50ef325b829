import { expect, test, vi } from "vitest";
import { createTestDatabase } from "../testing/test-database.ts";
import { countPreviews } from "./preview-limits.ts";

test("all servers count together, and who is refused costs the database nothing until their time is over", async () => {
  const { database, owner } = await createTestDatabase();
  const limits = { "preview-open": { points: 2, seconds: 600 } };
  const [one, other] = [countPreviews(database, limits), countPreviews(database, limits)];
  expect([await one("preview-open", "a"), await other("preview-open", "a")]).toEqual([0, 0]);
  for (const count of [one, other]) {
    const wait = await count("preview-open", "a");
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
  }
  const asked = vi.spyOn(database.pool, "query");
  const connected = vi.spyOn(database.pool, "connect");
  for (const count of [one, other]) expect(await count("preview-open", "a")).toBeGreaterThan(0);
  expect([asked.mock.calls, connected.mock.calls]).toEqual([[], []]);
  vi.restoreAllMocks();
  expect(await one("preview-open", "b")).toBe(0);
  const { rows } = await owner.query("select key from private.rate_limits");
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/"preview-open:[ab]"/);
});
