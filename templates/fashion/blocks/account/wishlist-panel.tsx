import { useRef, useState } from "react";
import type { Words } from "../../../../engine/language/words.ts";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import { fillIn } from "../../../fill-in.ts";
import type { Product } from "../../collections.ts";
import { numberOf } from "../../pieces/number-of.ts";
import { PieceCard } from "../../pieces/piece-card.tsx";
import { useVisit } from "../../visit-store.ts";
import type { AccountProps } from "./account.props.ts";

type Props = Pick<Resolved<AccountProps>, "products" | "begun" | "piece"> & {
  words: AccountProps["wishlist"];
  locale: Words;
};

/** The pieces that are wished for, those of this visit among them. */
export function WishlistPanel({ products, begun, piece, words, locale }: Props) {
  const { wishlist, toggleWish } = useVisit(begun);
  const [news, setNews] = useState("");
  const title = useRef<HTMLHeadingElement>(null);
  const wished = wishlist.flatMap((id) => products.find((product) => product.id === id) ?? []);

  function remove({ id, name }: Product): void {
    toggleWish(id);
    setNews(fillIn(words.removed, { piece: name }));
    title.current?.focus();
  }

  return (
    <>
      <h2 className="sr-only" tabIndex={-1} ref={title}>
        {words.tab}
      </h2>
      <p className="sr-only" role="status">
        {news}
      </p>
      {wished.length === 0 && (
        <div className="account-none">
          <p className="account-none-title">{words.empty.title}</p>
          <p>{words.empty.text}</p>
          <a className="action" href={words.empty.link.href}>
            {words.empty.link.label}
          </a>
        </div>
      )}
      {wished.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers
        <ul className="pieces" role="list">
          {wished.map((product) => (
            <li key={product.id}>
              <PieceCard
                product={product}
                number={numberOf(product, products)}
                words={piece}
                money={locale.money}
              >
                <button
                  className="piece-button"
                  type="button"
                  aria-label={fillIn(words.removeOf, { piece: product.name })}
                  onClick={() => remove(product)}
                >
                  {words.remove}
                </button>
              </PieceCard>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
