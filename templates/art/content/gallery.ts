import type { Page } from "../../../engine/document/site-document.ts";

export const gallerySeo: Page["seo"] = {
  title: "Gallery | Nine works at Ovale, Petaluma",
  description:
    "Nine works at their true size beside one another. Search them, or keep those that fit your price and the width of your wall.",
};

export const words = {
  title: "Gallery",
  lead: "One scale for all of them. What looks small here is small.",
  search: "Search",
  placeholder: "Search title, artist, medium",
  empty: "Nothing hangs here.",
  emptyText: "A nail, a line and the right height. No work fits all that you ask for.",
  reset: "Show all nine",
  loadMore: "Load More Artworks",
  loaded: "All nine works are hanging. There is no back room; we turned it into the front room.",
} as const;
