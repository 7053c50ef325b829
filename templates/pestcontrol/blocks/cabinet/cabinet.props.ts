import { z } from "zod";
import { bespoke, heading, headingText } from "../../../../engine/blocks/fields.ts";

/** A drawer of specimens behind glass, each drawn as it is pinned: only these have been caught. */
export const cabinetProps = z.strictObject({
  heading: heading.extend({ title: headingText(80) }),
  /** What the drawer is called where it must be pulled along. */
  drawer: bespoke(48),
  specimens: z
    .array(
      z.strictObject({
        kind: z.enum(["ant", "cockroach", "mouse", "termite", "bedbug", "wasp"]),
        name: bespoke(32),
        latin: bespoke(40).optional(),
        /** How to tell it. */
        tell: bespoke(160).optional(),
      }),
    )
    .min(1)
    .max(12),
});

export type CabinetProps = z.infer<typeof cabinetProps>;
