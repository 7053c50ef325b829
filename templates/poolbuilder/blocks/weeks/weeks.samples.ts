import { weeks } from "../../content/home.ts";
import type { WeeksProps } from "./weeks.props.ts";

export const weeksSamples: Record<string, WeeksProps> = { usual: weeks };
