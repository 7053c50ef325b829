import { end, head, pair, specialties, trust } from "../content/services.ts";
import type { PlumbingPage } from "./plumbing-page.ts";

export const services: PlumbingPage = {
  seo: {
    title: "Services and prices | Dry Floor, plumbers in Duluth",
    description:
      "Emergency calls from $199, applied to the repair. Installations at a fixed price, and six specialties from boilers to well pumps.",
  },
  blocks: [
    { type: "plumbing/drops", props: head },
    { type: "plumbing/pair", id: "two-ways", tone: "deep", props: pair },
    { type: "plumbing/tags", id: "specialties", tone: "accent", props: specialties },
    { type: "stats", id: "trust", tone: "deep", props: trust },
    { type: "call-to-action", props: end },
  ],
};
