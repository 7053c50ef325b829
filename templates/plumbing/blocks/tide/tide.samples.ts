import { stressProps } from "../../../../engine/document/stress-props.ts";
import { night } from "../../content/home.ts";
import { type TideProps, tideProps } from "./tide.props.ts";

export const tideSamples: Record<string, TideProps> = {
  usual: night,
  least: { heading: { title: "One night" }, unit: "in", entries: [{ time: "3:07 AM", depth: 0 }] },
  most: stressProps(tideProps, night, "most"),
};
