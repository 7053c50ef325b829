import { stressProps } from "../../../../engine/document/stress-props.ts";
import { plunge } from "../../content/home.ts";
import { type PlungeProps, plungeProps } from "./plunge.props.ts";

export const plungeSamples: Record<string, PlungeProps> = {
  own: plunge,
  least: { title: plunge.title },
  most: stressProps(plungeProps, plunge, "most"),
};
