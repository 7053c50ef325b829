import { z } from "zod";
import { command, id } from "./command.ts";
import { designName } from "./design-name.ts";
import { movedContent } from "./moved-content.ts";

/** A page of a site's draft in another design, with its own content, and what became of that; nothing is kept of it. */
export const drawInDesign = command(
  "draw-in-design",
  z.strictObject({ site: id, design: designName, path: z.string().max(200).default("/") }),
  z.object({
    html: z.string(),
    revision: z.int(),
    moved: movedContent,
    /** Whether it is another site than the draft is: in its own design, whether that looks different today. */
    differs: z.boolean(),
  }),
);
