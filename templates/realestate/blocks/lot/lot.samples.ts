import { emptyLot } from "../../content/empty-lot.ts";
import type { LotProps } from "./lot.props.ts";

export const lotSamples: Record<string, LotProps> = { lot: emptyLot };
