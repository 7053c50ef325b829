import { pageOf } from "../../template-page.ts";
import type { PlumbingBlock } from "../blocks/blocks.ts";
import { call, clock, estimate, night, reasons, services, wait } from "../content/home.ts";

/** In the order in which a wet visitor needs it: the number, the wheel, the price; the rest is for afterwards. */
export const home = pageOf<PlumbingBlock>({
  seo: {
    title: "{name} | Emergency plumbers in {city}, {phone}",
    description:
      "Plumbers in {area}: {hours}. Emergency call from $199, applied to the repair. Free written estimates.",
  },
  sections: {
    call: { type: "plumbing/number", id: "call", props: call },
    wait: { type: "plumbing/wheel", id: "wait", tone: "deep", props: wait },
    services: { type: "plumbing/manifold", id: "services", props: services },
    prices: { type: "plumbing/clock", id: "prices", tone: "accent", props: clock },
    why: { type: "plumbing/floor", id: "why", tone: "deep", props: reasons },
    night: { type: "plumbing/tide", id: "night", props: night },
    estimate: { type: "plumbing/estimate", id: "estimate", tone: "deep", props: estimate },
  },
});
