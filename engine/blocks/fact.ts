import { z } from "zod";
import { factText, href, labelText } from "./fields.ts";

/** A label and what it says; with `href`, the value is a link. */
export const fact = z.strictObject({ label: labelText(60), value: factText(160), href: href.optional() });

export type Fact = z.infer<typeof fact>;

/** When somebody is there: told by the facts as a whole, or row by row. */
export const hoursRows = z.union([
  z.literal("{hours:rows}"),
  z
    .array(z.strictObject({ days: factText(60), times: factText(80), isClosed: z.boolean().optional() }))
    .min(1)
    .max(9),
]);

/** An address: told by the facts as a whole, or line by line. */
export const addressLines = z.union([z.literal("{address:lines}"), z.array(factText(80)).min(1).max(5)]);
