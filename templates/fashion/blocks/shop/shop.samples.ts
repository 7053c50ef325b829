import { products } from "../../content/products.ts";
import { shop } from "../../content/shop.ts";
import type { ShopProps } from "./shop.props.ts";

export const shopSamples: Record<string, ShopProps> = { own: { ...shop, products: [...products] } };
