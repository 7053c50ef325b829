import type { Begun } from "../../collections.ts";
import { useVisit } from "../../visit-store.ts";
import { countOf } from "../cart/cart.ts";

/** How many pieces lie in the cart, behind the link that leads there. */
export function CartCount({ begun }: { begun: Begun }) {
  return `(${countOf(useVisit(begun).cart)})`;
}
