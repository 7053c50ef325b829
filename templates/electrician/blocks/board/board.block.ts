import { defineBlock } from "../../../../engine/blocks/block.ts";
import { plainBoard } from "../../content/plain.ts";
import { boardProps } from "./board.props.ts";
import { boardSamples } from "./board.samples.ts";
import { Board } from "./board.tsx";

export const boardBlock = defineBlock({
  type: "electrician/board",
  schema: boardProps,
  neutral: ({ light, dark, ...props }) => ({ ...props, ...plainBoard }),
  View: Board,
  samples: boardSamples,
});
