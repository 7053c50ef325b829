import { vi } from "vitest";

/** Waits until `check` no longer throws: 10 s at most, for machines with much else to do. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 10_000 });
}
