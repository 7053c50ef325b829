import { useAddressOf } from "../../../engine/live/site-visit.ts";
import { PictureView } from "../../../engine/picture-view.tsx";
import { formatAmount } from "../money.ts";
import { Price } from "../pieces/price.tsx";
import { QuantityField } from "../quantity/quantity-field.tsx";
import type { CartLine } from "./cart.ts";

type Props = { line: CartLine; onQuantity: (quantity: number) => void };

/** One line of the cart; a quantity of 0 removes it. */
export function CartLineView({ line, onQuantity }: Props) {
  const addressOf = useAddressOf();
  const { id, name, image, color, size, price, quantity, inStock } = line;
  return (
    <article className="cart-line">
      <PictureView picture={image} sizes="(min-width: 60rem) 11rem, 6rem" />
      <div className="cart-words">
        <h3 className="cart-name">
          <a href={addressOf(`/product/${id}`)}>{name}</a>
        </h3>
        <p className="cart-kind">
          {color}, {size === "One Size" ? "one size" : `size ${size}`},{" "}
          {inStock ? "in stock" : "out of stock"}
        </p>
        <p className="cart-price">
          <Price {...line} />
        </p>
      </div>
      <QuantityField label={`Quantity of ${name}`} value={quantity} min={0} onChange={onQuantity} />
      <p className="cart-amount">{formatAmount(price * quantity)}</p>
      <button
        className="action-quiet"
        type="button"
        aria-label={`Remove ${name}`}
        onClick={() => onQuantity(0)}
      >
        Remove
      </button>
    </article>
  );
}
