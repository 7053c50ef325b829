import { stressProps } from "../../../../engine/document/stress-props.ts";
import { dollar } from "../../content/home.ts";
import { type DollarProps, dollarProps } from "./dollar.props.ts";

export const dollarSamples: Record<string, DollarProps> = {
  own: dollar,
  least: { ...dollar, why: { title: dollar.why.title, reasons: [{ title: "One river." }] } },
  most: { ...stressProps(dollarProps, dollar, "most"), parts: dollar.parts },
};
