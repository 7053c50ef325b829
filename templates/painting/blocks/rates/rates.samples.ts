import { rates } from "../../content/services.ts";
import type { RatesProps } from "./rates.props.ts";

export const ratesSamples: Record<string, RatesProps> = { own: rates };
