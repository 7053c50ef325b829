import { five } from "../../content/home.ts";
import type { FiveProps } from "./five.props.ts";

export const fiveSamples: Record<string, FiveProps> = {
  own: five,
  least: { heading: five.heading },
  bare: { heading: five.heading, days: five.days, lead: five.lead, link: five.link },
};
