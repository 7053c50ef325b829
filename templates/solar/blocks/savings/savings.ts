/** The ways a roof can face. */
export const roofs = ["south", "east-west", "flat"] as const;

/** What the sum is made of. Money in cents, power in watts and kilowatt-hours. */
export type Rates = {
  /** Of one panel. */
  panelWatts: number;
  /** Put up and switched on, before the credit. */
  centsPerWatt: number;
  /** Share of the price that comes back with the federal tax return. */
  credit: number;
  /** What the utility charges for a kilowatt-hour, and what it pays for one. */
  centsBought: number;
  centsSold: number;
  warrantyYears: number;
  /** Kilowatt-hours a year from a kilowatt of panels, by the way the roof faces. */
  yields: Readonly<Record<Roof, number>>;
};

export type Roof = (typeof roofs)[number];

/** How a year's yield falls on its months in Tucson, January first; together one. */
export const monthShares = [
  0.064, 0.07, 0.088, 0.097, 0.105, 0.101, 0.094, 0.092, 0.087, 0.08, 0.066, 0.056,
] as const;

export type Household = {
  /** Dollars a month. */
  bill: number;
  roof: Roof;
  panels: number;
};

export type Savings = {
  /** Kilowatt-hours a year: used, made, and of those used at home and sold. */
  used: number;
  made: number;
  usedAtHome: number;
  sold: number;
  /** Kilowatt-hours made in each month. */
  months: number[];
  /** Cents. */
  yearly: number;
  price: number;
  creditBack: number;
  net: number;
  /** What is left of all the years of the warranty once the panels are paid. */
  kept: number;
  /** Until the panels have paid for themselves. */
  years: number;
};

/** What panels on a roof save, with today's prices for ever: no inflation, no optimism. */
export function savingsOf({ bill, roof, panels }: Household, rates: Rates): Savings {
  const used = Math.round((bill * 100 * 12) / rates.centsBought);
  const made = Math.round((panels * rates.panelWatts * rates.yields[roof]) / 1000);
  const usedAtHome = Math.min(used, made);
  const sold = made - usedAtHome;
  const yearly = usedAtHome * rates.centsBought + sold * rates.centsSold;
  const price = panels * rates.panelWatts * rates.centsPerWatt;
  const creditBack = Math.round(price * rates.credit);
  const net = price - creditBack;
  return {
    used,
    made,
    usedAtHome,
    sold,
    months: monthShares.map((share) => made * share),
    yearly,
    price,
    creditBack,
    net,
    kept: yearly * rates.warrantyYears - net,
    years: net / yearly,
  };
}

/** The least panels that make in a year what the household uses. */
export function panelsFor({ bill, roof }: Pick<Household, "bill" | "roof">, rates: Rates): number {
  const { used } = savingsOf({ bill, roof, panels: 0 }, rates);
  return Math.ceil((used * 1000) / (rates.panelWatts * rates.yields[roof]));
}
