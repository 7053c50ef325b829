import { programs } from "../../content/home.ts";
import type { SeedHeadsProps } from "./seed-heads.props.ts";

export const seedHeadsSamples: Record<string, SeedHeadsProps> = { usual: programs };
