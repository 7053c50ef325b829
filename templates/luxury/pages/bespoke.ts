import { head, prices, questions, stages } from "../content/bespoke.ts";
import type { LuxuryPage } from "./luxury-page.ts";

export const bespoke: LuxuryPage = {
  seo: {
    title: "Bespoke | Aurelle",
    description:
      "A ring in fourteen weeks and three stages: stones on white paper, a wax you can wear, and the lid. Prices are said before the wax.",
  },
  blocks: [
    { type: "hero", props: head },
    { type: "luxury/stages", id: "stages", props: stages },
    { type: "price-list", tone: "deep", props: prices },
    { type: "faq", props: questions },
  ],
};
