import { stressProps } from "../../../../engine/document/stress-props.ts";
import { coats } from "../../content/home.ts";
import { type CoatsProps, coatsProps } from "./coats.props.ts";

export const coatsSamples: Record<string, CoatsProps> = {
  own: coats,
  plain: {
    ...coats,
    ghost: undefined,
    days: [
      ...coats.days,
      ...coats.days.slice(0, 2).map((day, index) => ({ ...day, state: `More ${index}` })),
    ],
  },
  least: { days: [{ state: "A" }] },
  most: stressProps(coatsProps, coats, "most"),
};
