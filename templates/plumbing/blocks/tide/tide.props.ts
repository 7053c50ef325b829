import { z } from "zod";
import { bespoke, heading } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { drawing } from "../../drawing.ts";

export const tideProps = z.strictObject({
  heading: heading.optional(),
  /** Of the depth, which is not drawn without: its columns rise from one to the next then. */
  unit: bespoke(4).optional(),
  entries: records(
    "dates",
    z.strictObject({
      time: part("when", 40),
      depth: z.number().min(0).max(12).optional(),
      title: part("title", 48).optional(),
      text: part("text", 160).optional(),
    }),
    { max: 8 },
  ),
  total: bespoke(120).optional(),
  drawing,
});

export type TideProps = z.infer<typeof tideProps>;
