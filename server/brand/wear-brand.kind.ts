import { z } from "zod";
import type { JobKind } from "../jobs/jobs.ts";

/** Has one site wear the brand of its owner, as its row of `brand_changes` asks for it. */
export const wearingBrand = {
  name: "wear-brand",
  data: z.strictObject({ site: z.uuid(), run: z.uuid() }),
} satisfies JobKind;
