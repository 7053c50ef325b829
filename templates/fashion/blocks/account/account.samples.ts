import { account } from "../../content/account.ts";
import { sampleVisit } from "../../content/cart.ts";
import { products } from "../../content/products.ts";
import type { AccountProps } from "./account.props.ts";

export const accountSamples: Record<string, AccountProps> = {
  own: { ...account, products: [...products], begun: sampleVisit },
};
