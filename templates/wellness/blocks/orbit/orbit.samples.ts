import { benefits } from "../../content/meditation.ts";
import type { OrbitProps } from "./orbit.props.ts";

export const orbitSamples: Record<string, OrbitProps> = { usual: benefits };
