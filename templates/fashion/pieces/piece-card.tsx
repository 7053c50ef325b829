import type { ReactNode } from "react";
import type { MoneyStyle } from "../../../engine/language/words.ts";
import { useAddressOf } from "../../../engine/live/site-visit.ts";
import { PictureView } from "../../../engine/picture-view.tsx";
import { fillIn } from "../../fill-in.ts";
import type { Product } from "../collections.ts";
import "../blocks/lean/lean.css";
import { Cloth } from "./cloth.tsx";
import "./piece-card.css";
import type { PieceWords } from "./piece-words.ts";
import { Price } from "./price.tsx";

type Props = {
  product: Product;
  /** Its place in the house's own order, as it is printed. */
  number: string;
  words: PieceWords;
  money: MoneyStyle | undefined;
  /** What else can be done with the piece. */
  children?: ReactNode;
  isFirst?: boolean;
};

/** A piece as the shop shows it, and every list of pieces; a list's `data-view` says whether as a plate or as a row. */
export function PieceCard({ product, number, words, money, children, isFirst }: Props) {
  const addressOf = useAddressOf();
  const { id, name, image, category, color, rating, reviews, sizes } = product;
  return (
    <article className="piece">
      <div className="piece-picture">
        {image ? (
          <PictureView picture={image} sizes="(min-width: 60rem) 24vw, 46vw" isFirst={isFirst ?? false} />
        ) : (
          <Cloth length={Number(number)} />
        )}
      </div>
      <span className="piece-number leaning" aria-hidden="true">
        {number}
      </span>
      <div className="piece-words">
        <PieceMark product={product} words={words} />
        <h3 className="piece-name">
          <a href={addressOf(`/product/${id}`)}>{name}</a>
        </h3>
        <p className="piece-kind">
          {category}, {color.toLowerCase()}
        </p>
      </div>
      <p className="piece-sizes">{sizes.length > 1 ? `${sizes[0]}–${sizes.at(-1)}` : sizes[0]}</p>
      {rating !== undefined && (
        <p className="piece-rating">
          {fillIn(words.rating, { rating: rating.toFixed(1) })}{" "}
          {reviews !== undefined && <span>{fillIn(words.reviews, { reviews })}</span>}
        </p>
      )}
      <p className="piece-price">
        <Price {...product} words={words.price} money={money} />
      </p>
      <div className="piece-action">
        <PieceAction product={product} words={words} />
        {children}
      </div>
    </article>
  );
}

type PartProps = Pick<Props, "product" | "words">;

function PieceMark({ product: { isNew, isBestseller, isOnSale }, words }: PartProps) {
  const mark = isOnSale ? words.sale : isNew ? words.new : isBestseller ? words.bestseller : undefined;
  return mark && <p className="piece-mark">{mark}</p>;
}

/** A size has to be chosen before a piece can be bought: that is done on its own page. */
function PieceAction({ product: { id, name, inStock }, words }: PartProps) {
  const addressOf = useAddressOf();
  if (!inStock)
    return (
      <button className="piece-button" type="button" disabled>
        {words.outOfStock}
      </button>
    );
  return (
    <a className="piece-button" href={addressOf(`/product/${id}`)}>
      {words.choose} <span className="sr-only">{fillIn(words.of, { piece: name })}</span>
    </a>
  );
}
