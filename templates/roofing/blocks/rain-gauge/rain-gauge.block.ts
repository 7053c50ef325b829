import { defineBlock } from "../../../../engine/blocks/block.ts";
import { rainGaugeProps } from "./rain-gauge.props.ts";
import { rainGaugeSamples } from "./rain-gauge.samples.ts";
import { RainGauge } from "./rain-gauge.tsx";

export const rainGaugeBlock = defineBlock({
  type: "roofing/rain-gauge",
  schema: rainGaugeProps,
  View: RainGauge,
  samples: rainGaugeSamples,
});
