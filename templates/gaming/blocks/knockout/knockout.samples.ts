import { bracket } from "../../content/arena.ts";
import type { KnockoutProps } from "./knockout.props.ts";

export const knockoutSamples: Record<string, KnockoutProps> = { usual: bracket };
