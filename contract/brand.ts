import { z } from "zod";
import { factsSchema } from "../engine/facts/facts.ts";
import { brandLook } from "../engine/theme/brand-look.ts";

/** A sentence that the business says of itself; without braces, which texts of sites refer to facts by. */
const claim = z
  .string()
  .trim()
  .min(1)
  .max(160)
  .refine((text) => !/[{}]/.test(text), "must be said without braces");

/** What all sites of an account have in common: who the business is, how it speaks and how it looks. */
export const brandSchema = z.strictObject({
  /** With the forms of its name, and its logo. */
  facts: factsSchema,
  /** What it says of itself, the first first. */
  claims: z.array(claim).max(5),
  look: brandLook,
});

export type Brand = z.infer<typeof brandSchema>;
