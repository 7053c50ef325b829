import { z } from "zod";
import { headingText, ornament, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const reasonsProps = z.strictObject({
  depth: ornament(8),
  title: headingText(40),
  reasons: records(
    "reasons",
    z.strictObject({ name: part("title", 32), note: part("text", 180).optional() }),
    { max: 6 },
  ),
  picture: picture.optional(),
});

export type ReasonsProps = z.infer<typeof reasonsProps>;
