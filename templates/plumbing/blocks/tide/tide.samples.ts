import { stressProps } from "../../../../engine/document/stress-props.ts";
import { night } from "../../content/home.ts";
import { type TideProps, tideProps } from "./tide.props.ts";

export const tideSamples: Record<string, TideProps> = {
  usual: night,
  least: { entries: [{ time: "3:07 AM" }] },
  dates: {
    entries: [
      { time: "1987", title: "Founded" },
      { time: "2004", title: "A second van", text: "Blue, like the first." },
      { time: "Today", title: "Nine of us" },
    ],
  },
  most: stressProps(tideProps, night, "most"),
};
