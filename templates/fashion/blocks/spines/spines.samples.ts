import { stressProps } from "../../../../engine/document/stress-props.ts";
import { shelf } from "../../content/collections.ts";
import { type SpinesProps, spinesProps } from "./spines.props.ts";

export const spinesSamples: Record<string, SpinesProps> = {
  own: shelf,
  least: { label: "One collection", spines: [{ name: "A", href: "#a" }], unit: shelf.unit },
  most: stressProps(spinesProps, shelf, "most"),
};
