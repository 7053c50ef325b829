import { pageOf } from "../../template-page.ts";
import type { LuxuryBlock } from "../blocks/blocks.ts";
import { collections as families, head, inventory } from "../content/collections.ts";
import { invitation } from "../content/home.ts";

export const collections = pageOf<LuxuryBlock>({
  seo: {
    title: "Collections | {name}",
    description:
      "Six collections from Ultra Rare to Limited, and an inventory in points of light: 983 pieces in eight drawers, counted last night.",
  },
  sections: {
    hero: { type: "hero", props: head },
    collections: { type: "luxury/collections", id: "families", props: families },
    inventory: { type: "luxury/inventory", id: "inventory", tone: "deep", props: inventory },
    "call-to-action": { type: "call-to-action", props: invitation },
  },
});
