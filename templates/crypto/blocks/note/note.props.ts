import { z } from "zod";
import { line, link, paragraph } from "../../../../engine/blocks/fields.ts";
import { symbol } from "../symbol.ts";

const figure = z.strictObject({ label: line, value: line, note: line });

export const noteProps = z.strictObject({
  issuer: line,
  /** Made of the figures on the note. */
  serial: line,
  title: line,
  lead: paragraph,
  /** Whose rosette lies under the headline. */
  symbol,
  /** The one that is engraved. */
  headline: figure,
  figures: z.array(figure).min(1).max(4),
  actions: z.array(link).min(1).max(2),
  small: line,
});

export type NoteProps = z.infer<typeof noteProps>;
