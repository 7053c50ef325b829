import { counter } from "../../content/home.ts";
import type { StoolsProps } from "./stools.props.ts";

export const stoolsSamples: Record<string, StoolsProps> = { usual: counter };
