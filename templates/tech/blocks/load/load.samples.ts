import { load } from "../../content/home.ts";
import type { LoadProps } from "./load.props.ts";

export const loadSamples: Record<string, LoadProps> = { usual: load };
