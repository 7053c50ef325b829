import { pageOf } from "../../template-page.ts";
import type { PoolbuilderBlock } from "../blocks/blocks.ts";
import { drain, plunge, reasons, ropes, shapes, view, weeks } from "../content/home.ts";

/** Down: the deck, the work, the shapes, the view up, the weeks, the reasons, the drain. */
export const home = pageOf<PoolbuilderBlock>({
  seo: {
    title: "{name} | Swimming pools in {area}",
    description:
      "{name} builds swimming pools in twelve weeks for one price, plunge pools from $39,000. Free estimates, {hours}.",
  },
  sections: {
    plunge: { type: "poolbuilder/plunge", props: plunge },
    work: { type: "poolbuilder/ropes", id: "work", props: ropes },
    shapes: { type: "poolbuilder/shapes", id: "shapes", props: shapes },
    view: { type: "poolbuilder/view", tone: "deep", props: view },
    weeks: { type: "poolbuilder/weeks", id: "weeks", tone: "deep", props: weeks },
    why: { type: "poolbuilder/reasons", id: "why", tone: "deep", props: reasons },
    estimate: { type: "poolbuilder/drain", id: "estimate", tone: "deep", props: drain },
  },
});
