import { year } from "../../content/year.ts";
import type { YearProps } from "./year.props.ts";

export const yearSamples: Record<string, YearProps> = { usual: year };
