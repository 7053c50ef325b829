import { afterword, card, head, invitation, legend } from "../content/menu.ts";
import type { RestaurantPage } from "./restaurant-page.ts";

export const menu: RestaurantPage = {
  seo: {
    title: "Menu | Noctua",
    description:
      "Appetizers, main courses and desserts from one hearth: ember-aged ribeye, salt-baked beetroot, scallops in brown butter.",
  },
  blocks: [
    { type: "hero", props: head },
    // Printed on paper: the light ground, and one sheet of it with the legend at its foot.
    { type: "menu-list", id: "card", tone: "deep", props: card },
    { type: "badge-legend", id: "legend", tone: "deep", props: legend },
    { type: "quote", props: afterword },
    { type: "call-to-action", tone: "raised", props: invitation },
  ],
};
