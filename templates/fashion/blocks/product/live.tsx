import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import type { Words } from "../../../../engine/language/words.ts";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import { fillIn } from "../../../fill-in.ts";
import { numberOf } from "../../pieces/number-of.ts";
import { Price } from "../../pieces/price.tsx";
import { PictureChoice } from "./picture-choice.tsx";
import "../lean/lean.css";
import "./product.css";
import type { ProductProps } from "./product.props.ts";
import { PurchaseForm } from "./purchase-form.tsx";

/** One piece: what it looks like, what it costs and in which size it is put into the cart. Nothing without a piece. */
export function ProductSheet(props: Resolved<ProductProps> & { id: string; locale: Words }) {
  const { id, product, products, pictures, price } = props;
  if (!product) return null;
  const { name, category, color, image, images = [], rating, reviews } = product;
  return (
    <article className="product">
      <PageTitle>{name}</PageTitle>
      <PictureChoice id={id} label={pictures} images={image && images.length === 0 ? [image] : images} />
      <p className="product-number" aria-hidden="true">
        <span className="leaning">{numberOf(product, products)}</span>
      </p>
      <div className="product-buy">
        <p className="product-kind">
          {category}, {color.toLowerCase()}
        </p>
        <p className="product-price">
          <Price {...product} words={price} money={props.locale.money} />
        </p>
        {rating !== undefined && reviews !== undefined && (
          <p className="product-rating">{fillIn(props.rating, { rating: rating.toFixed(1), reviews })}</p>
        )}
        <PurchaseForm {...props} words={props.order} />
      </div>
    </article>
  );
}

ProductSheet.opensPage = true;
