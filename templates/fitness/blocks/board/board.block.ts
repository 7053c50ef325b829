import { defineBlock } from "../../../../engine/blocks/block.ts";
import { boardProps } from "./board.props.ts";
import { boardSamples } from "./board.samples.ts";
import { Board } from "./live.tsx";

export const boardBlock = defineBlock({
  type: "fitness/board",
  schema: boardProps,
  View: Board,
  isLive: true,
  samples: boardSamples,
});
