import { z } from "zod";
import { command, counted, id, request } from "./command.ts";

/**
 * Has the draft of a site at `revision` wear the caller's brand as it is at its revision `brand`, as one change of the draft. With
 * `publish` visitors see it too, in one step: only where they saw all of the draft before, since nothing else is published by that.
 */
export const applyBrand = command(
  "apply-brand",
  z.strictObject({
    request,
    site: id,
    revision: counted,
    brand: counted,
    publish: z.boolean().default(false),
  }),
  z.strictObject({ revision: z.int(), publish: id.optional() }),
);
