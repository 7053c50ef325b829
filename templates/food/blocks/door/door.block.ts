import { defineBlock } from "../../../../engine/blocks/block.ts";
import { doorProps } from "./door.props.ts";
import { doorSamples } from "./door.samples.ts";
import { Door } from "./door.tsx";

export const doorBlock = defineBlock({
  type: "food/door",
  schema: doorProps,
  View: Door,
  samples: doorSamples,
});
