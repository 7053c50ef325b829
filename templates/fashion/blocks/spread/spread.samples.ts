import { stressProps } from "../../../../engine/document/stress-props.ts";
import { stories } from "../../content/house.ts";
import { type SpreadProps, spreadProps } from "./spread.props.ts";

export const spreadSamples: Record<string, SpreadProps> = {
  verso: { variant: "verso", ...stories.bias },
  recto: { variant: "recto", ...stories.nobody },
  bleed: { variant: "bleed", ...stories.room },
  least: { variant: "verso", title: "A", picture: stories.bias.picture, folioLabel: "Page" },
  most: stressProps(spreadProps, { variant: "recto", ...stories.nobody }, "most"),
};
