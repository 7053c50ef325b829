import { longestText, most } from "../../../longest-text.ts";
import { tags } from "../../content/home.ts";
import type { TagsProps } from "./tags.props.ts";

export const tagsSamples: Record<string, TagsProps> = {
  own: tags,
  least: { heading: { title: "On the rail." }, dishes: [{ name: "The Egg" }] },
  plain: {
    heading: { title: "Six on the rail." },
    dishes: tags.dishes.slice(0, 6).map(({ name, description }) => ({ name, description })),
  },
  most: {
    heading: { eyebrow: longestText(80), title: longestText(120), lead: longestText(400) },
    dishes: most(9, (number) => ({
      name: longestText(40, number),
      description: longestText(200),
      price: longestText(12),
      chef: longestText(24),
      rating: 4.5,
      emoji: "🍜🧄",
      ...(number % 4 === 0 && { gone: longestText(24) }),
    })),
    scale: longestText(16),
    empty: longestText(32),
  },
};
