import { fullest } from "../../../fullest-sample.ts";
import { stories } from "../../content/house.ts";
import { type SpreadProps, spreadProps } from "./spread.props.ts";

export const spreadSamples: Record<string, SpreadProps> = {
  verso: { variant: "verso", ...stories.bias },
  recto: { variant: "recto", ...stories.nobody },
  bleed: { variant: "bleed", ...stories.room },
  least: { variant: "verso", title: "A", picture: stories.bias.picture, folioLabel: "Page" },
  most: fullest(spreadProps, { variant: "recto", ...stories.nobody }),
};
