import { tiles } from "../../content/home.ts";
import type { PanesProps } from "./panes.props.ts";

export const panesSamples: Record<string, PanesProps> = { usual: tiles };
