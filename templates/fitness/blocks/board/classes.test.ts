import { expect, test } from "vitest";
import { weekdayKeys } from "../../../../engine/facts/weekdays.ts";
import { board } from "../../content/classes.ts";
import { classes } from "../../content/timetable.ts";
import { formatClassesQuery, isAt, parseClassesQuery } from "./classes-query.ts";
import { clockOf, selectClasses, timetableOf } from "./select-classes.ts";

const { times } = board;
const choices = { classes, times };
const timetable = timetableOf(classes);
const starts = [...new Set(timetable.map(({ start }) => start))].toSorted();
const everything = parseClassesQuery("", choices);
const countsOf = (change: Partial<typeof everything>) =>
  selectClasses(timetable, { ...everything, ...change }, times).map(({ classes }) => classes.length);

test("the whole week is seven days from Monday on, each in the order of its hours", () => {
  const plan = selectClasses(timetable, everything, times);
  expect(plan.map(({ day }) => day)).toEqual(weekdayKeys);
  expect(plan.flatMap(({ classes }) => classes)).toEqual(timetable);
  for (const { classes } of plan)
    expect(classes.map(({ start }) => start)).toEqual(classes.map(({ start }) => start).toSorted());
});

test("a type leaves its own classes, and its empty days as empty days", () => {
  expect(countsOf({ type: "sled" })).toEqual([0, 1, 1, 1, 1, 1, 0]);
  const found = selectClasses(timetable, { ...everything, type: "sled" }, times).flatMap(
    ({ classes }) => classes,
  );
  expect(new Set(found.map(({ taught }) => taught.id))).toEqual(new Set(["sled"]));
});

test("type and time of day narrow each other down, to nothing too", () => {
  expect(countsOf({ type: "barbell", time: "early" })).toEqual([1, 0, 1, 0, 1, 1, 0]);
  expect(countsOf({ type: "ropes", time: "early" })).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test("every hour lies in exactly one part of the day", () => {
  for (const start of starts) expect(times.filter((time) => isAt(start, time))).toHaveLength(1);
});

test("every type is taught, has a letter of its own, and nobody teaches two classes at once", () => {
  expect(new Set(timetable.map(({ taught }) => taught.id)).size).toBe(classes.length);
  expect(new Set(classes.map(({ letter }) => letter)).size).toBe(classes.length);
  expect(new Set(timetable.map(({ day, start }) => `${day} ${start}`)).size).toBe(timetable.length);
});

test("the door is up for all of them: none begins before five, none ends after closing", () => {
  for (const { day, start, taught } of timetable) {
    const [hours = 0, minutes = 0] = start.split(":").map(Number);
    const end = hours * 60 + minutes + (taught.minutes ?? 0);
    expect(hours).toBeGreaterThanOrEqual(5);
    expect(end).toBeLessThanOrEqual((day === "sat" || day === "sun" ? 18 : 22) * 60);
  }
});

test("a query survives its address, and what is not known there is ignored", () => {
  const query = { type: "kettlebell", time: "late" } as const;
  expect(formatClassesQuery(query)).toBe("?type=kettlebell&time=late");
  expect(parseClassesQuery(formatClassesQuery(query), choices)).toEqual(query);
  expect(formatClassesQuery(everything)).toBe("");
  expect(parseClassesQuery("?type=yoga&time=&day=Monday", choices)).toEqual(everything);
  expect(parseClassesQuery("?type=toString&time=constructor", choices)).toEqual(everything);
});

test("hours are said as in Pittsburgh", () => {
  expect(starts.map(clockOf)).toEqual([
    "5:15 AM",
    "6:30 AM",
    "9:30 AM",
    "12:15 PM",
    "5:30 PM",
    "6:45 PM",
    "8:00 PM",
  ]);
});
