import { plates } from "../../content/home.ts";
import type { PlatesProps } from "./plates.props.ts";

export const platesSamples: Record<string, PlatesProps> = { plates };
