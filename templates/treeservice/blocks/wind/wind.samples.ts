import { stressProps } from "../../../../engine/document/stress-props.ts";
import { storm } from "../../content/home.ts";
import { type WindProps, windProps } from "./wind.props.ts";

export const windSamples: Record<string, WindProps> = {
  own: storm,
  least: { heading: { title: storm.heading.title } },
  plain: {
    heading: storm.heading,
    drawing: "peak",
    winds: storm.winds?.map(({ name, text }) => ({ name, text })),
  },
  most: stressProps(windProps, storm, "most"),
};
