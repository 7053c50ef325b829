import { pageOf } from "../../template-page.ts";
import type { LuxuryBlock } from "../blocks/blocks.ts";
import { doors, head, hour } from "../content/contact.ts";

export const contact = pageOf<LuxuryBlock>({
  seo: {
    title: "Contact | {name}",
    description:
      "Ask for an hour in the salon at {street} in {city}, {hours}, for one party at a time. Coffee or nothing.",
  },
  sections: {
    vitrine: { type: "luxury/vitrine", props: head },
    hour: { type: "form", id: "hour", tone: "raised", props: hour },
    door: { type: "hours", id: "door", props: doors },
  },
});
