import { pageOf } from "../../template-page.ts";
import type { FashionBlock } from "../blocks/blocks.ts";
import { cart } from "../content/cart.ts";

export const cartPage = pageOf<FashionBlock>({
  seo: {
    title: "Cart: {name}",
    description:
      "What you have chosen at {name}, with tax and shipping to the cent, and thirty days in which to change your mind.",
  },
  sections: { cart: { type: "fashion/cart", props: cart } },
});
