import { bento } from "../../content/home.ts";
import type { BentoProps } from "./bento.props.ts";

export const bentoSamples: Record<string, BentoProps> = { product: bento };
