import { z } from "zod";

/** Two cuts at least: where the river comes in and where it leaves. */
export const course = z.array(z.strictObject({ at: z.number(), width: z.number().positive() })).min(2);
