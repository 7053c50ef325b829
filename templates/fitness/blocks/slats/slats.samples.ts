import { slats } from "../../content/home.ts";
import type { SlatsProps } from "./slats.props.ts";

export const slatsSamples: Record<string, SlatsProps> = { own: slats };
