import { defineBlock } from "../../../../engine/blocks/block.ts";
import { regionsProps } from "./regions.props.ts";
import { regionsSamples } from "./regions.samples.ts";
import { Regions } from "./regions.tsx";

export const regionsBlock = defineBlock({
  type: "tech/regions",
  schema: regionsProps,
  View: Regions,
  // A map of the world with the places of its machines.
  neutral: false,
  samples: regionsSamples,
});
