import { expect, test } from "vitest";
import { totalsOf } from "../../../../engine/order/totals.ts";
import { cart, rates } from "../../content/cart.ts";
import { products } from "../../content/products.ts";
import { unitOf } from "../../unit-of.ts";
import { type CartLine, changeCart, countOf, lineOf } from "./cart.ts";

function aLine(changes: Partial<CartLine> = {}): CartLine {
  const [product] = products;
  if (!product) throw new Error("no products");
  return { ...lineOf(product, "M", 1), price: 100_00, ...changes };
}

test("the same piece in the same size is one line, in another size another", () => {
  const one = changeCart([], { type: "add", line: aLine({ quantity: 2 }) });
  const merged = changeCart(one, { type: "add", line: aLine({ quantity: 3 }) });
  expect(merged).toEqual([aLine({ quantity: 5 })]);
  const two = changeCart(merged, { type: "add", line: aLine({ size: "S" }) });
  expect(two.map(({ size, quantity }) => [size, quantity])).toEqual([
    ["M", 5],
    ["S", 1],
  ]);
});

test("a quantity can be raised without bound, and lowering it to 0 removes the line", () => {
  const lines = [aLine(), aLine({ size: "S" })];
  expect(changeCart(lines, { type: "set", line: aLine(), quantity: 1000 })[0]?.quantity).toBe(1000);
  expect(changeCart(lines, { type: "set", line: aLine(), quantity: 0 })).toEqual([aLine({ size: "S" })]);
  expect(changeCart(lines, { type: "set", line: aLine({ size: "XL" }), quantity: 3 })).toEqual(lines);
  expect(changeCart(lines, { type: "clear" })).toEqual([]);
});

test("shipping is free only above two hundred dollars", () => {
  const shippingOf = (price: number) => totalsOf([aLine({ price })], rates).shipping;
  expect(shippingOf(199_99)).toBe(15_00);
  expect(shippingOf(200_00)).toBe(15_00);
  expect(shippingOf(200_01)).toBe(0);
});

test("tax is eight per cent of the subtotal, rounded to the nearest cent", () => {
  const taxOf = (price: number) => totalsOf([aLine({ price })], rates).tax;
  expect(taxOf(100_00)).toBe(8_00);
  expect(taxOf(33_33)).toBe(2_67);
  expect(taxOf(18)).toBe(1);
  expect(taxOf(19)).toBe(2);
});

test("a whole cart adds up to the cent, with what is saved by pieces on sale", () => {
  const lines = [
    aLine({ price: 145_00, originalPrice: 180_00, quantity: 2 }),
    aLine({ size: "S", price: 19_99, quantity: 3 }),
  ];
  expect(totalsOf(lines, rates)).toEqual({
    subtotal: 349_97,
    shipping: 0,
    tax: 28_00,
    total: 377_97,
    saved: 70_00,
  });
  expect(totalsOf([aLine({ price: 200_00 })], rates).total).toBe(231_00);
});

test("items are counted by pieces, one in the singular", () => {
  expect(unitOf(countOf([aLine()]), cart.count)).toBe("item");
  const three = countOf([aLine({ quantity: 2 }), aLine({ size: "S" })]);
  expect([three, unitOf(three, cart.count)]).toEqual([3, "items"]);
});
