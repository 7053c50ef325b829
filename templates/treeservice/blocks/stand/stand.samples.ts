import { reasons } from "../../content/home.ts";
import type { StandProps } from "./stand.props.ts";

export const standSamples: Record<string, StandProps> = { usual: reasons };
