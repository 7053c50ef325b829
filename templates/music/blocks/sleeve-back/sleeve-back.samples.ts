import { lowWaterMarkBack } from "../../content/releases.ts";
import type { SleeveBackProps } from "./sleeve-back.props.ts";

export const sleeveBackSamples: Record<string, SleeveBackProps> = { usual: lowWaterMarkBack };
