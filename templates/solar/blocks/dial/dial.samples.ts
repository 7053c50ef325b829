import { dial } from "../../content/home.ts";
import type { DialProps } from "./dial.props.ts";

export const dialSamples: Record<string, DialProps> = { own: dial };
