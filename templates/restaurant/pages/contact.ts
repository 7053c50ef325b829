import { pageOf } from "../../template-page.ts";
import type { RestaurantBlock } from "../blocks/blocks.ts";
import { contactForm, doors, head, map } from "../content/contact.ts";

export const contact = pageOf<RestaurantBlock>({
  seo: {
    title: "Contact | {name}",
    description:
      "{name}, {street}, {city}: opening hours, telephone numbers, the way here, and a form that is answered within 24 hours.",
  },
  sections: {
    hero: { type: "hero", props: head },
    map: { type: "map", id: "map", props: map },
    write: { type: "form", id: "write", tone: "raised", props: contactForm },
    hours: { type: "hours", id: "hours", props: doors },
  },
});
