import { z } from "zod";
import { atMost, heading, readable } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const panesProps = z.strictObject({
  heading: heading.optional(),
  /** Of four, the first is the tall one. */
  panes: records(
    "offers",
    z.strictObject({
      title: part("title", 60),
      text: part("text", 240).optional(),
      when: part("when", 40).optional(),
      price: part("price", 40).optional(),
      note: part("note", 80).optional(),
      /** What the pane shows, as a program would print it: an illustration, not to be read out. Spaces are kept. */
      readout: z
        .array(readable(atMost(z.string(), 46)).meta({ textClass: "bespoke" }))
        .max(12)
        .optional(),
    }),
    { max: 24 },
  ),
});

export type PanesProps = z.infer<typeof panesProps>;
