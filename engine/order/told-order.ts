import { unsaidCurrency } from "../facts/currencies.ts";
import { fill } from "../language/fill.ts";
import type { Order } from "./order.ts";
import { ownerWords as words } from "./owner-words.ts";

/** An order as its shop's owner reads it. */
export type ToldOrder = {
  lines: {
    /** Another for each line. */
    key: string;
    quantity: number;
    name: string;
    /** Colour and size. */
    kind: string;
    each: string;
    amount: string;
  }[];
  sums: { label: string; amount: string }[];
  total: { label: string; amount: string };
  /** In a few words: how many pieces, and what all of them come to. */
  summary: string;
  /** What the visitor saw otherwise. */
  changes: string[];
};

/** What `order` says to the owner of the shop, in the currency that it was made in. */
export function tellOrder({ lines, totals, currency = unsaidCurrency, seenTotal }: Order): ToldOrder {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  const money = (hundredths: number) => format.format(hundredths / 100);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const pieces = count === 1 ? words.pieces.one : fill(words.pieces.many, count.toLocaleString("en"));
  return {
    lines: lines.map(({ id, name, size, color, quantity, price, amount }) => ({
      key: `${id} ${size}`,
      quantity,
      name,
      kind: [color, size].filter(Boolean).join(", "),
      each: fill(words.each, money(price)),
      amount: money(amount),
    })),
    sums: [
      { label: words.subtotal, amount: money(totals.subtotal) },
      { label: words.shipping, amount: totals.shipping === 0 ? words.free : money(totals.shipping) },
      { label: words.tax, amount: money(totals.tax) },
    ],
    total: { label: words.total, amount: money(totals.total) },
    summary: `${pieces}, ${money(totals.total)}`,
    changes: [
      ...lines.flatMap(({ name, price, seen }) =>
        seen === undefined ? [] : [changed(words.changed, name, money(price), money(seen))],
      ),
      ...(seenTotal === undefined
        ? []
        : [changed(words.changedTotal, "", money(totals.total), money(seenTotal))]),
    ],
  };
}

function changed(text: string, piece: string, now: string, then: string): string {
  const values: Record<string, string> = { piece, now, then };
  return text.replace(/\{=(\w+)\}/g, (_, name: string) => values[name] ?? "");
}
