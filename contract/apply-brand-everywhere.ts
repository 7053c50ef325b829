import { z } from "zod";
import { command, id, request } from "./command.ts";

/**
 * Has all sites that the caller owns wear the caller's brand as it is at its revision `brand`, one by one and by the server, each as
 * one change of its draft; where visitors saw all of the draft, they see that too. Rows of `brand_changes` with this `run` say how it
 * goes. While a run has not ended, the same one is answered.
 */
export const applyBrandEverywhere = command(
  "apply-brand-everywhere",
  z.strictObject({ request, brand: z.int().min(1) }),
  z.strictObject({ run: id }),
);
