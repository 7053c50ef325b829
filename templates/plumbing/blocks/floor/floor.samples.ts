import { stressProps } from "../../../../engine/document/stress-props.ts";
import { reasons } from "../../content/home.ts";
import { type FloorProps, floorProps } from "./floor.props.ts";

const some = (count: number): FloorProps => ({ ...reasons, reasons: reasons.reasons.slice(0, count) });

export const floorSamples: Record<string, FloorProps> = {
  usual: reasons,
  least: { heading: { title: "Why us" }, reasons: [{ title: "A plumber picks up" }] },
  two: some(2),
  three: some(3),
  four: some(4),
  five: some(5),
  most: stressProps(floorProps, reasons, "most"),
};
