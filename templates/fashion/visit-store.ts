import { useSyncExternalStore } from "react";
import { type CartChange, type CartLine, changeCart } from "./cart/cart.ts";
import { sampleWishlist } from "./content/account.ts";
import { sampleCart } from "./content/cart.ts";
import type { ProductId } from "./content/products.ts";

type Visit = { cart: readonly CartLine[]; wishlist: readonly ProductId[] };

const sample: Visit = { cart: sampleCart, wishlist: sampleWishlist };
let visit = sample;
const listeners = new Set<() => void>();

function replace(next: Visit): void {
  visit = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What the visitor has chosen: in memory alone, so it begins with the samples at every page that is loaded. */
export function useVisit(): Visit {
  return useSyncExternalStore(
    subscribe,
    () => visit,
    () => sample,
  );
}

export function updateCart(change: CartChange): void {
  replace({ ...visit, cart: changeCart(visit.cart, change) });
}

/** Puts the piece on the wishlist, or takes it off. */
export function toggleWish(id: ProductId): void {
  const { wishlist } = visit;
  replace({
    ...visit,
    wishlist: wishlist.includes(id) ? wishlist.filter((other) => other !== id) : [...wishlist, id],
  });
}
