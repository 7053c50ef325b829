/** How an amount of money is written: what stands around its figure, and within it. */
export type MoneyStyle = { before: string; after: string; group: string; point: string };

/** What views say themselves, and what they need to write days. `{}` stands for what is put in. */
export type Words = {
  skip: string;
  optional: string;
  choose: string;
  from: string;
  map: string;
  rating: string;
  /** Of a day that cannot be chosen: `{}` is one of `everyWeekday`. */
  closedOn: string;
  /** Of a form whose words did not arrive. */
  notSent: string;
  up: string;
  down: string;
  unchanged: string;
  monthNames: readonly string[];
  monthsShort: readonly string[];
  weekdays: readonly string[];
  /** Each of them, week after week: "Mondays". */
  everyWeekday: readonly string[];
  /** How prices are written, where the site says what they are in. */
  money?: MoneyStyle;
};

/** What is needed to tell facts in a language. */
export type FactWords = Pick<Words, "weekdays"> & {
  weekdaysShort: readonly string[];
  everyDay: string;
  allDay: string;
  closed: string;
  and: string;
  to: string;
  /** Whether the day has twice twelve hours; if not, `oClock` follows a time. */
  twelveHours: boolean;
  oClock: string;
  /** From nought on; larger ones are written in figures. */
  numbers: readonly string[];
};
