import { expect, test } from "vitest";
import { pageAt, pathsOf } from "./page-at.ts";

const seo = { title: "x", description: "x" };
const site = {
  collections: { products: [{ id: "coat" }, { id: "bag" }] },
  pages: {
    "/": { seo, sections: {}, order: [] },
    "/product/:id": { seo, record: "products", sections: {}, order: [] },
    "/product/404": { seo, sections: {}, order: [] },
  },
};

test("a page of records stands at the address of each, and nowhere else", () => {
  expect(pathsOf(site)).toEqual(["/", "/product/coat", "/product/bag", "/product/404"]);
  expect(pageAt(site, "/product/bag")).toEqual({ page: site.pages["/product/:id"], record: { id: "bag" } });
  expect(pageAt(site, "/product/404")).toEqual({ page: site.pages["/product/404"] });
  for (const path of ["/product/hat", "/product", "/product/coat/more", "/:id"])
    expect(pageAt(site, path)).toBeUndefined();
});

test("a collection that there is not has no records, whatever it is called", () => {
  for (const record of ["constructor", "toString", "hats"]) {
    const odd = { collections: {}, pages: { "/hat/:id": { seo, record, sections: {}, order: [] } } };
    expect([pathsOf(odd), pageAt(odd, "/hat/top")]).toEqual([[], undefined]);
  }
  expect(pageAt(site, "constructor")).toBeUndefined();
});
