import { stories } from "../../content/house.ts";
import type { SpreadProps } from "./spread.props.ts";

export const spreadSamples: Record<string, SpreadProps> = {
  verso: { variant: "verso", ...stories.bias },
  recto: { variant: "recto", ...stories.nobody },
  bleed: { variant: "bleed", ...stories.room },
};
