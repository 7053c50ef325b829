/** In whole cents. */
export type Cents = number;

export type Coin = {
  name: string;
  symbol: string;
  /** In ten-thousandths of a dollar, so that small coins have their four decimals and sums stay exact. */
  price: number;
  /** Of the last 24 hours, in hundredths of a per cent. */
  change: number;
  positive: boolean;
  /** In millions of dollars. */
  marketCap: number;
  volume: number;
  /** Of seven days, in hundredths of a per cent. */
  week: number;
  /** What the old coin was worth. */
  origin: string;
};

/** Sample figures of a sample day: the caps and volumes add up with those of the whole market (site.test.ts). */
export const coins = [
  {
    name: "Drachm",
    symbol: "DRC",
    price: 562_041_800,
    change: 184,
    positive: true,
    marketCap: 1_098_300,
    volume: 38_420,
    week: 612,
    origin: "Six obols: one handful",
  },
  {
    name: "Talent",
    symbol: "TLT",
    price: 34_186_000,
    change: -67,
    positive: false,
    marketCap: 412_600,
    volume: 19_070,
    week: -238,
    origin: "Sixty minae: the silver one man can carry",
  },
  {
    name: "Stater",
    symbol: "STR",
    price: 4_120_700,
    change: 326,
    positive: true,
    marketCap: 186_400,
    volume: 9_160,
    week: 941,
    origin: "Two drachms, and the word for standard",
  },
  {
    name: "Mina",
    symbol: "MNA",
    price: 883_400,
    change: 42,
    positive: true,
    marketCap: 121_900,
    volume: 6_480,
    week: -115,
    origin: "A hundred drachms, counted but never struck",
  },
  {
    name: "Hecte",
    symbol: "HCT",
    price: 61_270,
    change: -219,
    positive: false,
    marketCap: 74_300,
    volume: 3_910,
    week: -504,
    origin: "The sixth part of a stater",
  },
  {
    name: "Obol",
    symbol: "OBL",
    price: 4_718,
    change: 508,
    positive: true,
    marketCap: 38_700,
    volume: 2_270,
    week: 1227,
    origin: "One iron spit, and the ferryman's fare",
  },
] as const satisfies readonly Coin[];

export type CoinSymbol = (typeof coins)[number]["symbol"];

/** The coin of this symbol, in either case; undefined for what is none. */
export function coinOf(symbol: string | null): Coin | undefined {
  return coins.find((coin) => coin.symbol === symbol?.toUpperCase());
}
