import { fullest } from "../../../fullest-sample.ts";
import { coats } from "../../content/home.ts";
import { type CoatsProps, coatsProps } from "./coats.props.ts";

export const coatsSamples: Record<string, CoatsProps> = {
  own: coats,
  least: { ...coats, days: coats.days.map(({ day, state }) => ({ day, state })) },
  most: fullest(coatsProps, coats),
};
