import { five } from "../../content/home.ts";
import type { FiveProps } from "./five.props.ts";

export const fiveSamples: Record<string, FiveProps> = { own: five };
