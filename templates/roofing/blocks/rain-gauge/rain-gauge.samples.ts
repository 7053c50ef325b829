import { stressProps } from "../../../../engine/document/stress-props.ts";
import { rain } from "../../content/home.ts";
import { type RainGaugeProps, rainGaugeProps } from "./rain-gauge.props.ts";

const { heading, seasons } = rain;
const figures = ["41", "3.4", "4.4"].map((value) => ({
  value,
  title: "inches",
  text: "In an ordinary year.",
}));

export const rainGaugeSamples: Record<string, RainGaugeProps> = {
  usual: rain,
  least: { ...rain, heading: { title: "A year of rain" }, seasons: undefined },
  figures: { heading, figures },
  one: { heading, figures: figures.slice(0, 1) },
  said: { heading: rain.heading, actions: [{ label: "Free estimate", href: "#estimate" }] },
  seasons: { heading, seasons },
  most: stressProps(rainGaugeProps, rain, "most"),
};
