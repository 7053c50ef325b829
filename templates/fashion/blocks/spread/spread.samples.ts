import { stressProps } from "../../../../engine/document/stress-props.ts";
import { stories } from "../../content/house.ts";
import { type SpreadProps, spreadProps } from "./spread.props.ts";

export const spreadSamples: Record<string, SpreadProps> = {
  verso: { variant: "verso", ...stories.bias },
  recto: { variant: "recto", ...stories.nobody },
  bleed: { variant: "bleed", ...stories.room },
  least: { variant: "verso", title: "A", folioLabel: "Page" },
  bareRecto: { variant: "recto", ...stories.nobody, picture: undefined, second: undefined },
  bareBleed: { variant: "bleed", ...stories.room, picture: undefined },
  most: stressProps(spreadProps, { variant: "recto", ...stories.nobody }, "most"),
};
