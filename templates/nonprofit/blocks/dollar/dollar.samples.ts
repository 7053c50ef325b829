import { fullest } from "../../../fullest-sample.ts";
import { dollar } from "../../content/home.ts";
import { type DollarProps, dollarProps } from "./dollar.props.ts";

export const dollarSamples: Record<string, DollarProps> = {
  own: dollar,
  least: { ...dollar, why: { title: dollar.why.title, reasons: [{ title: "One river." }] } },
  most: { ...fullest(dollarProps, dollar), parts: dollar.parts },
};
