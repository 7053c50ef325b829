import { stressProps } from "../../../../engine/document/stress-props.ts";
import { rain } from "../../content/home.ts";
import { type RainGaugeProps, rainGaugeProps } from "./rain-gauge.props.ts";

export const rainGaugeSamples: Record<string, RainGaugeProps> = {
  usual: rain,
  least: { ...rain, heading: { title: "A year of rain" }, seasons: [] },
  most: stressProps(rainGaugeProps, rain, "most"),
};
