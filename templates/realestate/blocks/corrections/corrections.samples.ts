import { corrections } from "../../content/home.ts";
import type { CorrectionsProps } from "./corrections.props.ts";

export const correctionsSamples: Record<string, CorrectionsProps> = { corrections };
