import type { CoreBlock } from "../../../engine/blocks/core-blocks.ts";
import type { Page } from "../../../engine/document/site-document.ts";
import type { ElectricianBlock } from "../blocks/blocks.ts";
import { board, callOut, certificate, circuits, diagram, reasons } from "../content/home.ts";

/** The board, its six circuits, why us, where the wires go, what it costs, and the button. */
export const home: Page<CoreBlock | ElectricianBlock> = {
  seo: {
    title: "Fuse & Daughters | Electricians in Marquette and Negaunee",
    description:
      "Call 906-555-0119, day or night: $95 call-out with the first half hour in it. Panels, outlets, chargers and lights in Marquette and Negaunee. Free estimates.",
  },
  blocks: [
    { type: "electrician/board", id: "board", props: board },
    { type: "electrician/circuits", id: "services", tone: "deep", props: circuits },
    { type: "electrician/cables", id: "reasons", props: reasons },
    { type: "electrician/diagram", id: "diagram", tone: "raised", props: diagram },
    { type: "electrician/certificate", id: "prices", props: certificate },
    { type: "electrician/call-out", id: "call", tone: "accent", props: callOut },
  ],
};
