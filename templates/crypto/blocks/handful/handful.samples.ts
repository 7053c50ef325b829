import { handful } from "../../content/home.ts";
import type { HandfulProps } from "./handful.props.ts";

export const handfulSamples: Record<string, HandfulProps> = { own: handful };
