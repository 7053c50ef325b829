import { pageOf } from "../../template-page.ts";
import type { RestaurantBlock } from "../blocks/blocks.ts";
import { afterword, card, head, invitation, legend } from "../content/menu.ts";

export const menu = pageOf<RestaurantBlock>({
  seo: {
    title: "Menu | {name}",
    description:
      "Appetizers, main courses and desserts from one hearth: ember-aged ribeye, salt-baked beetroot, scallops in brown butter.",
  },
  sections: {
    hero: { type: "hero", props: head },
    // Printed on paper: the light ground, and one sheet of it with the legend at its foot.
    card: { type: "menu-list", id: "card", tone: "deep", props: card },
    legend: { type: "badge-legend", id: "legend", tone: "deep", props: legend },
    quote: { type: "quote", props: afterword },
    "call-to-action": { type: "call-to-action", tone: "raised", props: invitation },
  },
});
