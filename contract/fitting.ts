import { z } from "zod";

const said = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => !/[{}]/.test(text), "must be said without braces");

/** What somebody has said of a business before there was a site (the fitting room): beside its facts, services and a sentence. */
export const saidOfBusiness = z.strictObject({
  services: z.array(z.strictObject({ name: said(60), price: said(20) })).max(6),
  sentence: said(200),
});
