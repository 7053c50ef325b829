import { stressProps } from "../../../../engine/document/stress-props.ts";
import { reasons } from "../../content/home.ts";
import { type ReasonsProps, reasonsProps } from "./reasons.props.ts";

export const reasonsSamples: Record<string, ReasonsProps> = {
  own: reasons,
  least: { reasons: [{ name: "One price" }] },
  most: stressProps(reasonsProps, reasons, "most"),
};
