import { discretion } from "../../content/home.ts";
import type { DiscretionProps } from "./discretion.props.ts";

export const discretionSamples: Record<string, DiscretionProps> = { usual: discretion };
