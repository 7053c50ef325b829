import type { Rates } from "../blocks/savings/savings.ts";

/** Today's, in Tucson. */
export const rates: Rates = {
  panelWatts: 420,
  centsPerWatt: 295,
  credit: 0.3,
  centsBought: 15,
  centsSold: 7,
  warrantyYears: 25,
  yields: { south: 1750, "east-west": 1500, flat: 1620 },
};
