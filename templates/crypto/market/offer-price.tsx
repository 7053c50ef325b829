import type { Offer } from "../collections.ts";
import { formatPrice } from "./figures.ts";

/** What something costs: a price of the market as it is written here, any other as it is said. */
export function OfferPrice({ price, cost, unit }: Pick<Offer, "price" | "cost" | "unit">) {
  if (price !== undefined) return <b>{formatPrice(price)}</b>;
  if (!cost) return null;
  return (
    <b>
      {cost} {unit && <small>{unit}</small>}
    </b>
  );
}
