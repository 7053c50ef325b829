import { visitForm, whereabouts } from "../content/contact.ts";
import type { RealestatePage } from "./realestate-page.ts";

export const contact: RealestatePage = {
  seo: {
    title: "Contact | Plinth",
    description:
      "See the models at the Ropewalk, 4 Plumb Street, Cutwater, or request a visit to one of the houses: answered within one working day.",
  },
  blocks: [
    { type: "realestate/whereabouts", props: whereabouts },
    { type: "form", id: "visit", tone: "raised", props: visitForm },
  ],
};
