import { opening } from "../../content/learn.ts";
import type { PlateProps } from "./plate.props.ts";

const { eyebrow, title, lead, actions } = opening;

export const plateSamples: Record<string, PlateProps> = {
  own: opening,
  printed: { eyebrow, title, lead, actions },
  least: { title: "A" },
};
