import { defineBlock } from "../../../../engine/blocks/block.ts";
import { panesProps } from "./panes.props.ts";
import { panesSamples } from "./panes.samples.ts";
import { Panes } from "./panes.tsx";

export const panesBlock = defineBlock({
  type: "tech/panes",
  schema: panesProps,
  View: Panes,
  samples: panesSamples,
});
