import { z } from "zod";
import { line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

export const stillProps = z.strictObject({
  /** Two words, as far from each other as the still is wide. */
  title: z.tuple([line, line]),
  picture,
  place: line,
  time: line,
  sound: line,
  subtitle: paragraph,
});

export type StillProps = z.infer<typeof stillProps>;
