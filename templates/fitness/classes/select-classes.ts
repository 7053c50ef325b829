import { type ClassHour, type Day, days } from "../content/timetable.ts";
import { type ClassesQuery, isAt } from "./classes-query.ts";

export type DayPlan = { day: Day; classes: readonly ClassHour[] };

/** The classes that fit all of `query`, under the seven days of the week; a day may have none. */
export function selectClasses(timetable: readonly ClassHour[], { type, time }: ClassesQuery): DayPlan[] {
  const found = timetable.filter(
    (hour) => (!type || hour.type === type) && (!time || isAt(hour.start, time)),
  );
  return days.map((day) => ({ day, classes: found.filter((hour) => hour.day === day) }));
}

/** `05:15` as a visitor says it: "5:15 AM". */
export function clockOf(start: string): string {
  const [hours = 0, minutes = 0] = start.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}
