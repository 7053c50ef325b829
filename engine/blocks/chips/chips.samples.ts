import type { ChipsProps } from "./chips.props.ts";

const media = ["Featured", "Digital Art", "Photography", "Painting", "3D Art"];

export const chipsSamples: Record<string, ChipsProps> = {
  row: {
    variant: "row",
    label: "Category",
    chips: [{ label: "All", isCurrent: true }, ...media.map((label) => ({ label }))],
  },
  tabs: {
    variant: "tabs",
    label: "Season",
    chips: [
      { label: "Spring", href: "#spring" },
      { label: "Summer", href: "#summer", isCurrent: true },
      { label: "Autumn", href: "#autumn" },
      { label: "Winter", href: "#winter" },
    ],
  },
};
