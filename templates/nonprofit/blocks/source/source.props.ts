import { z } from "zod";
import { href, line, link, paragraph, picture } from "../../../../engine/blocks/fields.ts";
import { course } from "../../river/river.props.ts";

export const sourceProps = z.strictObject({
  title: line,
  lead: paragraph,
  /** What a visitor in a hurry wants, on four panels of a folded strip. */
  panels: z.array(z.strictObject({ label: line, value: line, href: href.optional() })).length(4),
  actions: z.array(link).min(1).max(2),
  picture,
  course,
});

export type SourceProps = z.infer<typeof sourceProps>;
