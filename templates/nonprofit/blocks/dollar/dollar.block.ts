import { defineBlock } from "../../../../engine/blocks/block.ts";
import { dollarProps } from "./dollar.props.ts";
import { dollarSamples } from "./dollar.samples.ts";
import { Dollar } from "./dollar.tsx";

export const dollarBlock = defineBlock({
  type: "nonprofit/dollar",
  schema: dollarProps,
  // What is spent of a gift is a charity's alone: the reasons have the section.
  neutral: ({ parts, lead, why, ...props }) => ({
    ...props,
    title: why?.title ?? props.title,
    ...(why && { why: { reasons: why.reasons } }),
  }),
  View: Dollar,
  samples: dollarSamples,
});
