import { head, invitation, team, timeline, values } from "../content/story.ts";
import type { RestaurantPage } from "./restaurant-page.ts";

export const about: RestaurantPage = {
  seo: {
    title: "The house | Noctua",
    description:
      "A candle works, a blown fuse and a hearth: how Noctua came to serve dinner without electric light, and who cooks it.",
  },
  blocks: [
    { type: "hero", props: head },
    { type: "timeline", id: "history", props: timeline },
    { type: "team", id: "team", tone: "raised", props: team },
    { type: "values", id: "values", props: values },
    { type: "call-to-action", tone: "deep", props: invitation },
  ],
};
