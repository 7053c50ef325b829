import { z } from "zod";
import { headingText, link, ornament } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const dialProps = z.strictObject({
  hour: ornament(8),
  title: headingText(100),
  lead: headingText(400).optional(),
  /** As many and as short as the half of a dial has room for, else they stand in rows. */
  reasons: records(
    "reasons",
    z.strictObject({
      value: part("value", 12).optional(),
      title: part("title", 60),
      text: part("text", 240).optional(),
    }),
    { max: 12 },
  ).optional(),
  /** The same of steps, which come by the hour. */
  steps: records(
    "steps",
    z.strictObject({
      when: part("when", 32).optional(),
      title: part("title", 60),
      text: part("text", 240).optional(),
    }),
    { max: 12 },
  ).optional(),
  /** And of dates. */
  dates: records(
    "dates",
    z.strictObject({
      when: part("when", 40),
      title: part("title", 60).optional(),
      text: part("text", 240).optional(),
      note: part("note", 100).optional(),
    }),
    { max: 12 },
  ).optional(),
  actions: z.array(link).max(3).optional(),
});

export type DialProps = z.infer<typeof dialProps>;
