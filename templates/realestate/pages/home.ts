import { pageOf } from "../../template-page.ts";
import type { RealestateBlock } from "../blocks/blocks.ts";
import { corrections, lineup, model, plates, sheet } from "../content/home.ts";

/** The first sheet, then the houses: at one scale, as plates, in section, and without their adjectives. */
export const home = pageOf<RealestateBlock>({
  seo: {
    title: "{name} | Architectural estates in {city}, Maine",
    description:
      "Nine houses for sale, measured, drawn and built again as models. Floor plans at one scale, prices in full and a red pencil for adjectives.",
  },
  sections: {
    sheet: { type: "realestate/sheet", props: sheet },
    scale: { type: "realestate/lineup", id: "scale", props: lineup },
    plates: { type: "realestate/plates", id: "plates", tone: "raised", props: plates },
    models: { type: "realestate/model", id: "models", tone: "deep", props: model },
    corrections: { type: "realestate/corrections", id: "corrections", props: corrections },
  },
});
