import { z } from "zod";
import { dressParts } from "../engine/transfer/dress.ts";
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
    /** In its own design: what the studio has improved of that since the site began with it, where it is drawn with no more than that. */
    improvement: z
      .object({
        version: z.int(),
        changes: z.array(z.enum(dressParts)),
        /** What stays, because somebody has chosen it for this site. */
        kept: z.array(z.enum(dressParts)),
      })
      .optional(),
  }),
);
