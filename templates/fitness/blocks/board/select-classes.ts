import { type Weekday, weekdayKeys } from "../../../../engine/facts/weekdays.ts";
import type { TaughtClass } from "../../collections.ts";
import type { Time } from "./board.props.ts";
import { type ClassesQuery, isAt } from "./classes-query.ts";

export type ClassHour = { day: Weekday; start: string; taught: TaughtClass };

export type DayPlan = { day: Weekday; classes: readonly ClassHour[] };

/** Every class of the week, by day and hour. */
export function timetableOf(classes: readonly TaughtClass[]): ClassHour[] {
  const hours = classes.flatMap((taught) => taught.hours.map((hour) => ({ ...hour, taught })));
  const order = ({ day, start }: ClassHour) => weekdayKeys.indexOf(day) + start;
  return hours.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
}

/** The classes that fit all of `query`, under the seven days of the week; a day may have none. */
export function selectClasses(
  timetable: readonly ClassHour[],
  query: ClassesQuery,
  times: readonly Time[],
): DayPlan[] {
  const time = times.find(({ id }) => id === query.time);
  const found = timetable.filter(
    ({ start, taught }) => (!query.type || taught.id === query.type) && (!time || isAt(start, time)),
  );
  return weekdayKeys.map((day) => ({ day, classes: found.filter((hour) => hour.day === day) }));
}

/** `05:15` as a visitor says it: "5:15 AM". */
export function clockOf(start: string): string {
  const [hours = 0, minutes = 0] = start.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}
