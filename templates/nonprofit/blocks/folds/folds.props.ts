import { z } from "zod";
import { bespoke, headingText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { course } from "../../river/river.props.ts";

export const foldsProps = z.strictObject({
  title: headingText(100),
  lead: headingText(160).optional(),
  /** Six at most, as a paper boat has: what is done, what it costs, and the fold that is drawn beside it. */
  folds: records(
    "offers",
    z.strictObject({
      title: part("title", 40),
      text: part("text", 200).optional(),
      price: part("price", 36).optional(),
      fold: bespoke(56).optional(),
    }),
    { max: 6 },
  ),
  course,
});

export type FoldsProps = z.infer<typeof foldsProps>;
