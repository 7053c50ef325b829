import type { ClassType } from "./class-types.ts";

export const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export type Day = (typeof days)[number];

/** When classes begin, as a 24-hour clock has it. */
export const starts = ["05:15", "06:30", "09:30", "12:15", "17:30", "18:45", "20:00"] as const;

export type Start = (typeof starts)[number];

/** One letter for each day, Monday first; a dot where the hall is left to those who train alone. */
const board: Record<Start, string> = {
  "05:15": "BEBSB.E",
  "06:30": "KGKMKBM",
  "09:30": "M.M.MSR",
  "12:15": "EBRBEGK",
  "17:30": "BSBKB..",
  "18:45": "GRSER..",
  "20:00": "MKGMS..",
};

const typeOf: Record<string, ClassType> = {
  B: "barbell",
  K: "kettlebell",
  R: "ropes",
  S: "sled",
  G: "gymnastics",
  E: "engine",
  M: "mobility",
};

export type ClassHour = { day: Day; start: Start; type: ClassType };

/** Every class of the week, by day and hour. */
export const timetable: readonly ClassHour[] = days.flatMap((day, column) =>
  starts.flatMap((start) => {
    const type = typeOf[board[start].charAt(column)];
    return type ? [{ day, start, type }] : [];
  }),
);
