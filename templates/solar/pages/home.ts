import { pageOf } from "../../template-page.ts";
import type { SolarBlock } from "../blocks/blocks.ts";
import { array, dawn, dial, dusk, noon, savings } from "../content/home.ts";

export const home = pageOf<SolarBlock>({
  seo: {
    title: "{name} | Solar panels in {city}, up in a day or two",
    description:
      "Your roof needs a job. Solar for {area}: 30% federal credit, 25-year warranty, 1–2 day install, and a calculator that shows its sum.",
  },
  sections: {
    dawn: { type: "solar/dawn", props: dawn },
    openings: { type: "solar/array", id: "openings", props: array },
    terms: { type: "solar/noon", id: "terms", props: noon },
    savings: { type: "solar/savings", id: "savings", props: savings },
    references: { type: "solar/dial", id: "references", props: dial },
    consultation: { type: "solar/dusk", id: "consultation", tone: "deep", props: dusk },
  },
});
