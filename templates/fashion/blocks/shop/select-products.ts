import type { Product } from "../../collections.ts";
import { isInBand, type PriceBand } from "./price-bands.ts";
import type { ShopQuery, Sort } from "./shop-query.ts";

const perPage = 8;

type Selection<Piece> = {
  /** Of all pages. */
  count: number;
  pages: number;
  /** The asked one, or the last if there are fewer. */
  page: number;
  shown: readonly Piece[];
};

/** The pieces that fit all of `query`, in its order, and of them one page; `bands` are those that it may name. */
export function selectProducts<Piece extends Product>(
  products: readonly Piece[],
  query: ShopQuery,
  bands: readonly PriceBand[],
): Selection<Piece> {
  const { category, size, color } = query;
  const price = bands.find(({ id }) => id === query.price);
  const found = products.filter(
    (product) =>
      (!category || product.category === category) &&
      (!size || product.sizes.includes(size)) &&
      (!color || product.color === color) &&
      (!price || isInBand(product.price, price)),
  );
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(query.page, pages);
  return {
    count: found.length,
    pages,
    page,
    shown: found.toSorted(order[query.sort]).slice((page - 1) * perPage, page * perPage),
  };
}

type Order = (a: Product, b: Product) => number;

/** Equals stay in the house's own order. */
const order: Record<Sort, Order> = {
  featured: () => 0,
  "price-low": (a, b) => a.price - b.price,
  "price-high": (a, b) => b.price - a.price,
  newest: (a, b) => Number(b.isNew) - Number(a.isNew),
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
};
