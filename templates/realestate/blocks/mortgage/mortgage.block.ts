import { defineBlock } from "../../../../engine/blocks/block.ts";
import { Mortgage } from "./live.tsx";
import { mortgageProps } from "./mortgage.props.ts";
import { mortgageSamples } from "./mortgage.samples.ts";

export const mortgageBlock = defineBlock({
  type: "realestate/mortgage",
  schema: mortgageProps,
  neutral: false,
  View: Mortgage,
  isLive: true,
  samples: mortgageSamples,
});
