import type { Page } from "../../../engine/document/site-document.ts";

export const shopSeo: Page["seo"] = {
  title: "Shop: Oblique, eighteen pieces",
  description:
    "Eighteen pieces cut on the bias: dresses, blazers, outerwear, accessories and shoes, by size, color and price.",
};
