import { array, dawn, dial, dusk, noon, savings } from "../content/home.ts";
import type { SolarPage } from "./solar-page.ts";

export const home: SolarPage = {
  seo: {
    title: "High Noon | Solar panels in Tucson, up in a day or two",
    description:
      "Your roof needs a job. Solar for Tucson and Oro Valley: 30% federal credit, 25-year warranty, 1–2 day install, and a calculator that shows its sum.",
  },
  blocks: [
    { type: "solar/dawn", props: dawn },
    { type: "solar/array", id: "openings", props: array },
    { type: "solar/noon", id: "terms", props: noon },
    { type: "solar/savings", id: "savings", props: savings },
    { type: "solar/dial", id: "references", props: dial },
    { type: "solar/dusk", id: "consultation", tone: "deep", props: dusk },
  ],
};
