import { tiers } from "../../content/membership.ts";
import type { BarsProps } from "./bars.props.ts";

export const barsSamples: Record<string, BarsProps> = { own: tiers };
