import { defineBlock } from "../../../../engine/blocks/block.ts";
import { Markets } from "./live.tsx";
import { marketsProps } from "./markets.props.ts";
import { marketsSamples } from "./markets.samples.ts";

export const marketsBlock = defineBlock({
  type: "crypto/markets",
  schema: marketsProps,
  opensPage: true,
  View: Markets,
  samples: marketsSamples,
});
