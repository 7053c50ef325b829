import { clock } from "../../content/home.ts";
import type { ClockProps } from "./clock.props.ts";

export const clockSamples: Record<string, ClockProps> = { usual: clock };
