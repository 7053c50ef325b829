import { defineBlock } from "../../../../engine/blocks/block.ts";
import { pitchesProps } from "./pitches.props.ts";
import { pitchesSamples } from "./pitches.samples.ts";
import { Pitches } from "./pitches.tsx";

export const pitchesBlock = defineBlock({
  type: "roofing/pitches",
  schema: pitchesProps,
  View: Pitches,
  // A measure of roofs, and of nothing else.
  neutral: false,
  samples: pitchesSamples,
});
