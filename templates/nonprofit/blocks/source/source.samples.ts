import { source } from "../../content/home.ts";
import type { SourceProps } from "./source.props.ts";

export const sourceSamples: Record<string, SourceProps> = { usual: source };
