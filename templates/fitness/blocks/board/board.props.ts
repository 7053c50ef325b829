import { z } from "zod";
import { bespoke, headingText, labelText } from "../../../../engine/blocks/fields.ts";
import { classes } from "../../collections.ts";

/** A part of the day: from `from` on and before `to`. */
const time = z.strictObject({
  /** As the address says it. */
  id: z.string().regex(/^[a-z\d][a-z\d-]{0,23}$/),
  label: labelText(16),
  from: z.string().regex(/^\d\d:\d\d$/),
  to: z.string().regex(/^\d\d:\d\d$/),
});

export type Time = z.infer<typeof time>;

export const boardProps = z.strictObject({
  title: headingText(24),
  classes,
  /** Names what the board can be narrowed down to, for those who do not see it. */
  filter: labelText(32),
  times: z.array(time).max(4),
  /** The sentence around the numbers of classes and of days. */
  count: z.strictObject({
    class: labelText(16),
    classes: labelText(16),
    on: labelText(8),
    day: labelText(12),
    days: labelText(12),
  }),
  /** After the length of a class. */
  minutes: labelText(8),
  /** Of the one kind of class that the board is narrowed down to. */
  sheet: z.strictObject({ coach: labelText(16), minutes: labelText(16), bring: labelText(16) }),
  /** What a day without any class says. */
  off: bespoke(60),
  /** What stands where nothing fits. */
  none: z.strictObject({ title: bespoke(40), text: bespoke(140) }),
  reset: labelText(28),
});

export type BoardProps = z.infer<typeof boardProps>;
