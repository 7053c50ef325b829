import { cover } from "../../content/issue.ts";
import type { CoverProps } from "./cover.props.ts";

export const coverSamples: Record<string, CoverProps> = { own: cover };
