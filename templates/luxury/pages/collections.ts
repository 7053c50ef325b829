import { collections as families, head, inventory } from "../content/collections.ts";
import { invitation } from "../content/home.ts";
import type { LuxuryPage } from "./luxury-page.ts";

export const collections: LuxuryPage = {
  seo: {
    title: "Collections | Aurelle",
    description:
      "Six collections from Ultra Rare to Limited, and an inventory in points of light: 983 pieces in eight drawers, counted last night.",
  },
  blocks: [
    { type: "hero", props: head },
    { type: "luxury/collections", props: families },
    { type: "luxury/inventory", id: "inventory", tone: "deep", props: inventory },
    { type: "call-to-action", props: invitation },
  ],
};
