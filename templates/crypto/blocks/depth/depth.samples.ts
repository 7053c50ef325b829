import { coins } from "../../content/coins.ts";
import { depth } from "../../content/home.ts";
import type { DepthProps } from "./depth.props.ts";

export const depthSamples: Record<string, DepthProps> = { own: { ...depth, coins: [...coins] } };
