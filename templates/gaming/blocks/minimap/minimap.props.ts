import { z } from "zod";
import { line, link } from "../../../../engine/blocks/fields.ts";

/** The frame of the display, and the arena as six sectors that lead to six sections: no more, no fewer. */
export const minimapProps = z.strictObject({
  label: line,
  sectors: z.array(link).length(6),
});

export type MinimapProps = z.infer<typeof minimapProps>;
