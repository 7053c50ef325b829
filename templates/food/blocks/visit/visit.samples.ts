import { visit } from "../../content/home.ts";
import type { VisitProps } from "./visit.props.ts";

export const visitSamples: Record<string, VisitProps> = { usual: visit };
