import { contactForm, doors, head, map } from "../content/contact.ts";
import type { RestaurantPage } from "./restaurant-page.ts";

export const contact: RestaurantPage = {
  seo: {
    title: "Contact | Noctua",
    description:
      "Noctua, 19 Lampwick Lane, Providence: opening hours, telephone numbers, the way here, and a form that is answered within 24 hours.",
  },
  blocks: [
    { type: "hero", props: head },
    { type: "map", id: "map", props: map },
    { type: "form", id: "write", tone: "raised", props: contactForm },
    { type: "hours", id: "hours", props: doors },
  ],
};
