import { dawn } from "../../content/home.ts";
import type { DawnProps } from "./dawn.props.ts";

export const dawnSamples: Record<string, DawnProps> = { own: dawn };
