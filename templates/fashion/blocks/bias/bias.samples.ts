import { stressProps } from "../../../../engine/document/stress-props.ts";
import { angles } from "../../content/house.ts";
import { type BiasProps, biasProps } from "./bias.props.ts";

export const biasSamples: Record<string, BiasProps> = {
  own: angles,
  least: { ...angles, angles: [{ angle: "12°", title: "Ours" }] },
  plain: { ...angles, alt: undefined, drawing: "plain" },
  most: stressProps(biasProps, angles, "most"),
};
