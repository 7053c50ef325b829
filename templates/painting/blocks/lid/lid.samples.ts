import { lid } from "../../content/home.ts";
import type { LidProps } from "./lid.props.ts";

export const lidSamples: Record<string, LidProps> = { own: lid };
