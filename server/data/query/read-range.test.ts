import { expect, test } from "vitest";
import { readRange } from "./read-range.ts";

test("limit, offset and header narrow one another", () => {
  expect(readRange(undefined, undefined, undefined)).toEqual({ offset: 0, limit: 1000 });
  expect(readRange("5", "10", undefined)).toEqual({ offset: 10, limit: 5 });
  expect(readRange("5000", undefined, undefined)).toEqual({ offset: 0, limit: 1000 });
  expect(readRange(undefined, undefined, "0-9")).toEqual({ offset: 0, limit: 10 });
  expect(readRange(undefined, undefined, "20-")).toEqual({ offset: 20, limit: 980 });
  expect(readRange("5", undefined, "2-9")).toEqual({ offset: 2, limit: 3 });
  expect(readRange("5", undefined, "9-10")).toEqual({ offset: 9, limit: 0 });
  expect(readRange("0", undefined, undefined)).toEqual({ offset: 0, limit: 0 });
});

test("a header that is no range of rows says nothing", () => {
  expect(readRange(undefined, undefined, "bytes=0-9")).toEqual({ offset: 0, limit: 1000 });
});

test.each([
  ["-1", undefined, undefined, "PGRST103"],
  [undefined, undefined, "5-2", "PGRST103"],
  ["1e3", undefined, undefined, "PGRST100"],
  [undefined, "-1", undefined, "PGRST100"],
  ["9".repeat(16), undefined, undefined, "PGRST100"],
])("limit %s, offset %s, range %s is refused with %s", (limit, offset, header, code) => {
  expect(() => readRange(limit, offset, header)).toThrow(expect.objectContaining({ code }));
});
