import { z } from "zod";
import { command, id } from "./command.ts";
import { designName } from "./design-name.ts";
import { movedContent } from "./moved-content.ts";
import { patch } from "./patch.ts";

/** A site's draft, with changes that are not saved yet, in another design: as a whole document, of which nothing is kept. */
export const pourDraft = command(
  "pour-draft",
  z.strictObject({ site: id, design: designName, patch: z.union([patch, z.tuple([])]) }),
  z.object({ document: z.record(z.string(), z.unknown()), revision: z.int(), moved: movedContent }),
);
