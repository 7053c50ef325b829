import { head } from "../../content/services.ts";
import type { HeadProps } from "./head.props.ts";

export const headSamples: Record<string, HeadProps> = { own: head };
