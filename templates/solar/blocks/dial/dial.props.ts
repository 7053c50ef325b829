import { z } from "zod";
import { headingText, ornament } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const dialProps = z.strictObject({
  hour: ornament(8),
  title: headingText(48),
  /** As many as the half of a dial has room for. */
  reasons: records(
    "reasons",
    z.strictObject({ title: part("title", 28), text: part("text", 84).optional() }),
    { max: 6 },
  ),
});

export type DialProps = z.infer<typeof dialProps>;
