import { expect, test } from "vitest";
import { pathsOf } from "../../../engine/document/page-at.ts";
import { fashionCollections } from "../collections.ts";
import { numberOf } from "../pieces/number-of.ts";
import { site } from "../site.ts";
import { productDetails, wholeProducts } from "./product-details.ts";
import { categories, productById, products, sizes } from "./products.ts";

test("eighteen pieces over all categories, each with its own page", () => {
  expect(products).toHaveLength(18);
  expect(new Set(products.map(({ category }) => category))).toEqual(new Set(categories));
  expect(pathsOf(site)).toEqual(expect.arrayContaining(products.map(({ id }) => `/product/${id}`)));
  expect(Object.keys(productDetails).toSorted()).toEqual(products.map(({ id }) => id).toSorted());
});

test("every record of the document is what its collection says", () => {
  for (const [name, schema] of Object.entries(fashionCollections))
    for (const record of site.collections[name as keyof typeof fashionCollections])
      expect(schema.safeParse(record).error, `${name} ${record.id}`).toBeUndefined();
});

test.each(wholeProducts)("$name is complete", (product) => {
  const detail = productDetails[product.id];
  expect(product.images).toHaveLength(2);
  expect(product.images?.[0]).toBe(product.image);
  expect(detail.sizeGuide.rows.map(({ size }) => size)).toEqual([...product.sizes]);
  for (const { values } of detail.sizeGuide.rows) expect(values).toHaveLength(3);
  expect(detail.features.length).toBeGreaterThanOrEqual(3);
  for (const text of [detail.description, detail.material, detail.care]) expect(text).toMatch(/\.$|\w$|%$/);
  expect(product.isOnSale).toBe(product.originalPrice !== undefined);
  expect(product.originalPrice ?? Number.POSITIVE_INFINITY).toBeGreaterThan(product.price);
  expect(product.rating).toBeGreaterThan(0);
  expect(product.rating).toBeLessThanOrEqual(5);
  for (const size of product.sizes) expect(sizes).toContain(size);
});

test("some are new, some bestsellers, several on sale, at least two out of stock", () => {
  const count = (flag: "isNew" | "isBestseller" | "isOnSale") =>
    products.filter((product) => product[flag]).length;
  expect(count("isNew")).toBeGreaterThanOrEqual(3);
  expect(count("isBestseller")).toBeGreaterThanOrEqual(3);
  expect(count("isOnSale")).toBeGreaterThanOrEqual(4);
  expect(products.filter(({ inStock }) => !inStock).length).toBeGreaterThanOrEqual(2);
});

test("a piece is found by its id, and numbered as printed", () => {
  const clog = productById("wedge-clog");
  expect(clog && numberOf(clog, products)).toBe("09");
  expect(productById("hat")).toBeUndefined();
  expect(productById(undefined)).toBeUndefined();
});
