import { defineBlock } from "../../../../engine/blocks/block.ts";
import { voyagesProps } from "./voyages.props.ts";
import { voyagesSamples } from "./voyages.samples.ts";
import { Voyages } from "./voyages.tsx";

export const voyagesBlock = defineBlock({
  type: "travel/voyages",
  schema: voyagesProps,
  View: Voyages,
  samples: voyagesSamples,
});
