import { stressProps } from "../../../../engine/document/stress-props.ts";
import { dollar } from "../../content/home.ts";
import { type DollarProps, dollarProps } from "./dollar.props.ts";

export const dollarSamples: Record<string, DollarProps> = {
  own: dollar,
  least: { title: "One river." },
  reasons: { title: "Why us", why: { reasons: dollar.why.reasons } },
  most: { ...stressProps(dollarProps, dollar, "most"), parts: dollar.parts },
};
