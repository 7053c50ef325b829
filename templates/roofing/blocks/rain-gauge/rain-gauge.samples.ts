import { fullest } from "../../../fullest-sample.ts";
import { rain } from "../../content/home.ts";
import { type RainGaugeProps, rainGaugeProps } from "./rain-gauge.props.ts";

export const rainGaugeSamples: Record<string, RainGaugeProps> = {
  usual: rain,
  least: { ...rain, heading: { title: "A year of rain" }, seasons: [] },
  most: fullest<RainGaugeProps>(rainGaugeProps, rain),
};
