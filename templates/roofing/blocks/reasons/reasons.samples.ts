import { stressProps } from "../../../../engine/document/stress-props.ts";
import { reasons } from "../../content/home.ts";
import { type ReasonsProps, reasonsProps } from "./reasons.props.ts";

const { picture, caption, ...plain } = reasons;

export const reasonsSamples: Record<string, ReasonsProps> = {
  usual: reasons,
  least: { heading: { title: "Why us" }, picture, reasons: [{ title: "No sealant" }] },
  plain,
  three: { ...plain, reasons: plain.reasons.slice(0, 3) },
  said: {
    heading: { title: "It is raining somewhere", lead: "Not here." },
    actions: [{ label: "Free estimate", href: "#estimate" }],
  },
  most: stressProps(reasonsProps, reasons, "most"),
};
