import { defineBlock } from "../../../../engine/blocks/block.ts";
import { type WindProps, windProps } from "./wind.props.ts";
import { windSamples } from "./wind.samples.ts";
import { Wind } from "./wind.tsx";

export const windBlock = defineBlock({
  type: "treeservice/wind",
  schema: windProps,
  View: Wind,
  neutral: (props): WindProps => ({
    ...props,
    drawing: "peak",
    speed: undefined,
    winds: props.winds?.map(({ mph: _, ...wind }) => wind),
  }),
  samples: windSamples,
});
