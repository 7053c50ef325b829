import { z } from "zod";
import { type Currency, unsaidCurrency } from "../facts/currencies.ts";
import { collectionNamed } from "../facts/references.ts";
import { mostOfOne, type OrderLine } from "./order-line.ts";
import { type Cents, type OrderTotals, type Rates, totalsOf } from "./totals.ts";

/** What of a record is ordered: its name, its price in cents and the sizes that it comes in. */
const article = z.object({
  id: z.string(),
  name: z.string(),
  price: z.int().min(0),
  originalPrice: z.int().min(0).optional(),
  color: z.string().optional(),
  sizes: z.array(z.string()).min(1).optional(),
  inStock: z.boolean().optional(),
});

export type Article = z.infer<typeof article>;

/** What a shop has, and what it charges beside it. */
export type Goods = { articles: readonly Article[]; rates: Rates; currency: Currency };

export type Order = {
  /** Orders that were kept before it was said are in `unsaidCurrency`. */
  currency?: Currency;
  lines: {
    id: string;
    name: string;
    size: string;
    color?: string;
    quantity: number;
    price: Cents;
    amount: Cents;
    /** What one cost where the visitor saw it, if that was another price. */
    seen?: Cents;
  }[];
  totals: OrderTotals;
  /** What all of it came to where the visitor saw it, if that was something else. */
  seenTotal?: Cents;
};

const shop = z.object({
  products: z.string(),
  rates: z.object({ freeShippingOver: z.int(), shippingFee: z.int(), taxPercent: z.number() }),
});

/** What the cart with these `props`, as the document has them, sells; undefined where it names no records. */
export function goodsOf(
  props: object,
  collections: Readonly<Record<string, readonly object[]>> | undefined,
  currency: Currency = unsaidCurrency,
): Goods | undefined {
  const { data } = shop.safeParse(props);
  const name = data && collectionNamed(data.products);
  if (!name || !collections || !Object.hasOwn(collections, name)) return undefined;
  const articles = (collections[name] ?? []).flatMap((record) => article.safeParse(record).data ?? []);
  return { articles, rates: data.rates, currency };
}

const mostLines = 200;

/**
 * An order of `lines` at the shop's own prices, with what the visitor saw otherwise beside them (`seenTotal`: all of it).
 * Undefined where a line is of nothing that the shop has, in no size of it, or of too many, and where there is none.
 */
export function orderOf(
  lines: readonly OrderLine[],
  { articles, rates, currency }: Goods,
  seenTotal?: Cents,
): Order | undefined {
  if (lines.length === 0 || lines.length > mostLines) return undefined;
  const priced = lines.flatMap(({ id, size, quantity, seen }) => {
    const found = articles.find((one) => one.id === id);
    const isThere = found && found.inStock !== false && (found.sizes?.includes(size) ?? true);
    if (!isThere || !Number.isInteger(quantity) || quantity < 1 || quantity > mostOfOne) return [];
    const { name, price, originalPrice, color } = found;
    return [{ id, name, size, color, quantity, price, originalPrice, seen }];
  });
  if (priced.length !== lines.length) return undefined;
  const totals = totalsOf(priced, rates);
  return {
    currency,
    lines: priced.map(({ originalPrice: _, color, seen, ...line }) => ({
      ...line,
      ...(color !== undefined && { color }),
      amount: line.price * line.quantity,
      ...(seen !== undefined && seen !== line.price && { seen }),
    })),
    totals,
    ...(seenTotal !== undefined && seenTotal !== totals.total && { seenTotal }),
  };
}
