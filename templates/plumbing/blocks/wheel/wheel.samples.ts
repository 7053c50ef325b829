import { stressProps } from "../../../../engine/document/stress-props.ts";
import { wait } from "../../content/home.ts";
import { type WheelProps, wheelProps } from "./wheel.props.ts";

export const wheelSamples: Record<string, WheelProps> = {
  usual: wait,
  least: { heading: { title: "Until we are there" } },
  plain: { ...wait, drawing: "plain" },
  most: stressProps(wheelProps, wait, "most"),
};
