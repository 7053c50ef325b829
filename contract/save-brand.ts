import { z } from "zod";
import { brandSchema } from "./brand.ts";
import { command, request } from "./command.ts";

/** Keeps the caller's brand, from the revision that the change was made to: 0 where there was none. Refused with `draft_changed` when there is a later one. */
export const saveBrand = command(
  "save-brand",
  z.strictObject({ request, revision: z.int().min(0).max(2_147_483_647), brand: brandSchema }),
  z.strictObject({ revision: z.int() }),
);
