import { stressProps } from "../../../../engine/document/stress-props.ts";
import { noon } from "../../content/home.ts";
import { type NoonProps, noonProps } from "./noon.props.ts";

export const noonSamples: Record<string, NoonProps> = {
  own: noon,
  least: { hour: noon.hour, title: noon.title, facts: [{ figure: "30%" }] },
  most: stressProps(noonProps, noon, "most"),
};
