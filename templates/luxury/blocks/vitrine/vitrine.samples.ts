import { bench, nocturne, solstice, threshold } from "../../content/home.ts";
import type { VitrineProps } from "./vitrine.props.ts";

export const vitrineSamples: Record<string, VitrineProps> = {
  threshold,
  left: solstice,
  right: nocturne,
  wide: bench,
};
