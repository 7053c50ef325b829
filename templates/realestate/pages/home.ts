import { corrections, lineup, model, plates, sheet } from "../content/home.ts";
import type { RealestatePage } from "./realestate-page.ts";

/** The first sheet, then the houses: at one scale, as plates, in section, and without their adjectives. */
export const home: RealestatePage = {
  seo: {
    title: "Plinth | Architectural estates in Cutwater, Maine",
    description:
      "Nine houses for sale, measured, drawn and built again as models. Floor plans at one scale, prices in full and a red pencil for adjectives.",
  },
  blocks: [
    { type: "realestate/sheet", props: sheet },
    { type: "realestate/lineup", id: "scale", props: lineup },
    { type: "realestate/plates", id: "plates", tone: "raised", props: plates },
    { type: "realestate/model", id: "models", tone: "deep", props: model },
    { type: "realestate/corrections", id: "corrections", props: corrections },
  ],
};
