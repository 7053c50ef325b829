import { mouth } from "../../content/home.ts";
import type { MouthProps } from "./mouth.props.ts";

export const mouthSamples: Record<string, MouthProps> = { usual: mouth };
