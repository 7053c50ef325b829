import type { BentoProps } from "../blocks/bento/bento.props.ts";
import type { PassageProps } from "../blocks/passage/passage.props.ts";
import type { WallProps } from "../blocks/wall/wall.props.ts";
import { dollars } from "../workshop/money.ts";
import { type Order, orders } from "../workshop/sample-orders.ts";
import { type Stage, stageNames, stages } from "../workshop/stages.ts";
import { bucketsOf, countStages, ordersOf, summarize } from "../workshop/summarize.ts";
import { workshop } from "./company.ts";
import { kilns, units } from "./kilns.ts";
import { plans } from "./prices.ts";
import { glazes, reorderAt } from "./stock.ts";

const week = ordersOf(orders, 7);
const counts = countStages(week);
const { orders: count, revenue, onTime, breakage } = summarize(week);
const before = summarize(ordersOf(orders, 7, 1));
const late = week.filter(({ isLate }) => isLate);
const [kiln] = kilns;
const [, plan] = plans;
/** Two of the late ones, told in full. */
const shown = late.find(({ stage }) => stage === "kiln");
const packed = late.find(({ stage }) => stage === "packed");
if (!kiln || !plan || !shown || !packed) throw new Error("the home page has nothing to show");

const paneTexts: Record<Stage, string> = {
  clay: "Ordered, not begun. Raw tiles are pale, so a white wall is a warning.",
  glaze: "On the bench. Two glazers, and the radio they cannot agree about.",
  kiln: "In the fire. Vesuvius opens at half past midnight, and not before, whoever asks.",
  packed: "Wrapped, labeled, waiting for the 4 PM truck.",
  sent: "Gone and paid for. When the wall is blue, go home.",
};

export const wall = {
  title: "Every order is a tile",
  lead: "{name} runs orders, kilns, stock and dispatch for workshops that make physical things. An order arrives as raw clay and gets its color on the way out.",
  actions: [
    { label: "Open the dashboard", href: "/dashboard" },
    { label: "Priced by the kiln", href: "/pricing" },
  ],
  figures: [
    {
      label: "Orders this week",
      value: String(count),
      note: `${signed(count - before.orders)} on the week before`,
    },
    {
      label: "Revenue",
      value: dollars(round100(revenue)),
      note: `${dollars(Math.round(revenue / count / 100) * 100)} an order`,
    },
    { label: "On time", value: percent(onTime), note: `${late.length} late, corners off` },
    { label: "Chipped", value: percent(breakage), note: `${percent(before.breakage)} the week before` },
  ],
  sign: "{name}",
  board: {
    workshop: workshop.name,
    day: workshop.day,
    filterLabel: "Show orders",
    description: `${count} orders of a week as tiles, newest first: ${stages.map((stage) => `${counts[stage]} ${stageNames[stage].toLowerCase()}`).join(", ")}; ${late.length} late.`,
    columns: 14,
    tiles: week.map(({ stage, isLate }) => ({ stage, isLate })),
    panes: [
      {
        show: "all",
        name: "All",
        count,
        text: "One week, one wall. Four orders are late; each has lost a corner, so that nobody can say they did not see it.",
        rows: late.slice(0, 4).map(rowOf),
      },
      ...stages.map((stage) => ({
        show: stage,
        name: stageNames[stage],
        count: counts[stage],
        text: paneTexts[stage],
        rows: week
          .filter((order) => order.stage === stage)
          .slice(0, 4)
          .map(rowOf),
      })),
    ],
  },
} satisfies WallProps;

export const bento = {
  heading: {
    title: "Eight things that used to be on the whiteboard",
    lead: "None of them is a screenshot. Some can be pressed.",
  },
  kiln: {
    title: "Kilns report for themselves",
    text: "The tiles are the program; the red ones have burned. If a kiln stalls, the orders inside lose their corners before the phone rings.",
    name: kiln.name,
    program: [...kiln.program],
    now: kiln.now,
    opens: kiln.opens,
    units,
  },
  order: {
    title: "An order remembers",
    text: "Who glazed it, which shelf, and what the customer said at 9:14.",
    id: `#${shown.id}`,
    item: shown.item,
    customer: shown.customer,
    isLate: shown.isLate,
    stage: shown.stage,
    historyLabel: "History",
    history: [
      { when: "Sat 10:02", what: `Ordered, ${shown.pieces} pieces` },
      { when: "Mon 14:40", what: "Glazed, shelf C3" },
      { when: "Wed 07:15", what: "Two cracked, remade" },
      { when: "Fri 04:36", what: "Into Vesuvius" },
    ],
  },
  keys: {
    title: "Keys for hands with clay on them",
    text: "Clay dust eats a mouse in a year, so everything has a key.",
    label: "Shortcuts",
    shortcuts: [
      { keys: ["/"], does: "Find", result: "An order, a customer, that one green" },
      { keys: ["1"], does: "Seven days", result: "And 2 for thirty, 3 for ninety" },
      { keys: ["T"], does: "Table", result: "Every chart, as figures" },
      { keys: ["L"], does: "Late", result: "Only what has lost a corner" },
    ],
  },
  month: {
    title: "Thirty days, 370 tiles",
    text: "A column is a day, a tile is an order. It fires toward blue as the work goes out.",
    description: "Orders of the last thirty days as stacked tiles, a column a day; the older are all sent.",
    days: bucketsOf(orders, 30).map(({ stages, late }) => ({ stages, late })),
    ticks: ["Oct 22", "Nov 1", "Nov 11", "Nov 20"],
    link: { label: "See it move", href: "/dashboard?range=30" },
  },
  stock: {
    title: "Stock by the bucket",
    text: "Celadon was reordered on Tuesday, before anyone noticed.",
    reorderAt,
    glazes: [...glazes],
  },
  packing: {
    title: "Packed means packed",
    text: "The crate leaves when the list is full. Try it.",
    label: `#${packed.id}`,
    items: [
      { name: `${packed.pieces} fish scales, counted twice`, isPacked: true },
      { name: "Six spare, celadon", isPacked: true },
      { name: "Straw, not air pillows", isPacked: false },
      { name: "This side up, on all sides", isPacked: false },
    ],
    of: "of",
    packed: "packed",
    done: "Sent. The tile turns blue.",
  },
  chipped: {
    title: "What broke, and why",
    text: "Of two hundred pieces this week, three came out as six.",
    percent: Math.round(breakage * 1000) / 10,
    description: "Three tiles of two hundred are broken.",
  },
  price: {
    title: "Priced by the kiln",
    text: "People are free. A kiln does not forget its password.",
    price: dollars(plan.monthly),
    unit: `a month for ${plan.kilns} kilns and everybody around them`,
    kilns: plan.kilns,
    link: { label: "See the prices", href: "/pricing" },
  },
} satisfies BentoProps;

export const passage = {
  heading: {
    title: "How an order gets its color",
    lead: "Raw clay, then four glazes. There is no legend on the wall: by Thursday your people read it from the loading dock.",
  },
  steps: [
    {
      stage: "clay",
      name: "Clay",
      text: "The order is in. From the shop, by mail, or on the back of a delivery note: forwarded, it is read and laid.",
    },
    {
      stage: "glaze",
      name: "Glaze",
      text: "On a bench, with a name to it. Glaze leaves the stock as it is used, by the bucket.",
    },
    {
      stage: "kiln",
      name: "Kiln",
      text: "Loaded, fired, cooling. The kiln says when it may be opened, and the order says it to the customer.",
    },
    {
      stage: "packed",
      name: "Packed",
      text: "Counted into straw against the list. Breakage is written down here, while it is still funny.",
    },
    {
      stage: "sent",
      name: "Sent",
      text: "Label printed, carrier told, invoice out. The tile turns cobalt, and you can stop thinking about it.",
    },
  ],
} satisfies PassageProps;

function rowOf({ id, item, customer, total, stage, isLate }: Order) {
  return { id: `#${id}`, item, customer, total: dollars(total), stage, isLate };
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

function round100(cents: number): number {
  return Math.round(cents / 100) * 100;
}
