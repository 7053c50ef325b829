import { stressProps } from "../../../../engine/document/stress-props.ts";
import { clock } from "../../content/home.ts";
import { type ClockProps, clockProps } from "./clock.props.ts";

export const clockSamples: Record<string, ClockProps> = {
  usual: clock,
  least: { heading: { title: "What it costs" }, zones: [{ name: "A visit" }] },
  one: { heading: { title: "What it costs" }, zones: [{ name: "Any hour", from: 7, to: 19, price: "$89" }] },
  most: stressProps(clockProps, clock, "most"),
};
