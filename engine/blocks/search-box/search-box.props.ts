import { z } from "zod";
import { heading, line } from "../fields.ts";

export const searchBoxProps = z.strictObject({
  /** `bar`: fields in one framed row, button at its end. `line`: one large field on a rule. `card`: fields above each other on a raised card. */
  variant: z.enum(["bar", "line", "card"]),
  heading: heading.optional(),
  fields: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[a-zA-Z][\w-]*$/),
        label: line,
        type: z.enum(["search", "text", "date", "number", "select"]),
        placeholder: line.optional(),
        /** Of a `select`. */
        options: z.array(line).max(24).optional(),
      }),
    )
    .min(1)
    .max(5),
  submitLabel: line,
  /** A second, quiet button: "Filters". */
  extraLabel: line.optional(),
});

export type SearchBoxProps = z.infer<typeof searchBoxProps>;
