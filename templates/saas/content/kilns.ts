import type { Segment } from "../charts/firing.ts";

export type Kiln = {
  name: string;
  load: string;
  program: readonly Segment[];
  /** Hours since it was lit, at the sample's own moment. */
  now: number;
  opens: string;
};

const glost: readonly Segment[] = [
  { hours: 2, to: 250 },
  { hours: 4, to: 1600 },
  { hours: 2, to: 2232 },
  { hours: 0.5, to: 2232 },
  { hours: 4, to: 1500 },
  { hours: 7.5, to: 120 },
];
const bisque: readonly Segment[] = [
  { hours: 3, to: 220 },
  { hours: 5, to: 1100 },
  { hours: 2, to: 1945 },
  { hours: 6, to: 120 },
];
const test: readonly Segment[] = [
  { hours: 1, to: 400 },
  { hours: 2, to: 2232 },
  { hours: 3, to: 120 },
];

/** Of heat, and of time. */
export const units = { degrees: "°F", hours: "h" };

/** The workshop's three, at ten to noon. */
export const kilns: readonly Kiln[] = [
  {
    name: "Vesuvius",
    load: "16 orders, glost, cone 6",
    program: glost,
    now: 7.2,
    opens: "Opens at 12:30 AM",
  },
  {
    name: "The Aunt",
    load: "24 orders, bisque, cone 04",
    program: bisque,
    now: 13.1,
    opens: "Opens at 2:45 PM",
  },
  { name: "The Toaster", load: "9 test tiles, cone 6", program: test, now: 1.4, opens: "Opens at 4:25 PM" },
];
