import { stressProps } from "../../../../engine/document/stress-props.ts";
import { reasons } from "../../content/home.ts";
import { type StandProps, standProps } from "./stand.props.ts";

export const standSamples: Record<string, StandProps> = {
  own: reasons,
  least: { heading: reasons.heading, reasons: [{ title: "One price, in writing" }] },
  most: stressProps(standProps, reasons, "most"),
};
