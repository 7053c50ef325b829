import { stressProps } from "../../../../engine/document/stress-props.ts";
import { corrections } from "../../content/home.ts";
import { type CorrectionsProps, correctionsProps } from "./corrections.props.ts";

export const correctionsSamples: Record<string, CorrectionsProps> = {
  corrections,
  plain: {
    ...corrections,
    corrections: corrections.corrections?.map(({ right }) => ({ right, text: corrections.heading?.lead })),
  },
  said: { heading: corrections.heading, actions: [{ label: "All nine on the map", href: "/listings" }] },
  least: { corrections: [{ right: "46 m²" }] },
  most: stressProps(correctionsProps, corrections, "most"),
};
