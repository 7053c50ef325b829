import { z } from "zod";
import { command, counted, id, request } from "./command.ts";

/**
 * Hides sections that are still all sample, as one change of the draft at `revision`: `sections`, or all but those with which
 * their pages open. Links to what is hidden go with it.
 */
export const hideSamples = command(
  "hide-samples",
  z.strictObject({
    request,
    site: id,
    revision: counted,
    sections: z
      .array(z.strictObject({ page: z.string().max(200), section: z.string().max(40) }))
      .max(1000)
      .optional(),
  }),
  z.strictObject({ revision: z.int(), hidden: z.int() }),
);
