import { stressProps } from "../../../../engine/document/stress-props.ts";
import { reasons } from "../../content/home.ts";
import { type StandProps, standProps } from "./stand.props.ts";

export const standSamples: Record<string, StandProps> = {
  own: reasons,
  least: { heading: reasons.heading },
  plain: { heading: reasons.heading, lead: reasons.lead, reasons: reasons.reasons?.slice(0, 3) },
  most: stressProps(standProps, reasons, "most"),
};
