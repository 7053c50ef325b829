import { weekdayOf } from "./calendar.ts";
import type { Cents } from "./money.ts";
import type { Stage } from "./stages.ts";

export type Order = {
  id: number;
  customer: string;
  item: string;
  pieces: number;
  /** Pieces that did not survive, and were made again. */
  chipped: number;
  total: Cents;
  /** When it was placed. */
  daysAgo: number;
  /** Below zero: that many days from now. */
  dueDaysAgo: number;
  stage: Stage;
  isLate: boolean;
};

type Item = { name: string; price: Cents; lots: readonly number[]; isStock: boolean };

const newestId = 4820;
const days = 180;
/** The week that the home page shows, today first: 98 orders, seven rows of fourteen tiles. */
const thisWeek = [16, 17, 15, 16, 14, 9, 11];
/** By weekday, Sunday first. */
const usual = [8, 12, 14, 14, 15, 14, 10];

const customers = [
  "Harrow & Pine Kitchens",
  "Saltbox Interiors",
  "Quince Street Bakery",
  "Third Floor Baths",
  "Ferry House Hotel",
  "Larkfield Primary",
  "Oxbow Builders",
  "Plumb Line Plumbing",
  "The Copper Kettle",
  "Studio Underfoot",
  "Dunmore Station Cafe",
  "Gable & Daughter",
  "Wet Rooms of Newark",
  "Fennel Restaurant",
] as const;

const items: readonly Item[] = [
  { name: "Field tile 4 × 4, cobalt", price: 3_20, lots: [60, 120, 240, 480], isStock: true },
  { name: "Subway 3 × 6, porcelain", price: 2_10, lots: [100, 200, 400, 600], isStock: true },
  { name: "Bullnose trim, celadon", price: 5_40, lots: [24, 48, 96], isStock: true },
  { name: "Fish scale, celadon", price: 4_80, lots: [60, 120, 180], isStock: false },
  { name: "Encaustic star 8 × 8", price: 11_50, lots: [24, 36, 72, 144], isStock: false },
  { name: "Hexagon, saffron", price: 3_90, lots: [80, 160, 240], isStock: false },
  { name: "Hearth set, vermilion", price: 14_00, lots: [30, 42], isStock: false },
  { name: "House numbers, to order", price: 38_00, lots: [2, 3, 4], isStock: false },
  { name: "Mural panel, to drawing", price: 24_00, lots: [48, 96], isStock: false },
];

/** Half a year of a fictional workshop, newest first. It is the same wherever and whenever it is made. */
export const orders: readonly Order[] = makeOrders();

function makeOrders(): Order[] {
  const chance = seeded(1120);
  const made: Order[] = [];
  for (let daysAgo = 0; daysAgo < days; daysAgo++) {
    const count = thisWeek[daysAgo] ?? usualCount(daysAgo, chance());
    for (let i = 0; i < count; i++) made.push(makeOrder(newestId - made.length, daysAgo, chance));
  }
  return made;
}

function usualCount(daysAgo: number, luck: number): number {
  return Math.round((usual[weekdayOf(daysAgo)] ?? 0) * (1 - daysAgo / 900) + luck * 4 - 2);
}

function makeOrder(id: number, daysAgo: number, chance: () => number): Order {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(chance() * values.length)] as Value;
  const item = pick(items);
  const customer = pick(customers);
  const pieces = pick(item.lots);
  const stage = stageAt(daysAgo + chance() * 2.4, item.isStock);
  const isOld = daysAgo > (item.isStock ? 1 : 4);
  const luck = chance();
  return {
    id,
    customer,
    item: item.name,
    pieces,
    chipped: Math.round(pieces * chance() ** 3 * 0.07),
    total: pieces * item.price,
    daysAgo,
    dueDaysAgo: daysAgo - (item.isStock ? 2 : 9),
    stage,
    isLate: isOld && luck < (stage === "sent" ? 0.05 : 0.3),
  };
}

/** What is in stock is only packed and sent; all else is made first. */
function stageAt(progress: number, isStock: boolean): Stage {
  if (isStock) return progress < 1.6 ? "packed" : "sent";
  if (progress < 1.7) return "clay";
  if (progress < 3.4) return "glaze";
  if (progress < 5.4) return "kiln";
  return progress < 7 ? "packed" : "sent";
}

/** Mulberry32: the same row of numbers between 0 and 1 for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
