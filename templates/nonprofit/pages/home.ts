import { dollar, fleet, folds, mouth, source, tides } from "../content/home.ts";
import type { NonprofitPage } from "./nonprofit-page.ts";

/** From the first puddle to the sea. */
export const home: NonprofitPage = {
  seo: {
    title: "Paperboat | One river in Maine, looked after",
    description:
      "A charity for the 94 miles of the Tamsin: nets, willows, fish steps, water tests and a school afloat. Gifts from $5, and free river consultations for landowners.",
  },
  blocks: [
    { type: "nonprofit/source", props: source },
    { type: "nonprofit/folds", id: "folds", props: folds },
    { type: "nonprofit/fleet", id: "gifts", props: fleet },
    { type: "nonprofit/dollar", id: "dollar", props: dollar },
    { type: "nonprofit/tides", id: "tides", tone: "deep", props: tides },
    { type: "nonprofit/mouth", id: "mouth", props: mouth },
  ],
};
