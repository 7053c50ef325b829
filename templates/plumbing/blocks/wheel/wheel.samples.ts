import { fullest } from "../../../fullest-sample.ts";
import { wait } from "../../content/home.ts";
import { type WheelProps, wheelProps } from "./wheel.props.ts";

export const wheelSamples: Record<string, WheelProps> = {
  usual: wait,
  least: { heading: { title: "Until we are there" }, steps: [{ title: "Close the main" }] },
  most: fullest(wheelProps, wait),
};
