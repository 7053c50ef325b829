import { defineBlock } from "../../../../engine/blocks/block.ts";
import { tapeProps } from "./tape.props.ts";
import { tapeSamples } from "./tape.samples.ts";
import { Tape } from "./tape.tsx";

export const tapeBlock = defineBlock({
  type: "fitness/tape",
  schema: tapeProps,
  View: Tape,
  neutral: ({ label }) => ({ label, phrases: ["{name}", "{trade}", "{city}"] }),
  samples: tapeSamples,
});
