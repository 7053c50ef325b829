import { sleeve } from "../../content/home.ts";
import type { SleeveProps } from "./sleeve.props.ts";

export const sleeveSamples: Record<string, SleeveProps> = { own: sleeve };
