import type { Product } from "../content/products.ts";
import { isInBand } from "./price-bands.ts";
import type { ShopQuery, Sort } from "./shop-query.ts";

const perPage = 8;

type Selection = {
  /** Of all pages. */
  count: number;
  pages: number;
  /** The asked one, or the last if there are fewer. */
  page: number;
  shown: readonly Product[];
};

/** The pieces that fit all of `query`, in its order, and of them one page. */
export function selectProducts(products: readonly Product[], query: ShopQuery): Selection {
  const { category, size, color, price } = query;
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
  rating: (a, b) => b.rating - a.rating,
};
