import { doors, head, hour } from "../content/contact.ts";
import type { LuxuryPage } from "./luxury-page.ts";

export const contact: LuxuryPage = {
  seo: {
    title: "Contact | Aurelle",
    description:
      "Ask for an hour in the salon at 7 Lantern Court in Boston, Tuesday to Saturday, for one party at a time. Coffee or nothing.",
  },
  blocks: [
    { type: "luxury/vitrine", props: head },
    { type: "form", id: "hour", tone: "raised", props: hour },
    { type: "hours", id: "door", props: doors },
  ],
};
