import { z } from "zod";
import { bespoke, heading, labelText } from "../fields.ts";

export const searchBoxProps = z.strictObject({
  /** `bar`: fields in one framed row, button at its end. `line`: one large field on a rule. `card`: fields above each other on a raised card. */
  variant: z.enum(["bar", "line", "card"]),
  heading: heading.optional(),
  fields: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[a-zA-Z][\w-]*$/),
        label: labelText(60),
        type: z.enum(["search", "text", "date", "number", "select"]),
        placeholder: labelText(60).optional(),
        /** Of a `select`. */
        options: z.array(bespoke(60)).max(24).optional(),
      }),
    )
    .min(1)
    .max(5),
  submitLabel: labelText(40),
  /** A second, quiet button: "Filters". */
  extraLabel: labelText(40).optional(),
});

export type SearchBoxProps = z.infer<typeof searchBoxProps>;
