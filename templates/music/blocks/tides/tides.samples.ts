import { tides } from "../../content/home.ts";
import type { TidesProps } from "./tides.props.ts";

export const tidesSamples: Record<string, TidesProps> = { usual: tides };
