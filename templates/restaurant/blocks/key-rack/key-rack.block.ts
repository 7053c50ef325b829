import { defineBlock } from "../../../../engine/blocks/block.ts";
import { keyRackProps } from "./key-rack.props.ts";
import { keyRackSamples } from "./key-rack.samples.ts";
import { KeyRack } from "./key-rack.tsx";

export const keyRackBlock = defineBlock({
  type: "restaurant/key-rack",
  schema: keyRackProps,
  View: KeyRack,
  samples: keyRackSamples,
});
