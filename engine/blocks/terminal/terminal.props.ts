import { z } from "zod";
import { atMost, bespoke, heading, labelText, link, readable } from "../fields.ts";

export const terminalProps = z.strictObject({
  /** `window`: below the heading, as wide as the page. `split`: heading beside the window. `strip`: the command alone, in large type. */
  variant: z.enum(["window", "split", "strip"]),
  heading: heading.optional(),
  /** Of the window's bar; also the name of the text for those who cannot see it. */
  title: bespoke(60),
  lines: z
    .array(
      z.strictObject({
        kind: z.enum(["command", "output", "success", "comment"]),
        /** Spaces are kept. */
        text: readable(atMost(z.string().min(1), 200)).meta({ textClass: "bespoke" }),
      }),
    )
    .min(1)
    .max(30),
  /** Words of the button that copies the commands, on a page with the site's script: before, after, and where the browser refuses. */
  copy: z.strictObject({ label: labelText(20), copied: labelText(20), failed: labelText(60) }).optional(),
  actions: z.array(link).max(2).optional(),
});

export type TerminalProps = z.infer<typeof terminalProps>;
