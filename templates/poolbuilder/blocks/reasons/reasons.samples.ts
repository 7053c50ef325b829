import { reasons } from "../../content/home.ts";
import type { ReasonsProps } from "./reasons.props.ts";

export const reasonsSamples: Record<string, ReasonsProps> = { usual: reasons };
