import { expect, test } from "vitest";
import { isWhole, type ListShape, readListQuery, writeListQuery } from "./list-query.ts";

const shape = {
  filters: { state: ["draft", "live"], role: ["admin"] },
  sorts: ["newest", "name"],
  pageSize: 24,
} as const satisfies ListShape;

test("what is asked for stands in the address and comes out of it again", () => {
  const query = {
    filters: { state: "draft", role: "admin" },
    containing: "Bistro",
    sort: "name",
    page: 3,
  } as const;
  expect(writeListQuery(shape, query).toString()).toBe("state=draft&role=admin&q=Bistro&sort=name&page=3");
  expect(readListQuery(shape, writeListQuery(shape, query))).toEqual(query);
  const plain = readListQuery(shape, new URLSearchParams());
  expect(writeListQuery(shape, plain).toString()).toBe("");
  expect([isWhole(plain), isWhole(query)]).toEqual([true, false]);
});

test("an address that nobody wrote asks for nothing that there is not", () => {
  const odd = readListQuery(shape, new URLSearchParams("state=gone&role=owner&sort=size&page=-2.5&other=1"));
  expect(odd).toEqual({ filters: {}, containing: "", sort: "newest", page: 1 });
});
