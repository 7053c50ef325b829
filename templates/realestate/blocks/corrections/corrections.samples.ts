import { stressProps } from "../../../../engine/document/stress-props.ts";
import { corrections } from "../../content/home.ts";
import { type CorrectionsProps, correctionsProps } from "./corrections.props.ts";

export const correctionsSamples: Record<string, CorrectionsProps> = {
  corrections,
  least: { heading: { title: "A" }, corrections: [{ wrong: "Cozy", right: "46 m²" }] },
  most: stressProps(correctionsProps, corrections, "most"),
};
