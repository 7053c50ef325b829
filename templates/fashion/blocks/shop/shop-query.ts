import type { PriceBand } from "./price-bands.ts";

export const sorts = ["featured", "price-low", "price-high", "newest", "rating"] as const;
export const views = ["grid", "list"] as const;

export type Sort = (typeof sorts)[number];
export type View = (typeof views)[number];

/** By what pieces can be found. */
export type Choices = {
  categories: readonly string[];
  sizes: readonly string[];
  colors: readonly string[];
  prices: readonly PriceBand[];
};

/** What the shop shows; what is undefined is not narrowed down. */
export type ShopQuery = {
  category: string | undefined;
  size: string | undefined;
  color: string | undefined;
  /** The id of a band. */
  price: string | undefined;
  sort: Sort;
  view: View;
  page: number;
};

/** Reads the query of the shop's address. Whatever is none of `choices` is as if it were not there. */
export function parseShopQuery(search: string, { categories, sizes, colors, prices }: Choices): ShopQuery {
  const params = new URLSearchParams(search);
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => keyOf(value) === params.get(name));
  const page = params.get("page") ?? "";
  return {
    category: oneOf("category", categories),
    size: oneOf("size", sizes),
    color: oneOf("color", colors),
    price: oneOf(
      "price",
      prices.map(({ id }) => id),
    ),
    sort: oneOf("sort", sorts) ?? "featured",
    view: oneOf("view", views) ?? "grid",
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The query of the address at which the shop shows this, beginning with `?`; empty for what it shows at first. */
export function formatShopQuery(query: ShopQuery): string {
  const said = Object.entries({ ...query, page: String(query.page) }).flatMap(([name, value]) =>
    value === undefined || unsaid.has(`${name} ${value}`) ? [] : [[name, keyOf(value)]],
  );
  return said.length > 0 ? `?${new URLSearchParams(said)}` : "";
}

const unsaid = new Set(["sort featured", "view grid", "page 1"]);

function keyOf(value: string): string {
  return value.toLowerCase().replaceAll(" ", "-");
}
