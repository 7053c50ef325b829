import { circuits } from "../../content/home.ts";
import type { CircuitsProps } from "./circuits.props.ts";

export const circuitsSamples: Record<string, CircuitsProps> = { usual: circuits };
