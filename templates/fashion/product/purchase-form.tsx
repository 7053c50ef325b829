import { type FormEvent, useState } from "react";
import { useAddressOf } from "../../../engine/live/site-visit.ts";
import { useHydrated } from "../../../engine/live/use-hydrated.ts";
import { lineOf } from "../cart/cart.ts";
import type { ProductDetail } from "../content/product-details.ts";
import type { Product, Size } from "../content/products.ts";
import { QuantityField } from "../quantity/quantity-field.tsx";
import { toggleWish, updateCart, useVisit } from "../visit-store.ts";
import { SizeGuide } from "./size-guide.tsx";

type Props = { product: Product; sizeGuide: ProductDetail["sizeGuide"] };

/** Size, quantity and what is done with them. Nothing can be added before a size is chosen, or when there is none left. */
export function PurchaseForm({ product, sizeGuide }: Props) {
  const addressOf = useAddressOf();
  const hydrated = useHydrated();
  const [size, setSize] = useState<Size>();
  const [quantity, setQuantity] = useState(1);
  const [added, setAdded] = useState<string>();
  const { id, name, sizes, inStock } = product;

  function add(event: FormEvent): void {
    event.preventDefault();
    if (!size || !inStock) return;
    updateCart({ type: "add", line: lineOf(product, size, quantity) });
    setAdded(`${quantity} × ${name}, ${sizeText(size)}, added.`);
  }

  return (
    <form method="dialog" onSubmit={add}>
      <fieldset className="product-form" disabled={!hydrated}>
        <legend className="sr-only">Order</legend>
        <fieldset className="product-sizes">
          <legend>Size</legend>
          {sizes.map((choice) => (
            <label key={choice}>
              <input
                className="sr-only"
                type="radio"
                name="size"
                checked={choice === size}
                onChange={() => setSize(choice)}
              />
              <span>{choice}</span>
            </label>
          ))}
        </fieldset>
        <SizeGuide name={name} sizeGuide={sizeGuide} size={size} />
        <div className="product-quantity">
          <span aria-hidden="true">Quantity</span>
          <QuantityField label={`Quantity of ${name}`} value={quantity} min={1} onChange={setQuantity} />
        </div>
        <div className="actions">
          <button
            className="action"
            type="submit"
            disabled={!size || !inStock}
            aria-describedby="product-why"
          >
            {inStock ? "Add to Cart" : "Out of Stock"}
          </button>
          <WishToggle id={id} name={name} />
        </div>
        <p className="product-why" id="product-why">
          {inStock ? !size && "Choose a size first." : "Sold out in every size. Keep it on your wishlist."}
        </p>
        <p className="product-added" role="status">
          {added && (
            <>
              {added} <a href={addressOf("/cart")}>View your cart</a>
            </>
          )}
        </p>
      </fieldset>
    </form>
  );
}

/** Its words stay the same, because its state is said beside them. */
function WishToggle({ id, name }: Pick<Product, "id" | "name">) {
  return (
    <button
      className="product-wish"
      type="button"
      aria-pressed={useVisit().wishlist.includes(id)}
      aria-label={`${name} on your wishlist`}
      onClick={() => toggleWish(id)}
    >
      Wishlist
    </button>
  );
}

function sizeText(size: Size): string {
  return size === "One Size" ? "one size" : `size ${size}`;
}
