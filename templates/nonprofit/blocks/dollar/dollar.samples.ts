import { dollar } from "../../content/home.ts";
import type { DollarProps } from "./dollar.props.ts";

export const dollarSamples: Record<string, DollarProps> = { usual: dollar };
