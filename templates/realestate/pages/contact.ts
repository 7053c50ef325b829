import { pageOf } from "../../template-page.ts";
import type { RealestateBlock } from "../blocks/blocks.ts";
import { visitForm, whereabouts } from "../content/contact.ts";

export const contact = pageOf<RealestateBlock>({
  seo: {
    title: "Contact | Plinth",
    description:
      "See the models at the Ropewalk, 4 Plumb Street, Cutwater, or request a visit to one of the houses: answered within one working day.",
  },
  sections: {
    whereabouts: { type: "realestate/whereabouts", props: whereabouts },
    visit: { type: "form", id: "visit", tone: "raised", props: visitForm },
  },
});
