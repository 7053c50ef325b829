import { pageOf } from "../../template-page.ts";
import type { PlumbingBlock } from "../blocks/blocks.ts";
import { end, head, pair, specialties, trust } from "../content/services.ts";

export const services = pageOf<PlumbingBlock>({
  seo: {
    title: "Services and prices | {name}, plumbers in {city}",
    description:
      "Emergency calls from $199, applied to the repair. Installations at a fixed price, and six specialties from boilers to well pumps.",
  },
  sections: {
    drops: { type: "plumbing/drops", props: head },
    "two-ways": { type: "plumbing/pair", id: "two-ways", tone: "deep", props: pair },
    specialties: { type: "plumbing/tags", id: "specialties", tone: "accent", props: specialties },
    trust: { type: "stats", id: "trust", tone: "deep", props: trust },
    "call-to-action": { type: "call-to-action", props: end },
  },
});
