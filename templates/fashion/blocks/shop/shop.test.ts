import { expect, test } from "vitest";
import type { Product } from "../../collections.ts";
import { products } from "../../content/products.ts";
import { shop } from "../../content/shop.ts";
import { isInBand } from "./price-bands.ts";
import { selectProducts } from "./select-products.ts";
import { formatShopQuery, parseShopQuery, type ShopQuery, sorts } from "./shop-query.ts";

const { prices } = shop;
const parse = (search: string) => parseShopQuery(search, shop);
const select = (from: readonly Product[], query: ShopQuery) => selectProducts(from, query, prices);
const everything = parse("");
const namesOf = (change: Partial<ShopQuery>) =>
  select(products, { ...everything, ...change }).shown.map(({ name }) => name);

test("every price lies in exactly one band, borders too", () => {
  const bandOf = (dollars: number) =>
    prices.filter((band) => isInBand(Math.round(dollars * 100), band)).map(({ id }) => id);
  expect(bandOf(0)).toEqual(["under-200"]);
  expect(bandOf(199.99)).toEqual(["under-200"]);
  expect(bandOf(200)).toEqual(["200-500"]);
  expect(bandOf(500)).toEqual(["200-500"]);
  expect(bandOf(500.01)).toEqual(["500-1000"]);
  expect(bandOf(1000)).toEqual(["500-1000"]);
  expect(bandOf(1000.01)).toEqual(["over-1000"]);
});

test("every band, category and color has pieces, and each sort keeps all of them", () => {
  for (const { id: price } of prices) expect(namesOf({ price }).length).toBeGreaterThan(0);
  for (const category of new Set(products.map((product) => product.category)))
    expect(namesOf({ category }).length).toBeGreaterThanOrEqual(2);
  for (const sort of sorts) expect(select(products, { ...everything, sort }).count).toBe(18);
});

test("filters narrow each other down", () => {
  expect(namesOf({ category: "Shoes", color: "Bone" })).toEqual(["Slab Sandal"]);
  expect(namesOf({ category: "Accessories", price: "under-200", size: "M" })).toEqual(["Quarter Belt"]);
  expect(namesOf({ category: "Shoes", price: "over-1000" })).toEqual([]);
});

test("each order is what it says", () => {
  expect(namesOf({ sort: "price-low" })[0]).toBe("Bias Scarf");
  expect(namesOf({ sort: "price-high" })[0]).toBe("Lean Coat");
  expect(namesOf({ sort: "newest" }).slice(0, 4)).toEqual([
    "Lean Coat",
    "Pleat Dress",
    "Wedge Clog",
    "Trapeze Mini",
  ]);
  expect(namesOf({ sort: "rating" }).slice(0, 2)).toEqual(["Lean Coat", "Eau {name}"]);
});

test("eighteen pieces stand on three pages, and a page too far is the last", () => {
  const all = [1, 2, 3].flatMap((page) => namesOf({ page }));
  expect(all).toEqual(products.map(({ name }) => name));
  expect(select(products, { ...everything, page: 9 })).toMatchObject({
    page: 3,
    pages: 3,
    count: 18,
  });
  expect(select([], everything)).toEqual({ count: 0, pages: 1, page: 1, shown: [] });
});

test("a query survives its address", () => {
  const query: ShopQuery = {
    category: "Dresses",
    size: "One Size",
    color: "Burgundy",
    price: "500-1000",
    sort: "price-high",
    view: "list",
    page: 2,
  };
  expect(formatShopQuery(query)).toBe(
    "?category=dresses&size=one-size&color=burgundy&price=500-1000&sort=price-high&view=list&page=2",
  );
  expect(parse(formatShopQuery(query))).toEqual(query);
  expect(formatShopQuery(everything)).toBe("");
});

test("what the shop does not know in an address is ignored", () => {
  expect(parse("?category=hats&size=XXL&color=&price=free&sort=random&view=spiral&page=-1&utm=x")).toEqual(
    everything,
  );
  for (const page of ["0", "1.5", "1e3", "two", "99999999"]) expect(parse(`?page=${page}`).page).toBe(1);
});
