import type { FactWords } from "../language/words.ts";
import type { Hours } from "./facts.ts";
import { type Weekday, weekdayKeys } from "./weekdays.ts";

/** How a design writes hours. */
export type HoursFormat = {
  /** `long`: "Monday to Friday"; `short`: "Mon to Fri". */
  days: "long" | "short";
  /** Between the first and the last of days, and of times: " to ", "–". */
  daysJoin: string;
  timesJoin: string;
  /** Whether a line never ends between an hour and its half of the day, as it must not in a narrow place. */
  unbroken?: boolean;
  /** Whether full hours have minutes too: "7:00 AM". */
  minutes?: boolean;
  /** Whether days on which it is closed stand below those on which it is open. */
  closedLast?: boolean;
  /** Whether AM or PM is said once where both times have the same: "5:30–10:00 PM". */
  once?: boolean;
};

export const plainHours: HoursFormat = { days: "long", daysJoin: " to ", timesJoin: " to " };

/** Days that follow each other with the same hours, and these. */
export type HoursRow = { days: string; times: string; isClosed?: boolean };

/** The week in as few rows as it takes, Monday first, in the words of a language and the manner of a design. */
export function hoursRows({ week }: Hours, words: FactWords, format: HoursFormat): HoursRow[] {
  const groups: { first: Weekday; last: Weekday; spans: readonly (readonly [string, string])[] }[] = [];
  for (const day of weekdayKeys) {
    const spans = week[day] ?? [];
    const group = groups.at(-1);
    if (group && JSON.stringify(group.spans) === JSON.stringify(spans)) group.last = day;
    else groups.push({ first: day, last: day, spans });
  }
  if (format.closedLast) groups.sort((a, b) => Number(!a.spans.length) - Number(!b.spans.length));
  return groups.map(({ first, last, spans }) => ({
    days: daysText(first, last, words, format),
    times: spans.map((span) => spanText(span, words, format)).join(", ") || words.closed,
    ...(spans.length === 0 && { isClosed: true }),
  }));
}

/** The days on which it is open, in one line: "Mon–Sat, 7 AM–6 PM". */
export function hoursLine(hours: Hours, words: FactWords, format: HoursFormat): string {
  if (hours.line) return hours.line;
  const open = hoursRows(hours, words, format).filter(({ isClosed }) => !isClosed);
  return open.map(({ days, times }) => `${days}, ${times}`).join("; ");
}

function daysText(first: Weekday, last: Weekday, words: FactWords, { days, daysJoin }: HoursFormat): string {
  const name = (day: Weekday) =>
    words[days === "long" ? "weekdays" : "weekdaysShort"][weekdayKeys.indexOf(day)] ?? "";
  if (first === "mon" && last === "sun") return words.everyDay;
  if (first === last) return name(first);
  const isPair = weekdayKeys.indexOf(last) - weekdayKeys.indexOf(first) === 1;
  return `${name(first)}${isPair && days === "long" ? ` ${words.and} ` : daysJoin}${name(last)}`;
}

function spanText([from, to]: readonly [string, string], words: FactWords, format: HoursFormat): string {
  if (from === "00:00" && to === "24:00") return words.allDay;
  if (!words.twelveHours)
    return `${plain(from, format)}${format.timesJoin === "–" ? "–" : ` ${words.to} `}${plain(to, format)}${words.oClock}`;
  const [start, end] = [twelve(from, format), twelve(to, format)];
  const isOnce = format.once && start.half === end.half;
  const space = format.unbroken ? "\u00a0" : " ";
  return `${start.time}${isOnce ? "" : space + start.half}${format.timesJoin}${end.time}${space}${end.half}`;
}

function twelve(time: string, { minutes }: HoursFormat) {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return {
    time: minute || minutes ? `${shown}:${String(minute).padStart(2, "0")}` : String(shown),
    half: hour % 24 < 12 ? "AM" : "PM",
  };
}

function plain(time: string, { minutes }: HoursFormat): string {
  const [hour = "0", minute = "00"] = time.split(":");
  return minute === "00" && !minutes ? String(Number(hour)) : `${Number(hour)}:${minute}`;
}
