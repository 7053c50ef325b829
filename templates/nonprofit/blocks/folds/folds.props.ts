import { z } from "zod";
import { bespoke, headingText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { course, drawing } from "../../river/river.props.ts";

export const foldsProps = z.strictObject({
  title: headingText(100).optional(),
  lead: headingText(240).optional(),
  /** Six are the folds of a paper boat: what is done, what it costs, and the fold that is drawn beside it. */
  folds: records(
    "offers",
    z.strictObject({
      title: part("title", 40),
      when: part("when", 40).optional(),
      text: part("text", 200).optional(),
      price: part("price", 36).optional(),
      unit: part("unit", 24).optional(),
      note: part("note", 64).optional(),
      fold: bespoke(56).optional(),
    }),
    { max: 18 },
  ),
  more: link.optional(),
  course,
  drawing,
});

export type FoldsProps = z.infer<typeof foldsProps>;
