import { monthNames } from "./american-english.ts";
import type { Words } from "./words.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export const english: Words = {
  skip: "Skip to content",
  optional: "(optional)",
  choose: "Choose",
  from: "from",
  map: "Map: {}",
  rating: "{} out of 5",
  closedOn: "We are closed on {}. Please choose another day.",
  notSent: "That did not get through. Everything you wrote is still here: please try again in a moment.",
  up: "up",
  down: "down",
  unchanged: "unchanged",
  monthNames,
  monthsShort: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  weekdays,
  everyWeekday: weekdays.map((day) => `${day}s`),
};
