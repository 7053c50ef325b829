import { coins } from "../../content/coins.ts";
import { depth } from "../../content/home.ts";
import type { DepthProps } from "./depth.props.ts";

const { eyebrow, title, lead, actions } = depth;

export const depthSamples: Record<string, DepthProps> = {
  own: { ...depth, coins: [...coins] },
  hills: { eyebrow, title, lead, actions },
  least: { title: "A" },
};
