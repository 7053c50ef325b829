import { fullest } from "../../../fullest-sample.ts";
import { reasons } from "../../content/home.ts";
import { type StandProps, standProps } from "./stand.props.ts";

export const standSamples: Record<string, StandProps> = {
  own: reasons,
  least: { heading: reasons.heading, reasons: [{ title: "One price, in writing" }] },
  most: fullest(standProps, reasons),
};
