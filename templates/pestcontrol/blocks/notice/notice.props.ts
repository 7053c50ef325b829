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
  eyebrow: headingText(80).optional(),
  /** The whole title, where nothing is put in. */
  before: headingText(80),
  inserted: bespoke(12).optional(),
  after: bespoke(14).optional(),
  lead: headingText(320).optional(),
  action: link.optional(),
  /** What stands before the number, where a card says R.S.V.P. */
  reply: labelText(24).optional(),
  phone: link.optional(),
  facts: z.array(factText(60)).max(4).optional(),
  /** On white, which the card shows through; without it, the flap of the envelope that the card came in. */
  picture: picture.optional(),
});

export type NoticeProps = z.infer<typeof noticeProps>;
