import { stressProps } from "../../../../engine/document/stress-props.ts";
import { clock } from "../../content/home.ts";
import { type ClockProps, clockProps } from "./clock.props.ts";

export const clockSamples: Record<string, ClockProps> = {
  usual: clock,
  least: { zones: [{ name: "A visit" }] },
  one: {
    heading: { title: "What it costs" },
    zones: [{ name: "Any hour", from: 7, to: 19, hours: "7 to 7", price: "$89" }],
  },
  most: stressProps(clockProps, clock, "most"),
};
