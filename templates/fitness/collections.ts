import { z } from "zod";
import { bespoke, picture } from "../../engine/blocks/fields.ts";
import { part, records } from "../../engine/blocks/role.ts";
import { weekdayKeys } from "../../engine/facts/weekdays.ts";

const hour = z.strictObject({
  day: z.enum(weekdayKeys),
  /** When it begins, as a 24-hour clock has it. */
  start: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
});

const taught = z.strictObject({
  /** As the board's address says it. */
  id: z.string().regex(/^[a-z\d][a-z\d-]{0,39}$/),
  /** Stands for it on the board. */
  letter: bespoke(1).optional(),
  name: part("title", 18),
  coach: part("by", 24).optional(),
  minutes: z.int().min(1).max(480).optional(),
  text: part("text", 160).optional(),
  /** What one brings along. */
  bring: part("note", 60).optional(),
  /** What a day without it says. */
  off: bespoke(60).optional(),
  picture: picture.optional(),
  /** Every class of the week; two never begin at once. */
  hours: z.array(hour).max(49),
});

export type TaughtClass = z.infer<typeof taught>;

/** What the records of each collection are. */
export const fitnessCollections = { classes: taught };

/** The classes of the house, or some that only this block shows. */
export const classes = z.union([z.literal("{collection:classes}"), records("offers", taught, { max: 8 })]);
