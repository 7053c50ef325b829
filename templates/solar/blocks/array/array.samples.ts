import { array } from "../../content/home.ts";
import type { ArrayProps } from "./array.props.ts";

export const arraySamples: Record<string, ArrayProps> = { own: array };
