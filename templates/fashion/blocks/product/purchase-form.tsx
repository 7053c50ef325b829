import { type FormEvent, useState } from "react";
import { useHydrated } from "../../../../engine/live/use-hydrated.ts";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import { fillIn } from "../../../fill-in.ts";
import { sizeText } from "../../pieces/size-text.ts";
import { QuantityField } from "../../quantity/quantity-field.tsx";
import { useVisit } from "../../visit-store.ts";
import type { ProductProps } from "./product.props.ts";
import { SizeGuide } from "./size-guide.tsx";

type Props = Pick<Resolved<ProductProps>, "product" | "begun" | "guide" | "size" | "quantity"> & {
  /** Of the block. */
  id: string;
  words: ProductProps["order"];
};

/** Size, quantity and what is done with them. Nothing can be added before a size is chosen, or when there is none left. */
export function PurchaseForm({ id, product, begun, words, ...block }: Props) {
  const hydrated = useHydrated();
  const { wishlist, updateCart, toggleWish } = useVisit(begun);
  const [size, setSize] = useState<string>();
  const [quantity, setQuantity] = useState(1);
  const [added, setAdded] = useState<string>();
  const { name, sizes, inStock, sizeGuide } = product;

  function add(event: FormEvent): void {
    event.preventDefault();
    if (!size || !inStock) return;
    updateCart({ type: "add", line: { id: product.id, size, quantity } });
    setAdded(fillIn(words.added, { quantity, piece: name, size: sizeText(size, block.size) }));
  }

  return (
    <form method="dialog" onSubmit={add}>
      <fieldset className="product-form" disabled={!hydrated}>
        <legend className="sr-only">{words.label}</legend>
        <fieldset className="product-sizes">
          <legend>{words.size}</legend>
          {sizes.map((choice) => (
            <label key={choice}>
              <input
                className="sr-only"
                type="radio"
                name={`${id}-size`}
                checked={choice === size}
                onChange={() => setSize(choice)}
              />
              <span>{choice}</span>
            </label>
          ))}
        </fieldset>
        {sizeGuide && <SizeGuide id={id} name={name} sizeGuide={sizeGuide} size={size} words={block.guide} />}
        <div className="product-quantity">
          <span aria-hidden="true">{words.quantity}</span>
          <QuantityField
            label={fillIn(words.quantityOf, { piece: name })}
            value={quantity}
            min={1}
            words={block.quantity}
            onChange={setQuantity}
          />
        </div>
        <div className="actions">
          <button
            className="action"
            type="submit"
            disabled={!size || !inStock}
            aria-describedby={`${id}-why`}
          >
            {inStock ? words.add : words.outOfStock}
          </button>
          {/* Its words stay the same, because its state is said beside them. */}
          <button
            className="product-wish"
            type="button"
            aria-pressed={wishlist.includes(product.id)}
            aria-label={fillIn(words.wishOf, { piece: name })}
            onClick={() => toggleWish(product.id)}
          >
            {words.wish}
          </button>
        </div>
        <p className="product-why" id={`${id}-why`}>
          {inStock ? !size && words.chooseFirst : words.soldOut}
        </p>
        <p className="product-added" role="status">
          {added && (
            <>
              {added} <a href={words.cart.href}>{words.cart.label}</a>
            </>
          )}
        </p>
      </fieldset>
    </form>
  );
}
