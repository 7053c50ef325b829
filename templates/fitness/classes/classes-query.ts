import { type ClassType, classTypeKeys } from "../content/class-types.ts";
import type { Start } from "../content/timetable.ts";

/** Parts of the day, from `from` on and before `to`. */
export const times = {
  early: { label: "before work", from: "00:00", to: "09:00" },
  day: { label: "in daylight", from: "09:00", to: "17:00" },
  late: { label: "after work", from: "17:00", to: "24:00" },
} as const;

export type Time = keyof typeof times;

export const timeKeys = Object.keys(times) as Time[];

/** What the board shows; what is undefined is not narrowed down. */
export type ClassesQuery = { type: ClassType | undefined; time: Time | undefined };

/** Reads the query of the board's address. Whatever it does not know there is as if it were not there. */
export function parseClassesQuery(search: string): ClassesQuery {
  const params = new URLSearchParams(search);
  return {
    type: classTypeKeys.find((type) => type === params.get("type")),
    time: timeKeys.find((time) => time === params.get("time")),
  };
}

/** The query of the address at which the board shows this, beginning with `?`; empty for the whole week. */
export function formatClassesQuery({ type, time }: ClassesQuery): string {
  const said = Object.entries({ type, time }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return said.length > 0 ? `?${new URLSearchParams(said)}` : "";
}

export function isAt(start: Start, time: Time): boolean {
  return start >= times[time].from && start < times[time].to;
}
