import { services } from "../../content/home.ts";
import type { HeightProps } from "./height.props.ts";

export const heightSamples: Record<string, HeightProps> = { usual: services };
