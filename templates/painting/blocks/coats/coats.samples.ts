import { coats } from "../../content/home.ts";
import type { CoatsProps } from "./coats.props.ts";

export const coatsSamples: Record<string, CoatsProps> = { own: coats };
