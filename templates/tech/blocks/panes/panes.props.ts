import { z } from "zod";
import { heading, line, paragraph } from "../../../../engine/blocks/fields.ts";

export const panesProps = z.strictObject({
  heading,
  /** Four, as the terminal is split: the first is the tall one. */
  panes: z
    .array(
      z.strictObject({
        title: line,
        text: paragraph,
        /** What the pane shows, as a program would print it: an illustration, not to be read out. */
        readout: z.array(z.string().max(48)).min(1).max(12),
      }),
    )
    .length(4),
});

export type PanesProps = z.infer<typeof panesProps>;
