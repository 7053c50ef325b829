/** Words of the markets page. */
export const markets = {
  seo: {
    title: "Markets | Drachm",
    description:
      "Price, change, week, market cap and volume of six coins in a table that sorts by every column. All figures are samples.",
  },
  title: "Markets",
  lead: "Six coins. Every column sorts, nothing flickers.",
  filterLabel: "Find a coin",
  filterHint: "Name or symbol",
  tableLabel: "Coins, sample figures",
  trade: "TRADE",
  none: {
    title: "No coin by that name.",
    text: "There are six here, and none of them fits. Take the letters back, or begin again.",
    reset: "Show all six",
  },
};
