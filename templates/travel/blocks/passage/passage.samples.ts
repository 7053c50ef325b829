import { longestText, most } from "../../../longest-text.ts";
import { passage } from "../../content/home.ts";
import type { PassageProps } from "./passage.props.ts";

export const passageSamples: Record<string, PassageProps> = {
  usual: passage,
  least: { title: "One ship" },
  way: {
    title: passage.title,
    lead: passage.lead,
    legs: passage.chart.stops.map(({ name }) => ({ title: name })),
  },
  most: {
    title: longestText(120),
    lead: longestText(400),
    chart: {
      north: { latitude: 90, label: longestText(10) },
      south: { latitude: -90, label: longestText(10) },
      equator: longestText(16),
      months: most(12, () => longestText(6)),
      stops: most(12, (number) => ({
        name: longestText(19, number),
        latitude: 80 - number * 12,
        from: `${String(((number + 2) % 12) + 1).padStart(2, "0")}-03`,
        to: `${String(((number + 2) % 12) + 1).padStart(2, "0")}-24`,
        place: "above",
      })),
    },
  },
};
