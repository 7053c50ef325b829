import { fill } from "../../language/fill.ts";
import type { Words } from "../../language/words.ts";
import type { Field } from "./form.props.ts";

/** The first day that each date field takes, by its name, as its value is written: `2026-11-21`. */
export function firstDaysOf(fields: readonly Field[], today: Date): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, minDaysAhead }) =>
      minDaysAhead === undefined ? [] : [[name, dayAfter(today, minDaysAhead)]],
    ),
  );
}

/** What is wrong with the days chosen in `data`, by field name: weekdays on which the house is closed. */
export function closedDayErrors(
  fields: readonly Field[],
  data: FormData,
  { closedOn, everyWeekday }: Words,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, closedWeekdays = [] }) => {
      const weekday = weekdayOf(String(data.get(name) ?? ""));
      return closedWeekdays.some((closed) => closed === weekday)
        ? // Tables of words begin with Monday, the calendar of JavaScript with Sunday.
          [[name, fill(closedOn, everyWeekday[((weekday ?? 0) + 6) % 7] ?? "")]]
        : [];
    }),
  );
}

/** The day `days` after `today`, by the visitor's own calendar. */
function dayAfter(today: Date, days: number): string {
  // Counted in UTC, where every day has 24 hours.
  const day = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + days);
  return new Date(day).toISOString().slice(0, 10);
}

/** 0 for Sunday; `undefined` for an empty or half-typed date. */
function weekdayOf(value: string): number | undefined {
  const weekday = new Date(`${value}T00:00:00Z`).getUTCDay();
  return Number.isNaN(weekday) ? undefined : weekday;
}
