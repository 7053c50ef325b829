import { pageOf } from "../../template-page.ts";
import type { NonprofitBlock } from "../blocks/blocks.ts";
import { dollar, fleet, folds, mouth, source, tides } from "../content/home.ts";

/** From the first puddle to the sea. */
export const home = pageOf<NonprofitBlock>({
  seo: {
    title: "{name} | One river in Maine, looked after",
    description:
      "A charity for the 94 miles of the Tamsin: nets, willows, fish steps, water tests and a school afloat. Gifts from $5, and free river consultations for landowners.",
  },
  sections: {
    source: { type: "nonprofit/source", props: source },
    folds: { type: "nonprofit/folds", id: "folds", props: folds },
    gifts: { type: "nonprofit/fleet", id: "gifts", props: fleet },
    dollar: { type: "nonprofit/dollar", id: "dollar", props: dollar },
    tides: { type: "nonprofit/tides", id: "tides", tone: "deep", props: tides },
    mouth: { type: "nonprofit/mouth", id: "mouth", props: mouth },
  },
});
