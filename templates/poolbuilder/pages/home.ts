import type { CoreBlock } from "../../../engine/blocks/core-blocks.ts";
import type { Page } from "../../../engine/document/site-document.ts";
import type { PoolbuilderBlock } from "../blocks/blocks.ts";
import { drain, plunge, reasons, ropes, shapes, view, weeks } from "../content/home.ts";

/** Down: the deck, the work, the shapes, the view up, the weeks, the reasons, the drain. */
export const home: Page<CoreBlock | PoolbuilderBlock> = {
  seo: {
    title: "Deep End | Swimming pools in the Coachella Valley",
    description:
      "Deep End builds swimming pools in twelve weeks for one price, plunge pools from $39,000. Free estimates, Monday to Saturday.",
  },
  blocks: [
    { type: "poolbuilder/plunge", props: plunge },
    { type: "poolbuilder/ropes", id: "work", props: ropes },
    { type: "poolbuilder/shapes", id: "shapes", props: shapes },
    { type: "poolbuilder/view", tone: "deep", props: view },
    { type: "poolbuilder/weeks", id: "weeks", tone: "deep", props: weeks },
    { type: "poolbuilder/reasons", id: "why", tone: "deep", props: reasons },
    { type: "poolbuilder/drain", id: "estimate", tone: "deep", props: drain },
  ],
};
