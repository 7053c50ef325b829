import { compare } from "../../content/membership.ts";
import type { CompareProps } from "./compare.props.ts";

export const compareSamples: Record<string, CompareProps> = { own: compare };
