import { stressProps } from "../../../../engine/document/stress-props.ts";
import { coats } from "../../content/home.ts";
import { type CoatsProps, coatsProps } from "./coats.props.ts";

export const coatsSamples: Record<string, CoatsProps> = {
  own: coats,
  least: { ...coats, days: coats.days.map(({ day, state }) => ({ day, state })) },
  most: stressProps(coatsProps, coats, "most"),
};
