import { useRef, useState } from "react";
import { useAddressOf } from "../../../engine/live/site-visit.ts";
import { type Product, productById } from "../content/products.ts";
import { PieceCard } from "../pieces/piece-card.tsx";
import { toggleWish, useVisit } from "../visit-store.ts";

/** The pieces that are wished for, those of this visit among them. */
export function WishlistPanel() {
  const addressOf = useAddressOf();
  const { wishlist } = useVisit();
  const [news, setNews] = useState("");
  const title = useRef<HTMLHeadingElement>(null);
  const wished = wishlist.flatMap((id) => productById(id) ?? []);

  function remove({ id, name }: Product): void {
    toggleWish(id);
    setNews(`${name} removed from your wishlist.`);
    title.current?.focus();
  }

  return (
    <>
      <h2 className="sr-only" tabIndex={-1} ref={title}>
        Wishlist
      </h2>
      <p className="sr-only" role="status">
        {news}
      </p>
      {wished.length === 0 && (
        <div className="account-none">
          <p className="account-none-title">Nothing wished for.</p>
          <p>Pieces you put on your wishlist wait here, and do not mind how long.</p>
          <a className="action" href={addressOf("/shop")}>
            Continue Shopping
          </a>
        </div>
      )}
      {wished.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers
        <ul className="pieces" role="list">
          {wished.map((product) => (
            <li key={product.id}>
              <PieceCard product={product}>
                <button
                  className="piece-button"
                  type="button"
                  aria-label={`Remove ${product.name} from your wishlist`}
                  onClick={() => remove(product)}
                >
                  Remove
                </button>
              </PieceCard>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
