import { z } from "zod";
import { href, labelText } from "../../../../engine/blocks/fields.ts";

/** The frame of the display, and the arena as up to six sectors that lead to sections: a hexagon has no more sides. */
export const minimapProps = z.strictObject({
  label: labelText(40),
  sectors: z
    .array(
      z.strictObject({
        label: labelText(10),
        href,
        /** By which section it is lit: the one of this kind that crosses the middle of the screen. */
        litBy: z.enum(["drop", "select", "knockout", "monitors", "floor", "newsletter"]).optional(),
      }),
    )
    .min(1)
    .max(6),
});

export type MinimapProps = z.infer<typeof minimapProps>;
