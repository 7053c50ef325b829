import { expect, test } from "vitest";
import { fullDay, shortDay } from "./calendar.ts";
import { dollars } from "./money.ts";
import { formatOrdersQuery, type OrdersQuery, parseOrdersQuery, sortKeys } from "./orders-query.ts";
import { type Order, orders } from "./sample-orders.ts";
import { perPage, selectOrders } from "./select-orders.ts";
import { bucketsOf, countStages, ordersOf, ranges, summarize } from "./summarize.ts";

const first = parseOrdersQuery("");
const select = (change: Partial<OrdersQuery>) => selectOrders(orders, { ...first, ...change });

test("the sample is the same each time: its newest order is of today, and numbers go down by one", () => {
  expect(orders[0]).toMatchObject({ id: 4820, daysAgo: 0 });
  expect(orders.map(({ id }) => id)).toEqual(orders.map((_, index) => 4820 - index));
  expect(Math.max(...orders.map(({ daysAgo }) => daysAgo))).toBe(179);
});

test("days are those of November 2026", () => {
  expect(fullDay(0)).toBe("Fri, Nov 20");
  expect(shortDay(20)).toBe("Oct 31");
  expect(fullDay(-2)).toBe("Sun, Nov 22");
});

test("money is said without cents where there are none", () => {
  expect([0, 5, 99_00, 1234_50, 1_234_567_00, -2_00].map(dollars)).toEqual([
    "$0",
    "$0.05",
    "$99",
    "$1,234.50",
    "$1,234,567",
    "−$2",
  ]);
});

test("each order of a range is in exactly one of its columns", () => {
  for (const range of ranges) {
    const held = ordersOf(orders, range);
    const buckets = bucketsOf(held, range);
    const { orders: count, revenue } = summarize(held);
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    expect(sum(buckets.map((bucket) => bucket.orders))).toBe(count);
    expect(sum(buckets.map((bucket) => bucket.revenue))).toBe(revenue);
    expect(sum(buckets.flatMap(({ stages }) => Object.values(stages)))).toBe(count);
  }
});

test("columns run from the oldest day to today, and an empty day has one too", () => {
  const week = bucketsOf([], 7);
  expect(week.map(({ tick }) => tick)).toEqual([
    "Nov 14",
    "Nov 15",
    "Nov 16",
    "Nov 17",
    "Nov 18",
    "Nov 19",
    "Nov 20",
  ]);
  expect(week.every(({ orders, revenue }) => orders === 0 && revenue === 0)).toBe(true);
  const quarter = bucketsOf([], 90);
  expect(quarter).toHaveLength(15);
  expect(quarter.at(-1)?.label).toBe("Nov 15 – Nov 20");
  expect(bucketsOf([], 30)).toHaveLength(30);
});

test("a range and the one before it do not overlap", () => {
  const ids = [...ordersOf(orders, 30), ...ordersOf(orders, 30, 1)].map(({ id }) => id);
  expect(ids).toEqual(orders.filter(({ daysAgo }) => daysAgo < 60).map(({ id }) => id));
});

test("shares are of all orders and of all pieces; of nothing, nothing is late or broken", () => {
  const [one, two] = orders as [Order, Order];
  const pair = [
    { ...one, isLate: true, pieces: 90, chipped: 9 },
    { ...two, isLate: false, pieces: 10, chipped: 1 },
  ];
  expect(summarize(pair)).toMatchObject({ orders: 2, onTime: 0.5, breakage: 0.1 });
  expect(summarize([])).toEqual({ orders: 0, revenue: 0, onTime: 1, breakage: 0 });
  expect(countStages([])).toEqual({ clay: 0, glaze: 0, kiln: 0, packed: 0, sent: 0 });
});

test("every column sorts both ways, and keeps all orders", () => {
  for (const sort of sortKeys) {
    const up = select({ sort, isDescending: false });
    const down = select({ sort, isDescending: true });
    expect(up.count).toBe(orders.length);
    expect(down.shown[0]).not.toEqual(up.shown[0]);
  }
  const totals = select({ sort: "total", isDescending: true }).shown.map(({ total }) => total);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  expect(select({ sort: "placed", isDescending: false }).shown[0]?.daysAgo).toBe(179);
  expect(select({ sort: "stage", isDescending: false }).shown[0]?.stage).toBe("clay");
});

test("equals stay in the order they came in, whichever way they are sorted", () => {
  const ids = select({ sort: "placed", isDescending: true }).shown.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

test("stages, lateness and words narrow each other down", () => {
  const week = ordersOf(orders, 7);
  expect(selectOrders(week, { ...first, show: "late" }).count).toBe(4);
  expect(
    selectOrders(week, { ...first, show: "late", words: "oxbow STAR" }).shown.map(({ id }) => id),
  ).toEqual([4738]);
  expect(selectOrders(week, { ...first, words: "#4738" }).count).toBe(1);
  expect(selectOrders(week, { ...first, words: "porcelain hexagon" })).toEqual({
    count: 0,
    pages: 1,
    page: 1,
    shown: [],
  });
});

test("pages hold twelve, and a page too far is the last", () => {
  const week = ordersOf(orders, 7);
  const last = selectOrders(week, { ...first, page: 99 });
  expect(last).toMatchObject({ pages: 9, page: 9 });
  expect(last.shown).toHaveLength(98 - 8 * perPage);
});

test("a query survives its address, and what is not known there is ignored", () => {
  const query: OrdersQuery = {
    range: 90,
    show: "late",
    sort: "total",
    isDescending: false,
    words: "fish & scale",
    page: 3,
  };
  expect(formatOrdersQuery(query)).toBe("?range=90&show=late&sort=total&q=fish+%26+scale&page=3");
  expect(parseOrdersQuery(formatOrdersQuery(query))).toEqual(query);
  expect(formatOrdersQuery(first)).toBe("");
  expect(parseOrdersQuery("?range=8&show=lost&sort=--total&page=-1&q=")).toEqual(first);
  expect(parseOrdersQuery(`?q=${"x".repeat(500)}`).words).toHaveLength(60);
});
