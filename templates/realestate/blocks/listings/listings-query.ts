import type { House } from "../../collections.ts";
import { isInBand, type PriceBand } from "./price-bands.ts";

export const views = ["plan", "list"] as const;
/** At least so many bedrooms. */
export const bedChoices = ["1", "2", "3", "4"] as const;

export type View = (typeof views)[number];

/** By what houses can be found. */
export type Choices = { types: readonly string[]; prices: readonly PriceBand[] };

/** What the listings show; what is undefined is not narrowed down. */
export type ListingsQuery = {
  type: string | undefined;
  /** The id of a band. */
  price: string | undefined;
  beds: (typeof bedChoices)[number] | undefined;
  view: View;
};

/** Reads the query of the listings' address. Whatever is none of `choices` is as if it were not there. */
export function parseListingsQuery(search: string, { types, prices }: Choices): ListingsQuery {
  const params = new URLSearchParams(search);
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value.toLowerCase() === params.get(name));
  return {
    type: oneOf("type", types),
    price: oneOf(
      "price",
      prices.map(({ id }) => id),
    ),
    beds: oneOf("beds", bedChoices),
    view: oneOf("view", views) ?? "plan",
  };
}

/** The query of the address at which the listings show this, beginning with `?`; empty for what they show at first. */
export function formatListingsQuery(query: ListingsQuery): string {
  const said = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === "plan" ? [] : [[name, value.toLowerCase()]],
  );
  return said.length > 0 ? `?${new URLSearchParams(said)}` : "";
}

/** The houses that fit all of `query`, in their own order; `bands` are those that it may name. */
export function selectHouses<Listed extends House>(
  houses: readonly Listed[],
  { type, price, beds }: ListingsQuery,
  bands: readonly PriceBand[],
): readonly Listed[] {
  const band = bands.find(({ id }) => id === price);
  return houses.filter(
    (house) =>
      (!type || house.type === type) &&
      (!band || isInBand(house.price, band)) &&
      (!beds || house.beds >= Number(beds)),
  );
}
