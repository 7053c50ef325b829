import { call, clock, estimate, night, reasons, services, wait } from "../content/home.ts";
import type { PlumbingPage } from "./plumbing-page.ts";

/** In the order in which a wet visitor needs it: the number, the wheel, the price; the rest is for afterwards. */
export const home: PlumbingPage = {
  seo: {
    title: "Dry Floor | Emergency plumbers in Duluth, (218) 555-0188",
    description:
      "Plumbers in Duluth and 25 miles around, awake 24 hours. Emergency call from $199, applied to the repair. Free written estimates.",
  },
  blocks: [
    { type: "plumbing/number", id: "call", props: call },
    { type: "plumbing/wheel", id: "wait", tone: "deep", props: wait },
    { type: "plumbing/manifold", id: "services", props: services },
    { type: "plumbing/clock", id: "prices", tone: "accent", props: clock },
    { type: "plumbing/floor", id: "why", tone: "deep", props: reasons },
    { type: "plumbing/tide", id: "night", props: night },
    { type: "plumbing/estimate", id: "estimate", tone: "deep", props: estimate },
  ],
};
