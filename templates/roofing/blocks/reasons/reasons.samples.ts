import { stressProps } from "../../../../engine/document/stress-props.ts";
import { reasons } from "../../content/home.ts";
import { type ReasonsProps, reasonsProps } from "./reasons.props.ts";

export const reasonsSamples: Record<string, ReasonsProps> = {
  usual: reasons,
  least: { heading: { title: "Why us" }, picture: reasons.picture, reasons: [{ title: "No sealant" }] },
  most: stressProps(reasonsProps, reasons, "most"),
};
