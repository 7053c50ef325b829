import { defineBlock } from "../../../../engine/blocks/block.ts";
import { orbitProps } from "./orbit.props.ts";
import { orbitSamples } from "./orbit.samples.ts";
import { Orbit } from "./orbit.tsx";

export const orbitBlock = defineBlock({
  type: "wellness/orbit",
  schema: orbitProps,
  View: Orbit,
  samples: orbitSamples,
});
