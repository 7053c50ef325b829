import { plunge } from "../../content/home.ts";
import type { PlungeProps } from "./plunge.props.ts";

export const plungeSamples: Record<string, PlungeProps> = { usual: plunge };
