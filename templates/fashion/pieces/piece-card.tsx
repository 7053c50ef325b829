import type { ReactNode } from "react";
import { useAddressOf } from "../../../engine/live/site-visit.ts";
import { PictureView } from "../../../engine/picture-view.tsx";
import { numberOf, type Product } from "../content/products.ts";
import "../blocks/lean/lean.css";
import "./piece-card.css";
import { Price } from "./price.tsx";

type Props = {
  product: Product;
  /** What else can be done with the piece. */
  children?: ReactNode;
  isFirst?: boolean;
};

/** A piece as the shop shows it, and every list of pieces; a list's `data-view` says whether as a plate or as a row. */
export function PieceCard({ product, children, isFirst }: Props) {
  const addressOf = useAddressOf();
  const { id, name, image, category, color, rating, reviews, sizes } = product;
  return (
    <article className="piece">
      <div className="piece-picture">
        <PictureView picture={image} sizes="(min-width: 60rem) 24vw, 46vw" isFirst={isFirst ?? false} />
      </div>
      <span className="piece-number leaning" aria-hidden="true">
        {numberOf(product)}
      </span>
      <div className="piece-words">
        <PieceMark product={product} />
        <h3 className="piece-name">
          <a href={addressOf(`/product/${id}`)}>{name}</a>
        </h3>
        <p className="piece-kind">
          {category}, {color.toLowerCase()}
        </p>
      </div>
      <p className="piece-sizes">{sizes.length > 1 ? `${sizes[0]}–${sizes.at(-1)}` : sizes[0]}</p>
      <p className="piece-rating">
        {rating.toFixed(1)} of 5 <span>({reviews} reviews)</span>
      </p>
      <p className="piece-price">
        <Price {...product} />
      </p>
      <div className="piece-action">
        <PieceAction product={product} />
        {children}
      </div>
    </article>
  );
}

function PieceMark({ product: { isNew, isBestseller, isOnSale } }: { product: Product }) {
  const mark = isOnSale ? "Sale" : isNew ? "New" : isBestseller ? "Bestseller" : undefined;
  return mark && <p className="piece-mark">{mark}</p>;
}

/** A size has to be chosen before a piece can be bought: that is done on its own page. */
function PieceAction({ product: { id, name, inStock } }: { product: Product }) {
  const addressOf = useAddressOf();
  if (!inStock)
    return (
      <button className="piece-button" type="button" disabled>
        Out of Stock
      </button>
    );
  return (
    <a className="piece-button" href={addressOf(`/product/${id}`)}>
      Choose a size <span className="sr-only">of {name}</span>
    </a>
  );
}
