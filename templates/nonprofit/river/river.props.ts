import { z } from "zod";

/** Two cuts at least: where the river comes in and where it leaves. Without any it winds in the middle of the page. */
export const course = z
  .array(z.strictObject({ at: z.number(), width: z.number().positive() }))
  .min(2)
  .optional();

/** What lies and floats on it: the boat and its folds unless told, or sheets of paper that are nothing yet. */
export const drawing = z.enum(["boats", "plain"]).optional();
