import { pageOf } from "../../template-page.ts";
import type { RealestateBlock } from "../blocks/blocks.ts";
import { visitForm, whereabouts } from "../content/contact.ts";

export const contact = pageOf<RealestateBlock>({
  seo: {
    title: "Contact | {name}",
    description:
      "See the models at the Ropewalk, {street}, {city}, or request a visit to one of the houses: answered within one working day.",
  },
  sections: {
    whereabouts: { type: "realestate/whereabouts", props: whereabouts },
    visit: { type: "form", id: "visit", tone: "raised", props: visitForm },
  },
});
