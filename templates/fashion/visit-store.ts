import { useSyncExternalStore } from "react";
import { type CartChange, changeCart } from "./blocks/cart/cart.ts";
import type { Begun, Chosen } from "./collections.ts";

type Visit = {
  cart: readonly Chosen[];
  /** The ids of pieces. */
  wishlist: readonly string[];
};

/** What the visitor has made of it; nothing until the first change. */
let changed: Visit | undefined;
const listeners = new Set<() => void>();

function replace(next: Visit): void {
  changed = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * What the visitor has chosen, and how it is changed: in memory alone, so it begins with what has `begun` at every page
 * that is loaded.
 */
export function useVisit(begun: Begun) {
  const now = useSyncExternalStore(
    subscribe,
    () => changed,
    () => undefined,
  );
  const visit: Visit = now ?? { cart: begun.cart, wishlist: begun.wishlist.map(({ id }) => id) };
  return {
    ...visit,
    updateCart: (change: CartChange) => replace({ ...visit, cart: changeCart(visit.cart, change) }),
    /** Puts the piece on the wishlist, or takes it off. */
    toggleWish: (id: string) => {
      const { wishlist } = visit;
      replace({
        ...visit,
        wishlist: wishlist.includes(id) ? wishlist.filter((other) => other !== id) : [...wishlist, id],
      });
    },
  };
}
