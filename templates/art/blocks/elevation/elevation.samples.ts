import { plan } from "../../content/exhibitions.ts";
import type { ElevationProps } from "./elevation.props.ts";

export const elevationSamples: Record<string, ElevationProps> = { wall: plan };
