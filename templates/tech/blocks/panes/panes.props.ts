import { z } from "zod";
import { heading } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const panesProps = z.strictObject({
  heading,
  /** Of four, the first is the tall one. */
  panes: records(
    "offers",
    z.strictObject({
      title: part("title", 32),
      text: part("text", 160).optional(),
      /** What the pane shows, as a program would print it: an illustration, not to be read out. Spaces are kept. */
      readout: z
        .array(z.string().max(46).meta({ textClass: "bespoke" }))
        .max(12)
        .optional(),
    }),
    { max: 8 },
  ),
});

export type PanesProps = z.infer<typeof panesProps>;
