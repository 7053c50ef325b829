import { stressProps } from "../../../../engine/document/stress-props.ts";
import { dawn } from "../../content/home.ts";
import { type DawnProps, dawnProps } from "./dawn.props.ts";

export const dawnSamples: Record<string, DawnProps> = {
  own: dawn,
  least: { hour: dawn.hour, title: ["Your roof", "needs a job."] },
  most: stressProps(dawnProps, dawn, "most"),
};
