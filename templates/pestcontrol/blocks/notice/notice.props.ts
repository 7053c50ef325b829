import { z } from "zod";
import {
  bespoke,
  factText,
  headingText,
  labelText,
  link,
  picture,
} from "../../../../engine/blocks/fields.ts";

/** An engraved card that takes an invitation back: `inserted` is written in by hand, above a caret. */
export const noticeProps = z.strictObject({
  salutation: headingText(60).optional(),
  /** The whole title, where nothing is put in. */
  before: headingText(48),
  inserted: bespoke(12).optional(),
  after: bespoke(14).optional(),
  /** What stands before the number, where a card says R.S.V.P. */
  reply: labelText(24).optional(),
  phone: link.extend({ label: labelText(24) }).optional(),
  facts: z.array(factText(60)).max(4).optional(),
  action: link.optional(),
  /** On white, which the card shows through. */
  picture,
});

export type NoticeProps = z.infer<typeof noticeProps>;
