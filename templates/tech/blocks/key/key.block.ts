import { defineBlock } from "../../../../engine/blocks/block.ts";
import { keyProps } from "./key.props.ts";
import { keySamples } from "./key.samples.ts";
import { Key } from "./key.tsx";

export const keyBlock = defineBlock({
  type: "tech/key",
  schema: keyProps,
  View: Key,
  samples: keySamples,
});
