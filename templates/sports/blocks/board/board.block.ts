import { defineBlock } from "../../../../engine/blocks/block.ts";
import { boardProps } from "./board.props.ts";
import { boardSamples } from "./board.samples.ts";
import { Board } from "./board.tsx";
import { neutralBoard } from "./neutral-board.ts";

export const boardBlock = defineBlock({
  type: "sports/board",
  schema: boardProps,
  neutral: neutralBoard,
  View: Board,
  samples: boardSamples,
});
