import { defineBlock } from "../../../../engine/blocks/block.ts";
import { elevationProps } from "./elevation.props.ts";
import { elevationSamples } from "./elevation.samples.ts";
import { Elevation } from "./elevation.tsx";

export const elevationBlock = defineBlock({
  type: "art/elevation",
  schema: elevationProps,
  View: Elevation,
  // A key to the drawing: the works themselves hang elsewhere.
  says: { works: () => undefined },
  samples: elevationSamples,
});
