import { call } from "../../content/home.ts";
import type { NumberProps } from "./number.props.ts";

export const numberSamples: Record<string, NumberProps> = { usual: call };
