import { plinths } from "../../content/issue.ts";
import type { PlinthsProps } from "./plinths.props.ts";

export const plinthsSamples: Record<string, PlinthsProps> = { own: plinths };
