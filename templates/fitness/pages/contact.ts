import { pageOf } from "../../template-page.ts";
import type { FitnessBlock } from "../blocks/blocks.ts";
import { contactForm, head, hours, map } from "../content/contact.ts";

export const contact = pageOf<FitnessBlock>({
  seo: {
    title: "Contact | {name}",
    description:
      "{name}, {street}, {city}: open from 5 AM every day, the way to the yellow door, and a form that is answered between sets.",
  },
  sections: {
    poster: { type: "fitness/poster", props: head },
    write: { type: "form", id: "write", tone: "deep", props: contactForm },
    map: { type: "map", id: "map", props: map },
    hours: { type: "hours", id: "hours", props: hours },
  },
});
