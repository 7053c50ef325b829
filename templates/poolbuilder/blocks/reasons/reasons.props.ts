import { z } from "zod";
import { picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { depthHead } from "../depth-head.props.ts";

export const reasonsProps = z.strictObject({
  ...depthHead,
  reasons: records(
    "reasons",
    z.strictObject({
      name: part("title", 60),
      value: part("value", 16).optional(),
      note: part("text", 240).optional(),
    }),
    { max: 12 },
  ),
  picture: picture.optional(),
});

export type ReasonsProps = z.infer<typeof reasonsProps>;
