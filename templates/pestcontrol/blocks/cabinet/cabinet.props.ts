import { z } from "zod";
import { heading, line, paragraph } from "../../../../engine/blocks/fields.ts";

/** A drawer of specimens behind glass, each drawn as it is pinned. */
export const cabinetProps = z.strictObject({
  heading,
  /** What the drawer is called where it must be pulled along. */
  drawer: line,
  specimens: z
    .array(
      z.strictObject({
        kind: z.enum(["ant", "cockroach", "mouse", "termite", "bedbug", "wasp"]),
        name: line,
        latin: line,
        /** How to tell it. */
        tell: paragraph,
      }),
    )
    .min(1)
    .max(12),
});

export type CabinetProps = z.infer<typeof cabinetProps>;
