import { defineBlock } from "../../../../engine/blocks/block.ts";
import { bowlsProps } from "./bowls.props.ts";
import { bowlsSamples } from "./bowls.samples.ts";
import { Bowls } from "./bowls.tsx";

export const bowlsBlock = defineBlock({
  type: "wellness/bowls",
  schema: bowlsProps,
  View: Bowls,
  samples: bowlsSamples,
});
