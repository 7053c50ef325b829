import { angles } from "../../content/house.ts";
import type { BiasProps } from "./bias.props.ts";

export const biasSamples: Record<string, BiasProps> = { own: angles };
