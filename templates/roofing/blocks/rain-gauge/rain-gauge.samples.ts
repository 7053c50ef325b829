import { rain } from "../../content/home.ts";
import type { RainGaugeProps } from "./rain-gauge.props.ts";

export const rainGaugeSamples: Record<string, RainGaugeProps> = { usual: rain };
