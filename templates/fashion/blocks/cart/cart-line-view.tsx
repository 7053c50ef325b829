import type { Words } from "../../../../engine/language/words.ts";
import { useAddressOf } from "../../../../engine/live/site-visit.ts";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { fillIn } from "../../../fill-in.ts";
import { formatAmount } from "../../money.ts";
import { Cloth } from "../../pieces/cloth.tsx";
import { Price } from "../../pieces/price.tsx";
import { sizeText } from "../../pieces/size-text.ts";
import { QuantityField } from "../../quantity/quantity-field.tsx";
import type { CartProps } from "./cart.props.ts";
import type { CartLine } from "./cart.ts";

type Props = Pick<CartProps, "size" | "price" | "quantity"> & {
  locale: Words;
  lines: CartProps["lines"];
  line: CartLine;
  /** Of one piece, where the shop takes no more at once. */
  most: number | undefined;
  onQuantity: (quantity: number) => void;
};

/** One line of the cart; a quantity of 0 removes it. */
export function CartLineView({ line, lines: words, locale: { money }, most, onQuantity, ...cart }: Props) {
  const addressOf = useAddressOf();
  const { id, name, image, color, size, price, quantity, inStock } = line;
  return (
    <article className="cart-line">
      {image ? <PictureView picture={image} sizes="(min-width: 60rem) 11rem, 6rem" /> : <Cloth />}
      <div className="cart-words">
        <h3 className="cart-name">
          <a href={addressOf(`/product/${id}`)}>{name}</a>
        </h3>
        <p className="cart-kind">
          {color}, {sizeText(size, cart.size)}, {inStock ? words.inStock : words.outOfStock}
        </p>
        <p className="cart-price">
          <Price {...line} words={cart.price} money={money} />
        </p>
      </div>
      <QuantityField
        label={fillIn(words.quantity, { piece: name })}
        value={quantity}
        min={0}
        max={most}
        words={cart.quantity}
        onChange={onQuantity}
      />
      <p className="cart-amount">{formatAmount(price * quantity, money)}</p>
      <button
        className="action-quiet"
        type="button"
        aria-label={fillIn(words.removeOf, { piece: name })}
        onClick={() => onQuantity(0)}
      >
        {words.remove}
      </button>
    </article>
  );
}
