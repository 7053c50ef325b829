import { pageOf } from "../../template-page.ts";
import type { RestaurantBlock } from "../blocks/blocks.ts";
import { head, invitation, team, timeline, values } from "../content/story.ts";

export const about = pageOf<RestaurantBlock>({
  seo: {
    title: "The house | {name}",
    description:
      "A candle works, a blown fuse and a hearth: how {name} came to serve dinner without electric light, and who cooks it.",
  },
  sections: {
    hero: { type: "hero", props: head },
    history: { type: "timeline", id: "history", props: timeline },
    team: { type: "team", id: "team", tone: "raised", props: team },
    values: { type: "values", id: "values", props: values },
    "call-to-action": { type: "call-to-action", tone: "deep", props: invitation },
  },
});
