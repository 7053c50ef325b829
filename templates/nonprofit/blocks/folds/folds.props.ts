import { z } from "zod";
import { line, paragraph } from "../../../../engine/blocks/fields.ts";
import { course } from "../../river/river.props.ts";

export const foldsProps = z.strictObject({
  title: line,
  lead: paragraph,
  /** Six, as a paper boat has: what is done, what it costs, and the fold that is drawn beside it. */
  folds: z.array(z.strictObject({ title: line, text: paragraph, price: line, fold: line })).length(6),
  course,
});

export type FoldsProps = z.infer<typeof foldsProps>;
