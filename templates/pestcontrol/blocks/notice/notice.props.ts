import { z } from "zod";
import { line, link, picture } from "../../../../engine/blocks/fields.ts";

/** An engraved card that takes an invitation back: `inserted` is written in by hand, above a caret. */
export const noticeProps = z.strictObject({
  salutation: line,
  before: line,
  inserted: line,
  after: line,
  /** What stands before the number, where a card says R.S.V.P. */
  reply: line,
  phone: link.optional(),
  facts: z.array(line).min(1).max(4),
  action: link.optional(),
  picture,
});

export type NoticeProps = z.infer<typeof noticeProps>;
