import { expect, test } from "vitest";
import { english } from "../../language/english.ts";
import { german } from "../../language/german.ts";
import { closedDayErrors, firstDaysOf } from "./booking-dates.ts";
import type { Field } from "./form.props.ts";

const date: Field = {
  name: "date",
  label: "Date",
  type: "date",
  isRequired: true,
  width: "full",
  minDaysAhead: 14,
  closedWeekdays: [1],
};

test("two weeks ahead is counted by the visitor's calendar, over the ends of months and years", () => {
  expect(firstDaysOf([date], new Date(2026, 10, 21, 23, 59))).toEqual({ date: "2026-12-05" });
  expect(firstDaysOf([date], new Date(2026, 11, 25))).toEqual({ date: "2027-01-08" });
  expect(firstDaysOf([date], new Date(2028, 1, 15))).toEqual({ date: "2028-02-29" });
});

test("the change of clocks moves no day", () => {
  expect(firstDaysOf([date], new Date(2026, 2, 1, 0, 30))).toEqual({ date: "2026-03-15" });
  expect(firstDaysOf([date], new Date(2026, 9, 20, 23, 30))).toEqual({ date: "2026-11-03" });
});

test("a Monday is refused by its name; another day, an empty and a half-typed date are not", () => {
  expect(errorsOf("2026-12-07")).toEqual({ date: "We are closed on Mondays. Please choose another day." });
  for (const value of ["2026-12-06", "2026-12-08", "", "2026-1"]) expect(errorsOf(value)).toEqual({});
});

test("it is said in the language of the site", () => {
  expect(errorsOf("2026-12-07", german)).toEqual({
    date: "Montags haben wir geschlossen. Bitte wählen Sie einen anderen Tag.",
  });
});

test("a form without dates has neither limits nor errors", () => {
  const name: Field = { name: "name", label: "Name", type: "text", isRequired: true, width: "full" };
  expect(firstDaysOf([name], new Date())).toEqual({});
  expect(closedDayErrors([name], new FormData(), english)).toEqual({});
});

function errorsOf(value: string, words = english) {
  const data = new FormData();
  data.set("date", value);
  return closedDayErrors([date], data, words);
}
