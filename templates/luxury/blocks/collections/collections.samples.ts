import { longestText, most } from "../../../longest-text.ts";
import { collections } from "../../content/collections.ts";
import { collectionEmber } from "../../pictures.ts";
import type { CollectionsProps } from "./collections.props.ts";

const labels = { bannerLabel: "Featured", viewsLabel: "views", likesLabel: "likes" };

export const collectionsSamples: Record<string, CollectionsProps> = {
  usual: collections,
  least: { collections: [{ name: "Ember" }] },
  headed: {
    heading: { title: "Collections", lead: "Each under its own lamp." },
    collections: collections.collections
      .slice(0, 5)
      .map(({ name, price, description }) => ({ name, price, description })),
  },
  plain: {
    ...labels,
    collections: collections.collections.map(({ name, description }) => ({ name, description })),
  },
  most: {
    bannerLabel: longestText(24),
    viewsLabel: longestText(16),
    likesLabel: longestText(16),
    collections: most(12, () => ({
      name: longestText(40),
      pieces: longestText(60),
      price: longestText(30),
      rarity: longestText(24),
      stones: 4,
      emoji: "☀️",
      isFeatured: true,
      description: longestText(320),
      details: most(6, (number) => `${number} ${longestText(78)}`),
      picture: collectionEmber,
    })),
  },
};
