import { regions } from "../../content/regions.ts";
import type { RegionsProps } from "./regions.props.ts";

export const regionsSamples: Record<string, RegionsProps> = { usual: regions };
