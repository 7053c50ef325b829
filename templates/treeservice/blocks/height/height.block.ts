import { defineBlock } from "../../../../engine/blocks/block.ts";
import { type HeightProps, heightProps } from "./height.props.ts";
import { heightSamples } from "./height.samples.ts";
import { Height } from "./height.tsx";

export const heightBlock = defineBlock({
  type: "treeservice/height",
  schema: heightProps,
  View: Height,
  neutral: (props): HeightProps => ({
    ...props,
    drawing: "peak",
    feet: undefined,
    services: props.services.map(({ feet: _, ...service }) => service),
  }),
  samples: heightSamples,
});
