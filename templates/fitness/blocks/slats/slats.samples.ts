import { slats } from "../../content/home.ts";
import { classes } from "../../content/timetable.ts";
import type { SlatsProps } from "./slats.props.ts";

export const slatsSamples: Record<string, SlatsProps> = {
  week: { ...slats, classes },
  least: { ...slats, classes: [{ id: "yoga", name: "Yoga", hours: [] }] },
};
