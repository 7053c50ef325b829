import { contactForm, head, hours, map } from "../content/contact.ts";
import type { FitnessPage } from "./fitness-page.ts";

export const contact: FitnessPage = {
  seo: {
    title: "Contact | Ironfield",
    description:
      "Ironfield, 61 Slag Street, Pittsburgh: open from 5 AM every day, the way to the yellow door, and a form that is answered between sets.",
  },
  blocks: [
    { type: "fitness/poster", props: head },
    { type: "form", id: "write", tone: "deep", props: contactForm },
    { type: "map", id: "map", props: map },
    { type: "hours", id: "hours", props: hours },
  ],
};
