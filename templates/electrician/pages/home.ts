import { pageOf } from "../../template-page.ts";
import type { ElectricianBlock } from "../blocks/blocks.ts";
import { board, callOut, certificate, circuits, diagram, reasons } from "../content/home.ts";

/** The board, its six circuits, why us, where the wires go, what it costs, and the button. */
export const home = pageOf<ElectricianBlock>({
  seo: {
    title: "{name} | Electricians in {area}",
    description:
      "Call {phone}, day or night: $95 call-out with the first half hour in it. Panels, outlets, chargers and lights in {area}. Free estimates.",
  },
  sections: {
    board: { type: "electrician/board", id: "board", props: board },
    services: { type: "electrician/circuits", id: "services", tone: "deep", props: circuits },
    reasons: { type: "electrician/cables", id: "reasons", props: reasons },
    diagram: { type: "electrician/diagram", id: "diagram", tone: "raised", props: diagram },
    prices: { type: "electrician/certificate", id: "prices", props: certificate },
    call: { type: "electrician/call-out", id: "call", tone: "accent", props: callOut },
  },
});
