import { z } from "zod";
import { command, counted, id, request } from "./command.ts";
import { designName } from "./design-name.ts";

/**
 * Gives the draft of a site at `revision` another design with all that it says, or the document back that it was at an earlier
 * revision, as one change of the draft; refused with `draft_changed` where there is a later one. What visitors see stays as it is.
 */
export const changeDesign = command(
  "change-design",
  z.strictObject({
    request,
    site: id,
    revision: counted,
    to: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("design"), design: designName }),
      /** As it was before the design was changed, at the revision that is kept of that. */
      z.strictObject({ kind: z.literal("before"), revision: counted }),
    ]),
  }),
  z.strictObject({ revision: z.int() }),
);
