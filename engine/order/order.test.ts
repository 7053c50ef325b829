import { expect, test } from "vitest";
import { goodsOf, orderOf } from "./order.ts";
import { lineOfText, lineText } from "./order-line.ts";

const props = {
  products: "{collection:products}",
  rates: { freeShippingOver: 200_00, shippingFee: 15_00, taxPercent: 8 },
};
const products = [
  { id: "coat", name: "Coat", price: 100_00, sizes: ["S", "One Size"], inStock: true },
  { id: "hat", name: "Hat", price: 20_00, sizes: ["S"], inStock: false },
];
const goods = goodsOf(props, { products });
if (!goods) throw new Error("no goods");

test("an order costs what the shop says, with shipping and tax", () => {
  const order = orderOf([{ id: "coat", size: "S", quantity: 2 }], goods);
  expect(order).toEqual({
    lines: [{ id: "coat", name: "Coat", size: "S", quantity: 2, price: 100_00, amount: 200_00 }],
    totals: { subtotal: 200_00, shipping: 15_00, tax: 16_00, total: 231_00, saved: 0 },
  });
});

test.each([
  ["nothing", []],
  ["what there is not", [{ id: "boots", size: "S", quantity: 1 }]],
  ["what is sold out", [{ id: "hat", size: "S", quantity: 1 }]],
  ["a size that there is not", [{ id: "coat", size: "XL", quantity: 1 }]],
  ["too many", [{ id: "coat", size: "S", quantity: 100 }]],
  ["a negative number", [{ id: "coat", size: "S", quantity: -1 }]],
  ["a part of one", [{ id: "coat", size: "S", quantity: 0.5 }]],
])("%s is no order", (_, lines) => expect(orderOf(lines, goods)).toBeUndefined());

test("a line is read back as it was written, and nothing else is one", () => {
  const line = { id: "coat", size: "One Size", quantity: 2 };
  expect(lineOfText(lineText(line))).toEqual(line);
  for (const text of ["", "coat S", "-1 coat S", "1 ../x S", "1e9 coat S"])
    expect(lineOfText(text)).toBeUndefined();
});

test("a cart that names no records of the site sells nothing", () => {
  expect(goodsOf(props, {})).toBeUndefined();
  expect(goodsOf({ ...props, products: "{collection:__proto__}" }, { products })).toBeUndefined();
});
