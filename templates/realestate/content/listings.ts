export const listingsSeo = {
  title: "Listings | Plinth",
  description:
    "Nine houses for sale in Cutwater, Maine, on a map and as a list: filter by type, price and beds; every one with its floor plan.",
};

export const listingsWords = {
  title: "Listings",
  none: {
    title: "Nothing stands here",
    text: "No house fits all of it. We have nine, and they were built before you asked: loosen one line, or take all three back.",
    reset: "Show all nine",
  },
} as const;
