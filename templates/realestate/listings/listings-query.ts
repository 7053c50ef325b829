import { type HouseType, type ListedHouse, types } from "../content/houses.ts";
import { bands, isInBand, type PriceBand } from "./price-bands.ts";

export const views = ["plan", "list"] as const;
/** At least so many bedrooms. */
export const bedChoices = ["1", "2", "3", "4"] as const;

export type View = (typeof views)[number];

/** What the listings show; what is undefined is not narrowed down. */
export type ListingsQuery = {
  type: HouseType | undefined;
  price: PriceBand | undefined;
  beds: (typeof bedChoices)[number] | undefined;
  view: View;
};

/** Reads the query of the listings' address. Whatever it does not know there is as if it were not there. */
export function parseListingsQuery(search: string): ListingsQuery {
  const params = new URLSearchParams(search);
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value.toLowerCase() === params.get(name));
  return {
    type: oneOf("type", types),
    price: oneOf("price", bands),
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

/** The houses that fit all of `query`, in their own order. */
export function selectHouses(
  houses: readonly ListedHouse[],
  { type, price, beds }: ListingsQuery,
): readonly ListedHouse[] {
  return houses.filter(
    (house) =>
      (!type || house.type === type) &&
      (!price || isInBand(house.price, price)) &&
      (!beds || house.beds >= Number(beds)),
  );
}
