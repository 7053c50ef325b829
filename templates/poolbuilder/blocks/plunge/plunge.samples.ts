import { fullest } from "../../../fullest-sample.ts";
import { plunge } from "../../content/home.ts";
import { type PlungeProps, plungeProps } from "./plunge.props.ts";

export const plungeSamples: Record<string, PlungeProps> = {
  own: plunge,
  least: { title: plunge.title },
  most: fullest(plungeProps, plunge),
};
