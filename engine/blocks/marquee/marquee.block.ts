import { defineBlock } from "../block.ts";
import { marqueeProps } from "./marquee.props.ts";
import { marqueeSamples } from "./marquee.samples.ts";
import { Marquee } from "./marquee.tsx";

export const marqueeBlock = defineBlock({
  type: "marquee",
  schema: marqueeProps,
  View: Marquee,
  samples: marqueeSamples,
});
