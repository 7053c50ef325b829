import { z } from "zod";
import { heading, href, labelText, link } from "../../../../engine/blocks/fields.ts";
import { classes } from "../../collections.ts";

export const slatsProps = z.strictObject({
  heading,
  classes,
  /** Before the name of who teaches: `{}`. */
  by: labelText(12),
  /** The page of the board: a class's address is this, with `?type=` and its name. */
  board: z.strictObject({ href }),
  link: link.optional(),
});

export type SlatsProps = z.infer<typeof slatsProps>;
