import { z } from "zod";
import { heading } from "../fields.ts";
import { part, records } from "../role.ts";

const figure = z.strictObject({
  value: part("value", 24),
  label: part("title", 120).optional(),
  note: part("text", 240).optional(),
});

export const statsProps = z.strictObject({
  /** `row`: one line of figures between rules. `ledger`: a list, figure left, words right. `monument`: one figure fills the width. */
  variant: z.enum(["row", "ledger", "monument"]),
  heading: heading.optional(),
  figures: records("figures", figure, { max: 60 }),
});

export type StatsProps = z.infer<typeof statsProps>;
