import { stressProps } from "../../../../engine/document/stress-props.ts";
import { mouth } from "../../content/home.ts";
import { type MouthProps, mouthProps } from "./mouth.props.ts";

export const mouthSamples: Record<string, MouthProps> = {
  own: mouth,
  least: { title: mouth.title },
  most: stressProps(mouthProps, mouth, "most"),
};
