import { stressProps } from "../../../../engine/document/stress-props.ts";
import { year } from "../../content/year.ts";
import { type YearProps, yearProps } from "./year.props.ts";

export const yearSamples: Record<string, YearProps> = {
  own: year,
  least: { months: [{ name: "May" }] },
  dates: {
    title: "Open days",
    months: [
      {
        name: "2 March",
        title: "The seed swap",
        text: "Bring a packet, take a packet.",
        note: "Doors at ten",
      },
      { name: "11 to 14 October", title: "Bulbs", text: "Two hundred kinds, by the scoop." },
    ],
  },
  most: stressProps(yearProps, year, "most"),
};
