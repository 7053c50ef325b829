import { keptStore } from "../../engine/live/kept-store.ts";
import { type CartChange, changeCart } from "./blocks/cart/cart.ts";
import type { Begun, Chosen } from "./collections.ts";

type Visit = {
  cart: readonly Chosen[];
  /** The ids of pieces. */
  wishlist: readonly string[];
};

const useKept = keptStore("visit", visitOf);

/** What the visitor has chosen, and how it is changed; it begins with what has `begun`. */
export function useVisit(begun: Begun) {
  const [now, replace] = useKept();
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

/** What was kept of a visit, if it is one. */
function visitOf(kept: unknown): Visit | undefined {
  if (!isObject(kept) || !Array.isArray(kept.cart) || !Array.isArray(kept.wishlist)) return undefined;
  return { cart: kept.cart.filter(isChosen), wishlist: kept.wishlist.filter((id) => typeof id === "string") };
}

function isChosen(line: unknown): line is Chosen {
  return (
    isObject(line) &&
    typeof line.id === "string" &&
    typeof line.size === "string" &&
    Number.isInteger(line.quantity) &&
    Number(line.quantity) > 0
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
