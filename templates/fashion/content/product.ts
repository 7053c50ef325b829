import type { ProductProps } from "../blocks/product/product.props.ts";
import type { ProductOthersProps } from "../blocks/product-others/product-others.props.ts";
import type { ProductStoryProps } from "../blocks/product-story/product-story.props.ts";
import { begun } from "./cart.ts";
import { pieceWords, priceWords, quantityWords, sizeWords } from "./words.ts";

/** What the page of every piece says. */
export const product: ProductProps = {
  product: "{record}",
  products: "{collection:products}",
  begun,
  rating: "Rated {=rating} out of 5 in {=reviews} reviews",
  pictures: "Pictures",
  order: {
    label: "Order",
    size: "Size",
    quantity: "Quantity",
    quantityOf: "Quantity of {=piece}",
    add: "Add to Cart",
    outOfStock: "Out of Stock",
    chooseFirst: "Choose a size first.",
    soldOut: "Sold out in every size. Keep it on your wishlist.",
    wish: "Wishlist",
    wishOf: "{=piece} on your wishlist",
    added: "{=quantity} × {=piece}, {=size}, added.",
    cart: { label: "View your cart", href: "/cart" },
  },
  guide: {
    title: "Size guide",
    note: "{=piece}, measured flat and in inches.",
    size: "Size",
    close: "Close",
  },
  size: sizeWords,
  price: priceWords,
  quantity: quantityWords,
};

export const story: ProductStoryProps = {
  product: "{record}",
  title: "About the {=piece}",
  material: "Material",
  care: "Care",
  features: "Details",
};

export const others: ProductOthersProps = {
  product: "{record}",
  products: "{collection:products}",
  title: "Leans well with",
  piece: pieceWords,
};
