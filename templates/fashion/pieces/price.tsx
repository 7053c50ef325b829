import type { Product } from "../content/products.ts";
import { discountPercent, formatPrice } from "../money.ts";
import "./price.css";

type Props = Pick<Product, "price" | "originalPrice">;

/** What a piece costs; of one on sale also what it cost before, and how much less that is. */
export function Price({ price, originalPrice }: Props) {
  if (!originalPrice) return <span className="price">{formatPrice(price)}</span>;
  return (
    <span className="price">
      <span className="sr-only">Before </span>
      <s>{formatPrice(originalPrice)}</s>
      <span className="sr-only"> now </span> {formatPrice(price)}{" "}
      <span className="price-off">{discountPercent({ price, originalPrice })}% off</span>
    </span>
  );
}
