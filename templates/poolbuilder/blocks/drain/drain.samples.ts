import { fullest } from "../../../fullest-sample.ts";
import { drain } from "../../content/home.ts";
import { type DrainProps, drainProps } from "./drain.props.ts";

export const drainSamples: Record<string, DrainProps> = {
  own: drain,
  least: { depth: drain.depth, title: drain.title },
  most: fullest(drainProps, drain),
};
