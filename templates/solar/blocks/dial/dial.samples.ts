import { stressProps } from "../../../../engine/document/stress-props.ts";
import { dial } from "../../content/home.ts";
import { type DialProps, dialProps } from "./dial.props.ts";

export const dialSamples: Record<string, DialProps> = {
  own: dial,
  least: { hour: dial.hour, title: dial.title },
  few: { hour: dial.hour, title: dial.title, reasons: dial.reasons?.slice(0, 3) },
  hours: {
    hour: dial.hour,
    title: "A visit",
    steps: [{ when: "7:00", title: "Ladders", text: "Two of them." }, { title: "Lunch" }],
  },
  most: stressProps(dialProps, dial, "most"),
};
