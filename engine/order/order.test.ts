import { expect, test } from "vitest";
import { goodsOf, orderOf } from "./order.ts";
import { lineOfText, lineText } from "./order-line.ts";
import { orderText } from "./order-text.ts";
import { orderWords, orderWordsOf } from "./order-words.ts";
import { tellOrder } from "./told-order.ts";

const props = {
  products: "{collection:products}",
  rates: { freeShippingOver: 200_00, shippingFee: 15_00, taxPercent: 8 },
};
const products = [
  { id: "coat", name: "Coat", color: "Bone", price: 100_00, sizes: ["S", "One Size"], inStock: true },
  { id: "hat", name: "Hat", price: 20_00, sizes: ["S"], inStock: false },
];
const goods = goodsOf(props, { products });
if (!goods) throw new Error("no goods");

test("an order costs what the shop says, with shipping and tax", () => {
  const order = orderOf([{ id: "coat", size: "S", quantity: 2 }], goods);
  expect(order).toEqual({
    currency: "USD",
    lines: [
      { id: "coat", name: "Coat", size: "S", color: "Bone", quantity: 2, price: 100_00, amount: 200_00 },
    ],
    totals: { subtotal: 200_00, shipping: 15_00, tax: 16_00, total: 231_00, saved: 0 },
  });
});

test("an order is in the currency of the site", () => {
  const euros = goodsOf(props, { products }, "EUR");
  expect(euros && orderOf([{ id: "coat", size: "S", quantity: 1 }], euros)?.currency).toBe("EUR");
});

test("what the visitor saw changes no price, and stands beside it only where it was another", () => {
  const lines = [
    { id: "coat", size: "S", quantity: 1, seen: 1 },
    { id: "coat", size: "One Size", quantity: 1, seen: 100_00 },
  ];
  const order = orderOf(lines, goods, 116_01);
  expect(order).toMatchObject({ totals: { total: 231_00 }, seenTotal: 116_01 });
  expect(order?.lines.map(({ price, seen }) => [price, seen])).toEqual([
    [100_00, 1],
    [100_00, undefined],
  ]);
  expect(orderOf(lines, goods, 231_00)).not.toHaveProperty("seenTotal");
});

test.each([
  ["nothing", []],
  ["what there is not", [{ id: "boots", size: "S", quantity: 1 }]],
  ["what is sold out", [{ id: "hat", size: "S", quantity: 1 }]],
  ["a size that there is not", [{ id: "coat", size: "XL", quantity: 1 }]],
  ["too many", [{ id: "coat", size: "S", quantity: 1000 }]],
  ["a negative number", [{ id: "coat", size: "S", quantity: -1 }]],
  ["a part of one", [{ id: "coat", size: "S", quantity: 0.5 }]],
])("%s is no order", (_, lines) => expect(orderOf(lines, goods)).toBeUndefined());

test("a line is read back as it was written, and nothing else is one", () => {
  const line = { id: "coat", size: "One Size", quantity: 2 };
  expect(lineOfText(lineText(line))).toEqual(line);
  const seen = { ...line, quantity: 999, seen: 100_00 };
  expect(lineOfText(lineText(seen))).toEqual(seen);
  for (const text of ["", "coat S", "-1 coat S", "1 ../x S", "1e9 coat S", "1 coat@-1 S", "1 coat@1e3 S"])
    expect(lineOfText(text)).toBeUndefined();
});

test("a cart that names no records of the site sells nothing", () => {
  expect(goodsOf(props, {})).toBeUndefined();
  expect(goodsOf({ ...props, products: "{collection:__proto__}" }, { products })).toBeUndefined();
});

test("an order is told with its colour and size, and what has changed in whole sentences", () => {
  const euros = goodsOf({ ...props, rates: { ...props.rates, freeShippingOver: 0 } }, { products }, "EUR");
  const order = euros && orderOf([{ id: "coat", size: "S", quantity: 12, seen: 90_00 }], euros, 1_166_40);
  expect(order && tellOrder(order).summary).toBe("12 pieces, €1,296.00");
  expect(order && orderText(tellOrder(order))).toBe(`12 × Coat (Bone, S), €100.00 each: €1,200.00
Subtotal: €1,200.00
Shipping: Free
Tax: €96.00
Total: €1,296.00
Coat is €100.00 in your shop. The visitor saw €90.00.
All of it comes to €1,296.00 in your shop. The visitor saw €1,166.40.`);
});

test("a piece whose name looks like a place to be filled is told as it is", () => {
  const odd = goodsOf(props, { products: [{ id: "odd", name: "{=now} $& {}", price: 1_00 }] });
  const order = odd && orderOf([{ id: "odd", size: "S", quantity: 1, seen: 2_00 }], odd);
  expect(order && tellOrder(order).changes).toEqual([
    "{=now} $& {} is $1.00 in your shop. The visitor saw $2.00.",
  ]);
});

test("a cart older than orders has words for them, and one that lost a word has that", () => {
  expect(orderWordsOf({})).toEqual(orderWords);
  const { labels, title } = orderWordsOf({ order: { title: "Send it", labels: { name: "Who" } } });
  expect([title, labels.name, labels.email]).toEqual(["Send it", "Who", "Email"]);
});
