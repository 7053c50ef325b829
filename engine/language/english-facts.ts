import { english } from "./english.ts";
import type { FactWords } from "./words.ts";

export const englishFacts: FactWords = {
  weekdays: english.weekdays,
  weekdaysShort: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  everyDay: "Every day",
  allDay: "24 hours",
  closed: "Closed",
  and: "and",
  to: "to",
  twelveHours: true,
  oClock: "",
  numbers: [
    ..."no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(
      " ",
    ),
    ..."sixteen seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four".split(" "),
  ],
};
