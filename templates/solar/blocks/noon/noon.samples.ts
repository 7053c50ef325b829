import { noon } from "../../content/home.ts";
import type { NoonProps } from "./noon.props.ts";

export const noonSamples: Record<string, NoonProps> = { own: noon };
