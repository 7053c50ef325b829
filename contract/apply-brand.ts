import { z } from "zod";
import { command, id, request } from "./command.ts";

/**
 * Has the draft of a site at `revision` wear the caller's brand as it is at its revision `brand`, as one change of the draft. With
 * `publish` visitors see it too, in one step: only where they saw all of the draft before, since nothing else is published by that.
 */
export const applyBrand = command(
  "apply-brand",
  z.strictObject({
    request,
    site: id,
    revision: z.int().min(1),
    brand: z.int().min(1),
    publish: z.boolean().default(false),
  }),
  z.strictObject({ revision: z.int(), publish: id.optional() }),
);
